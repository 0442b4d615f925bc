/**
 * For effects that ask the server. Answers overtake each other, so both return the effect's end: whoever has asked for
 * something else since, or has left the page, does not get what comes late.
 */

/** What comes of `asked` goes to `found` or `failed`, as long as it is wanted. */
export function whileWanted<T>(asked: Promise<T>, found: (what: T) => void, failed: (why: unknown) => void): () => void {
  let isWanted = true;
  asked.then(
    (what) => {
      if (isWanted) found(what);
    },
    (why: unknown) => {
      if (isWanted) failed(why);
    },
  );
  return () => {
    isWanted = false;
  };
}

/** The same for what is being typed: it is asked only when nothing has changed for so many milliseconds. */
export function afterPause<T>(pause: number, ask: () => Promise<T>, found: (what: T) => void, failed: (why: unknown) => void): () => void {
  let forget = (): void => undefined;
  const timer = setTimeout(() => (forget = whileWanted(ask(), found, failed)), pause);
  return () => {
    clearTimeout(timer);
    forget();
  };
}
