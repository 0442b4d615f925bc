/** The secret links that this browser has been given: one per game, and the host's. */

const HOST = 'regelwerk.host';
const seatKey = (game: string): string => `regelwerk.seat.${game}`;

/** A tab keeps its own seat, so that two seats of one game can be tried in two tabs; the browser remembers the last. */
export function keepSeat(game: string, token: string): void {
  sessionStorage.setItem(seatKey(game), token);
  localStorage.setItem(seatKey(game), token);
}

export function seatToken(game: string): string | null {
  return sessionStorage.getItem(seatKey(game)) ?? localStorage.getItem(seatKey(game));
}

export function dropSeat(game: string): void {
  sessionStorage.removeItem(seatKey(game));
  localStorage.removeItem(seatKey(game));
}

/** The games in which this browser has a seat. */
export function knownGames(): string[] {
  const prefix = seatKey('');
  return Object.keys(localStorage)
    .filter((key) => key.startsWith(prefix))
    .map((key) => key.slice(prefix.length));
}

export function keepHost(token: string): void {
  localStorage.setItem(HOST, token);
}

export function hostToken(): string | null {
  return localStorage.getItem(HOST);
}

export function dropHost(): void {
  localStorage.removeItem(HOST);
}
