/** The ways to answer one question of a list, and what each figure answers in it. */
import type { Offer } from '../wire';

export interface Way {
  key: string;
  /** What its parts have in common; empty: it has but one. */
  heading: string;
  isDefault: boolean;
  parts: { keys: string[]; label: string; cost: string }[];
}

/** The default first; then each answer, or where something is asked right after it, the answers to that. */
export function waysOf(offers: readonly Offer[], then: Record<string, Offer[]>, byDefault: string): Way[] {
  const isDefault = ({ key }: Offer) => Number(key === byDefault);
  return offers.toSorted((one, other) => isDefault(other) - isDefault(one)).map((offer) => {
    const next = then[offer.key] ?? [];
    const parts = next.length
      ? next.map(({ key, label, cost }) => ({ keys: [offer.key, key], label, cost }))
      : [{ keys: [offer.key], label: offer.label, cost: offer.cost }];
    const heading = next.length ? [offer.label, offer.cost.replaceAll(' ', '\u00a0')].filter(Boolean).join(', ') : '';
    return { key: offer.key, heading, isDefault: offer.key === byDefault, parts };
  });
}
