import type { Listing } from '../../core/shopper';

export function searchedWords({ understood, query }: Pick<Listing, 'query' | 'understood'>): string {
  return understood?.typed ?? query.text ?? '';
}
