/** The languages that the table speaks: its server says which. Words that somebody has brought there are loaded from it. */
import type { Wire } from './wire';
import { settings } from './settings.svelte';
import { bases, bring, ownLanguages } from './books';
import { here } from './place.svelte';
import { wordsIn } from './words/index.svelte';

class Languages {
  #all: Wire<'LanguageInfo'>[] = $state([]);

  /** All that can be chosen; without a server those of this page. */
  get all(): { code: string; name: string }[] {
    return this.#all.length ? this.#all : ownLanguages().map((code) => ({ code, name: wordsIn(code).language }));
  }

  /** Asks the server; whatever goes wrong leaves the languages of this page. */
  async ask(): Promise<void> {
    try {
      const answer = await fetch('/api/languages');
      if (answer.ok) this.#all = (await answer.json()) as Wire<'LanguageInfo'>[];
    } catch {
      // Without a server there is nobody to speak other languages.
    }
  }

  /** Loads the words of a language that somebody has brought, and speaks it from then on. */
  async speak(lang: string): Promise<void> {
    await this.#load(lang);
    settings.lang = lang;
  }

  /**
   * Before the first page: the language that is set or that the browser asks for; only one that was brought is waited for.
   * The page that checks dice asks no server for anything.
   */
  async begin(): Promise<void> {
    settings.beginAlone();
    if (here.route.page === 'verify') return;
    const wanted = settings.wanted().flatMap(bases);
    const asked = this.ask();
    if (!wanted.length || (wanted[0] && ownLanguages().includes(wanted[0]))) return;
    await asked;
    const lang = wanted.find((code) => this.#all.some((known) => known.code === code));
    if (!lang) return;
    await this.#load(lang);
    settings.begin(lang);
  }

  async #load(lang: string): Promise<void> {
    if (!this.#all.some((known) => known.code === lang && known.words)) return;
    try {
      const script = (await import(/* @vite-ignore */ `/api/languages/${lang}.js`)) as { default: Parameters<typeof bring>[1] };
      bring(lang, script.default);
    } catch {
      // Its words are missing: the interface speaks its first language, the game the one that was chosen.
    }
  }
}

export const languages = new Languages();
