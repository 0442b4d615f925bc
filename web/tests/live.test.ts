import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Live, type Socket } from '../src/lib/live.svelte';
import { TableError } from '../src/lib/problem';
import type { Command, ServerMessage, TableView } from '../src/lib/wire';
import { choice, line, offer, odds, table } from './examples';

/** A connection whose other end is the test. */
class Wire implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  readonly sent: unknown[] = [];
  closed = false;

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.closed = true;
  }
  say(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  open(view: TableView): void {
    this.onopen?.();
    this.say({ type: 'table', version: 4, table: view });
  }
}

const nothing = { type: 'update', changed: null, inside: null, length: null } as const;
const answer: Command = { do: 'answer', prompt: '7.0', key: 'dodge', figures: [], everybody: false, then: [], alone: false, computer: false };

describe('the live connection', () => {
  let wires: Wire[];
  let live: Live;
  const last = (): Wire => wires.at(-1)!;

  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    wires = [];
    live = new Live({ game: 'g1', token: 'secret-token', lang: 'de', connect: () => (wires.push(new Wire()), last()) });
  });
  afterEach(() => {
    live.close();
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('names its table, so that a proxy can bring all screens of a table together', () => {
    const dialled: string[] = [];
    vi.stubGlobal('location', { protocol: 'https:', host: 'tisch.example' });
    vi.stubGlobal('WebSocket', class extends Wire {
      constructor(address: string) {
        super();
        dialled.push(address);
      }
    });
    new Live({ game: 'a b', token: 'secret-token', lang: 'de' }).close();
    vi.unstubAllGlobals();
    expect(dialled).toEqual(['wss://tisch.example/api/table/live?table=a%20b']);
  });

  it('says who it is first, and shows the table that comes', () => {
    last().open(table());
    expect(last().sent).toEqual([{ token: 'secret-token', lang: 'de' }]);
    expect(live.standing).toBe('open');
    expect(live.table?.title).toBe('Probe');
  });

  it('changes only what an update names', () => {
    last().open(table({ log: [line(3)], choices: [choice()] }));
    last().say({ ...nothing, version: 5, head: 9, lines: [line(8)], struck: [3], changed: { paused: true } });
    expect(live.table?.paused).toBe(true);
    expect(live.table?.head).toBe(9);
    expect(live.table?.choices).toHaveLength(1);
    expect(live.table?.log.map(({ n, undone }) => [n, undone])).toEqual([
      [3, true],
      [8, false],
    ]);
  });

  it('does not tell a line twice', () => {
    last().open(table({ log: [line(3)] }));
    last().say({ ...nothing, version: 5, head: 5, lines: [line(3), line(4)], struck: [] });
    expect(live.table?.log.map(({ n }) => n)).toEqual([3, 4]);
  });

  it('adds the odds that follow a question, where its answers stand', () => {
    last().open(table({ choices: [choice({ odds_pending: true, offers: [offer('take'), offer('dodge')] })] }));
    const worths = { take: { share: 0.5, text: 'halb so gut' } };
    last().say({ type: 'odds', version: 5, prompt: '7.0', odds: { dodge: odds(0.62) }, worths, goal: 'zu siegen' });
    const asked = live.table?.choices[0];
    expect(asked?.offers.map(({ key }) => key)).toEqual(['take', 'dodge']);
    expect(asked?.offers[1]?.odds?.chance).toBe(0.62);
    expect(asked?.offers[0]).toMatchObject({ worth: 0.5, worth_text: 'halb so gut' });
    expect(asked?.goal).toBe('zu siegen');
    expect(asked?.odds_pending).toBe(false);
  });

  it('ignores odds for a question that is no longer asked', () => {
    last().open(table({ choices: [choice()] }));
    const before = live.table?.choices[0];
    last().say({ type: 'odds', version: 5, prompt: '5.0', odds: { dodge: odds(0.62) }, worths: {}, goal: '' });
    expect(live.table?.choices[0]).toEqual(before);
  });

  it('asks for the whole table when it has missed a version', () => {
    last().open(table());
    last().say({ ...nothing, version: 5, head: 8, lines: [], struck: [], changed: { paused: true } });
    last().say({ type: 'odds', version: 7, prompt: '7.0', odds: {}, worths: {}, goal: '' });
    expect(wires).toHaveLength(2);
    expect(wires[0]?.closed).toBe(true);
    expect(live.standing).toBe('reconnecting');
    last().open(table({ title: 'Danach' }));
    last().say({ ...nothing, version: 5, head: 9, lines: [], struck: [] });
    expect(live.table).toMatchObject({ title: 'Danach', paused: false, head: 9 });
    expect(wires).toHaveLength(2);
  });

  it('keeps a command until it is acknowledged', async () => {
    last().open(table());
    const sent = live.command(answer);
    expect(live.underWay).toBe(1);
    expect(last().sent.at(-1)).toEqual({ id: 1, command: answer });
    last().say({ type: 'reply', id: 1, done: { head: 8, considered: null, best: null, hint: null, recap: null, explained: null, note: '' }, problem: null });
    await expect(sent).resolves.toMatchObject({ head: 8 });
    expect(live.underWay).toBe(0);
  });

  it('sends again what was lost with the connection', async () => {
    last().open(table());
    const sent = live.command(answer);
    last().onclose?.();
    expect(live.standing).toBe('reconnecting');
    vi.advanceTimersByTime(400);
    expect(wires).toHaveLength(2);
    last().open(table());
    expect(last().sent).toEqual([{ token: 'secret-token', lang: 'de' }, { id: 1, command: answer }]);
    last().say({ type: 'reply', id: 1, done: { head: 8, considered: null, best: null, hint: null, recap: null, explained: null, note: '' }, problem: null });
    await expect(sent).resolves.toMatchObject({ head: 8 });
  });

  it('says who was faster', async () => {
    last().open(table());
    const sent = live.command(answer);
    const problem = { code: 'table-already-answered', text: 'Mira hat schon geantwortet.', rule: '', field: '' };
    last().say({ type: 'reply', id: 1, done: null, problem });
    await expect(sent).rejects.toThrow('Mira hat schon geantwortet.');
    await expect(sent).rejects.toBeInstanceOf(TableError);
  });

  it('does not claim that somebody else was faster when it was sent twice', async () => {
    last().open(table());
    const sent = live.command(answer);
    last().onclose?.();
    vi.advanceTimersByTime(400);
    last().open(table({ head: 9 }));
    const problem = { code: 'table-already-answered', text: 'Helden war schneller.', rule: '', field: '' };
    last().say({ type: 'reply', id: 1, done: null, problem });
    const done = await sent;
    expect(done.head).toBe(9);
    expect(done.note).not.toContain('schneller');
    expect(done.note).not.toBe('');
  });

  it('takes nothing back twice', async () => {
    last().open(table());
    const sent = live.command({ do: 'undo', to: null });
    last().onclose?.();
    const queued = live.command({ do: 'correct', change: { who: 'hagen' } });
    vi.advanceTimersByTime(400);
    last().open(table());
    expect((await sent).note).not.toBe('');
    expect(last().sent.slice(1)).toEqual([{ id: 2, command: { do: 'correct', change: { who: 'hagen' } } }]);
    last().say({ type: 'reply', id: 2, done: { head: 8, considered: null, best: null, hint: null, recap: null, explained: null, note: '' }, problem: null });
    await expect(queued).resolves.toMatchObject({ note: '' });
  });

  it('gives up a connection on which nothing is answered any more', () => {
    last().open(table());
    void live.command(answer).catch(() => undefined);
    vi.advanceTimersByTime(15_000);
    expect(live.standing).toBe('reconnecting');
    last().open(table());
    expect(last().sent.at(-1)).toEqual({ id: 1, command: answer });
  });

  it('waits longer each time, and not for ever', () => {
    const waits: number[] = [];
    for (let i = 0; i < 8; i++) {
      const before = wires.length;
      last().onclose?.();
      let waited = 0;
      while (wires.length === before) {
        vi.advanceTimersByTime(100);
        waited += 100;
      }
      waits.push(waited);
    }
    expect(waits).toEqual([400, 800, 1600, 3200, 6400, 10000, 10000, 10000]);
  });

  it('gives up a connection that never speaks', () => {
    vi.advanceTimersByTime(8000);
    expect(wires[0]?.closed).toBe(true);
    expect(wires).toHaveLength(2);
  });

  it('does not come back when the server has ended it', async () => {
    last().open(table());
    const sent = live.command(answer);
    const problem = { code: 'revoked', text: 'Dieser Link gilt nicht mehr.', rule: '', field: '' };
    last().say({ type: 'closed', problem });
    await expect(sent).rejects.toThrow('Dieser Link gilt nicht mehr.');
    vi.advanceTimersByTime(60_000);
    expect(wires).toHaveLength(1);
    expect(live.closed?.code).toBe('revoked');
    await expect(live.command(answer)).rejects.toThrow('Dieser Link gilt nicht mehr.');
  });

  it('comes back to a table that is only being restarted', () => {
    last().open(table());
    last().say({ type: 'closed', problem: { code: 'table-closing', text: 'Gleich wieder da.', rule: '', field: '' } });
    last().onclose?.();
    expect(live.standing).toBe('reconnecting');
    expect(live.goodbye).toBe('Gleich wieder da.');
    vi.advanceTimersByTime(1000);
    last().open(table());
    expect(wires).toHaveLength(2);
    expect(live.standing).toBe('open');
    expect(live.goodbye).toBe('');
    expect(live.closed).toBeNull();
  });

  it('comes back in another language when asked to', () => {
    last().open(table());
    live.speak('en');
    last().open(table({ lang: 'en' }));
    expect(last().sent[0]).toEqual({ token: 'secret-token', lang: 'en' });
    expect(live.table?.lang).toBe('en');
  });
});
