import { createElement, useState, type ReactNode } from 'react';
import type { CartItem, ProductView } from '../../core';
import { keyOf } from '../components/line-state';
import { useShop } from '../state/shop-context';

/** Asks which variant it is to be, and puts that in the line's place. */
export type ChangeLine = (props: {
  readonly item: CartItem;
  /** Its product, with what is chosen now. */
  readonly chosen: ProductView;
  /** @param now the line that stands in its place; undefined where nothing was changed */
  readonly onDone: (now?: CartItem) => void;
}) => ReactNode;

interface ChangingLine {
  /** The question which variant it is to be; nothing while nothing is asked. */
  readonly dialog: ReactNode;
  /** `keyOf` the line that came of it last. */
  readonly came: string | undefined;
  /** Asks for another variant of a line; left out where none is asked for. @throws ShopError of `product.load` */
  readonly change: ((item: CartItem) => Promise<void>) | undefined;
}

/**
 * A line of the bag becomes one of another size or colour.
 * @param ChangeLine the same one each time; left out where lines are not changed
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
