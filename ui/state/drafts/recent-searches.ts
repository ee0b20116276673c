import { useMemo, useSyncExternalStore } from 'react';

const KEY = 'vitrine-searches';
const MAX = 6;
const LONGEST = 60;

/**
 * Prepends a search, ignoring case, up to six. Pure.
 * @param words empty to add nothing
 */
export function withSearch(known: readonly string[], words: string): readonly string[] {
  const said = words.trim().replace(/\s+/g, ' ').slice(0, LONGEST);
  if (said === '') return known;
  const others = known.filter((one) => one.toLowerCase() !== said.toLowerCase());
  return [said, ...others].slice(0, MAX);
}

function kept(): string {
  try {
    return localStorage.getItem(KEY) ?? '[]';
  } catch {
    return '[]';
  }
}

function listed(text: string): readonly string[] {
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? list.filter((one): one is string => typeof one === 'string').slice(0, MAX) : [];
  } catch {
    return [];
  }
}

export function recentSearches(): readonly string[] {
  return listed(kept());
}

const listeners = new Set<() => void>();

function change(write: () => void): void {
  try {
    write();
  } catch {
    // storage is unavailable in private windows
  }
  for (const tell of listeners) tell();
}

/** Stored on this device only. */
export function rememberSearch(words: string): void {
  change(() => localStorage.setItem(KEY, JSON.stringify(withSearch(recentSearches(), words))));
}

export function forgetSearches(): void {
  change(() => localStorage.removeItem(KEY));
}

function follow(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

export function useRecentSearches(): readonly string[] {
  const text = useSyncExternalStore(follow, kept, () => '[]');
  return useMemo(() => listed(text), [text]);
}
