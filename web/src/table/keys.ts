/** Keys at the table: single letters and digits, never while somebody types or has a sheet open. */
export interface KeyActions {
  answer: (n: number) => void;
  u: () => void;
  l: () => void;
  p: () => void;
  r: () => void;
  '/': () => void;
  '?': () => void;
}

export function keyed(event: KeyboardEvent, actions: KeyActions): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isTyping(event.target)) return;
  if (document.querySelector('dialog[open]')) return;
  const { key } = event;
  if (/^[1-9]$/.test(key)) actions.answer(Number(key));
  else if (key === 'u' || key === 'l' || key === 'p' || key === 'r' || key === '/' || key === '?') actions[key]();
  else return;
  event.preventDefault();
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !['checkbox', 'radio', 'range', 'button'].includes(target.type);
  return target.isContentEditable || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
}
