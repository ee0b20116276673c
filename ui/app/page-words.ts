import type { Page } from '../../core';

/** Pages that say no more than the sentences of a first page: those that shoppers come to from outside, and the page of an error, which may stand for a lost network. */
const FIRST: ReadonlySet<Page['name']> = new Set([
  'home',
  'category',
  'search',
  'product',
  'cms-page',
  'error',
] as const);

/** How many of the sentences a page needs before it is rendered. */
export function wordsOf(name: Page['name']): 'first' | 'all' {
  return FIRST.has(name) ? 'first' : 'all';
}
