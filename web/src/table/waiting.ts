/** Whom the table waits for: by the name in the game, and by their own where it is known. */
import type { TableView } from './wire';

export function waitingFor(table: TableView): string[] {
  const names = table.waiting.map(({ seat, name }) => {
    const person = table.seats.find((one) => one.seat === seat)?.person;
    return person && person !== name ? `${name} (${person})` : name;
  });
  return [...new Set(names)];
}
