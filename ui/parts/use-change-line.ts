import { createElement, useState, type ReactNode } from 'react';
import type { CartItem, ProductView } from '../../core/shopper';
import { keyOf } from '../components/products/line-state';
import { useShop } from '../state/shop-context';

export type ChangeLine = (props: {
  readonly item: CartItem;
  readonly chosen: ProductView;
  /** @param now the replacement; undefined if unchanged */
  readonly onDone: (now?: CartItem) => void;
}) => ReactNode;

interface ChangingLine {
  readonly dialog: ReactNode;
  readonly came: string | undefined;
  /** @throws ShopError of `product.load` */
  readonly change: ((item: CartItem) => Promise<void>) | undefined;
}

/**
 * Changes the variant of a cart line.
 * @param ChangeLine must be stable; omit it to disable changes
 */
export function useChangeLine(ChangeLine: ChangeLine | undefined): ChangingLine {
  const shop = useShop();
  const [asked, setAsked] = useState<{ readonly item: CartItem; readonly chosen: ProductView }>();
  const [came, setCame] = useState<string>();
  const change = async (item: CartItem) => {
    const { sku, parentSku = sku } = item;
    setAsked({ item, chosen: await shop.product.load({ sku: parentSku, childSku: sku }) });
  };
  const onDone = (now?: CartItem) => {
    setAsked(undefined);
    setCame(now && keyOf(now));
  };
  if (ChangeLine === undefined) return { dialog: null, came, change: undefined };
  return { dialog: asked && createElement(ChangeLine, { ...asked, onDone }), came, change };
}
