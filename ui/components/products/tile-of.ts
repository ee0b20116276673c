import { offeredPrice } from '../../../core/internal';
import type { Product } from '../../../core/shopper';

/** Maximum colours on a tile; the rest is a count. */
export const MAX_SWATCHES = 6;

export const TILE_SIZES = '(min-width: 100em) 17vw, (min-width: 1200px) 22vw, (min-width: 768px) 30vw, 48vw';

export interface Tile {
  readonly image: string;
  readonly second: string | undefined;
  readonly price: number;
  /** False for products of another store until this store has been queried. */
  readonly isPriced: boolean;
  readonly regular: number | undefined;
  readonly from: boolean;
  readonly soldOut: boolean;
  readonly badge: 'sold-out' | 'new' | undefined;
  readonly swatches: readonly { readonly value: string; readonly label: string; readonly hex: string }[];
}

/** Derives a tile's content: the matching variant first, else the product itself. */
export function tileOf(product: Product): Tile {
  const { final, regular } = offeredPrice(product);
  const price = final ?? 0;
  const image = product.matched_image ?? product.thumbnail ?? product.image ?? '';
  const colours = product.configurable_options?.find((option) => option.attribute_code === 'color')?.values ?? [];
  const swatches = colours.flatMap((value) =>
    value.swatch === undefined ? [] : [{ value: value.value_index, label: value.label, hex: value.swatch }],
  );
  const soldOut = product.stock !== undefined && !product.stock.is_in_stock;
  const hasMore = swatches.length > 1 || (regular !== undefined && regular > price);
  const isNew = product.new === true || product.new === 1;
  return {
    image,
    second: product.second_image,
    price,
    isPriced: final !== undefined,
    regular,
    from: (product.highest_price ?? price) > price,
    soldOut,
    badge: soldOut ? 'sold-out' : isNew && !hasMore ? 'new' : undefined,
    swatches: soldOut || swatches.length < 2 ? [] : swatches,
  };
}
