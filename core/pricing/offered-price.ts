import type { Product } from '../contract';
import { toDecimal, toMinor } from '../kernel/money';

export type OfferedPrices = Partial<
  Pick<Product, 'final_price' | 'least_price' | 'old_price' | 'original_price' | 'price'>
>;

export interface OfferedPrice {
  readonly final: number | undefined;
  readonly regular: number | undefined;
}

/** Returns the minimum price a product can be bought for. All lists, filters and labels must use it. */
export function offeredPrice({
  price,
  final_price,
  original_price,
  old_price,
  least_price,
}: OfferedPrices): OfferedPrice {
  const own = final_price ?? price;
  const regular = original_price ?? old_price ?? undefined;
  const min = least_price ?? undefined;
  if (own === undefined || min === undefined) return { final: own, regular };
  const extra = toMinor(min) - toMinor(own);
  return { final: min, regular: regular === undefined ? undefined : toDecimal(toMinor(regular) + extra) };
}
