import { useRef, useState } from 'react';
import type { Product, ProductView } from '../../../core/shopper';
import { useShopIfAny } from '../../state/shop-context';

interface TileColour {
  readonly colour: string | undefined;
  readonly image: string | undefined;
  readonly choose: (value: string) => void;
}

/**
 * Loads the product on the first colour choice, since lists lack other images. If unreachable, the tile stays unchanged
 * and the next choice retries.
 * @param onShow receives the product's URL in that colour
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
