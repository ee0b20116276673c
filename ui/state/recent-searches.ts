import { useMemo, useSyncExternalStore } from 'react';

/** Where the device keeps them. */
const KEY = 'vitrine-searches';
/** More are no help. */
const MOST = 6;
const LONGEST = 60;

/**
 * Words that were searched for, the latest first, each once whatever its case, six at the most. Pure.
 * @param words those that were searched for now; none where there is nothing to remember
 */
export function withSearch(known: readonly string[], words: string): readonly string[] {
  const said = words.trim().replace(/\s+/g, ' ').slice(0, LONGEST);
  if (said === '') return known;
  const others = known.filter((one) => one.toLowerCase() !== said.toLowerCase());
  return [said, ...others].slice(0, MOST);
}

function kept(): string {
  try {
    return localStorage.getItem(KEY) ?? '[]';
  } catch {
    return '[]'; // a device that keeps nothing has nothing to show
  }
}

function listed(text: string): readonly string[] {
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? list.filter((one): one is string => typeof one === 'string').slice(0, MOST) : [];
  } catch {
    return []; // what was damaged is let go with the next search
  }
}

/** What was searched for on this device, the latest first; none where nothing is kept, or nothing may be. */
export function recentSearches(): readonly string[] {
  return listed(kept());
}

const listeners = new Set<() => void>();

function change(write: () => void): void {
  try {
    write();
  } catch {
    // nothing is kept in a private window
  }
  for (const tell of listeners) tell();
}

/** Remembers a search on this device, and nowhere else. */
export function rememberSearch(words: string): void {
  change(() => localStorage.setItem(KEY, JSON.stringify(withSearch(recentSearches(), words))));
}

/** Forgets all of them. */
export function forgetSearches(): void {
  change(() => localStorage.removeItem(KEY));
}

function follow(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

/** {@link recentSearches}, as they change on this page. */
export function useRecentSearches(): readonly string[] {
  const text = useSyncExternalStore(follow, kept, () => '[]');
  return useMemo(() => listed(text), [text]);
}
