/** Short sounds, made on the spot: two wooden taps for a turn, one soft tone for a letter. */

export type Call = 'turn' | 'letter';

interface Tone {
  /** Hertz, seconds after the beginning, seconds until it has died away. */
  pitch: number;
  at: number;
  fades: number;
}
const TONES: Record<Call, readonly Tone[]> = {
  turn: [
    { pitch: 587, at: 0, fades: 0.18 },
    { pitch: 880, at: 0.14, fades: 0.32 },
  ],
  letter: [{ pitch: 659, at: 0, fades: 0.4 }],
};
const SILENT = 0.0001;

let context: AudioContext | null = null;

/** A browser makes no sound before somebody has touched the page; from then on it may. */
export function readySound(): () => void {
  const wake = (): void => {
    if (typeof AudioContext === 'undefined') return;
    context ??= new AudioContext();
    if (context.state === 'suspended') void context.resume().catch(() => undefined);
  };
  const touches = ['pointerdown', 'keydown'] as const;
  for (const touch of touches) window.addEventListener(touch, wake, { passive: true });
  return () => {
    for (const touch of touches) window.removeEventListener(touch, wake);
  };
}

export function sound(call: Call, volume: number): void {
  const made = context;
  if (!made || made.state !== 'running' || volume <= 0) return;
  const now = made.currentTime + 0.01;
  for (const { pitch, at, fades } of TONES[call]) {
    const tone = new OscillatorNode(made, { type: 'triangle', frequency: pitch });
    const loud = new GainNode(made, { gain: SILENT });
    // Struck like wood: at once, then dying away.
    loud.gain.setValueAtTime(SILENT, now + at);
    loud.gain.exponentialRampToValueAtTime(Math.max(SILENT * 2, volume * 0.5), now + at + 0.012);
    loud.gain.exponentialRampToValueAtTime(SILENT, now + at + fades);
    tone.connect(loud).connect(made.destination);
    tone.start(now + at);
    tone.stop(now + at + fades + 0.02);
  }
}
