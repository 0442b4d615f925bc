/** How news from the server change what a seat knows. Pure: a view goes in, a view comes out. */
import type { Choice, Line, TableView, Wire } from './wire';

/** The view after an update: what was not named stays the same object, new lines join the log, undone ones are struck out. */
export function updated(view: TableView, update: Wire<'Update'>): TableView {
  const next = patched(view, update);
  return { ...next, head: update.head, log: struck(joined(next.log, update.lines), update.struck) };
}

/** An object or a list after a patch: first its length, then whole values, then what has changed inside others. */
export function patched<T extends object>(value: T, patch: Wire<'Patch'>): T {
  const made = (Array.isArray(value) ? [...value] : { ...value }) as Record<string, unknown>;
  if (Array.isArray(made) && typeof patch.length === 'number') made.length = patch.length;
  Object.assign(made, patch.changed);
  for (const [name, inner] of Object.entries(patch.inside ?? {})) made[name] = patched(made[name] as object, inner);
  return made as T;
}

/** The view with the odds of one of its questions; its offers stay where they are. */
export function withOdds(view: TableView, news: Wire<'OddsNews'>): TableView {
  const choices = view.choices.map((choice) => (choice.id === news.prompt ? weighed(choice, news) : choice));
  return { ...view, choices };
}

/** The log with earlier lines in front, as they are fetched when somebody reads back. */
export function withEarlier(view: TableView, lines: Line[], from: number): TableView {
  return { ...view, log: joined(lines, view.log), log_from: Math.min(from, view.log_from) };
}

function joined(old: Line[], fresh: Line[]): Line[] {
  // A line may come twice when a connection was lost in between; it is known by its entry and its place there.
  const known = new Set(old.map((line) => `${line.n}.${line.i}`));
  const added = fresh.filter((line) => !known.has(`${line.n}.${line.i}`));
  return added.length ? [...old, ...added] : old;
}

function struck(log: Line[], entries: number[]): Line[] {
  if (!entries.length) return log;
  const undone = new Set(entries);
  return log.map((line) => (undone.has(line.n) && !line.undone ? { ...line, undone: true } : line));
}

function weighed(choice: Choice, news: Wire<'OddsNews'>): Choice {
  const offers = choice.offers.map((offer) => {
    const worth = news.worths[offer.key];
    const odds = news.odds[offer.key] ?? offer.odds;
    return worth ? { ...offer, odds, worth: worth.share, worth_text: worth.text } : { ...offer, odds };
  });
  return { ...choice, offers, goal: news.goal || choice.goal, odds_pending: false };
}
