/** What a scene has on a map, and how it changes when somebody drags it: terrain, zones, objects, figures. */
import type { MapView } from '../table/wire';
import type { Spot } from '../battlefield/geometry';
import { textIn, freeId, type Draft, type Plain, type Tables } from './draft.svelte';
import { cornersOf, heldOn, movedBy, sizedBy, tenth, turnedBy, twinOf, type Shape } from './outlines';
import type { SceneWords } from './words';

export type ItemKind = 'piece' | 'zone' | 'deployment' | 'extraction' | 'object' | 'terrain' | 'figure';

/** Something on the map that can be taken hold of. */
export interface Item {
  readonly key: string;
  readonly kind: ItemKind;
  readonly index: number;
  readonly name: string;
  readonly corners: readonly Spot[];
  readonly side: number;
  /** What may be done with it besides moving. */
  readonly turns: boolean;
  readonly sizes: boolean;
  readonly removable: boolean;
}

export interface Field {
  readonly map: MapView;
  readonly items: readonly Item[];
  move(tables: Tables, item: Item, dx: number, dy: number): void;
  turn(tables: Tables, item: Item, degrees: number): void;
  size(tables: Tables, item: Item, dx: number, dy: number): void;
  remove(tables: Tables, item: Item): void;
}

/** Something to take from the palette and lay on the map. */
export interface Brick {
  readonly id: string;
  readonly kind: 'piece' | 'zone' | 'object' | 'terrain';
  readonly entry: Plain;
  readonly size: Spot;
}

const PIECES: readonly [string, Spot, Plain][] = [
  ['wall', [10, 1], { height: 4, cover: 2 }],
  ['crates', [6, 3], { height: 4, cover: 1 }],
  ['house', [12, 12], { height: 10, cover: 2 }],
  ['sandbags', [6, 1], { height: 3, cover: 2 }],
  ['hedge', [8, 1], { height: 3, cover: 1, climbable: false }],
];
export const ZONES = ['forest', 'dense_forest', 'thicket', 'swamp', 'crater', 'building', 'ruin', 'road'] as const;
const COVERS: readonly [string, Spot, Plain][] = [
  ['crates', [2, 1], { cover: 5, solid: true }],
  ['wall', [6, 1], { cover: 'blocked', solid: true }],
  ['hedge', [4, 1], { cover: 6 }],
  ['exit', [2, 4], { exit: true }],
];

export function bricksOf(system: string, w: SceneWords): { brick: Brick; name: string }[] {
  if (system === 'realms') {
    return [
      ...PIECES.map(([id, size, entry]) => ({ brick: { id, kind: 'piece' as const, entry: { name: w.bricks[id] ?? id, ...entry }, size }, name: w.bricks[id] ?? id })),
      ...ZONES.map((type) => ({ brick: { id: type, kind: 'zone' as const, entry: { type }, size: [12, 10] as Spot }, name: w.zones[type] ?? type })),
      { brick: { id: 'object', kind: 'object', entry: {}, size: [2, 2] }, name: w.object },
    ];
  }
  if (system === 'phasesix') {
    return COVERS.map(([id, size, entry]) => ({ brick: { id, kind: 'terrain' as const, entry: { name: w.bricks[id] ?? id, ...entry }, size }, name: w.bricks[id] ?? id }));
  }
  return [];
}

/** The map of a scene; null where the system or the scene has none. */
export function fieldOf(draft: Draft, w: SceneWords, lang: string, tokenOf: (who: string) => string): Field | null {
  if (draft.system === 'realms') return battlefield(draft, w, lang);
  if (draft.system === 'phasesix' && draft.scenario.map) return strip(draft, w, lang, tokenOf);
  return null;
}

/** Lays something from the palette on the map, its middle at a place; the key of the new item. */
export function lay(draft: Draft, field: Field, brick: Brick, at: Spot): string {
  const [wide, high] = brick.size;
  const box = [at[0] - wide / 2, at[1] - high / 2, at[0] + wide / 2, at[1] + high / 2].map(tenth);
  const [dx, dy] = heldOn(field.map.size as Spot, cornersOf({ box }));
  const laid = movedBy(dx, dy)({ box }).box ?? box;
  let key = '';
  draft.change((tables) => {
    const scenario = tables.scenarios?.[draft.scene] ?? {};
    if (brick.kind === 'terrain') {
      const terrain = (scenario.terrain ??= []) as Plain[];
      const id = freeId(brick.id, terrain.map((one) => one.id));
      terrain.push({ id, name: brick.entry.name, rectangle: laid, ...brick.entry });
      key = `terrain.${terrain.length - 1}`;
      return;
    }
    const { table, mission } = partsOf(tables, scenario);
    if (brick.kind === 'object') {
      const spots = objectsOf(mission, table);
      spots.push([tenth((laid[0]! + laid[2]!) / 2), tenth((laid[1]! + laid[3]!) / 2)]);
      setObjects(mission, spots);
      key = `object.${spots.length - 1}`;
      return;
    }
    const list = (table[brick.kind === 'piece' ? 'pieces' : 'zones'] ??= []) as Plain[];
    const taken = [...(table.pieces ?? []), ...(table.zones ?? [])].flatMap((one: Plain) => [one.id, one.twin]);
    list.push({ id: freeId(brick.id, taken), ...brick.entry, box: laid });
    key = `${brick.kind}.${list.length - 1}`;
  });
  return key;
}

/** The battlefield and the mission of a Realms scene, in these tables. */
export function partsOf(tables: Tables, scenario: Plain): { table: Plain; mission: Plain } {
  return { table: tables.battlefields?.[scenario.battlefield] ?? {}, mission: tables.missions?.[scenario.mission] ?? {} };
}

const USUAL: Spot = [90, 90];

/** Where the objects of a mission lie, whether they are named one by one, on a ring or on a line. */
export function objectsOf(mission: Plain, table: Plain): number[][] {
  const [wide, high] = (table.size ?? USUAL) as Spot;
  if (mission.ring) {
    const { number, radius } = mission.ring;
    return Array.from({ length: number }, (_, n) => {
      const angle = ((45 + (n * 360) / number) * Math.PI) / 180;
      return [tenth(wide / 2 + radius * Math.cos(angle)), tenth(high / 2 + radius * Math.sin(angle))];
    });
  }
  if (mission.line) {
    const { number, gap } = mission.line;
    const off = (n: number): number => (n - (number - 1) / 2) * gap;
    return Array.from({ length: number }, (_, n) => (wide > high ? [wide / 2, high / 2 + off(n)] : [wide / 2 + off(n), high / 2]));
  }
  return (mission.objects ?? []).map((one: number[]) => [...one]);
}

export function setObjects(mission: Plain, spots: number[][]): void {
  delete mission.ring;
  delete mission.line;
  if (spots.length) mission.objects = spots;
  else delete mission.objects;
}

/** The corners of a deployment or extraction zone at one end of the table. */
function areaCorners(area: Plain, end: number, size: Spot): Spot[] {
  if (area?.strip === undefined) return cornersOf((area ?? {}) as Shape);
  const [wide, high] = size;
  const deep = area.strip as number;
  if (wide > high) return cornersOf({ box: end ? [wide - deep, 0, wide, high] : [0, 0, deep, high] });
  return cornersOf({ box: end ? [0, high - deep, wide, high] : [0, 0, wide, deep] });
}

function battlefield(draft: Draft, w: SceneWords, lang: string): Field {
  const { table, mission } = partsOf(draft.tables, draft.scenario);
  const size = (table.size ?? USUAL) as Spot;
  const items: Item[] = [];
  const areas: MapView['areas'] = [];
  const add = (kind: ItemKind, index: number, name: string, corners: Spot[], side: number, more: Partial<Item>): void => {
    items.push({ key: `${kind}.${index}`, kind, index, name, corners, side, turns: false, sizes: true, removable: true, ...more });
  };
  const area = (id: string, name: string, corners: readonly Spot[], more: Partial<MapView['areas'][number]>): void => {
    areas.push({ id, name, corners: corners.map(([x, y]) => [x, y] as [number, number]), solid: false, kind: '', kind_name: '', height: null, side: '', ...more });
  };
  for (const [end, ends] of (mission.ends ?? []).entries()) {
    for (const kind of ['deployment', 'extraction'] as const) {
      if (!ends[kind]) continue;
      const corners = areaCorners(ends[kind], end, size);
      const side = kind === 'deployment' ? end : end;
      area(`${kind}_${end}`, w.kinds[kind], corners, { kind, kind_name: w.kinds[kind], side: String(side + 1) });
      add(kind, end, `${w.kinds[kind]} ${end + 1}`, corners, end + 1, { removable: false });
    }
  }
  for (const [index, zone] of (table.zones ?? []).entries()) {
    const corners = cornersOf(zone);
    const name = textIn(zone.name, lang) || w.zones[zone.type] || zone.type;
    for (const [id, found] of both(zone, corners, size)) area(id, name, found, { kind: zone.type, kind_name: w.zones[zone.type] ?? zone.type });
    add('zone', index, name, corners, 0, { turns: true });
  }
  for (const [index, piece] of (table.pieces ?? []).entries()) {
    const corners = cornersOf(piece);
    const name = textIn(piece.name, lang);
    for (const [id, found] of both(piece, corners, size)) area(id, name, found, { solid: true, height: piece.height });
    add('piece', index, name, corners, 0, { turns: true });
  }
  const spots = objectsOf(mission, table);
  for (const [index, [x = 0, y = 0]] of spots.entries()) {
    add('object', index, `${w.object} ${index + 1}`, cornersOf({ box: [x - 1.6, y - 1.6, x + 1.6, y + 1.6] }), 0, { sizes: false });
  }
  const marks = spots.map(([x = 0, y = 0], n) => ({ text: String(n + 1), at: [x, y] as [number, number], name: `${w.object} ${n + 1}`, radius: (mission.hold_radius as number) || null }));
  const map: MapView = { size: [size[0], size[1]], unit: 'cm', areas, marks, pieces: [], measurable: true, trail: [] };

  /** The entry of an item in other tables, and what puts a changed one back. */
  const shape = (tables: Tables, item: Item, change: <S extends Shape>(one: S) => S): void => {
    const parts = partsOf(tables, tables.scenarios?.[draft.scene] ?? {});
    if (item.kind === 'piece' || item.kind === 'zone') {
      const list = parts.table[item.kind === 'piece' ? 'pieces' : 'zones'] as Plain[];
      const next = change(list[item.index]);
      const [dx, dy] = heldOn(size, cornersOf(next));
      list[item.index] = dx || dy ? movedBy(dx, dy)(next) : next;
    } else if (item.kind === 'deployment' || item.kind === 'extraction') {
      const ends = parts.mission.ends[item.index] as Plain;
      if (ends[item.kind].strip === undefined) ends[item.kind] = change(ends[item.kind]);
    }
  };
  const deeper = (tables: Tables, item: Item, dx: number, dy: number): boolean => {
    const { mission: own } = partsOf(tables, tables.scenarios?.[draft.scene] ?? {});
    const stated = own.ends?.[item.index]?.[item.kind] as Plain;
    if (stated?.strip === undefined) return false;
    const by = (size[0] > size[1] ? dx : dy) * (item.index ? -1 : 1);
    stated.strip = tenth(Math.min(Math.max(stated.strip + by, 3), Math.min(...size) / 2 - 6));
    return true;
  };
  return {
    map,
    items,
    move(tables, item, dx, dy) {
      if (item.kind === 'object') {
        const parts = partsOf(tables, tables.scenarios?.[draft.scene] ?? {});
        const all = objectsOf(parts.mission, parts.table);
        const [x = 0, y = 0] = all[item.index] ?? [];
        all[item.index] = [tenth(Math.min(Math.max(x + dx, 1), size[0] - 1)), tenth(Math.min(Math.max(y + dy, 1), size[1] - 1))];
        setObjects(parts.mission, all);
      } else if (!deeper(tables, item, dx, dy)) shape(tables, item, movedBy(dx, dy));
    },
    turn: (tables, item, degrees) => shape(tables, item, turnedBy(degrees)),
    size(tables, item, dx, dy) {
      if (!deeper(tables, item, dx, dy)) shape(tables, item, sizedBy(dx, dy));
    },
    remove(tables, item) {
      const parts = partsOf(tables, tables.scenarios?.[draft.scene] ?? {});
      if (item.kind === 'object') {
        setObjects(parts.mission, objectsOf(parts.mission, parts.table).filter((_, n) => n !== item.index));
      } else if (item.kind === 'piece' || item.kind === 'zone') {
        const list = parts.table[item.kind === 'piece' ? 'pieces' : 'zones'] as Plain[];
        list.splice(item.index, 1);
      }
    },
  };
}

/** An outline and its counterpart, each with its id. */
function both(entry: Plain, corners: Spot[], size: Spot): [string, Spot[]][] {
  return entry.twin ? [[entry.id, corners], [entry.twin, twinOf(size, corners)]] : [[entry.id, corners]];
}

/** A map in metres with rectangles and people on it. */
function strip(draft: Draft, w: SceneWords, lang: string, nameOf: (who: string) => string): Field {
  const scenario = draft.scenario;
  const size = scenario.map as Spot;
  const sides = Object.keys(scenario.sides ?? {});
  const terrain = (scenario.terrain ?? []) as Plain[];
  const people = (scenario.participants ?? []) as Plain[];
  const boxOf = ([x0 = 0, y0 = 0, x1 = 0, y1 = 0]: number[]): Spot[] =>
    cornersOf({ box: [Math.min(x0, x1), Math.min(y0, y1), Math.max(x0, x1), Math.max(y0, y1)] });
  const items: Item[] = terrain.map((one, index) => ({
    key: `terrain.${index}`, kind: 'terrain', index, name: textIn(one.name, lang), corners: boxOf(one.rectangle), side: 0, turns: true, sizes: true, removable: true,
  }));
  const r = Math.max(0.6, size[0] / 80);
  people.forEach((one, index) => {
    if (!one.at) return;
    const [x, y] = one.at as Spot;
    const name = textIn(one.name, lang) || nameOf(one.who);
    items.push({ key: `figure.${index}`, kind: 'figure', index, name, corners: cornersOf({ box: [x - r, y - r, x + r, y + r] }), side: sides.indexOf(one.side) + 1, turns: false, sizes: false, removable: true });
  });
  const map: MapView = {
    size: [size[0], size[1]],
    unit: 'm',
    areas: terrain.map((one) => ({
      id: one.id, name: textIn(one.name, lang), corners: boxOf(one.rectangle).map(([x, y]) => [x, y] as [number, number]),
      solid: Boolean(one.solid), kind: one.exit ? 'extraction' : '', kind_name: one.exit ? w.bricks.exit ?? '' : '', height: null, side: '',
    })),
    marks: [],
    pieces: people.flatMap((one, index) => (one.at ? [{ id: String(index), at: [one.at[0], one.at[1]] as [number, number], radius: r, facing: null, sign: '', sign_name: '', view: null, rings: [] }] : [])),
    measurable: true,
    trail: [],
  };
  const own = (tables: Tables): Plain => tables.scenarios?.[draft.scene] ?? {};
  const change = (tables: Tables, item: Item, by: <S extends Shape>(one: S) => S): void => {
    const entry = own(tables).terrain?.[item.index] as Plain;
    if (!entry || item.kind !== 'terrain') return;
    const next = by({ box: boxOf(entry.rectangle).flatMap(([x, y], n) => (n === 0 || n === 2 ? [x, y] : [])) });
    const [dx, dy] = heldOn(size, cornersOf(next));
    entry.rectangle = movedBy(dx, dy)(next).box;
  };
  return {
    map,
    items,
    move(tables, item, dx, dy) {
      if (item.kind !== 'figure') return change(tables, item, movedBy(dx, dy));
      const one = own(tables).participants[item.index];
      one.at = [tenth(Math.min(Math.max(one.at[0] + dx, 0), size[0])), tenth(Math.min(Math.max(one.at[1] + dy, 0), size[1]))];
    },
    turn: (tables, item, degrees) => change(tables, item, turnedBy(Math.sign(degrees) * 90)),
    size: (tables, item, dx, dy) => change(tables, item, sizedBy(dx, dy)),
    remove(tables, item) {
      const list = own(tables)[item.kind === 'figure' ? 'participants' : 'terrain'] as Plain[];
      list.splice(item.index, 1);
    },
  };
}
