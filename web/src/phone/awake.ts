/** Keeps the screen awake while a game is played. Where the browser does not offer it, nothing happens. */

export const canStayAwake = (): boolean => typeof navigator !== 'undefined' && 'wakeLock' in navigator;

/** Keeps it awake until the answer is called. A browser lets go when the page is hidden, so it is asked again then. */
export function stayAwake(): () => void {
  if (!canStayAwake()) return () => undefined;
  let lock: WakeLockSentinel | null = null;
  let isWanted = true;
  const ask = async (): Promise<void> => {
    if (document.hidden || (lock && !lock.released)) return;
    try {
      const given = await navigator.wakeLock.request('screen');
      if (isWanted) lock = given;
      else await given.release();
    } catch {
      // The battery is low, or the system says no: the screen goes dark as it always did.
    }
  };
  const seen = (): void => void ask();
  document.addEventListener('visibilitychange', seen);
  void ask();
  return () => {
    isWanted = false;
    document.removeEventListener('visibilitychange', seen);
    void lock?.release().catch(() => undefined);
  };
}
