/** Drafts of entries: kept in this browser until they are saved or thrown away, whatever happens to the page. */
import type { Data } from './values';

export interface Draft {
  data: Data;
  /** The version that was edited; empty for a new entry. */
  version: string;
}

const PREFIX = 'regelwerk.draft';
const key = (system: string, kind: string, entry: string): string => [PREFIX, system, kind, entry].join('.');

export function keptDraft(system: string, kind: string, entry: string): Draft | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key(system, kind, entry)) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return null;
    const { data, version } = kept as Partial<Draft>;
    return typeof data === 'object' && data !== null && typeof version === 'string' ? { data, version } : null;
  } catch {
    return null;
  }
}

/** Keeps a draft; a browser without room keeps none, and the form still works. */
export function keepDraft(system: string, kind: string, entry: string, draft: Draft): void {
  try {
    localStorage.setItem(key(system, kind, entry), JSON.stringify(draft));
  } catch {
    // Without room the draft lives as long as the page.
  }
}

export function dropDraft(system: string, kind: string, entry: string): void {
  localStorage.removeItem(key(system, kind, entry));
}

/** The entries of a system of which this browser holds a draft, as `kind.id`; a new one has no id. */
export function drafts(system: string): Set<string> {
  const prefix = `${PREFIX}.${system}.`;
  return new Set(Object.keys(localStorage).filter((one) => one.startsWith(prefix)).map((one) => one.slice(prefix.length)));
}
