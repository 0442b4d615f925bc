/** Who is missing at a table, and who could play there instead. */
import type { Wire } from './wire';

/** A seat is kept for a person, and no screen is open there. */
export function isMissing(seat: { player: string; connected?: number }): boolean {
  return seat.player === 'person' && !seat.connected;
}

/** Who can play where a person is missing: the person who still comes, the computer, or whoever sits at this screen. */
export type StandIn = 'person' | 'computer' | 'here';

/** What a seat's player is to be called so that this one plays; empty where the system has no computer player. */
export function playerFor(who: StandIn, lobby: Pick<Wire<'Lobby'>, 'detail'>, seat: string): string {
  if (who !== 'computer') return who === 'here' ? 'master' : 'person';
  const { seats, tactics } = lobby.detail;
  const suggested = seats.find((one) => one.seat === seat)?.suggested;
  return (tactics.find(({ name }) => name === suggested) ?? tactics[0])?.name ?? '';
}

/** Who plays a seat, in the same terms. */
export function standInOf(seat: { player: string }): StandIn {
  return seat.player === 'person' ? 'person' : seat.player === 'master' ? 'here' : 'computer';
}
