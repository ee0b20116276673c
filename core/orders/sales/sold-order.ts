import { allocate } from '../../kernel/allocate';
import { currencyStep } from '../../kernel/currency';
import { divideRounded, roundTo, taxInside, toMinor, type Minor } from '../../kernel/money';
import { lineWeights } from '../rules/line-weights';
import { lineShares } from '../rules/line-shares';
import { lineCost, type UnitCosts } from './line-cost';
import type { SoldRate } from '../../contract/staff/sales-sums';
import type { ReturnReason } from '../../contract/orders/return-reasons';
import { hasVirtualLine, type ChargedTaxes, type OrderPromotion } from '../../totals';

/** Order as the platform stores it. Amounts in minor units, times in milliseconds. */
export interface BookedOrder {
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly canceledAt: number | undefined;
  readonly status: 'canceled' | 'new' | 'paid';
  readonly currency: string;
  /** Paid by money and gift cards; bonuses pay the rest. */
  readonly grandTotal: Minor;
  readonly document: {
    readonly products: readonly {
      readonly sku: string;
      readonly parentSku?: string | undefined;
      readonly count: number;
      readonly type?: string | undefined;
      /** In major units. */
      readonly row_total: number;
      readonly brand?: { readonly name: string } | undefined;
    }[];
    readonly totals: readonly { readonly code: string; readonly value: number; readonly value_included?: unknown }[];
    readonly taxes?: ChargedTaxes | undefined;
    readonly promotions?: readonly OrderPromotion[] | undefined;
    /** Units of stock of each line. */
    readonly line_units?: readonly (readonly { readonly sku: string; readonly qty: number }[])[] | undefined;
  };
  readonly fulfilment: {
    readonly bonus?: Minor;
    readonly costs?: UnitCosts;
    /** Oldest first. */
    readonly edits?: readonly EarlierVersion[];
    readonly giftCardLines?: readonly { readonly line: number; readonly paid: Minor }[];
    readonly returned?: readonly string[];
    readonly returnSteps?: readonly { readonly sku: string; readonly qty: number }[];
    readonly returnMoments?: readonly ReturnMoment[];
    readonly startedReturns?: readonly {
      readonly at: number;
      readonly reason: ReturnReason;
      readonly lines: readonly { readonly sku: string }[];
    }[];
  };
}

/** Version of an order before an edit. */
export interface EarlierVersion extends Pick<BookedOrder, 'grandTotal'> {
  /** Time of the edit. */
  readonly at: number;
  readonly document: Pick<BookedOrder['document'], 'line_units' | 'products' | 'promotions' | 'taxes' | 'totals'>;
  readonly bonus?: Minor;
  /** Amount due by the payment method; identifies a late payment of this version. Absent in the oldest edits. */
  readonly due?: Minor;
}

/** Cumulative returned units of a SKU at a time. */
export interface ReturnMoment {
  readonly sku: string;
  readonly to: number;
  readonly at: number;
  /** An unpaid order has no refund, so the return itself reverses the sale. */
  readonly paid: boolean;
}

/** Part of an order that was sold: a line or the shipping, in minor units. `total` is `net + tax`. */
export interface SoldPart {
  /** Null for shipping. */
  readonly sku: string | null;
  readonly product: string | null;
  readonly brand: string | null;
  readonly kind: 'gift-card' | 'goods' | 'shipping';
  readonly count: number;
  /** Without tax, before discounts. */
  readonly gross: Minor;
  readonly net: Minor;
  readonly tax: Minor;
  readonly total: Minor;
  readonly rate: SoldRate;
  /** Part of `total` that bonuses paid. */
  readonly bonus: Minor;
  /** Cost of all units; null if unknown, and for shipping and gift cards. */
  readonly cost: Minor | null;
}

/** Splits an order into its sold parts, which add up to what was paid by money, gift cards and bonuses. Shipping is last. */
export function soldParts(order: BookedOrder): readonly SoldPart[] {
  const { document, fulfilment, grandTotal } = order;
  const { products } = document;
  const step = currencyStep(order.currency);
  const taxes = document.taxes ?? estimatedTaxes(order);
  const isExempt = taxes.exempt !== undefined;
  const cards = new Set((fulfilment.giftCardLines ?? []).map(({ line }) => line));
  const rows = products.map(({ row_total: row }) => toMinor(row));
  const earning = lineWeights(document, cards);
  const spent = fulfilment.bonus ?? 0;
  const bonuses = lineShares(earning, { goods: 0, bonus: rows.length === 0 ? 0 : spent, cashback: 0 }, step);
  const parts = products.map((product, index): SoldPart => {
    const { discount = 0, tax = 0, rate = null } = taxes.lines[index] ?? {};
    const row = rows[index] ?? 0;
    const total = row - discount + (taxes.included ? 0 : tax);
    return {
      sku: product.sku,
      product: product.parentSku ?? product.sku,
      brand: product.brand?.name ?? null,
      kind: cards.has(index) ? 'gift-card' : 'goods',
      count: product.count,
      gross: taxes.included ? row - taxBefore(row, { discount, tax, rate }, step) : row,
      net: total - tax,
      tax,
      total,
      rate: isExempt && !cards.has(index) ? exemptRate(product) : rate,
      bonus: Math.min(total, bonuses[index]?.bonus ?? 0),
      cost: cards.has(index) ? null : lineCost(product, document.line_units?.[index], fulfilment.costs),
    };
  });
  const total = parts.reduce((left, part) => left - part.total, grandTotal + spent);
  const { tax } = taxes.shipping;
  const rate = isExempt ? shippingRate(parts, total) : taxes.shipping.rate;
  const shipping = { kind: 'shipping', sku: null, product: null, brand: null, count: 0 } as const;
  return [...parts, { ...shipping, gross: 0, net: total - tax, tax, total, rate, bonus: 0, cost: null }];
}

function exemptRate({ type }: BookedOrder['document']['products'][number]): SoldRate {
  return hasVirtualLine([{ type_id: type }]) ? 'exempt-services' : 'exempt';
}

/** Shipping belongs to the goods of an exempt sale; without any, it is a service. Gift cards are outside of VAT. */
function shippingRate(parts: readonly SoldPart[], amount: Minor): SoldRate {
  if (parts.some(({ rate }) => rate === 'exempt')) return 'exempt';
  return amount !== 0 || parts.some(({ rate }) => rate === 'exempt-services') ? 'exempt-services' : 0;
}

/** Tax inside a row before its discount. */
function taxBefore(row: Minor, { discount, tax, rate }: ChargedTaxes['lines'][number], step: Minor): Minor {
  if (rate !== null) return taxInside(row, rate, step);
  const left = row - discount;
  return left <= 0 ? 0 : roundTo(Number(divideRounded(BigInt(tax) * BigInt(row), BigInt(left))), step);
}

/** Spreads discount and tax of an order that was placed before both were stored by line. */
function estimatedTaxes({ document, fulfilment, grandTotal }: BookedOrder): ChargedTaxes {
  const { products, totals } = document;
  const minorOf = (code: string) =>
    totals.reduce((sum, one) => (one.code === code ? sum + toMinor(one.value) : sum), 0);
  const segment = totals.find(({ code }) => code === 'tax');
  const inside = segment?.value_included;
  const included = typeof inside === 'number';
  const cards = new Map((fulfilment.giftCardLines ?? []).map(({ line, paid }) => [line, paid]));
  const rows = products.map(({ row_total: row }, index) => (cards.has(index) ? 0 : toMinor(row)));
  const off = Math.max(0, -minorOf('discount') - minorOf('payment_discount'));
  const discounts = rows.length === 0 ? [] : allocate(off, rows);
  const net = rows.map((row, index) => Math.max(0, row - (discounts[index] ?? 0)));
  const weights = [...net, Math.max(0, minorOf('shipping'))];
  const tax = included ? toMinor(inside) : minorOf('tax');
  const shares = allocate(Math.min(tax, Math.max(0, grandTotal + (fulfilment.bonus ?? 0))), weights);
  const lines = rows.map((_, index) => ({ discount: discounts[index] ?? 0, tax: shares[index] ?? 0, rate: null }));
  return { included, lines, shipping: { amount: minorOf('shipping'), tax: shares.at(-1) ?? 0, rate: null } };
}
