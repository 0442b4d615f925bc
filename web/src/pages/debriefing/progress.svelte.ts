/** Waiting for the analysis of a finished game: what was begun, how far it is, and what came of it. */
import { untrack } from 'svelte';
import type { Api } from '$lib/api';
import { settings } from '$lib/settings.svelte';
import type { Wire } from '$lib/wire';

type Progress = Wire<'DebriefingProgress'>;

/** Milliseconds between two looks at an analysis under way. */
const GLANCE = 1_000;

/** Made while a component is set up: it looks again as long as the component is there. */
export class AnalysisProgress {
  seen = $state.raw<Progress | null>(null);
  error: unknown = $state(null);
  readonly isWorking = $derived(this.seen?.state === 'running' || this.seen?.state === 'waiting');

  constructor(api: Api) {
    $effect(() => {
      void settings.lang;
      // Whoever comes back, or changes the language, finds what was begun.
      untrack(() => void this.attempt(api.debriefing));
    });
    $effect(() => {
      if (!this.isWorking) return;
      const timer = setInterval(() => void this.attempt(api.debriefing), GLANCE);
      return () => clearInterval(timer);
    });
  }

  async attempt(ask: () => Promise<Progress>): Promise<void> {
    try {
      this.seen = await ask();
      this.error = null;
    } catch (failure) {
      this.error = failure;
      this.seen = null;
    }
  }
}
