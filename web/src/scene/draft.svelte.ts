/** A scene while it is edited: plain entries, every change can be taken back, and the browser keeps it until it is saved. */
import type { Wire } from '$lib/wire';

/** Plain data as a content file has it; its shape is the system's, and the table checks it. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Plain = any;
export type Tables = Record<string, Record<string, Record<string, Plain>>>;

const MOST = 200;

interface Kept {
  tables: Tables;
  version: string;
  file: string;
}

export class Draft {
  readonly system: string;
  readonly scene: string;
  readonly #key: string;
  tables: Tables = $state.raw({});
  file = $state('');
  version = $state('');
  /** Whether there is anything that was not saved. */
  isChanged = $state(false);
  /** Whether it was found in the browser instead of at the table. */
  isRestored = $state(false);
  #past: Tables[] = $state.raw([]);
  #future: Tables[] = $state.raw([]);
  #last = '';

  constructor(system: string, found: Wire<'SceneDraft'>, asked: string) {
    this.system = system;
    this.scene = found.scene;
    this.#key = `regelwerk.scene.${system}.${asked}`;
    this.tables = found.tables as Tables;
    this.file = found.file;
    this.version = found.version;
    const kept = this.#kept();
    if (kept && scenarioIn(kept.tables, this.scene) && JSON.stringify(kept.tables) !== JSON.stringify(this.tables)) {
      this.#past = [this.tables];
      this.tables = kept.tables;
      // What is saved over the work of somebody else is refused by the version that was edited.
      this.version = kept.version;
      this.isChanged = this.isRestored = true;
    }
  }

  get scenario(): Record<string, Plain> {
    return this.tables.scenarios?.[this.scene] ?? {};
  }
  get canUndo(): boolean {
    return this.#past.length > 0;
  }
  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  /** One change; several with the same `name` in a row are taken back together. */
  change(edit: (tables: Tables) => void, name = ''): void {
    const next = structuredClone(this.tables);
    edit(next);
    if (JSON.stringify(next) === JSON.stringify(this.tables)) return;
    if (!name || name !== this.#last) this.#past = [...this.#past.slice(-MOST), this.tables];
    this.#last = name;
    this.#future = [];
    this.#set(next);
  }
  /** The same for the scenario itself. */
  set(edit: (scenario: Record<string, Plain>) => void, name = ''): void {
    this.change((tables) => {
      const scenario = tables.scenarios?.[this.scene];
      if (scenario) edit(scenario);
    }, name);
  }
  /** What is dragged next is a change of its own. */
  rest(): void {
    this.#last = '';
  }
  undo(): void {
    const before = this.#past.at(-1);
    if (!before) return;
    this.#past = this.#past.slice(0, -1);
    this.#future = [this.tables, ...this.#future];
    this.#last = '';
    this.#set(before);
  }
  redo(): void {
    const [next, ...rest] = this.#future;
    if (!next) return;
    this.#future = rest;
    this.#past = [...this.#past, this.tables];
    this.#last = '';
    this.#set(next);
  }
  saved(file: string, version: string): void {
    this.file = file;
    this.version = version;
    this.isChanged = this.isRestored = false;
    localStorage.removeItem(this.#key);
  }
  forget(): void {
    localStorage.removeItem(this.#key);
  }

  #set(tables: Tables): void {
    this.tables = tables;
    this.isChanged = true;
    const kept: Kept = { tables, version: this.version, file: this.file };
    try {
      localStorage.setItem(this.#key, JSON.stringify(kept));
    } catch {
      // A full store: the draft lives as long as the page.
    }
  }
  #kept(): Kept | null {
    try {
      return JSON.parse(localStorage.getItem(this.#key) ?? 'null') as Kept | null;
    } catch {
      return null;
    }
  }
}

function scenarioIn(tables: Tables | undefined, scene: string): boolean {
  return Boolean(tables?.scenarios?.[scene]);
}

/** A text of a content file in one language: a plain one is for all. */
export function textIn(value: Plain, lang: string): string {
  if (typeof value === 'string') return value;
  const texts = (value ?? {}) as Record<string, string>;
  return texts[lang] ?? Object.values(texts)[0] ?? '';
}

/** The same with the text of one language changed. */
export function withText(value: Plain, lang: string, text: string): Plain {
  return value && typeof value === 'object' ? { ...value, [lang]: text } : text;
}

/** An id that nobody of these has. */
export function freeId(wanted: string, taken: readonly string[]): string {
  let number = 1;
  while (taken.includes(`${wanted}_${number}`)) number += 1;
  return `${wanted}_${number}`;
}
