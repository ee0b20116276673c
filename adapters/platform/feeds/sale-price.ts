import type { ConfigurableChild, Product } from '../../../core/contract';
import { specialPriceWindow } from '../../../core/pricing';
import type { UnitPrice } from '../../../core/pricing';
import type { SalePrice } from './feed-item';

/**
 * The lower price of what is sold for less than usual, with its dates where a special price with dates makes it. Pure.
 * @param source the priced product, or the variant with dates of its own
 */
export function salePriceOf(source: Product | ConfigurableChild, { final, regular }: UnitPrice): SalePrice | undefined {
  if (final >= regular) return undefined;
  const isSpecial = (source.special_price ?? 0) > 0 && source.special_price === source.final_price;
  return { price: final, ...(isSpecial && specialPriceWindow(source)) };
}
