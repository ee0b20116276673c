import { isPromisedLimit } from '../../../../core/delivery';
import { roughRate } from '../../../../core/kernel/rough-rate';
import { roundNumber } from '../../../../core/kernel/round-number';
import type { Repositories } from '../../ports/database';
import type { CommerceData } from '../../ports/selling/commerce';
import { CommerceDataError } from './commerce-schema';
import { DEFAULT_BASE, roughAmount } from './shop-price';
import { baseCurrencyOf } from './shop-terms';

/** @throws CommerceDataError naming the prices because of which the base currency stays */
export async function refusePrices(
  { commerce, coupons, products }: Pick<Repositories, 'commerce' | 'coupons' | 'products'>,
  wanted: string,
): Promise<void> {
  const data = await commerce.read();
  const counts = [
    [await products.count(), 'products'],
    [(await coupons.list({ q: undefined, sort: undefined, filters: {}, limit: 1, offset: 0 })).total, 'coupons'],
    [(data.promotions ?? []).length, 'promotions'],
  ] as const;
  const there = counts.filter(([count]) => count > 0).map(([count, of]) => `${of}: ${String(count)}`);
  if (there.length === 0) return;
  throw new CommerceDataError(
    `base_currency must stay ${baseCurrencyOf(data)}, since the shop has amounts in it (${there.join(', ')}): make a new shop for ${wanted}`,
  );
}

/**
 * Changes the base currency of a shop without prices: amounts become round ones of about the same worth, and rates are
 * dropped.
 */
export function rebased(data: CommerceData, base: string): CommerceData {
  if (base === baseCurrencyOf(data)) return data;
  const { bonus_rules: bonuses, royalty_rules: royalties, payment_methods: payment } = data;
  const moved = movedTo(base, baseCurrencyOf(data));
  const withBase = (amounts: Readonly<Record<string, number>>) => {
    const { [DEFAULT_BASE]: dollars } = amounts;
    return Object.hasOwn(amounts, base) || dollars === undefined
      ? amounts
      : { ...amounts, [base]: roughAmount(dollars, base) };
  };
  return {
    ...data,
    base_currency: base,
    currency_rates: [],
    shipping_methods: data.shipping_methods.map(({ limit, abroad, ...method }) => ({
      ...method,
      amount: moved(method.amount),
      ...limitOf(limit, moved),
      ...(abroad && { abroad: { ...abroad, amount: moved(abroad.amount), limit: limitOf(abroad.limit, moved).limit } }),
    })),
    payment_methods: payment.map(({ discount, ...method }) =>
      discount === undefined
        ? method
        : { ...method, discount: { ...discount, minimum: withBase(discount.minimum), step: withBase(discount.step) } },
    ),
    bonus_rules: { ...bonuses, spend_unlimited_bonuses_from: withBase(bonuses.spend_unlimited_bonuses_from) },
    royalty_rules: { ...royalties, payout_minimum: withBase(royalties.payout_minimum) },
  };
}

function movedTo(base: string, from: string): (amount: number) => number {
  return (amount) => {
    if (amount === 0) return 0;
    return roughAmount(from === DEFAULT_BASE ? amount : roundNumber(amount / roughRate(from)), base);
  };
}

/** Limits that no order reaches are left out. */
function limitOf(limit: number | undefined, moved: (amount: number) => number): { readonly limit?: number } {
  return isPromisedLimit(limit) ? { limit: moved(limit) } : {};
}
