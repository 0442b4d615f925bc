/** Answers as curves over one axis. */
import type { Wire } from '$lib/wire';

export interface Curve {
  /** Which question it answers: decides the colour. */
  at: number;
  name: string;
  answer: Wire<'OddsAnswer'>;
}

export type Measure = 'exactly' | 'atLeast';

export interface Place {
  value: number;
  label: string;
}

/** Curves that share an axis: they measure the same, and every value has the same name for all of them. */
export function alike(curves: Curve[]): Curve[][] {
  const groups: Curve[][] = [];
  for (const curve of curves) {
    const found = groups.find((group) => group.every((other) => measuresTheSame(curve, other)));
    if (found) found.push(curve);
    else groups.push([curve]);
  }
  return groups;
}

function measuresTheSame({ answer: one }: Curve, { answer: other }: Curve): boolean {
  const names = new Map(one.bars.map((bar) => [bar.value, bar.label]));
  return one.measure === other.measure && other.bars.every((bar) => (names.get(bar.value) ?? bar.label) === bar.label);
}

/** The outcomes of all curves in order; equal values share a place. */
export function axis(curves: Curve[]): Place[] {
  const labels = new Map<number, string>();
  for (const { answer } of curves) for (const bar of answer.bars) if (!labels.has(bar.value)) labels.set(bar.value, bar.label);
  return [...labels].map(([value, label]) => ({ value, label })).sort((one, other) => one.value - other.value);
}

/** How likely a place is on a curve: exactly, or at least that much. */
export function share(curve: Curve, value: number, measure: Measure): number {
  const bars = curve.answer.bars;
  if (measure === 'exactly') return bars.find((bar) => bar.value === value)?.share ?? 0;
  return bars.filter((bar) => bar.value >= value).reduce((sum, bar) => sum + bar.share, 0);
}

/** Whether "at least" means something for all of them. */
export function isOrdered(curves: Curve[]): boolean {
  return curves.every(({ answer }) => answer.bars.every(({ at_least }) => at_least !== null));
}

/** Where the scale ends: a round number above the highest. */
export function ceiling(highest: number): number {
  const steps = [0.05, 0.1, 0.2, 0.25, 0.4, 0.5, 0.6, 0.8, 1];
  return steps.find((step) => step >= highest - 1e-9) ?? 1;
}
