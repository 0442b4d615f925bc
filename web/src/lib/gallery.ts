/** Images of the table: read with a link's token, so no address shows them to anybody else, and drawn from memory. */
import { SvelteMap } from 'svelte/reactivity';
import type { Api } from './api';

export class Gallery {
  readonly #api: Api;
  readonly #urls = new SvelteMap<string, string>();
  readonly #asked = new Set<string>();

  constructor(api: Api) {
    this.#api = api;
  }

  /** Where an image lies in memory; empty while it is on its way, and for one that is not there. */
  url(image: string): string {
    if (image && !this.#asked.has(image)) {
      this.#asked.add(image);
      void this.#load(image);
    }
    return this.#urls.get(image) ?? '';
  }

  async #load(image: string): Promise<void> {
    try {
      this.#urls.set(image, URL.createObjectURL(await this.#api.image(image)));
    } catch {
      // A missing image is not drawn; nothing else depends on it.
    }
  }
}

const galleries = new Map<string, Gallery>();

/** The images as one holder of a token sees them, each read once. */
export function galleryOf(api: Api): Gallery {
  const known = galleries.get(api.holder) ?? new Gallery(api);
  galleries.set(api.holder, known);
  return known;
}
