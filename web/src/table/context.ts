/** What every part of the table page may use: the table as it is, the words, and ways to open and to do things. */
import { getContext, setContext } from 'svelte';
import type { Api } from '$lib/api';
import type { Recap } from '../recap/recap.svelte';
import type { Keeper } from '../fairness/keeper.svelte';
import type { Answering } from './answering.svelte';
import type { Command, Done, Problem, Sum, TableView } from './wire';
import type { Words } from './words';

/** What came of a command: done, or why not. Over a lost connection it simply takes longer. */
export type Sent = { done: Done; problem?: undefined } | { done?: undefined; problem: Problem };

export interface TableContext {
  readonly table: TableView;
  readonly words: Words;
  /** Nothing can be done in a replay. */
  readonly canAct: boolean;
  readonly isMaster: boolean;
  /** The server as this seat sees it. */
  readonly api: Api;
  readonly answering: Answering;
  /** What this browser does for fair dice; null in a replay. */
  readonly keeper: Keeper | null;
  /** What others did since this person last decided something. */
  readonly recap: Recap;
  send(command: Command): Promise<Sent>;
  openSum(sum: Sum): void;
  openRule(id: string): void;
  /** Lets the master decide about the probe under way. */
  openRuling(): void;
  /** Opens somebody's sheet as they are now. */
  openCharacter(id: string): void;
  /** Tells people who listen instead of looking; `urgent` interrupts what is being read. */
  announce(text: string, urgent?: boolean): void;
  /** The colour of a side, 1 to 4; 0 for none. */
  colourOf(side: string): number;
}

const KEY = Symbol('table');

export function provideTable(context: TableContext): void {
  setContext(KEY, context);
}

export function useTable(): TableContext {
  return getContext<TableContext>(KEY);
}
