/** Fair dice: the examples of docs/dev/fair-dice.md, an honest game, and every way of cheating that we could think of. */
import { createHash, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Promises } from '../src/fairness/promises';
import { areShown, FairDice } from '../src/fairness/faces';
import { Found, MOST_HEADS, read, RECEIPT_BYTES, type Code, type Finding, type Receipt, type View } from '../src/fairness/files';
import { commitment, entryHash, hashOf, hexToBytes, keyOf, leafHash, pledgeOf, valueOf, type Share } from '../src/fairness/hashes';
import { verify } from '../src/fairness/verify';
import { fileOf, Game, HEROES, MASTER, SEED } from './games';

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');
const both = new Map<string, Share>([
  ['master', MASTER],
  ['heroes', HEROES],
]);

describe('the examples of the contract', () => {
  it('hashes the seed, pledges and shares', () => {
    expect(commitment(SEED)).toBe('630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd');
    expect(pledgeOf('heroes', HEROES)).toBe('e245b0cb93d338cfd2e33639bb28afeb5588658fb63b2985b5e18163944cabe2');
    expect(valueOf('heroes', HEROES)).toBe('810db3a508038218033e1af59d7e252ab6b1474b638d4620fc4d8c4f9edc7854');
    expect(pledgeOf('master', MASTER)).toBe('b70252ffc001a6425dd1ca6a2914f349caa8f19ffa3aeab9be0192cec083b2a4');
    expect(valueOf('master', MASTER)).toBe('2afb799c889dba4d6d872aff2625deee1d15814ac10c6dfac3448a7f5e00f5d0');
  });

  it('makes a key for each dealing', () => {
    expect(hex(keyOf(SEED, 0, new Map()))).toBe('8821415e8eff5bf1e06033e164c856c0a6167aa8ac3772108ef4c3ad06e6cfee');
    expect(hex(keyOf(SEED, 0, both))).toBe('f8c67f2c92634e1150d77810a1010d598123d915ec80829ee1c24c9e4ad574ba');
    expect(hex(keyOf(SEED, 1, both))).toBe('b7ded82a22883424ab31307a802faa8224892d6d74a10157270a056631e4a806');
  });

  it('draws the faces of each throw', () => {
    const faces = (stream: string, number: number, ...sides: number[]): number[] => {
      const dice = new FairDice(keyOf(SEED, 0, both), stream, number);
      return sides.flatMap((n) => Array.from({ length: 6 }, () => dice.below(n) + 1));
    };
    expect(faces('open', 1, 6, 20)).toEqual([1, 4, 5, 5, 4, 5, 13, 12, 4, 2, 10, 1]);
    expect(faces('open', 2, 6, 20)).toEqual([3, 3, 3, 6, 2, 4, 1, 13, 12, 12, 1, 7]);
    expect(faces('5f0c66e1a7b8d293', 1, 6)).toEqual([2, 4, 3, 1, 5, 3]);
  });

  it('chains an entry, leaf by leaf', () => {
    const header = new Game().header;
    expect(hashOf(header)).toBe('fcc3a030ce436f069e9f1cb495fd6e1af9aaeb1dbbf04c3cd108b1a5ebc90e73');
    const note = (message: string): string => `{"event":"note","facts":{},"message":"${message}","rule":"PS-1"}`;
    const secret = `{"audience":["heroes"],"event":"note","facts":{},"message":"ps-y","rule":"PS-1"}`;
    const leaves = [
      leafHash('166b576795666278eb4bc30ba74bf35b', `{"data":{},"events":[${note('ps-x')},${secret}],"kind":"start"}`),
      leafHash('56e98674446dbe7fe7c26ae9d0836b95', `{"data":{},"events":[${note('ps-x')}],"kind":"start"}`),
      leafHash('8ab138a21d5bef0fa4541f6eb6a85ce3', '{}'),
      leafHash('f9c79b5b591202f6db0e755c72fbacdb', `{"events":[${note('ps-y')}]}`),
    ];
    expect(leaves).toEqual([
      '2a8a35e7853583ac48aec556e75f98a7f4263ac552bc9ffc284e05f70affddec',
      '454a282116462b0f3c6ef342137e2e764439bd0011d46073a3ad3adef27c923b',
      '55de607445b98721db9234cae5aa5f21d525439bce72200c4ab9548ef6e27974',
      '207b090ad42b8e32b9fe2c81a31e57f101093aaa350f0e8657abd79ada5bafb1',
    ]);
    expect(entryHash(hashOf(header), 0, leaves)).toBe('868b22c885edbec0d2351988fb7af920fb66219c654b39f2adb4b31dc66f74c7');
  });

  it('hashes like everybody else', () => {
    const texts = ['', 'ä', '𝔘 und 🎲', 'x'.repeat(1000)];
    for (const text of texts) expect(hashOf(text)).toBe(createHash('sha256').update(text).digest('hex'));
    const message = `regelwerk dice\n3\na:${valueOf('a', HEROES)}`;
    expect(hex(keyOf(SEED, 3, new Map([['a', HEROES]])))).toBe(
      createHmac('sha256', Buffer.from(hexToBytes(SEED))).update(message).digest('hex'),
    );
  });

  it('sorts seats by their characters, not by halves of them', () => {
    const shares = new Map([
      ['𐀀', HEROES],
      ['ﬀ', MASTER],
    ]);
    const message = `regelwerk dice\n0\nﬀ:${valueOf('ﬀ', MASTER)}\n𐀀:${valueOf('𐀀', HEROES)}`;
    expect(hex(keyOf(SEED, 0, shares))).toBe(createHmac('sha256', Buffer.from(SEED, 'hex')).update(message).digest('hex'));
  });
});

/** What everybody contributes when somebody new has come. */
const ANEW = {
  foes: { nonce: '33'.repeat(32), text: 'spät' },
  master: { nonce: '44'.repeat(32), text: '' },
  heroes: { nonce: '55'.repeat(32), text: 'drei Raben' },
};

/** What a check finds, through the files as they are written. */
function checked(view: View, receipt: Receipt | null = null): ReturnType<typeof verify> {
  const { view: again } = read(fileOf(view));
  return verify(again!, receipt && read(JSON.stringify(receipt)).receipt!);
}

const found = (view: View, receipt: Receipt | null = null): Finding[] => checked(view, receipt).findings;

/** An evening: two contribute, four throws, one of them secret, one taken back, and the seed at the end. */
function evening(): Game {
  return new Game()
    .shared()
    .throw('heroes', 3, 6)
    .throw('foes', 2, 20)
    .add('undo', { to: 3, by: 'foes' })
    .throw('foes', 2, 20)
    .throw('foes', 1, 100, ['foes'])
    .reveal();
}

describe('a game of the program', () => {
  const stored = (name: string): string => readFileSync(new URL(`../../tests/engine/journal/format3/${name}`, import.meta.url), 'utf8');

  it('is found to be what the program itself finds it to be', () => {
    const verdict = verify(read(stored('anna.view.json')).view!, read(stored('anna.receipt.json')).receipt!);
    expect(verdict).toMatchObject({ findings: [], receipt: true, throws: 9, checked: 8, byHand: 1, unchecked: 0, dealings: 2 });
    expect(verdict.shares).toEqual(['master', 'anna', 'ben']);
    expect([...verdict.hands.keys()]).toEqual(['ben']);
  });

  it('is not taken as a whole', () => {
    expect(() => read(stored('finished.jsonl'))).toThrow('view-journal');
  });
});

describe('an honest game', () => {
  it.each(['heroes', 'foes', 'master', ''])('is all well for %s', (seat) => {
    const game = evening();
    const verdict = checked(game.view(seat), game.receipt());
    const secret = seat === 'foes' || seat === 'master' ? 1 : 0;
    expect(verdict).toMatchObject({
      findings: [],
      entries: 9,
      throws: 3 + secret,
      checked: 3 + secret,
      byHand: 0,
      unchecked: 0,
      shares: ['master', 'heroes'],
      missing: [],
      revealed: true,
      receipt: true,
    });
    expect(verdict.undone).toEqual(new Map([['foes', 1]]));
  });

  it('cannot be checked to the last die while it runs', () => {
    const game = new Game().shared().throw('heroes', 3, 6);
    expect(checked(game.view(), game.receipt())).toMatchObject({ findings: [], throws: 1, checked: 0, unchecked: 1, revealed: false });
  });

  it('names who typed faces in, with the consent of the master', () => {
    const game = new Game().shared().add('typing', { seat: 'foes', on: true, by: 'master' });
    game.type('foes', [[6], [6]]).throw('heroes', 1, 6).add('typing', { seat: 'foes', on: false, by: 'master' }).throw('foes', 1, 6).reveal();
    const verdict = checked(game.view());
    expect(verdict).toMatchObject({ findings: [], throws: 3, checked: 2, byHand: 1, unchecked: 0 });
    expect(verdict.hands).toEqual(new Map([['foes', [4]]]));
  });

  it('goes on without a master who leaves at the reveal, and says so', () => {
    const game = new Game().add('start').add('missing', { seats: ['master'] }).share('heroes', HEROES).throw('heroes', 2, 6).reveal();
    expect(checked(game.view(), game.receipt())).toMatchObject({ findings: [], shares: ['heroes'], missing: ['master'], checked: 1 });
  });

  it('takes in who comes later, at an agreed point, when all contribute anew', () => {
    const game = new Game().shared().throw('heroes', 1, 6).deal(1, ANEW);
    for (const seat of ['master', 'foes', 'heroes'] as const) game.add('share', { seat, ...ANEW[seat] });
    game.dealing = 1;
    game.shares = new Map(Object.entries(ANEW));
    game.throw('foes', 4, 6).reveal();
    const verdict = checked(game.view(), { ...game.receipt(), own: ANEW.heroes });
    expect(verdict).toMatchObject({ findings: [], checked: 2, dealings: 2, shares: ['master', 'heroes', 'foes'] });
  });

  it('goes on with the old dice where one of them is missing then', () => {
    const game = new Game().shared().throw('heroes', 1, 6).deal(1, ANEW).add('share', { seat: 'master', ...ANEW.master });
    game.add('missing', { seats: ['foes'] }).throw('foes', 4, 6).reveal();
    const receipt = { ...game.receipt(), own: ANEW.heroes };
    expect(checked(game.view(), receipt)).toMatchObject({ findings: [], checked: 2, shares: ['master', 'heroes'], missing: ['foes'] });
    game.cut(game.entries.length - 1).add('pledge', { seat: 'foes', commitment: pledgeOf('foes', ANEW.foes), at: [0, 2] });
    expect(found(game.view())).toMatchObject([{ code: 'journal-share' }]);
  });

  it('does not miss a contribution that could not be due before it ended', () => {
    const late: Share = { nonce: '33'.repeat(32), text: '' };
    const game = new Game().shared().throw('heroes', 1, 6).add('pledge', { seat: 'foes', commitment: pledgeOf('foes', late), at: [0, 1] }).reveal();
    expect(found(game.view('foes'), { ...game.receipt(), seat: 'foes', own: late })).toEqual([]);
  });

  it('tells throws whose seed was lost from those that were checked', () => {
    const game = new Game().shared().throw('heroes', 1, 6).renew('ab'.repeat(32)).throw('heroes', 1, 6).reveal();
    expect(checked(game.view(), game.receipt())).toMatchObject({ findings: [], throws: 2, unshared: 1, checked: 1, unchecked: 1, renewed: 1, revealed: true });
  });

  it('leaves dice where they lie after a correction', () => {
    const game = new Game().shared().throw('heroes', 1, 6).throw('foes', 1, 6);
    game.add('correction', { change: {}, by: 'master', rewinds: 2 }).again(3).again(4).throw('foes', 1, 6).reveal();
    const verdict = checked(game.view());
    expect(verdict).toMatchObject({ findings: [], throws: 3, checked: 3 });
    expect([...verdict.undone.values()].every((n) => n === 0)).toBe(true);
  });

  it('leaves them there after a secret correction, too', () => {
    const game = new Game().shared().throw('heroes', 1, 6).throw('foes', 1, 6);
    game.add('correction', { change: {}, by: 'master', rewinds: 3 }, [], ['foes']).again(4).reveal();
    expect(found(game.view('heroes'))).toEqual([]);
    expect(found(game.view('foes'))).toEqual([]);
    expect(found(game.view('master'))).toEqual([]);
  });

  it('deals cards in the order that was drawn', () => {
    const draws = [[5, 4], [4, 0], [3, 1]] as const;
    const thrown = { cards: { hands: 3, deck: 5 } };
    expect(areShown([[5], [1], [3]], draws, thrown)).toBe(true);
    expect(areShown([[9], [2], [7]], draws, thrown)).toBe(true);
    expect(areShown([[5], [3], [1]], draws, thrown)).toBe(false);
    expect(areShown([[4], [1], [3]], draws, thrown)).toBe(false);
    expect(areShown([[8], [2], [7]], draws, thrown)).toBe(false);
    expect(areShown([[5], [1], [3]], draws, { cards: { hands: 3, deck: 6 } })).toBe(false);
  });
});

/** What the forger did, what a check without a receipt finds, and what a check with one finds. */
type Forgery = [what: string, forge: (game: Game) => Game, alone: Code[], withReceipt: Code[]];

const setFaces = (game: Game, n: number, data: object): Game => {
  const entry = game.entries[n]!;
  entry.data = { ...entry.data, ...data };
  entry.events = [{ event: 'dice', seat: entry.data.seat, throw: entry.data.throw, faces: entry.data.faces }];
  return game;
};

const FORGERIES: Forgery[] = [
  ['shows other faces', (game) => setFaces(game, 3, { faces: [[6], [6], [6]] }), ['journal-dice'], ['journal-dice', 'receipt-differs']],
  [
    'shows other faces, and draws that fit them',
    (game) => setFaces(game, 3, { faces: [[6], [6], [6]], draws: [[6, 5], [6, 5], [6, 5]] }),
    ['journal-dice'],
    ['journal-dice', 'receipt-differs'],
  ],
  [
    'shows people other faces than were thrown',
    (game) => ((game.entries[3]!.events[0]!.faces = [[6], [6], [6]]), game),
    ['journal-dice'],
    ['journal-dice', 'receipt-differs'],
  ],
  [
    'calls a throw typed in by hand',
    (game) => {
      const { draws: _, ...data } = game.entries[3]!.data;
      game.entries[3]!.data = data;
      return setFaces(game, 3, { by: 'hand', faces: [[6], [6], [6]] });
    },
    ['journal-typed'],
    ['journal-typed', 'receipt-differs'],
  ],
  [
    'calls throws typed in, with a switch that nobody saw',
    (game) => {
      const { draws: _, ...data } = game.entries[3]!.data;
      game.entries[3]!.data = data;
      setFaces(game, 3, { by: 'hand', faces: [[6], [6], [6]] });
      game.entries.splice(3, 0, { kind: 'typing', data: { seat: 'heroes', on: true, by: 'master' }, events: [], audience: null });
      return game;
    },
    ['journal-number'],
    ['journal-number', 'receipt-differs'],
  ],
  [
    'calls throws typed in, with such a switch, and numbers all others anew',
    (game) => game.cut(3).add('typing', { seat: 'heroes', on: true, by: 'master' }).type('heroes', [[6], [6], [6]]).throw('foes', 2, 20).reveal(),
    [],
    ['receipt-differs'],
  ],
  [
    'lets the table throw for a seat that types',
    (game) => ((game.typed = ['heroes']), game),
    ['journal-typed'],
    ['journal-typed', 'receipt-other-game'],
  ],
  ['leaves a throw out', (game) => (game.entries.splice(3, 1), game), ['journal-number'], ['journal-number', 'receipt-differs']],
  ['throws once more in secret', (game) => (game.entries.splice(3, 0, structuredClone(game.entries[3]!)), game), ['journal-number'], ['journal-number', 'receipt-differs']],
  ['changes the order', (game) => (game.entries.splice(3, 2, game.entries[4]!, game.entries[3]!), game), ['journal-number'], ['journal-number', 'receipt-differs']],
  ['cuts off the end', (game) => game.cut(5), [], ['receipt-cut-short']],
  ['lays another seed open', (game) => ((game.entries.at(-1)!.data = { seed: 'ff'.repeat(32) }), game), ['journal-seed'], ['journal-seed', 'receipt-differs']],
  [
    'takes another share for a seat than was pledged',
    (game) => ((game.entries[1]!.data = { seat: 'master', nonce: MASTER.nonce, text: 'Versuch 57' }), game),
    ['journal-share'],
    ['journal-share', 'receipt-differs'],
  ],
  [
    'lets the master share last',
    (game) => (game.entries.splice(1, 2, game.entries[2]!, game.entries[1]!), game),
    ['journal-share'],
    ['journal-share', 'receipt-differs'],
  ],
  [
    'throws before all have shared',
    (game) => (game.entries.splice(2, 2, game.entries[3]!, game.entries[2]!), game),
    ['journal-share'],
    ['journal-share', 'receipt-differs'],
  ],
  [
    'drops a contribution and says nothing',
    (game) => (game.entries.splice(2, 1), game),
    ['journal-share'],
    ['journal-share', 'receipt-differs'],
  ],
  [
    'forges the opening before new dice',
    (game) => {
      game.cut(4);
      setFaces(game, 3, { faces: [[6], [6], [6]], draws: [[6, 5], [6, 5], [6, 5]] });
      return game.renew('ab'.repeat(32)).throw('heroes', 1, 6).reveal();
    },
    [],
    ['receipt-differs'],
  ],
  [
    'plays on from the middle with other answers',
    (game) => game.cut(5).add('answer', { seat: 'foes', key: 'flee' }, [], ['foes']).throw('foes', 1, 6).reveal(),
    [],
    ['receipt-differs'],
  ],
  ['shows another game', () => Object.assign(new Game(), { pledges: {} }).add('start').throw('foes', 1, 6).reveal(), [], ['receipt-other-game']],
  [
    'corrects in secret and puts other dice there',
    (game) => {
      game.cut(4);
      return game.add('correction', { by: 'master', change: {}, rewinds: 2 }, [], ['foes']).again(3, { faces: [[6], [6], [6]] }).reveal();
    },
    ['journal-dice'],
    ['journal-dice', 'receipt-differs'],
  ],
  [
    'brings good dice back after another throw',
    (game) => game.cut(4).add('correction', { by: 'master', change: {}, rewinds: 2 }).throw('foes', 1, 6).again(3).reveal(),
    ['journal-dice'],
    ['journal-dice', 'receipt-differs'],
  ],
  [
    'throws on after the seed is open',
    (game) => game.throw('heroes', 1, 6),
    ['journal-seed'],
    ['journal-seed'],
  ],
  [
    'lets somebody in to whom the shares of the others are known',
    (game) => game.cut(4).deal(1, { foes: ANEW.foes }).share('foes', ANEW.foes).throw('foes', 1, 6).reveal(),
    ['journal-share'],
    ['journal-share', 'receipt-differs'],
  ],
  [
    'deals anew although nobody came',
    (game) => game.cut(4).deal(1, { master: ANEW.master, heroes: ANEW.heroes }).throw('foes', 1, 6).reveal(),
    ['journal-share'],
    ['journal-share', 'receipt-differs'],
  ],
  ['says that there were dice where nobody threw', (game) => ((game.entries[0]!.events = [{ event: 'dice', faces: [[6]], throw: {} }]), game), ['journal-dice'], ['journal-dice', 'receipt-differs']],
];

describe('a dishonest host', () => {
  it.each(FORGERIES)('is found out who %s', (_what, forge, alone, withReceipt) => {
    const receipt = evening().receipt();
    const game = forge(evening());
    expect(found(game.view()).map(({ code }) => code)).toEqual(alone);
    expect(found(game.view(), receipt).map(({ code }) => code)).toEqual(withReceipt);
  });

  it.each([
    ['a text', (view: View) => (view.entries[3]!.open.text = view.entries[3]!.open.text.replace('"heroes"', '"foes"'))],
    ['a leaf', (view: View) => (view.entries[3]!.leaves[0] = '0'.repeat(64))],
    ['the own leaf', (view: View) => (view.entries[3]!.own!.text = '{"kind":"start","data":{}}')],
  ])('is found out who changes %s without sealing it again', (what, change) => {
    const game = evening();
    const view = game.view();
    change(view);
    const [first] = found(view, game.receipt());
    // Another hidden leaf makes another chain, which only the receipt can tell.
    expect(first).toEqual(what === 'a leaf' ? { code: 'receipt-differs', seen: 3 } : { code: 'journal-chain', entry: 3 });
  });

  it('is found out who keeps the own leaf to themselves', () => {
    const view = evening().view();
    view.entries[3]!.own = null;
    expect(found(view)).toEqual([{ code: 'journal-chain', entry: 3 }]);
  });

  it('is found out who tells everybody something else than the journal says', () => {
    const game = evening();
    const view = game.view('master');
    view.entries[3]!.open.text = view.entries[3]!.open.text.replace('heroes', 'foes');
    view.entries[3]!.leaves[1] = leafHash(view.entries[3]!.open.salt, view.entries[3]!.open.text);
    expect(found(view)).toEqual([{ code: 'journal-chain', entry: 3 }]);
  });

  it('cannot choose a contribution after having seen the others: it was pledged', () => {
    const results = Array.from({ length: 150 }, (_, i) => {
      const game = new Game();
      const tried = { nonce: MASTER.nonce, text: `Versuch ${i}` };
      game.add('start').share('master', tried).share('heroes', HEROES).throw('heroes', 10, 6).reveal();
      return found(game.view()).map(({ code }) => code);
    });
    expect(new Set(results.map(String))).toEqual(new Set(['journal-share']));
  });

  it('cannot change what was promised', () => {
    const receipt = { ...evening().receipt(), commitment: 'ab'.repeat(32) };
    expect(found(evening().view(), receipt)).toEqual([{ code: 'receipt-promise' }]);
    const other = { ...evening().receipt(), pledges: { heroes: pledgeOf('heroes', HEROES) } };
    expect(found(evening().view(), other)).toEqual([{ code: 'receipt-promise' }]);
  });

  it('cannot leave out what somebody contributed', () => {
    const game = Object.assign(new Game(), { pledges: {} });
    game.add('start').throw('heroes', 1, 6).reveal();
    expect(found(game.view(), { ...game.receipt(), own: HEROES })).toEqual([{ code: 'receipt-share' }]);
  });

  it('is told how far it was the same game', () => {
    const receipt = evening().receipt([1, 4, 6, 9]);
    const game = evening();
    game.cut(5);
    expect(found(game.view(), receipt)).toEqual([{ code: 'receipt-cut-short', seen: 9, has: 5 }]);
    game.throw('heroes', 1, 6).reveal();
    expect(found(game.view(), receipt)).toEqual([{ code: 'receipt-differs', seen: 4 }]);
  });
});

describe('a file that is none', () => {
  const code = (text: string): Code => {
    try {
      read(text);
    } catch (problem) {
      return (problem as Found).finding.code;
    }
    throw new Error('it was read');
  };
  const receipt = evening().receipt();
  const broken = (change: object): Code => code(JSON.stringify({ ...receipt, ...change }));

  it.each(['', 'x', '[]', 'null', '{}', '{"regelwerk":"view"}', '{"regelwerk":"view","format":1,"seat":"","header":"","entries":[{}]}'])('says so of %s', (text) => {
    expect(code(text)).toBe('view-malformed');
  });

  it('does not take a header that is none', () => {
    for (const header of ['', '[]', '{"regelwerk":3}', '{"regelwerk":3,"seats":[1],"commitment":"","pledges":{},"typed":[]}'])
      expect(() => verify({ seat: '', header, entries: [] }, null)).toThrow('view-malformed');
    expect(() => verify({ ...evening().view(), seat: 'nobody' }, null)).toThrow('view-malformed');
    expect(() => verify({ seat: '', header: '{"regelwerk":2}', entries: [] }, null)).toThrow('view-old');
  });

  it('knows the whole journal, which is another file', () => {
    expect(code('{"regelwerk":3,"veil":"00"}\n{"n":0}\n')).toBe('view-journal');
  });

  it('does not take a receipt that is none, or too large', () => {
    expect(broken({ format: 2 })).toBe('receipt-malformed');
    expect(broken({ game: 'x' })).toBe('receipt-malformed');
    expect(broken({ pledges: { heroes: 5 } })).toBe('receipt-malformed');
    expect(broken({ own: { nonce: 'x', text: '' } })).toBe('receipt-malformed');
    expect(broken({ own: { nonce: HEROES.nonce, text: 'x'.repeat(201) } })).toBe('receipt-malformed');
    expect(broken({ heads: [[2, receipt.game], [1, receipt.game]] })).toBe('receipt-malformed');
    expect(broken({ heads: [[1.5, receipt.game]] })).toBe('receipt-malformed');
    expect(broken({ heads: Array.from({ length: MOST_HEADS + 1 }, (_, n) => [n + 1, receipt.game]) })).toBe('receipt-malformed');
    expect(broken({ title: 'x'.repeat(RECEIPT_BYTES) })).toBe('receipt-size');
  });

  it('ignores what a later version adds to a receipt', () => {
    expect(read(JSON.stringify({ ...receipt, colour: 'green' })).receipt).toEqual(receipt);
  });

  it.each(['pledge', 'deal', 'share', 'missing', 'new_dice', 'typing', 'faces', 'undo', 'correction', 'reveal'])(
    'finds an entry %s without its data, and does not fall over it',
    (kind) => {
      for (const data of [{}, { seat: 1, seats: 1, to: 'x', pledges: [], seed: 7, faces: 3, draws: {}, by: 'server', rewinds: -1, stream: 1, number: null }]) {
        const findings = found(new Game().shared().add(kind, data).view());
        if (kind === 'correction' && !('rewinds' in data)) expect(findings).toEqual([]);
        else expect(findings).toMatchObject([{ entry: 3 }]);
      }
    },
  );
});

describe('a guided scene', () => {
  const given = { seat: 'a', by: 'given', faces: [[5], [6, 2]], throw: { kind: 'pool' } };

  it('may have given dice, which are counted and vouched for by nobody', () => {
    const promises = new Promises('0'.repeat(64), {}, [], true);
    expect(promises.take(1, 'faces', given)).toBe(null);
    expect(promises.given).toBe(1);
    expect(promises.thrown).toEqual([]);
  });

  it('is known by its header: elsewhere, typed in, or numbered like thrown dice they are found', () => {
    expect(new Promises('0'.repeat(64), {}, []).take(1, 'faces', given)).toBe('journal-typed');
    expect(new Promises('0'.repeat(64), {}, ['a'], true).take(1, 'faces', given)).toBe('journal-typed');
    const numbered = { ...given, stream: 'open', number: 1 };
    expect(new Promises('0'.repeat(64), {}, [], true).take(1, 'faces', numbered)).toBe('journal-typed');
  });

  it('takes no contributions', () => {
    const pledge = { seat: 'a', commitment: '1'.repeat(64), at: [0, 1] };
    expect(new Promises('0'.repeat(64), {}, [], true).take(1, 'pledge', pledge)).toBe('journal-share');
  });
});
