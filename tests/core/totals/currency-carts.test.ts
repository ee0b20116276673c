import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currencyDigits, currencyStep } from '../../../core/kernel/currency';
import { toMinor } from '../../../core/kernel/money';
import { loadSha3 } from '../../../core/kernel/sha3';
import type { CartPromotion, RuleAction } from '../../../core/promotions';
import { ownStoreView } from '../../../core/store-views';
import { isPromotionRow } from '../../../core/totals';
import { runs } from '../../fixtures/runs';
import { asClient, asPlatform, generatedCart, minorOf, type GeneratedCart } from './generated-cart';

const FEW = ['JPY', 'KWD', 'PLN', 'HUF', 'INR'];
const ALL = [...FEW, 'EUR', 'USD', 'CHF', 'TRY', 'ISK', 'MGA', 'BHD'];

/** Carts in all currencies together. `VITRINE_CARTS=100000` runs the full number. */
const TOTAL = Number(process.env['VITRINE_CARTS'] ?? runs(750, 100_000));
const CURRENCIES = TOTAL < 10_000 ? FEW : ALL;
const CARTS = Math.ceil(TOTAL / CURRENCIES.length);
const MAX_MS = 60_000 + CARTS * 40;

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Sells a cart in another currency: each amount of a cent becomes one of its smallest amount. */
function inCurrency(cart: GeneratedCart, currency: string): GeneratedCart {
  const step = currencyStep(currency);
  const major = (amount: number) => (Math.round(amount * 100) * step) / 100;
  const store = ownStoreView({
    ...{ code: 'own', name: 'Own', language: 'en', locale: 'en-GB', currency, country: 'DE' },
    prices_include_tax: cart.store.tax.sourcePriceIncludesTax,
  });
  const digits = currencyDigits(currency);
  return {
    ...cart,
    store,
    lines: cart.lines.map(({ product, ...line }) => ({
      ...line,
      product: {
        ...product,
        ...(digits !== 2 && { currency_digits: digits }),
        price: major(product.price ?? 0),
        final_price: major(product.final_price ?? 0),
        custom_options: product.custom_options?.map((option) =>
          option.price_type === 'fixed' ? { ...option, price: major(option.price ?? 0) } : option,
        ),
      },
    })),
    shipping: cart.shipping && {
      ...cart.shipping,
      amount: major(cart.shipping.amount),
      limit: major(cart.shipping.limit ?? 0),
    },
    payment: cart.payment.discount
      ? {
          ...cart.payment,
          discount: {
            ...cart.payment.discount,
            minimum: major(cart.payment.discount.minimum),
            step: major(cart.payment.discount.step),
          },
        }
      : cart.payment,
    promotions: cart.promotions.map((one): CartPromotion => ({
      ...one,
      minimum: one.minimum === undefined ? undefined : one.minimum * step,
      action: actionIn(one.action, step),
    })),
    coupon: cart.coupon && {
      ...cart.coupon,
      value: cart.coupon.type === 'fixed' ? cart.coupon.value * step : cart.coupon.value,
      minimum: cart.coupon.minimum === undefined ? undefined : cart.coupon.minimum * step,
    },
    bonuses: cart.bonuses && {
      ...cart.bonuses,
      account: cart.bonuses.account * step,
      spendUnlimitedFrom:
        cart.bonuses.spendUnlimitedFrom === undefined ? undefined : cart.bonuses.spendUnlimitedFrom * step,
    },
  };
}

function actionIn(action: RuleAction, step: number): RuleAction {
  if (action.kind === 'fixed') return { ...action, amount: action.amount * step };
  if (action.kind === 'tiers')
    return { ...action, tiers: action.tiers.map(({ from, percent }) => ({ from: from * step, percent })) };
  return action;
}

describe.each(CURRENCIES)('a generated cart in %s', (currency) => {
  const step = currencyStep(currency);

  it(
    'has amounts of the currency only, which add up, and costs the same on an offline client',
    async () => {
      const sha3 = await loadSha3();
      await fc.assert(
        fc.asyncProperty(generatedCart, async (generated) => {
          const cart = inCurrency(generated, currency);
          const notified = await asPlatform(cart);
          const { totals } = notified;
          const of = minorOf(totals.total_segments);
          const values = totals.total_segments.map(({ value }) => value);
          const ofLines = totals.items.flatMap((row) => [row.price, row.row_total, row.discount_amount ?? 0]);
          expect([...values, ...ofLines].map((value) => toMinor(value) % step).filter((rest) => rest !== 0)).toEqual(
            [],
          );
          const promotions = sum(
            totals.total_segments.map(({ code, value }) => (isPromotionRow(code) ? toMinor(value) : 0)),
          );
          const discounts = 0 - promotions - of('discount') - of('payment_discount');
          expect(of('subtotal') + of('shipping') + of('tax') - discounts + of('bonuses')).toBe(of('grand_total'));
          expect(sum(totals.items.map((row) => toMinor(row.discount_amount ?? 0)))).toBe(discounts);
          expect(asClient(cart, notified, sha3)).toEqual(totals.total_segments);
        }),
        { numRuns: CARTS },
      );
    },
    MAX_MS,
  );

  it(
    'costs as many minor units as the same cart costs cents',
    async () => {
      await fc.assert(
        fc.asyncProperty(generatedCart, async (generated) => {
          const [own, cents] = [inCurrency(generated, currency), inCurrency(generated, 'EUR')];
          const counted = async (cart: GeneratedCart, smallest: number) => {
            const { totals } = await asPlatform(cart);
            return totals.total_segments.map(({ code, value }) => [code, toMinor(value) / smallest]);
          };
          expect(await counted(own, step)).toEqual(await counted(cents, 1));
        }),
        { numRuns: CARTS },
      );
    },
    MAX_MS,
  );
});
