/**
 * "Since your last turn": what others did, stage by stage, beside the question that is open.
 *
 * It never stands in the way: the question can be answered at any moment, which ends the recap. Whoever wants less motion
 * gets a list instead of something that runs by itself.
 */
import type { Wire } from '$lib/wire';
import { pace } from './pace';

export type RecapView = Wire<'RecapView'>;
export type Stage = Wire<'Stage'>;

interface Line {
  readonly n: number;
  readonly kind: string;
}

interface World {
  /** Asks the table; null if it cannot be asked now. */
  ask: () => Promise<RecapView | null>;
  /** Whether people want to see it without asking for it. */
  isWanted: () => boolean;
  /** Whether nothing may run by itself. */
  isStill: () => boolean;
}

/** Lines after which what was told before may be wrong. */
const REWRITES = new Set(['undo', 'correction', 'rules']);

export class Recap {
  #world: World;
  #view = $state.raw<RecapView | null>(null);
  #at = $state(0);
  #open = $state(false);
  #running = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = '';
  /** What of the journal is this person's own doing; null: nobody knows yet. */
  #own: number | null = null;
  #asking = 0;

  constructor(world: World) {
    this.#world = world;
  }

  get stages(): readonly Stage[] {
    return this.#view?.stages ?? [];
  }
  get at(): number {
    return this.#at;
  }
  get isOpen(): boolean {
    return this.#open && this.stages.length > 0;
  }
  get isRunning(): boolean {
    return this.#running;
  }
  get isOver(): boolean {
    return !this.#running && this.#at >= this.stages.length - 1;
  }
  /** What is told and drawn now. */
  get stage(): Stage | null {
    return this.isOpen ? (this.stages[this.#at] ?? null) : null;
  }

  /** This person has decided something, and the journal is so long now. */
  decided(head: number): void {
    this.#own = head;
    this.close();
  }

  /** Another question is open now, or none; if others did something since, it is told. */
  asked(question: string, log: readonly Line[]): void {
    if (question === this.#asked) return;
    this.#asked = question;
    const own = this.#own;
    const isNews = own === null || log.some((line) => line.n >= own && line.kind === 'note');
    if (question && isNews && this.#world.isWanted()) void this.load();
    else this.close();
  }

  /** Something was taken back or corrected: what is being told may not have happened. */
  rewritten(log: readonly Line[]): void {
    const view = this.#view;
    if (view && log.some((line) => line.n > view.until && REWRITES.has(line.kind))) {
      if (this.#open) void this.load();
      else this.#view = null;
    }
  }

  async load(): Promise<void> {
    const number = ++this.#asking;
    const view = await this.#world.ask();
    if (number !== this.#asking) return;
    this.#view = view;
    if (view?.stages.length) this.play();
    else this.close();
  }

  /** From the beginning; what is gone already is asked for anew. */
  again(): void {
    if (this.stages.length) this.play();
    else void this.load();
  }

  play(): void {
    this.#open = true;
    this.#at = 0;
    this.goOn();
  }

  goOn(): void {
    clearTimeout(this.#timer);
    this.#running = !this.#world.isStill() && this.#at < this.stages.length;
    const stage = this.stages[this.#at];
    if (this.#running && stage) this.#timer = setTimeout(() => this.#advance(), pace(stage));
  }

  pause(): void {
    clearTimeout(this.#timer);
    this.#running = false;
  }

  /** To its end at once. */
  skip(): void {
    this.pause();
    this.#at = Math.max(0, this.stages.length - 1);
  }

  show(at: number): void {
    this.pause();
    this.#at = Math.min(Math.max(0, at), Math.max(0, this.stages.length - 1));
  }

  close(): void {
    this.pause();
    this.#asking++;
    this.#open = false;
  }

  /** One key for both: what runs is skipped, what is over comes again. */
  toggle(): void {
    if (this.isOpen && this.#running) this.skip();
    else this.again();
  }

  #advance(): void {
    if (this.#at >= this.stages.length - 1) {
      this.#running = false;
      return;
    }
    this.#at += 1;
    this.goOn();
  }
}
