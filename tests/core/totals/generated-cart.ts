import { createVirtualClock } from '../../../adapters/clock/virtual';
import { openSqlite } from '../../../adapters/database/sqlite';
import fc from 'fast-check';
import { AttributeLabels } from '../../../adapters/platform/catalogue/reading/attribute-labels';
import {
  type TotalsRequest,
  cartTotalsOf,
  priceCart,
  serverItem,
  stockOfLines,
} from '../../../adapters/platform/catalogue/pricing/priced-cart';
import { commerceOf } from '../../../adapters/platform/foundation';
import { STORE_VIEWS, type StoreView } from '../../../core/shopper';
import { segmentsOf } from '../../../core/cart';
import { EMPTY_CART, type CartRecord } from '../../../core/cart/cart-record';
import { fromServerLine } from '../../../core/cart/fold-server-line';
import type { CartTotals, PaymentMethod, Product, ShippingMethod, TotalSegment } from '../../../core/contract';
import type { PickupPlace } from '../../../core/contract/selling/pickup';
import { cartTotals, serverCartItem } from '../../../core/contract/selling/cart';
import { toMinor } from '../../../core/kernel/money';
import { lastTaxEdge } from '../../../core/pricing';
import type { CartPromotion, RuleAction } from '../../../core/promotions';
import type { Sha3 } from '../../../core/kernel/sha3';
import { paymentDiscountOf, type BonusRules, type TotalsCoupon } from '../../../core/totals';
import { NOW, PLACES, TAX_RULES } from './generated-taxes';

export interface GeneratedCart {
  readonly store: StoreView;
  readonly lines: readonly { readonly product: Product; readonly qty: number; readonly choice: string }[];
  readonly address: (typeof PLACES)[number]['address'];
  readonly shipping: ShippingMethod | undefined;
  /** Shop of a pickup. */
  readonly pickup?: PickupPlace | undefined;
  readonly payment: PaymentMethod;
  readonly promotions: readonly CartPromotion[];
  readonly coupon: TotalsCoupon | undefined;
  readonly bonuses: BonusRules | undefined;
}

const cents = (max: number) => fc.integer({ min: 0, max }).map((minor) => minor / 100);

const product: fc.Arbitrary<Product> = fc
  .record({
    price: cents(200_000),
    off: fc.integer({ min: 0, max: 60 }),
    tax: fc.constantFrom(2, 2, 4, 0),
    type: fc.constantFrom('simple', 'simple', 'simple', 'virtual', 'downloadable'),
    ptype: fc.constantFrom('gift-card', 'shirts'),
    extra: cents(2_000),
    percent: fc.integer({ min: 0, max: 30 }),
  })
  .map(({ price, off, tax, type, ptype, extra, percent }) => ({
    id: 1,
    sku: '',
    name: 'Something',
    type_id: type,
    ptype,
    status: 1,
    price,
    final_price: Math.round(price * (100 - off)) / 100,
    tax_class_id: tax,
    custom_options: [
      { option_id: 1, title: 'Engraving', type: 'field', price: extra, price_type: 'fixed' as const },
      { option_id: 2, title: 'Care', type: 'field', price: percent, price_type: 'percent' as const },
    ],
  }));

const line = fc.record({
  product,
  qty: fc.oneof({ weight: 5, arbitrary: fc.integer({ min: 1, max: 9 }) }, fc.integer({ min: 1, max: 10_000 })),
  choice: fc.constantFrom(
    '{}',
    '{}',
    '{"custom":[{"option_id":1,"option_value":"A"}]}',
    '{"custom":[{"option_id":1,"option_value":"A"},{"option_id":2,"option_value":"B"}]}',
  ),
});

const shipping: fc.Arbitrary<ShippingMethod> = fc
  .record({ amount: cents(5_000), limit: fc.oneof(fc.constant(0), cents(300_000)) })
  .map((figures) => ({ method_code: 'standard', carrier_code: 'vitrine', method_title: 'Standard', ...figures }));

const payment: fc.Arbitrary<PaymentMethod> = fc.oneof(
  fc.constant({ code: 'card' }),
  fc
    .record({
      percent: fc.constantFrom(0.5, 2, 3, 7.5, 100),
      minimum: cents(200_000),
      step: fc.constantFrom(0.01, 0.05, 0.5, 1, 10),
      free_delivery: fc.boolean(),
    })
    .map((discount) => ({ code: 'banktransfer', discount })),
);

const scope = {
  skus: fc.option(fc.subarray(['S0', 'S1', 'S2', 'S3', 'S4', 'S5', 'S6', 'S7']), { nil: undefined, freq: 1 }),
  minimum: fc.option(fc.integer({ min: 0, max: 300_000 }), { nil: undefined, freq: 1 }),
};
const percent = fc.constantFrom(0.5, 5, 12.5, 33, 50, 100);

const action: fc.Arbitrary<RuleAction> = fc.oneof(
  percent.map((off) => ({ kind: 'percent' as const, percent: off })),
  fc.integer({ min: 1, max: 60_000 }).map((amount) => ({ kind: 'fixed' as const, amount })),
  fc.constant({ kind: 'free_delivery' as const }),
  fc
    .tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 5 }), percent)
    .map(([a, b, off]) => ({ kind: 'buy_get' as const, units: Math.max(a, b), reduced: Math.min(a, b), percent: off })),
  fc
    .array(fc.tuple(fc.integer({ min: 0, max: 400_000 }), percent), { minLength: 1, maxLength: 3 })
    .map((tiers) => ({ kind: 'tiers' as const, tiers: tiers.map(([from, off]) => ({ from, percent: off })) })),
);

const promotions: fc.Arbitrary<readonly CartPromotion[]> = fc
  .array(fc.record({ ...scope, action, exclusive: fc.option(fc.constant(true), { nil: undefined, freq: 3 }) }), {
    maxLength: 4,
  })
  .map((list) => list.map((one, at) => ({ ...one, code: `p${String(at)}`, name: `Promotion ${String(at)}` })));

const couponAction: fc.Arbitrary<TotalsCoupon> = fc.oneof(
  fc.constantFrom(0.5, 10, 12.5, 33, 100, 150).map((value) => ({ code: 'C', type: 'percent' as const, value })),
  fc.integer({ min: 0, max: 100_000 }).map((value) => ({ code: 'C', type: 'fixed' as const, value })),
  fc.constant({ code: 'C', type: 'free_delivery' as const, value: 0 }),
);

const coupon: fc.Arbitrary<TotalsCoupon> = fc
  .tuple(couponAction, fc.option(fc.record(scope), { nil: {}, freq: 1 }))
  .map(([rule, terms]) => ({ ...rule, ...terms }));

const bonuses: fc.Arbitrary<BonusRules> = fc.record({
  account: fc.integer({ min: 0, max: 100_000 }),
  isVip: fc.boolean(),
  spend: fc.boolean(),
  spendUnlimitedFrom: fc.option(fc.integer({ min: 0, max: 200_000 }), { nil: undefined }),
  proportion: fc.constantFrom(0, 0.07, 0.3, 1),
});

const stores = STORE_VIEWS.filter(({ storeCode }) => ['us', 'en', 'eu', 'de', 'ru'].includes(storeCode));

export const generatedCart: fc.Arbitrary<GeneratedCart> = fc.record({
  store: fc.constantFrom(...stores),
  lines: fc
    .array(line, { minLength: 1, maxLength: 8 })
    .map((lines) => lines.map((one, at) => ({ ...one, product: { ...one.product, sku: `S${at}` } }))),
  address: fc.constantFrom(...PLACES).map(({ address }) => address),
  shipping: fc.option(shipping, { nil: undefined, freq: 4 }),
  payment,
  promotions,
  coupon: fc.option(coupon, { nil: undefined, freq: 2 }),
  bonuses: fc.option(bonuses, { nil: undefined, freq: 1 }),
});

/** Shops of the platform; the address of a buyer is in the same country. */
const SHOPS = [
  { id: 1, country_id: 'US', region: 'New York', region_id: 43, postcode: '10012' },
  { id: 2, country_id: 'US', region: 'California', region_id: 12, postcode: '90026' },
  { id: 3, country_id: 'DE', postcode: '10119' },
];

type CollectedCart = GeneratedCart & { readonly pickup: (typeof SHOPS)[number]; readonly shipping: ShippingMethod };

/** Carts that are picked up in a shop of the country, whatever else the address says. */
export const collectedCart: fc.Arbitrary<CollectedCart> = fc
  .tuple(generatedCart, fc.constantFrom(...SHOPS), fc.nat())
  .map(([cart, pickup, at]) => {
    const there = PLACES.map(({ address }) => address).filter(({ country_id: id }) => id === pickup.country_id);
    const method = cart.shipping ?? { method_title: 'Pickup', amount: 0 };
    const shipping = { ...method, method_code: 'pickup', carrier_code: 'store' };
    return { ...cart, pickup, shipping, address: there[at % there.length] ?? {} };
  });

let nothing: ReturnType<typeof openSqlite> | undefined;

/** Returns the platform's lines and totals after a round trip through the contract. */
export async function asPlatform(
  cart: GeneratedCart,
): Promise<{ readonly totals: CartTotals; readonly items: readonly unknown[] }> {
  const { store } = cart;
  const products = new Map(cart.lines.map((entry) => [entry.product.sku, entry.product]));
  const reader = {
    nextBySku: (_db: unknown, sku: string) => Promise.resolve(products.get(sku)),
    taxRules: () => Promise.resolve(TAX_RULES),
    labels: () => Promise.resolve(new AttributeLabels([], 'en')),
    commerce: () => Promise.resolve(commerceOf({})),
  };
  const settings = { calculateBundlePriceByOptions: true, clock: createVirtualClock({ start: NOW }) };
  const rows = cart.lines.map(({ product: { sku }, qty, choice }, at) => {
    return { itemId: at + 1, sku, parentSku: undefined, qty, choice };
  });
  const database = await (nothing ??= openSqlite(':memory:'));
  const { priced, stock } = await database.read(async (db) => {
    const address = { ...cart.address, ...(cart.pickup !== undefined && { pickup_store_id: cart.pickup.id }) };
    const made = await priceCart(db, rows, store, address, { reader, settings, method: cart.shipping?.method_code });
    return { priced: made, stock: await stockOfLines(db, made, store, { reader }) };
  });
  const paymentDiscount = paymentDiscountOf(cart.payment);
  const { coupon: code, bonuses: rules, promotions: offered } = cart;
  const request: TotalsRequest = {
    priced,
    store,
    shipping: cart.shipping,
    promotions: offered,
    coupon: code,
    bonuses: rules,
    paymentDiscount,
  };
  const answer: unknown = JSON.parse(JSON.stringify(cartTotalsOf(request)));
  const items = priced.lines.map((entry) => serverItem(entry, { token: 'T' }, store, stock));
  return { totals: cartTotals.parse(answer), items: JSON.parse(JSON.stringify(items)) as unknown[] }; // sound: it was a list
}

/** Returns the client's offline totals, computed from lines and rules alone. */
export function asClient(
  cart: GeneratedCart,
  notified: Awaited<ReturnType<typeof asPlatform>>,
  sha3: Sha3,
): readonly TotalSegment[] {
  const { shipping: method } = cart;
  const record: CartRecord = {
    ...EMPTY_CART,
    cartItems: notified.items.map((item) => fromServerLine(serverCartItem.parse(item), sha3)),
    address: cart.pickup === undefined ? cart.address : { ...cart.address, pickup: cart.pickup },
    taxing: {
      tax: cart.store.tax,
      rules: TAX_RULES,
      currency: cart.store.i18n.currencyCode,
      at: lastTaxEdge(TAX_RULES, NOW),
    },
    shippingMethods: method === undefined ? [] : [method],
    shipping: method === undefined ? null : { method_code: method.method_code, carrier_code: method.carrier_code },
    paymentMethods: [cart.payment],
    payment: cart.payment.code,
    coupon: cart.coupon === undefined ? null : { code: cart.coupon.code, active: true },
    // Wrong totals on purpose: only the rules may be used.
    totals: { ...notified.totals, grand_total: -1, total_segments: [] },
  };
  return segmentsOf(record);
}

/** Looks up totals by segment, in minor units; missing segments are 0. */
export function minorOf(segments: readonly TotalSegment[]): (code: string) => number {
  const values = new Map(segments.map(({ code, value }) => [code, toMinor(value)]));
  return (code) => values.get(code) ?? 0;
}
