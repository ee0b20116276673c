import type { ConfigurableChild, Product } from '../../../../core/contract';
import { specialPriceWindow } from '../../../../core/pricing';
import type { UnitPrice } from '../../../../core/pricing';
import type { SalePrice } from './feed-item';

/** @param source the priced product, or the variant with its own dates */
export function salePriceOf(
  source: Product | ConfigurableChild,
  { final, regular }: UnitPrice,
  timeZone: string,
): SalePrice | undefined {
  if (final >= regular) return undefined;
  const isSpecial = (source.special_price ?? 0) > 0 && source.special_price === source.final_price;
  const dates = isSpecial ? specialPriceWindow(source) : {};
  return { price: final, ...dates, ...(dates.to !== undefined && { timeZone }) };
}
