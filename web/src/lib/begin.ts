/** Ways into a game with one click: a guided scene at once, or a scene to prepare. */
import { Api } from './api';
import { here } from './place.svelte';
import { hostToken, keepSeat } from './tokens';

export async function beginLesson(system: string, lesson: string): Promise<void> {
  const { game, token } = await new Api(hostToken()).beginLesson({ system, lesson });
  keepSeat(game, token);
  here.go({ page: 'table', game });
}

export async function prepareScene(system: string, scene: string): Promise<void> {
  const { game, token } = await new Api(hostToken()).create({ system, scene });
  keepSeat(game, token);
  here.go({ page: 'lobby', game });
}
