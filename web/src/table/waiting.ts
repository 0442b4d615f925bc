/** Whom the table waits for: by the name in the game, and by their own where it is known; and who is not there at all. */
import { isMissing, standInOf } from '$lib/seating';
import type { TableView } from './wire';

type Named = { seat: string; name: string };

export function waitingFor(table: TableView): string[] {
  const names = table.waiting.map(({ seat, name }) => {
    const known = table.seats.find((one) => one.seat === seat);
    // A computer that thinks may take a while, and everybody wants to know that it is one.
    const who = known && standInOf(known) === 'computer' ? known.player_name : known?.person;
    return who && who !== name ? `${name} (${who})` : name;
  });
  return [...new Set(names)];
}

/** Whether a computer that thinks is among those whom the table waits for. */
export function isThoughtAbout(table: Pick<TableView, 'seats' | 'waiting'>): boolean {
  return table.waiting.some(({ seat }) => table.seats.some((one) => one.seat === seat && one.thinks));
}

/** The seats kept for people who have no screen open. */
export function absentFrom(table: Pick<TableView, 'seats'>): Named[] {
  return table.seats.filter((one) => one.seat && isMissing(one)).map(({ seat, name }) => ({ seat, name }));
}

/** Those for whom the game waits, though nobody sits there: no screen is open, or the link was taken away. */
export function awaitedInVain(table: Pick<TableView, 'seats' | 'waiting'>): Named[] {
  return table.waiting.filter(({ seat }) => {
    const known = table.seats.find((one) => one.seat === seat);
    return !known || isMissing(known);
  });
}
