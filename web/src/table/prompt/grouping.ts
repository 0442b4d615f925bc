/** Long lists of answers: together by kind and by whom they are about. Odds have no say in it: what stands somewhere
 * stays there when they arrive. */
import type { Offer } from '../wire';

export const FEW = 9;
export const SEARCH_FROM = 13;
/** So many of a group are shown before somebody asks for all. */
export const GLIMPSE = 6;

/** How many of a group are shown before somebody asks for all. */
export function glimpse({ offers }: Group): number {
  return offers.length <= FEW + 1 ? offers.length : GLIMPSE;
}

export interface Group {
  id: string;
  /** The key of whom or what its answers are about, if they share it. */
  subject: string;
  offers: Offer[];
}

/** The answers in groups, in the order in which the server lists them. A short list is one group. */
export function grouped(offers: readonly Offer[], defaultKey: string): Group[] {
  if (offers.length <= FEW) return [{ id: 'all', subject: '', offers: [...offers] }];
  const found = new Map<string, Group>();
  for (const offer of offers) {
    const id = `kind:${offer.kind}:${offer.subject}`;
    const group = found.get(id) ?? { id, subject: offer.subject, offers: [] };
    if (!found.has(id)) found.set(id, group);
    group.offers.push(offer);
  }
  return withLoneOnesTogether([...found.values()], defaultKey);
}

/** Groups of one answer make a list full of headings: neighbours of that sort share one without a heading. The default
 * stands for itself. */
function withLoneOnesTogether(groups: Group[], defaultKey: string): Group[] {
  const found: Group[] = [];
  for (const group of groups) {
    const last = found.at(-1);
    const isLone = group.offers.length === 1 && group.offers[0]?.key !== defaultKey;
    if (isLone && last?.id.startsWith('lone:')) last.offers.push(...group.offers);
    else found.push(isLone ? { id: `lone:${group.id}`, subject: '', offers: [...group.offers] } : group);
  }
  return found;
}

/** The answers that have all the words in what they say. */
export function searched(offers: readonly Offer[], text: string): Offer[] {
  const wanted = folded(text).split(/\s+/).filter(Boolean);
  return offers.filter((offer) => {
    const said = folded(`${offer.label} ${offer.subject} ${offer.cost}`);
    return wanted.every((word) => said.includes(word));
  });
}

function folded(text: string): string {
  return text
    .toLocaleLowerCase()
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '');
}

/** What `1` to `9` answer: the first nine as they stand on the screen. */
export function numbered(groups: readonly Group[]): Map<string, number> {
  const keys = groups.flatMap((group) => group.offers.map((offer) => offer.key)).slice(0, FEW);
  return new Map(keys.map((key, i) => [key, i + 1]));
}
