/** One person at a table: their seats are answered at this screen, the computer plays all others. */
import type { Api } from './api';
import { playerFor, standInOf } from './seating';
import type { Wire } from './wire';

/** The seats that somebody alone would like to have: all that people are expected to play, on one side. */
export function seatsAlone({ detail }: Pick<Wire<'Lobby'>, 'detail'>): string[] {
  const players = detail.seats.filter(({ seat }) => seat !== 'master');
  const expected = players.filter(({ suggested }) => suggested === 'person');
  const first = expected[0] ?? players[0];
  return (expected.length ? expected : players).filter(({ side }) => side === first?.side).map(({ seat }) => seat);
}

/** Who plays each seat if somebody plays these alone; seats that already have their player are left out. */
export function seatingAlone(lobby: Wire<'Lobby'>, mine: readonly string[]): { id: number; player: string }[] {
  const asked = lobby.detail.seats.map(({ seat }) => seat);
  const seats = lobby.seats.filter(({ role, seat }) => role !== 'spectator' && asked.includes(seat));
  return seats.flatMap(({ id, seat, player: before }) => {
    const who = mine.includes(seat) ? 'here' : 'computer';
    // A computer that plays there already keeps its tactic or level.
    return standInOf({ player: before }) === who ? [] : [{ id, player: playerFor(who, lobby, seat) || 'master' }];
  });
}

/** From a prepared game to its first question. */
export async function beginAlone(api: Api): Promise<void> {
  const lobby = await api.lobby();
  for (const { id, player } of seatingAlone(lobby, seatsAlone(lobby))) await api.changeSeat(id, { player });
  await api.begin();
}
