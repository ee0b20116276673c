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
  const least = least_price ?? undefined;
  if (own === undefined || least === undefined) return { final: own, regular };
  const extra = toMinor(least) - toMinor(own);
  return { final: least, regular: regular === undefined ? undefined : toDecimal(toMinor(regular) + extra) };
}
