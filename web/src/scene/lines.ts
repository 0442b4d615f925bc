/** Who takes part in a scene, in groups: sides, places or one list, whatever the system sorts them by. */
import type { Wire } from '$lib/wire';
import type { Draft, Plain, Tables } from './draft.svelte';
import { freeId, textIn, withText } from './draft.svelte';
import type { SceneWords } from './words';

export interface Member {
  readonly key: string;
  readonly who: string;
  readonly name: string;
  readonly note: string;
  readonly token: string;
  /** The entry itself, where it is more than a name. */
  readonly entry: Plain | null;
  readonly index: number;
}

export interface Group {
  readonly id: string;
  readonly title: string;
  /** What it is called, if that can be changed. */
  readonly name: string;
  /** Its colour as a side; 0: it is none. */
  readonly side: number;
  readonly members: readonly Member[];
}

/** How a system lists those who take part. */
interface Listing {
  /** The kinds of content that can take part. */
  readonly kinds: readonly string[];
  /** The list of the scenario. */
  readonly list: string;
  /** The field by which they are grouped. */
  readonly by: '' | 'side' | 'zone';
}

const LISTINGS: Record<string, Listing> = {
  phasesix: { kinds: ['character'], list: 'participants', by: 'side' },
  heldencodex: { kinds: ['character'], list: 'characters', by: 'side' },
  darkspace: { kinds: ['character', 'henchman', 'machine', 'system', 'object', 'squad'], list: 'participants', by: 'zone' },
  factions: { kinds: ['faction'], list: 'factions', by: '' },
};
const FORCES = ['blue', 'red'] as const;

export function participantKinds(system: string): readonly string[] {
  return system === 'realms' ? ['model'] : (LISTINGS[system]?.kinds ?? []);
}

type Palette = ReadonlyMap<string, Wire<'PaletteEntry'>>;

export function groupsOf(draft: Draft, palette: Palette, w: SceneWords, lang: string): Group[] {
  const scenario = draft.scenario;
  if (draft.system === 'realms') {
    return FORCES.map((side, n) => {
      const force = draft.tables.forces?.[scenario[side]] ?? {};
      const members = ((force.members ?? []) as string[]).map((who, index) => member(`${side}.${index}`, index, who, null, palette, lang));
      const name = textIn(force.name, lang);
      return { id: side, title: `${w.sides[side]}: ${name}`, name, side: n + 1, members };
    });
  }
  const listing = LISTINGS[draft.system];
  if (!listing) return [];
  const sides = Object.keys(scenario.sides ?? {});
  const listed = (scenario[listing.list] ?? []) as Plain[];
  const all = listed.map((entry, index) => {
    const one = member(`m.${index}`, index, entry.who, entry, palette, lang);
    // Several alike are told apart by a number, as at the table.
    const alike = listed.filter(({ who, name }) => who === entry.who && !name);
    return alike.length > 1 && !entry.name ? { ...one, name: `${one.name} ${alike.indexOf(entry) + 1}` } : one;
  });
  if (!listing.by) return [{ id: '', title: w.inScene, name: '', side: 0, members: all }];
  const known: [string, string][] =
    listing.by === 'zone'
      ? ((scenario.zones ?? []) as Plain[]).map((zone) => [zone.id, textIn(zone.name, lang)])
      : sides.map((side) => [side, textIn(scenario.sides[side], lang)]);
  const groupOf = (one: Member): string => one.entry?.[listing.by] || (listing.by === 'side' ? palette.get(one.who)?.side || sides[0] : '') || '';
  const groups = known.map(([id, title]) => ({ id, title, name: title, side: listing.by === 'side' ? sides.indexOf(id) + 1 : 0, members: all.filter((one) => groupOf(one) === id) }));
  const rest = all.filter((one) => !known.some(([id]) => id === groupOf(one)));
  return rest.length || listing.by === 'zone' ? [...groups, { id: '', title: w.nowhere, name: '', side: 0, members: rest }] : groups;
}

/** Calls a group otherwise: a side, a place, a task force. */
export function rename(draft: Draft, group: string, text: string, lang: string): void {
  if (!text) return;
  draft.change((tables) => {
    const scenario = tables.scenarios?.[draft.scene] ?? {};
    if (draft.system === 'realms') {
      const force = tables.forces?.[scenario[group]];
      if (force) force.name = withText(force.name, lang, text);
    } else if (LISTINGS[draft.system]?.by === 'zone') {
      const zone = (scenario.zones as Plain[]).find(({ id }) => id === group);
      if (zone) zone.name = withText(zone.name, lang, text);
    } else if (scenario.sides?.[group]) scenario.sides[group] = withText(scenario.sides[group], lang, text);
  }, `name.${group}`);
}

/** One more place, which is reached from all that are there. */
export function addPlace(draft: Draft, name: string): void {
  draft.set((scenario) => {
    const zones = (scenario.zones ??= []) as Plain[];
    zones.push({ id: freeId('ort', zones.map(({ id }) => id)), name: `${name} ${zones.length + 1}` });
  });
}

function member(key: string, index: number, who: string, entry: Plain | null, palette: Palette, lang: string): Member {
  const found = palette.get(who);
  const count = entry?.count > 1 ? ` ×${entry.count}` : '';
  return { key, index, who, entry, name: (textIn(entry?.name, lang) || found?.name || who) + count, note: found?.note ?? '', token: found?.token ?? '' };
}

/** Lets somebody take part. On a map they stand at `at`. */
export function join(draft: Draft, group: string, who: Wire<'PaletteEntry'>, at: readonly number[] | null): void {
  draft.change((tables) => {
    const scenario = tables.scenarios?.[draft.scene] ?? {};
    if (draft.system === 'realms') {
      forceOf(tables, scenario, group).members?.push(who.id);
      return;
    }
    const listing = LISTINGS[draft.system];
    if (!listing) return;
    const entry: Plain = { who: who.id };
    if (listing.by && group) entry[listing.by] = group;
    if (listing.by === 'zone') entry.side = who.side && scenario.sides?.[who.side] ? who.side : Object.keys(scenario.sides ?? {})[0];
    if (draft.system === 'phasesix' && scenario.map) entry.at = at ?? [scenario.map[0] / 2, scenario.map[1] / 2];
    (scenario[listing.list] ??= []).push(entry);
  });
}

/** Moves somebody to another group. */
export function regroup(draft: Draft, one: Member, from: string, to: string): void {
  if (from === to) return;
  draft.change((tables) => {
    const scenario = tables.scenarios?.[draft.scene] ?? {};
    if (draft.system === 'realms') {
      forceOf(tables, scenario, from).members?.splice(one.index, 1);
      forceOf(tables, scenario, to).members?.push(one.who);
      return;
    }
    const listing = LISTINGS[draft.system];
    const entry = listing && scenario[listing.list]?.[one.index];
    if (!entry || !listing.by) return;
    if (to) entry[listing.by] = to;
    else delete entry[listing.by];
  });
}

export function leave(draft: Draft, one: Member, group: string): void {
  draft.change((tables) => {
    const scenario = tables.scenarios?.[draft.scene] ?? {};
    if (draft.system === 'realms') forceOf(tables, scenario, group).members?.splice(one.index, 1);
    else scenario[LISTINGS[draft.system]?.list ?? '']?.splice(one.index, 1);
  });
}

/** Changes what a scene says of somebody who takes part. */
export function say(draft: Draft, one: Member, field: string, value: Plain): void {
  draft.set((scenario) => {
    const entry = scenario[LISTINGS[draft.system]?.list ?? '']?.[one.index];
    if (!entry) return;
    if (value === '' || value === null || value === false) delete entry[field];
    else entry[field] = value;
  }, `${one.key}.${field}`);
}

function forceOf(tables: Tables, scenario: Plain, side: string): { members?: string[] } {
  return tables.forces?.[scenario[side]] ?? {};
}
