/** Which lines of the log somebody wants to see. */
import type { Line } from '../wire';

/** `news` without how it came about, `seat:…` for what a seat did, `about:…` for what concerns a participant. */
export function shown(log: readonly Line[], filter: string): Line[] {
  if (!filter) return [...log];
  if (filter === 'news') return log.filter((line) => line.news && !line.undone);
  const [kind, id] = [filter.slice(0, filter.indexOf(':')), filter.slice(filter.indexOf(':') + 1)];
  return log.filter((line) => (kind === 'seat' ? line.seat === id : line.about.includes(id)));
}

export interface Chapter {
  /** The number of the round; null before the first that is known. */
  round: number | null;
  title: string;
  lines: Line[];
}

/** The log in rounds. A round begins with the line that says so, which may be filtered out itself. */
export function chapters(log: readonly Line[], filter: string): Chapter[] {
  const wanted = new Set(shown(log, filter));
  const found: Chapter[] = [{ round: null, title: '', lines: [] }];
  for (const line of log) {
    if (line.round !== null && line.round !== found.at(-1)?.round) found.push({ round: line.round, title: line.chapter, lines: [] });
    if (wanted.has(line)) found.at(-1)?.lines.push(line);
  }
  return found.filter((chapter) => chapter.lines.length);
}

/** What a throw led to: the sentence after it, if none of another throw came first. */
export function meaningOf(log: readonly Line[], thrown: Line): string {
  const next = log.slice(log.indexOf(thrown) + 1).find((line) => !line.undone);
  return next && !next.dice && next.round === null ? next.text : '';
}

/** So many lines back a throw is still what just happened. */
const LATELY = 8;

/** The last throw that still counts, unless it is long ago. */
export function lastThrow(log: readonly Line[]): Line | null {
  for (let i = log.length - 1; i >= Math.max(0, log.length - LATELY); i--) {
    const line = log[i];
    if (line?.dice && !line.undone) return line;
  }
  return null;
}
