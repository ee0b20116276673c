import type { CollectionPage } from '../../core/shopper';
import type { Translate } from './text-context';

export function collectionTitle({ kind, brand }: Omit<CollectionPage, 'listing'>, t: Translate): string {
  if (brand !== undefined) return brand.name;
  return t(kind === 'sale' ? 'tile.sale' : 'tile.new');
}
