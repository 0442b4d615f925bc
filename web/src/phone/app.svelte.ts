/** The table as an app: installed where the browser offers it, and always in the version that the server has. */

/** What Chromium says when a page can be installed. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

/** So often is looked again whether somebody has finished what they are writing. */
const LATER = 2_000;

class App {
  #offered: InstallEvent | null = $state.raw(null);
  #registration: ServiceWorkerRegistration | null = null;

  /** Whether the browser can install the table now. */
  get canInstall(): boolean {
    return this.#offered !== null;
  }

  /** Begins to keep the shell. Without https, or in an old browser, there simply is no app. */
  start(): void {
    window.addEventListener('beforeinstallprompt', (event) => {
      event.preventDefault();
      this.#offered = event as InstallEvent;
    });
    window.addEventListener('appinstalled', () => (this.#offered = null));
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    // The first worker takes over a page of its own version; every later one brings another version.
    let isOurs = navigator.serviceWorker.controller === null;
    navigator.serviceWorker.addEventListener('controllerchange', () => {
      if (!isOurs) reloadQuietly();
      isOurs = false;
    });
    const begin = async (): Promise<void> => {
      try {
        this.#registration = await navigator.serviceWorker.register('/service-worker.js', { updateViaCache: 'none' });
      } catch {
        // Refused, or no room for it: the table works without.
      }
    };
    if (document.readyState === 'complete') void begin();
    else window.addEventListener('load', () => void begin(), { once: true });
  }

  /** The server was away: it may have come back in another version. */
  look(): void {
    this.#registration?.update().catch(() => undefined);
  }

  async install(): Promise<void> {
    const offered = this.#offered;
    this.#offered = null;
    await offered?.prompt();
  }
}

/** Everything is at the table, so a page can be loaded anew at any time; only what is being written would be lost. */
function reloadQuietly(): void {
  if (isWriting(document)) setTimeout(reloadQuietly, LATER);
  else location.reload();
}

/** Whether somebody is in the middle of something: an open sheet, a letter, a field that is being filled in. */
export function isWriting(page: Pick<Document, 'activeElement' | 'querySelector' | 'querySelectorAll'>): boolean {
  const filled = [...page.querySelectorAll('textarea')].some(({ value }) => value.trim() !== '');
  return filled || page.querySelector('dialog[open]') !== null || page.activeElement?.tagName === 'INPUT';
}

export const app = new App();
