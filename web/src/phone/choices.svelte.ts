/** How this device may call somebody: chosen here, kept in this browser. */

export type Choice = 'sound' | 'vibration' | 'awake';

const KEY = 'regelwerk.device';
const LOUD = 0.6;

class Choices {
  #kept: Partial<Record<Choice, boolean>> & { volume?: number } = $state(read());

  /** All is on unless somebody has switched it off. */
  is(choice: Choice): boolean {
    return this.#kept[choice] ?? true;
  }

  set(choice: Choice, on: boolean): void {
    this.#kept[choice] = on;
    this.#keep();
  }

  /** From 0 to 1. */
  get volume(): number {
    return this.#kept.volume ?? LOUD;
  }
  set volume(volume: number) {
    this.#kept.volume = Math.min(1, Math.max(0, volume));
    this.#keep();
  }

  #keep(): void {
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // No room: it holds until the page is left.
    }
  }
}

function read(): Partial<Record<Choice, boolean>> & { volume?: number } {
  try {
    const told: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (typeof told !== 'object' || told === null) return {};
    const { sound, vibration, awake, volume } = told as Record<string, unknown>;
    const flags = Object.entries({ sound, vibration, awake }).filter(([, on]) => typeof on === 'boolean');
    return {
      ...(Object.fromEntries(flags) as Partial<Record<Choice, boolean>>),
      ...(typeof volume === 'number' && volume >= 0 && volume <= 1 ? { volume } : {}),
    };
  } catch {
    return {};
  }
}

export const choices = new Choices();
