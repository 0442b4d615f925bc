/** What a person has set in this browser: language, light, and whether what others did is told by itself. */
import type { Lang } from './wire';

export type Theme = 'auto' | 'light' | 'dark';

const THEMES: readonly Theme[] = ['auto', 'light', 'dark'];

class Settings {
  #lang: Lang = $state(stored('lang') === 'en' || (!stored('lang') && !speaksGerman()) ? 'en' : 'de');
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
  get lang(): Lang {
    return this.#lang;
  }
  set lang(lang: Lang) {
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

  /** Tells the document. */
  apply(): void {
    document.documentElement.lang = this.#lang;
    if (this.#theme === 'auto') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = this.#theme;
  }
}

function speaksGerman(): boolean {
  // German is the first language here: English only for those whose browser asks for something else outright.
  return typeof navigator === 'undefined' || !navigator.language || navigator.language.startsWith('de');
}

function stored(name: string): string | null {
  return typeof localStorage === 'undefined' ? null : localStorage.getItem(`regelwerk.${name}`);
}

function keep(name: string, value: string): void {
  if (typeof localStorage !== 'undefined') localStorage.setItem(`regelwerk.${name}`, value);
}

export const settings = new Settings();
