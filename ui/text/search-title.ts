import type { Translate } from './text-context';

/** What a page of results is called; without words it is where a search begins. */
export function searchTitle(words: string, t: Translate): string {
  return words === '' ? t('search.submit') : t('search.results-for', { text: words });
}
