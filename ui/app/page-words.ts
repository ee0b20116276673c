import type { Page } from '../../core/shopper';

/** Entry pages, and the error page, which may appear without a network. */
const FIRST: ReadonlySet<Page['name']> = new Set([
  'home',
  'category',
  'search',
  'product',
  'cms-page',
  'error',
] as const);

export function wordsOf(name: Page['name']): 'first' | 'all' {
  return FIRST.has(name) ? 'first' : 'all';
}
