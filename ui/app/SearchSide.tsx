import { useCallback } from 'react';
import type { Product } from '../../core';
import { SearchPanel } from '../shell/SearchPanel';
import { useShop } from '../state/shop-context';
import type { PanelProps } from '../parts/PanelSlot';

/** The search panel over the shop's catalogue. */
export function SearchSide({ open, onClose }: PanelProps) {
  const shop = useShop();
  const suggest = useCallback((text: string) => shop.catalogue.suggest(text), [shop]);
  const productLink = useCallback((product: Product) => shop.routing.productLink(product), [shop]);
  const searchPath = shop.routing.localPath('/search');
  return <SearchPanel open={open} onClose={onClose} searchPath={searchPath} suggest={suggest} linkOf={productLink} />;
}
