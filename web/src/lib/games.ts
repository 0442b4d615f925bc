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
  people: string[];
  winner: string;
  /** How it ended, in a sentence. */
  outcome: string;
  /** Why it is put aside, if what is stored of it does not hold together. */
  damaged?: string;
}

/** What somebody looks for; what is empty does not matter. */
export interface GameSearch {
  q: string;
  system: string;
  ending: '' | 'won' | 'draw';
  since: string;
  until: string;
}

export const isSearching = (search: GameSearch): boolean => Object.values(search).some((value) => value.trim() !== '');

export async function allGames(search: GameSearch | null = null): Promise<Known[]> {
  const host = hostToken();
  const hosted = host ? await hostedGames(host, search) : [];
  // With a search the host's list has gaps; all of the house's games are in it without one.
  if (host && search) return hosted;
  const own = await Promise.all(
    knownGames()
      .filter((game) => !hosted.some(({ id }) => id === game))
      .map(ownGame),
  );
  const found = [...hosted, ...own.filter((game) => game !== null)];
  return search ? found.filter((game) => isFound(game, search)) : found;
}

/** The same search as the table's, for those who are not its host. */
export function isFound(game: Known, search: GameSearch): boolean {
  const told = [game.title, game.about, game.winner, game.outcome, ...game.people].join(' ').toLowerCase();
  const day = game.changed === null ? '' : new Date(game.changed * 1000).toISOString().slice(0, 10);
  const endedSo = !search.ending || (game.outcome !== '' && (game.winner !== '') === (search.ending === 'won'));
  return (
    search.q.toLowerCase().split(/\s+/).every((word) => told.includes(word)) &&
    (!search.system || search.system === game.system) &&
    endedSo &&
    (!search.since || day >= search.since) &&
    (!search.until || (day !== '' && day <= search.until))
  );
}

async function hostedGames(host: string, search: GameSearch | null): Promise<Known[]> {
  try {
    const wanted = Object.entries(search ?? {}).filter(([, value]) => value.trim() !== '');
    const games = await new Api(host).games(Object.fromEntries(wanted));
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
      about: [me.system_title, me.name].filter(Boolean).join(' · '),
      stage: me.stage || 'running',
      round: 0,
      changed: me.changed || null,
      role: me.role,
      token,
      people: [],
      winner: me.winner,
      outcome: me.outcome,
    };
  } catch (error) {
    if (error instanceof TableError && error.problem.code === 'table-game-damaged') {
      const damaged = error.problem.text;
      return { id: game, title: game, system: '', about: '', stage: 'over', round: 0, changed: null, role: 'player', token, people: [], winner: '', outcome: '', damaged };
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
