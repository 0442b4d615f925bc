/** A small table to try things on. Only what is looked at: the server may say more. */
import type { Choice, Line, Odds, Offer, TableView } from '../src/lib/wire';

export function table(given: Partial<TableView> = {}): TableView {
  return {
    game: 'g1',
    title: 'Probe',
    system: 'phasesix',
    system_title: 'Phase Six',
    scene: 'schlaegerei',
    introduction: '',
    stage: 'running',
    lang: 'de',
    head: 7,
    me: { role: 'player', seat: 'a', name: 'Mira', answers_for: ['a'] },
    seats: [],
    display: null,
    log: [],
    log_from: 0,
    choices: [],
    hand: null,
    waiting: [],
    ending: null,
    paused: false,
    countdown: null,
    undo: null,
    may_undo: 'no',
    orders: [],
    may_concede: false,
    fairness: null,
    ...given,
  } satisfies Partial<TableView> as unknown as TableView;
}

export function line(n: number): Line {
  return {
    n,
    i: 0,
    kind: 'note',
    text: `Satz ${n}`,
    rule: '',
    seat: '',
    round: null,
    dice: null,
    sums: [],
    secret: false,
    undone: false,
    about: [],
    letter: null,
  } satisfies Partial<Line> as unknown as Line;
}

export function offer(key: string): Offer {
  return { key, label: key, cost: '', kind: '', subject: '', odds: null, worth: null, worth_text: '' } satisfies Partial<Offer> as unknown as Offer;
}

export function odds(chance: number): Odds {
  return { measure: 'Treffer', chance, chance_text: '', mean_text: '', bars: [], assumed: '' } satisfies Partial<Odds> as unknown as Odds;
}

export function choice(given: Partial<Choice> = {}): Choice {
  return {
    id: '7.0',
    seat: 'a',
    who: 'hagen',
    asked: 'react',
    title: '',
    question: 'Reagieren?',
    rule: 'PS-REA-01',
    offers: [offer('dodge'), offer('take')],
    refused: [],
    default: 'take',
    default_label: 'Hinnehmen',
    finite: true,
    numbers: null,
    may_stand: false,
    goal: '',
    odds_pending: false,
    tray: null,
    deadline: null,
    ...given,
  } satisfies Partial<Choice> as unknown as Choice;
}
