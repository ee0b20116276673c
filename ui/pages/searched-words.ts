import type { Listing } from '../../core';

/** The words of a search as they were typed; empty where nothing was. */
export function searchedWords({ understood, query }: Pick<Listing, 'query' | 'understood'>): string {
  return understood?.typed ?? query.text ?? '';
}
