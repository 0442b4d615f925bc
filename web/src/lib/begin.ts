/** Ways into a game with one click: a guided scene at once, or a scene to prepare. */
import { beginAlone } from './alone';
import { Api } from './api';
import { here } from './place.svelte';
import { hostToken, keepSeat } from './tokens';

export async function beginLesson(system: string, lesson: string): Promise<void> {
  const { game, token } = await new Api(hostToken()).beginLesson({ system, lesson });
  keepSeat(game, token);
  here.go({ page: 'table', game });
}

/** Alone one is at the table at once: the seats that people are expected to play are played here. */
export async function prepareScene(system: string, scene: string, isAlone = false, content: string[] = [], api = new Api(hostToken())): Promise<void> {
  const { game, token } = await api.create({ system, scene, content });
  keepSeat(game, token);
  if (isAlone) await beginAlone(new Api(token));
  here.go(isAlone ? { page: 'table', game } : { page: 'lobby', game });
}
