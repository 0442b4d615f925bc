/** Long lists of answers: what has odds line by line, by kind if there is much of it; the rest together by kind and by
 * whom it is about. */
import type { Offer } from '../wire';

export const FEW = 9;
export const SEARCH_FROM = 13;
/** So many of a group are shown before somebody asks for all. */
export const GLIMPSE = 6;
/** And of a kind with odds, the best of which come first. */
export const BEST = 3;

/** How many of a group are shown before somebody asks for all. */
export function glimpse({ id, offers }: Group): number {
  if (id.startsWith('odds:')) return offers.length > BEST + 1 ? BEST : offers.length;
  return id === 'odds' || offers.length <= FEW + 1 ? offers.length : GLIMPSE;
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
  const kinds = kindsWithOdds(offers);
  for (const offer of offers) {
    const id = groupOf(offer, defaultKey, kinds);
    const group = found.get(id) ?? { id, subject: id.startsWith('kind:') ? offer.subject : '', offers: [] };
    if (!found.has(id)) found.set(id, group);
    group.offers.push(offer);
  }
  return withLoneOnesTogether([...found.values()]);
}

const hasOdds = (offer: Offer): boolean => offer.odds !== null || offer.worth !== null;

/** Kinds of which there are several with odds, in a list so long that nobody compares all of it. */
function kindsWithOdds(offers: readonly Offer[]): Set<string> {
  const kinds = offers.filter(hasOdds).map((offer) => offer.kind);
  const several = new Set(kinds.filter((kind, i) => kinds.indexOf(kind) !== i));
  return kinds.length > FEW && several.size > 1 ? several : new Set();
}

function groupOf(offer: Offer, defaultKey: string, kinds: Set<string>): string {
  if (hasOdds(offer)) return kinds.has(offer.kind) ? `odds:${offer.kind}` : 'odds';
  if (offer.key === defaultKey) return 'default';
  return `kind:${offer.kind}:${offer.subject}`;
}

/** Groups of one answer make a list full of headings: neighbours of that sort share one without a heading. */
function withLoneOnesTogether(groups: Group[]): Group[] {
  const found: Group[] = [];
  for (const group of groups) {
    const last = found.at(-1);
    const isLone = group.offers.length === 1 && group.id !== 'odds' && group.id !== 'default';
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
