/** Taking something from a list and dropping it somewhere: by mouse, pen or finger; keys and taps use the buttons. */
import type { Attachment } from 'svelte/attachments';

export interface Load {
  readonly name: string;
  /** What happens where it is dropped: the target's `data-drop`, and the place on the screen. */
  readonly drop: (target: string, x: number, y: number) => void;
}

const FAR = 6;

class Carry {
  load = $state.raw<Load | null>(null);
  x = $state(0);
  y = $state(0);
  /** Over which target it is now. */
  over = $state('');
}

export const carry = new Carry();

function targetAt(x: number, y: number): string | null {
  return document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-drop]')?.dataset.drop ?? null;
}

/** Lets an element be carried; a press without a move stays a click. */
export function carried(load: () => Load): Attachment<HTMLElement> {
  return (node) => {
    let start: { x: number; y: number } | null = null;
    let wasCarried = false;
    const down = (event: PointerEvent): void => {
      if (event.button > 0) return;
      start = { x: event.clientX, y: event.clientY };
      wasCarried = false;
      // Whoever is quick has left the element with the first move.
      window.addEventListener('pointermove', move);
      window.addEventListener('pointerup', up);
      window.addEventListener('pointercancel', up);
    };
    const release = (): void => {
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', up);
      window.removeEventListener('pointercancel', up);
    };
    const move = (event: PointerEvent): void => {
      if (!start) return;
      if (!carry.load) {
        if (Math.hypot(event.clientX - start.x, event.clientY - start.y) < FAR) return;
        carry.load = load();
        wasCarried = true;
      }
      carry.x = event.clientX;
      carry.y = event.clientY;
      carry.over = targetAt(event.clientX, event.clientY) ?? '';
    };
    const up = (event: PointerEvent): void => {
      const found = carry.load && event.type === 'pointerup' ? targetAt(event.clientX, event.clientY) : null;
      const dropped = carry.load;
      release();
      // The click that belongs to this press has come by then, if there is one.
      setTimeout(() => (wasCarried = false));
      start = null;
      carry.load = null;
      carry.over = '';
      if (dropped && found !== null) dropped.drop(found, event.clientX, event.clientY);
    };
    const click = (event: MouseEvent): void => {
      if (!wasCarried) return;
      wasCarried = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    node.addEventListener('pointerdown', down);
    node.addEventListener('click', click, true);
    return () => {
      node.removeEventListener('pointerdown', down);
      node.removeEventListener('click', click, true);
      release();
    };
  };
}
