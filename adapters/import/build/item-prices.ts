import type { SourceItem } from '../source/source-product';

export function itemPrices(item: SourceItem, price: number | undefined, special: number | undefined) {
  return {
    ...(price !== undefined && { price }),
    ...(special !== undefined && { special_price: special }),
    ...(special !== undefined && item.special_from_date !== undefined && { special_from_date: item.special_from_date }),
    ...(special !== undefined && item.special_to_date !== undefined && { special_to_date: item.special_to_date }),
  };
}
