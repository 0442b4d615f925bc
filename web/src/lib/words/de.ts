/** The interface's own words in German. English has the same keys, or it does not compile. */
export const de = {
  appName: 'Regelwerk',
  reconnecting: 'Verbindung unterbrochen, ich versuche es wieder …',
};

type Worded<T> = {
  [K in keyof T]: T[K] extends (...given: infer Given) => string
    ? (...given: Given) => string
    : T[K] extends string
      ? string
      : Worded<T[K]>;
};
export type Words = Worded<typeof de>;
