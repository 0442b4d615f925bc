/** What a form of the workshop says, as the server is asked: which subjects a kind of study has, and what fits it. */
import type { Wire } from '$lib/wire';
import type { Axis } from './drawing';

export type Kind = Wire<'LabStudyRequest'>['kind'];
export type Subject = 'scene' | 'question' | 'duel' | 'odds';

export const KINDS: Kind[] = ['sweep', 'matrix', 'compare', 'sensitivity', 'balance', 'explore'];

const SUBJECTS: Record<Kind, Subject[]> = {
  sweep: ['scene', 'question'],
  matrix: ['question', 'duel'],
  compare: ['scene', 'odds'],
  sensitivity: ['scene', 'question'],
  balance: ['scene'],
  explore: ['scene'],
};
/** How many things may vary; 0: nothing is chosen. */
const AXES: Record<Kind, number> = { sweep: 2, matrix: 0, compare: 4, sensitivity: 4, balance: 2, explore: 0 };

export const subjectsOf = (kind: Kind): Subject[] => SUBJECTS[kind];
export const mostAxes = (kind: Kind): number => AXES[kind];
export const playsGames = (subject: Subject): boolean => subject === 'scene' || subject === 'duel';

/** How many variants come of it, as far as the page can tell; null where only the server knows. */
export function sizeOf(kind: Kind, axes: Axis[]): number | null {
  switch (kind) {
    case 'sweep':
    case 'balance':
      return axes.reduce((size, { values }) => size * values.length, 1);
    case 'compare':
      return 2;
    case 'explore':
      return 1;
    case 'matrix':
      return axes.length === 2 ? axes.reduce((size, { values }) => size * values.length, 1) : null;
    case 'sensitivity':
      return null;
  }
}

export interface Form {
  kind: Kind;
  subject: Subject;
  system: string;
  scenario: string;
  question: string;
  given: Record<string, string | string[]>;
  axes: Axis[];
  tactic: string;
  measure: string;
  games: number;
  precision: number;
  target: number;
  rounds: number;
  seed: number;
  name: string;
}

/** The request of a form: only what its kind and subject know. */
export function requestOf(form: Form): Wire<'LabStudyRequest'> {
  const games = playsGames(form.subject);
  const varied = form.axes.map(({ path }) => path).filter((path) => path.startsWith('given.'));
  // What varies is not also given.
  const given = Object.fromEntries(Object.entries(form.given).filter(([name]) => form.kind !== 'matrix' || !varied.includes(`given.${name}`)));
  return {
    kind: form.kind,
    system: form.system,
    scenario: form.subject === 'scene' ? form.scenario : '',
    duel: [],
    question: form.subject === 'question' ? form.question : '',
    given: form.subject === 'question' ? given : {},
    options: {},
    content: [],
    tactic: games ? form.tactic : '',
    rounds: games ? form.rounds : 0,
    axes: form.axes,
    measure: form.subject === 'odds' ? '' : form.measure,
    games: form.games,
    precision: games ? form.precision / 100 : 0,
    target: form.target / 100,
    seed: form.seed,
    name: form.name.trim(),
  };
}
