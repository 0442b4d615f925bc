/** The games that this browser can open: all of the house for its host, otherwise those it has a seat in. */
import { Api } from './api';
import { TableError } from './problem';
import { dropHost, dropSeat, hostToken, keepSeat, knownGames, seatToken } from './tokens';
import type { Wire } from './wire';

export interface Known {
  id: string;
  title: string;
  system: string;
  about: string;
  stage: 'lobby' | 'running' | 'over';
  round: number;
  changed: number | null;
  role: Wire<'Whoami'>['role'];
  token: string;
  /** Why it is put aside, if what is stored of it does not hold together. */
  damaged?: string;
}

export async function allGames(): Promise<Known[]> {
  const host = hostToken();
  const hosted = host ? await hostedGames(host) : [];
  const own = await Promise.all(
    knownGames()
      .filter((game) => !hosted.some(({ id }) => id === game))
      .map(ownGame),
  );
  return [...hosted, ...own.filter((game) => game !== null)];
}

async function hostedGames(host: string): Promise<Known[]> {
  try {
    const games = await new Api(host).games();
    return games.map((game) => {
      // The host is the master of every game, unless this browser has taken another seat there.
      if (!seatToken(game.id)) keepSeat(game.id, game.token);
      const scene = game.scene_name === game.title ? '' : game.scene_name;
      const about = [game.system_title, scene].filter(Boolean).join(' · ');
      return { ...game, about, role: 'master' as const };
    });
  } catch (error) {
    if (!isRefused(error)) throw error;
    dropHost();
    return [];
  }
}

async function ownGame(game: string): Promise<Known | null> {
  const token = seatToken(game) ?? '';
  try {
    const me = await new Api(token).me();
    return {
      id: me.game,
      title: me.title,
      system: me.system,
      about: me.name,
      stage: me.stage || 'running',
      round: 0,
      changed: null,
      role: me.role,
      token,
    };
  } catch (error) {
    if (error instanceof TableError && error.problem.code === 'table-game-damaged') {
      const damaged = error.problem.text;
      return { id: game, title: game, system: '', about: '', stage: 'over', round: 0, changed: null, role: 'player', token, damaged };
    }
    if (!isRefused(error)) throw error;
    dropSeat(game);
    return null;
  }
}

const REFUSALS = ['table-link-unknown', 'table-link-revoked', 'table-token-no-seat', 'table-only-host', 'table-no-game'];

/** The token itself opens nothing any more, as opposed to a server that cannot be reached or has no room. */
function isRefused(error: unknown): boolean {
  return error instanceof TableError && REFUSALS.includes(error.problem.code);
}
