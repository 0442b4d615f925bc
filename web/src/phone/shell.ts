/** What of the table a service worker keeps: the shell, never anything about a game. */

export interface Shell {
  version: string;
  /** The paths of all files that were built together. */
  files: string[];
}

const PREFIX = 'regelwerk-shell-';

export const cacheName = ({ version }: Shell): string => PREFIX + version;

/** Whether a cache is left over from another version. */
export const isStale = (shell: Shell, name: string): boolean => name.startsWith(PREFIX) && name !== cacheName(shell);

/**
 * How a request is answered: `page` from the table, or from the shell if the table cannot be reached; `file` from the
 * shell at once, for its name changes with what is in it; `table` is none of our business, whatever it is.
 */
export function answeredBy(shell: Shell, origin: string, method: string, address: string): 'page' | 'file' | 'table' {
  const { origin: asked, pathname, search } = new URL(address);
  if (method !== 'GET' || asked !== origin || search || !shell.files.includes(pathname)) return 'table';
  return pathname.startsWith('/assets/') ? 'file' : 'page';
}
