import type { CartTotals, TotalSegment } from '../contract';
import { lookUp } from '../kernel/look-up';
import { toDecimal } from '../kernel/money';
import type { PromotionSegment, Segment, SegmentCode, Totals } from './totals';

const TITLES: Readonly<Record<Exclude<SegmentCode, PromotionSegment>, string>> = {
  subtotal: 'Subtotal',
  shipping: 'Shipping',
  discount: 'Discount',
  payment_discount: 'Payment discount',
  tax: 'Tax',
  bonuses: 'Bonuses',
  gift_card: 'Gift card',
  grand_total: 'Grand total',
};

export function toTotalSegment(segment: Segment): TotalSegment {
  return {
    code: segment.code,
    title: segment.title ?? lookUp<string>(TITLES, segment.code) ?? segment.code,
    value: toDecimal(segment.value),
    ...(segment.valueIncluded === undefined ? {} : { value_included: toDecimal(segment.valueIncluded) }),
    ...(segment.names === undefined ? {} : { names: [...segment.names] }),
  };
}

export interface DescribedLine {
  readonly item_id: string | number;
  readonly sku: string;
  readonly name: string;
  readonly options?: readonly { readonly label: string; readonly value: string }[] | undefined;
}

/**
 * Converts totals to major units; `discount_amount` is positive.
 * @param lines same order as calculated
 */
export function toCartTotals(
  totals: Totals,
  lines: readonly DescribedLine[],
  facts: {
    readonly currency: string;
    readonly couponCode?: string | null | undefined;
    readonly rules?: CartTotals['rules'];
  },
): CartTotals {
  return {
    quote_currency_code: facts.currency,
    grand_total: toDecimal(totals.grandTotal),
    subtotal: toDecimal(totals.subtotal),
    subtotal_incl_tax: toDecimal(totals.subtotalInclTax),
    discount_amount: toDecimal(totals.discount),
    ...(totals.giftCardLines.length > 0 && { gift_cards_amount: toDecimal(giftCardsOf(totals)) }),
    shipping_amount: toDecimal(totals.shipping),
    shipping_incl_tax: toDecimal(totals.shippingInclTax),
    tax_amount: toDecimal(totals.tax),
    coupon_code: facts.couponCode ?? null,
    items_qty: totals.rows.reduce((units, row) => units + row.qty, 0),
    items: totals.rows.map((row, index) => {
      const line = lines[index];
      return {
        item_id: line?.item_id ?? row.id,
        sku: line?.sku,
        qty: row.qty,
        name: line?.name ?? '',
        price: toDecimal(row.unitPrice),
        price_incl_tax: toDecimal(row.unitPriceInclTax),
        row_total: toDecimal(row.row_total),
        row_total_incl_tax: toDecimal(row.row_total_incl_tax),
        discount_amount: toDecimal(row.discount),
        ...(line?.options === undefined ? {} : { options: line.options }),
      };
    }),
    total_segments: totals.segments.map(toTotalSegment),
    ...(facts.rules === undefined ? {} : { rules: facts.rules }),
  };
}

/** Price of the bought gift cards within the subtotal. */
function giftCardsOf({ giftCardLines, rows }: Totals): number {
  return giftCardLines.reduce((sum, { line }) => sum + (rows[line]?.row_total ?? 0), 0);
}
