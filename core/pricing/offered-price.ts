import type { Product } from '../contract';
import { toDecimal, toMinor } from '../kernel/money';

/** The prices that a priced product, variant or tile has. Major units. */
export type OfferedPrices = Partial<
  Pick<Product, 'final_price' | 'least_price' | 'old_price' | 'original_price' | 'price'>
>;

/** What a list shows of a priced product or variant, in major units; `final` is undefined where it has no price. */
export interface OfferedPrice {
  readonly final: number | undefined;
  /** What it costs without a reduction, as far as that is known. */
  readonly regular: number | undefined;
}

/**
 * The least that a priced product or variant can be bought for: its final price, or `least_price` where required choices make it more.
 * Everything that lists, sorts, filters or prints a price before a choice asks this function.
 */
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
