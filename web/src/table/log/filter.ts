/** Which lines of the log somebody wants to see. */
import type { Line } from '../wire';

/** `seat:…` for what a seat did, `about:…` for what concerns a participant, nothing for everything. */
export type Filter = '' | `seat:${string}` | `about:${string}`;

export function shown(log: readonly Line[], filter: string): Line[] {
  if (!filter) return [...log];
  const [kind, id] = [filter.slice(0, filter.indexOf(':')), filter.slice(filter.indexOf(':') + 1)];
  return log.filter((line) => (kind === 'seat' ? line.seat === id : line.about.includes(id)));
}

export interface Chapter {
  /** The number of the round; null before the first that is known. */
  round: number | null;
  lines: Line[];
}

/** The log in rounds. A round begins with the line that says so, which may be filtered out itself. */
export function chapters(log: readonly Line[], filter: string): Chapter[] {
  const wanted = new Set(shown(log, filter));
  const found: Chapter[] = [{ round: null, lines: [] }];
  for (const line of log) {
    if (line.round !== null && line.round !== found.at(-1)?.round) found.push({ round: line.round, lines: [] });
    if (wanted.has(line)) found.at(-1)?.lines.push(line);
  }
  return found.filter((chapter) => chapter.lines.length);
}

/** The last throw that still counts, with the sentence that belongs to it. */
export function lastThrow(log: readonly Line[]): Line | null {
  for (let i = log.length - 1; i >= 0; i--) {
    const line = log[i];
    if (line?.dice && !line.undone) return line;
  }
  return null;
}
