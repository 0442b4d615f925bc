/** A browser takes part in fair dice by itself: what it promises, shows and keeps, and what it does not put up with. */
import { beforeEach, describe, expect, it } from 'vitest';
import { MOST_HEADS, type Receipt } from '../src/fairness/files';
import { pledgeOf, type Share } from '../src/fairness/hashes';
import { Keeper, wellFormed } from '../src/fairness/keeper.svelte';
import { forget, load, receiptOf, save, thinned, type Shelf } from '../src/fairness/kept';
import type { Command, TableView } from '../src/lib/wire';
import { table } from './examples';

type Fairness = NonNullable<TableView['fairness']>;
type Shown = Partial<Omit<TableView, 'fairness'>> & { fairness?: Partial<Fairness> };

const GAME = 'aa'.repeat(32);
const hash = (n: number): string => n.toString(16).padStart(64, '0');

/** Storage of a browser, with room for so many characters. */
class Drawer implements Shelf {
  readonly kept = new Map<string, string>();
  constructor(readonly room = Infinity) {}
  get length(): number {
    return this.kept.size;
  }
  key(i: number): string | null {
    return [...this.kept.keys()][i] ?? null;
  }
  getItem(key: string): string | null {
    return this.kept.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    if (value.length > this.room) throw new DOMException('', 'QuotaExceededError');
    this.kept.set(key, value);
  }
  removeItem(key: string): void {
    this.kept.delete(key);
  }
}

function shown({ fairness = {}, ...given }: Shown): TableView {
  const plain = {
    format: 3, game: GAME, commitment: hash(1), dealing: 0, opened: {}, pledges: {}, pending: {}, shares: {}, missing: [], awaited: [],
    in_force: 0, typed: [], throws: 0, typed_throws: 0, undone: {}, worth: '', seed: '', seeds: {},
  }; // prettier-ignore
  const seat = { seat: 'a', name: 'Mira', person: '', player: 'person', player_name: '', thinks: false, connected: 1, side: '', manual: false, taken_over: false };
  return table({ head: 1, head_hash: hash(101), seats: [seat], ...given, fairness: { ...plain, ...fairness } });
}

const lobby = (fairness: Partial<Fairness> = {}): TableView =>
  shown({ stage: 'lobby', head: 0, head_hash: '', fairness: { game: '', commitment: '', ...fairness } });
const running = (head: number, fairness: Partial<Fairness> = {}): TableView =>
  shown({ head, head_hash: hash(100 + head), fairness: { shares: { a: { nonce: hash(0), text: '' } }, ...fairness } });
const asMaster = (view: TableView): TableView => ({ ...view, me: { ...view.me, role: 'master', seat: '' } });

describe('a browser at a table', () => {
  let drawer: Drawer;
  let sent: Command[];
  let refuses: boolean;
  let keeper: Keeper;
  const open = (): Keeper =>
    new Keeper('g1', (command) => (sent.push(command), refuses ? Promise.reject(new Error('no')) : Promise.resolve()), drawer);
  const settled = (): Promise<void> => new Promise((done) => setTimeout(done));
  const own = (name = 'a'): [string, Share][] => Object.entries(load(drawer, 'g1', name).own);

  beforeEach(() => {
    drawer = new Drawer();
    sent = [];
    refuses = false;
    keeper = open();
  });

  it('pledges in the lobby, and keeps what it pledged before it is sent', () => {
    const before = drawer.kept.size;
    keeper = new Keeper('g1', (command) => (expect(drawer.kept.size).toBe(before + 1), sent.push(command), Promise.resolve()), drawer);
    keeper.see(lobby());
    const [[pledge, share]] = own() as [[string, Share]];
    expect(sent).toEqual([{ do: 'pledge', commitment: pledge }]);
    expect(pledge).toBe(pledgeOf('a', share));
    expect(share).toMatchObject({ nonce: expect.stringMatching(/^[0-9a-f]{64}$/), text: '' });
  });

  it('pledges nothing that it cannot keep', () => {
    drawer = new Drawer(10);
    open().see(lobby());
    expect(sent).toEqual([]);
  });

  it('pledges once', async () => {
    keeper.see(lobby());
    keeper.see(lobby());
    await settled();
    keeper.see(lobby({ opened: { a: own()[0]![0] } }));
    keeper.see(lobby());
    expect(sent).toHaveLength(1);
  });

  it('sends the same again from another tab, and after a reload', async () => {
    keeper.see(lobby());
    open().see(lobby());
    await settled();
    expect(sent[1]).toEqual(sent[0]);
  });

  it('pledges for a seat that somebody has, for the master, and for nobody else', () => {
    keeper.see(asMaster(lobby()));
    expect(own('master')).toHaveLength(1);
    sent = [];
    keeper.see({ ...lobby(), me: { role: 'spectator', seat: '', name: '', answers_for: [] } });
    keeper.see({ ...lobby(), seats: lobby().seats.map((seat) => ({ ...seat, player: 'steady' })) });
    keeper.see(shown({ fairness: { format: 2 } }));
    keeper.see(shown({ stage: 'over' }));
    expect(sent).toEqual([]);
  });

  it('takes a word, and pledges it instead while there is time', async () => {
    keeper.see(lobby());
    await settled();
    await keeper.give(' drei \u0000Raben ', true);
    expect(own().map(([, { text }]) => text)).toEqual(['', 'drei  Raben']);
    expect(sent.at(-1)).toEqual({ do: 'pledge', commitment: own()[1]![0] });
    expect(keeper.word).toBe('drei  Raben');
    await keeper.give('zu spät', false);
    expect(sent).toHaveLength(2);
    expect(open().word).toBe('');
  });

  it('pledges in a running game, unless the seat has contributed or was refused', async () => {
    keeper.see(shown({}));
    expect(sent).toHaveLength(1);
    refuses = true;
    keeper = open();
    keeper.see(shown({}));
    await settled();
    keeper.see(shown({}));
    expect(sent).toHaveLength(2);
    keeper.see(shown({ fairness: { dealing: 1 } }));
    expect(sent).toHaveLength(3);
  });

  it('shows what it pledged when it is awaited, after the master', async () => {
    keeper.see(lobby());
    const [[pledge, { nonce, text }]] = own() as [[string, Share]];
    const pledges = { a: pledge, master: hash(7) };
    sent = [];
    keeper.see(shown({ fairness: { pledges, awaited: ['a', 'master'] } }));
    expect(sent).toEqual([]);
    keeper.see(shown({ fairness: { pledges, awaited: ['a'] } }));
    expect(sent).toEqual([{ do: 'share', nonce, text }]);
  });

  it('shows it as the master although others are awaited', () => {
    keeper.see(asMaster(lobby()));
    const [[pledge]] = own('master') as [[string, Share]];
    sent = [];
    keeper.see(asMaster(shown({ fairness: { pledges: { master: pledge, a: hash(5) }, awaited: ['a', 'master'] } })));
    expect(sent).toMatchObject([{ do: 'share' }]);
  });

  it('never shows a contribution that was not asked for, or that it does not have', () => {
    keeper.see(lobby());
    sent = [];
    keeper.see(shown({ fairness: { pledges: { a: hash(9) }, awaited: ['a'] } }));
    keeper.see(shown({ fairness: { pledges: { a: own()[0]![0] }, awaited: [] } }));
    expect(sent).toEqual([]);
  });

  it('tries again what did not arrive', async () => {
    keeper.see(lobby());
    await settled();
    const awaited = shown({ fairness: { pledges: { a: own()[0]![0] }, awaited: ['a'] } });
    sent = [];
    refuses = true;
    keeper.see(awaited);
    await settled();
    keeper.see(awaited);
    expect(sent).toHaveLength(2);
  });

  it('makes a new contribution once the old one is known', async () => {
    keeper.see(lobby());
    await settled();
    const [[pledge]] = own() as [[string, Share]];
    keeper.see(shown({ fairness: { opened: { a: pledge }, pledges: { a: pledge }, awaited: ['a'] } }));
    keeper.see(shown({ head: 2, head_hash: hash(102), fairness: { opened: { a: pledge }, dealing: 1 } }));
    expect(own()).toHaveLength(2);
    expect(sent.at(-1)).toEqual({ do: 'pledge', commitment: own()[1]![0] });
  });

  it('contributes something fresh to let somebody else in, and only then', async () => {
    keeper.see(lobby());
    await settled();
    const [[pledge, share]] = own() as [[string, Share]];
    const opened = { a: pledge };
    keeper.see(shown({ fairness: { opened, pledges: opened, awaited: ['a'] } }));
    await settled();
    sent = [];
    const shared = { opened, pledges: opened, shares: { a: share } };
    keeper.see(shown({ fairness: shared }));
    keeper.see(shown({ fairness: { ...shared, pending: { a: hash(4), b: hash(5) } } }));
    expect(sent).toEqual([]);
    keeper.see(shown({ fairness: { ...shared, pending: { b: hash(5) } } }));
    expect(own()).toHaveLength(2);
    expect(sent).toEqual([{ do: 'pledge', commitment: own()[1]![0] }]);
  });

  describe('keeps a receipt', () => {
    it('of what was promised and of every head', () => {
      keeper.see(lobby());
      const [[pledge, share]] = own() as [[string, Share]];
      expect(keeper.receipt).toBeNull();
      for (const head of [1, 4, 4, 9]) keeper.see(running(head, { opened: { a: pledge }, pledges: { a: pledge } }));
      expect(open().receipt).toBeNull();
      expect(keeper.receipt).toEqual({
        regelwerk: 'receipt', format: 1, game: GAME, table: 'g1', title: 'Probe', seat: 'a', commitment: hash(1), pledges: { a: pledge },
        own: { nonce: share.nonce, text: '' }, heads: [[1, hash(101)], [4, hash(104)], [9, hash(109)]],
        names: { a: 'Mira' },
      }); // prettier-ignore
    });

    it('that survives a reload, and is found by its game', () => {
      keeper.see(running(3));
      keeper = open();
      keeper.see(running(5));
      expect(keeper.receipt?.heads).toEqual([[3, hash(103)], [5, hash(105)]]);
      expect(receiptOf(drawer, GAME, 'a')).toEqual(keeper.receipt);
      expect(receiptOf(drawer, GAME, 'b')).toEqual(keeper.receipt);
      expect(receiptOf(drawer, hash(3), 'a')).toBeNull();
      forget(drawer, 'g1');
      expect(receiptOf(drawer, GAME, 'a')).toBeNull();
    });

    it('for those who only watch, too', () => {
      keeper.see({ ...running(3), me: { role: 'spectator', seat: '', name: '', answers_for: [] } });
      expect(keeper.receipt).toMatchObject({ seat: '', own: null, heads: [[3, hash(103)]] });
    });

    it('that does not grow for ever', () => {
      const many = Array.from({ length: MOST_HEADS + 1 }, (_, n): [number, string] => [n + 1, hash(n)]);
      const left = thinned(many, MOST_HEADS);
      expect(left).toHaveLength(MOST_HEADS / 2 + 1);
      expect([left[0], left[1], left.at(-1)]).toEqual([many[0], many[2], many.at(-1)]);
      expect(thinned(many.slice(1), MOST_HEADS)).toHaveLength(MOST_HEADS);
      expect(thinned(many.slice(0, 8), 4)).toEqual([many[0], many[4], many[7]]);
    });

    it('with fewer heads where there is little room', () => {
      drawer = new Drawer(60_000);
      const heads = Array.from({ length: 4000 }, (_, n): [number, string] => [n + 1, hash(n)]);
      const receipt: Receipt = { ...begun, heads };
      expect(save(drawer, 'g1', 'a', { word: '', own: {}, receipt, alarm: null })).toBe(true);
      const kept = load(drawer, 'g1', 'a').receipt?.heads ?? [];
      expect(kept.length).toBeLessThan(600);
      expect([kept[0], kept.at(-1)]).toEqual([heads[0], heads.at(-1)]);
    });
  });

  describe('says at once', () => {
    const after = (view: TableView): string | null => {
      keeper.see(running(5));
      expect(keeper.alarm).toBeNull();
      keeper.see(view);
      return keeper.alarm;
    };

    it('that the game has become another one', () => {
      expect(after(running(6, { game: 'bb'.repeat(32) }))).toBe('game');
      keeper = open();
      keeper.see(running(7, { game: 'bb'.repeat(32) }));
      expect(keeper.alarm).toBe('game');
      expect(keeper.receipt?.heads).toEqual([[5, hash(105)]]);
    });

    it('that what was promised is no longer the same', () => {
      expect(after(running(6, { opened: { b: hash(3) } }))).toBe('promise');
    });

    it('that entries are gone, also after a reload', () => {
      expect(after(running(4))).toBe('head');
      keeper = open();
      keeper.see(running(4));
      expect(keeper.alarm).toBe('head');
    });

    it('that an entry is another one', () => {
      expect(after({ ...running(5), head_hash: hash(7) })).toBe('head');
      keeper.see(running(6));
      expect(keeper.alarm).toBe('head');
    });

    it('nothing any more when all that was gone is there again', () => {
      expect(after(running(4))).toBe('head');
      keeper.see(running(5));
      expect(keeper.alarm).toBeNull();
    });

    it('nothing because another tab is ahead', () => {
      keeper.see(running(5));
      const other = open();
      other.see(running(5));
      other.see(running(8));
      keeper.see(running(6));
      expect(keeper.alarm).toBeNull();
      expect(keeper.receipt?.heads).toEqual([[5, hash(105)], [8, hash(108)]]);
    });
  });
});

const begun: Receipt = {
  regelwerk: 'receipt', format: 1, game: GAME, table: 'g1', title: '', seat: 'a', commitment: hash(1), pledges: {}, own: null, heads: [],
}; // prettier-ignore

describe('a word for the dice', () => {
  it('has whole characters, and not too many', () => {
    expect(wellFormed('  Rabe\u202e\t \ud800')).toBe('Rabe');
    expect([...wellFormed('🎲'.repeat(300))]).toHaveLength(200);
  });
});
