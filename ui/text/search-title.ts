import type { Translate } from './text-context';

export function searchTitle(words: string, t: Translate): string {
  return words === '' ? t('search.submit') : t('search.results-for', { text: words });
}
