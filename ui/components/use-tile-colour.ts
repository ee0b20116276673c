import { useRef, useState } from 'react';
import type { Product, ProductView } from '../../core';
import { useShopIfAny } from '../state/shop-context';

interface TileColour {
  /** Its value; undefined while the tile shows the one that it was listed with. */
  readonly colour: string | undefined;
  /** Path of its picture, once that is known. */
  readonly image: string | undefined;
  readonly choose: (value: string) => void;
}

/**
 * The colour in which a tile shows its product. A list knows no pictures of the others: the product is asked for with the first of them,
 * and kept. Where the shop cannot be reached the tile stays as it is, and the next choice asks again.
 * @param onShow is given the address of the product in that colour
 */
export function useTileColour({ sku, parentSku = sku }: Product, onShow: (href: string) => void): TileColour {
  const shop = useShopIfAny();
  const product = useRef<Promise<ProductView>>(undefined);
  const wanted = useRef<string>(undefined);
  const [shown, setShown] = useState<{ readonly colour: string; readonly image?: string | undefined }>();
  const show = async (value: string) => {
    if (shop === null || wanted.current === value) return;
    wanted.current = value;
    setShown((before) => ({ ...before, colour: value }));
    try {
      product.current ??= shop.product.load({ sku: parentSku });
      const view = shop.product.choose(await product.current, 'color', value);
      // Another colour may have been chosen meanwhile.
      if (wanted.current !== value) return;
      setShown({ colour: value, image: view.gallery[0]?.image });
      onShow(view.path);
    } catch {
      product.current = undefined;
      wanted.current = undefined;
    }
  };
  return { colour: shown?.colour, image: shown?.image, choose: (value) => void show(value) };
}
