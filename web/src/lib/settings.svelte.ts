/** What a person has set in this browser: language, light, and whether what others did is told by itself. */
import { ELSEWHERE, FIRST, bases, ownLanguages } from './books';

export type Theme = 'auto' | 'light' | 'dark';

const THEMES: readonly Theme[] = ['auto', 'light', 'dark'];

class Settings {
  #lang: string = $state(FIRST);
  #theme: Theme = $state(THEMES.find((theme) => theme === stored('theme')) ?? 'auto');
  #recap: boolean = $state(stored('recap') !== 'off');

  /** Whether the recap of what others did begins by itself. */
  get recap(): boolean {
    return this.#recap;
  }
  set recap(on: boolean) {
    this.#recap = on;
    keep('recap', on ? 'on' : 'off');
  }
  get lang(): string {
    return this.#lang;
  }
  set lang(lang: string) {
    this.#lang = lang;
    keep('lang', lang);
    this.apply();
  }
  get theme(): Theme {
    return this.#theme;
  }
  set theme(theme: Theme) {
    this.#theme = theme;
    keep('theme', theme);
    this.apply();
  }

  /** The languages that this person wants, the best first: what was set here, or else what the browser asks for. */
  wanted(): string[] {
    const set = stored('lang');
    if (set) return [set];
    return typeof navigator === 'undefined' ? [] : [...(navigator.languages ?? [navigator.language])].filter(Boolean);
  }

  /** Speaks a language without noting it as set. */
  begin(lang: string): void {
    this.#lang = lang;
    this.apply();
  }

  /** Speaks the best language of this page for this person. */
  beginAlone(): void {
    const wanted = this.wanted();
    const known = wanted.flatMap(bases).find((code) => ownLanguages().includes(code));
    this.begin(known ?? (wanted.length ? ELSEWHERE : FIRST));
  }

  /** Tells the document. */
  apply(): void {
    document.documentElement.lang = this.#lang;
    if (this.#theme === 'auto') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = this.#theme;
  }
}

function stored(name: string): string | null {
  return typeof localStorage === 'undefined' ? null : localStorage.getItem(`regelwerk.${name}`);
}

function keep(name: string, value: string): void {
  if (typeof localStorage !== 'undefined') localStorage.setItem(`regelwerk.${name}`, value);
}

export const settings = new Settings();
