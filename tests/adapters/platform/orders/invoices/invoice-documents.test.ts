import { describe, expect, it } from 'vitest';
import type { LoggedRefund } from '../../../../../adapters/platform/ports/orders/order-log';
import type { StoredOrder } from '../../../../../adapters/platform/ports/orders/orders';
import { givenBack } from '../../../../../adapters/platform/orders/invoices/given-back';
import { invoiceDocumentOf } from '../../../../../adapters/platform/orders/invoices/make-document';
import { suppliedAt } from '../../../../../adapters/platform/orders/invoices/supply-day';
import type { ChargedTaxes } from '../../../../../core/totals';
import { STORE_VIEWS } from '../../../../../core/store-views';
import { newOrder } from '../../../../../testing/database/new-order';
import { SELLER } from '../../../../fixtures/seller';

const HOME = { firstname: 'Ada', lastname: 'Byron', street: ['1 Lane'], postcode: '10115', city: 'Berlin' };
const OFFICE = { ...HOME, street: ['2 Lane'] };

/** Two tees for 20.00 each and shipping for 5.00, prices with 20 % tax inside. */
const TAXES: ChargedTaxes = {
  included: true,
  lines: [{ discount: 0, tax: 667, rate: 20 }],
  shipping: { amount: 500, tax: 83, rate: 20 },
};

type Changes = Partial<Pick<StoredOrder, 'deliveryStatus' | 'fulfilment' | 'grandTotal' | 'status'>>;

function orderOf({
  isShipped = true,
  billing = HOME,
  ...more
}: Changes & { isShipped?: boolean; billing?: object } = {}) {
  const made = newOrder('order', 7, '100007');
  return {
    ...made,
    ...{ grandTotal: 4500, status: 'paid', deliveryStatus: 'S', stage: undefined, fulfilment: {} },
    document: {
      ...made.document,
      products: [{ sku: 'TEE', name: 'Tee', count: 2, price: 20, row_total: 40 }],
      totals: isShipped ? [{ code: 'shipping', title: 'Shipping', value: 5 }] : [],
      addressInformation: { billingAddress: billing, shippingAddress: HOME, payment_method_code: 'card' },
    },
    ...more,
  } as unknown as StoredOrder; // sound: what invoices read is there
}

const [STORE] = STORE_VIEWS;

function documentOf(order: StoredOrder, taxes = TAXES) {
  if (STORE === undefined) throw new Error('There is no store');
  const days = { number: 'INV-1', issued_on: '2026-03-09', placed_on: '2026-03-08', supplied_on: null };
  return invoiceDocumentOf(order, { taxes, seller: SELLER, bank: undefined, store: STORE }, days);
}

describe('an invoice', () => {
  it('covers the order before bonuses and gift cards, and lists what each of them paid', () => {
    const order = orderOf({ grandTotal: 3500, fulfilment: { bonus: 1000, giftCards: 500 } });
    const { gross, payments } = documentOf(order);
    expect(gross).toBe(4500);
    expect(payments.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['bonuses', 1000],
      ['gift_card', 500],
      ['money', 3000],
    ]);
  });

  it('names the delivery address only if it differs and something is shipped', () => {
    expect(documentOf(orderOf()).delivery).toBeNull();
    expect(documentOf(orderOf({ billing: OFFICE })).delivery?.lines).toContain('1 Lane');
    const unshipped = orderOf({ billing: OFFICE, isShipped: false, grandTotal: 4000 });
    const taxes = { ...TAXES, shipping: { amount: 0, tax: 0, rate: null } };
    expect(documentOf(unshipped, taxes).delivery).toBeNull();
  });
});

describe('the date of supply', () => {
  const sent = { at: 200, who: 'alma', what: [{ name: 'status' as const, from: 'S', to: 'D' }] };
  const earlier = { at: 100, who: 'alma', what: [{ name: 'status' as const, from: 'S', to: 'B' }] };

  it('is the date of shipment, not of delivery', () => {
    const order = orderOf({ deliveryStatus: 'O', fulfilment: { deliveredAt: 300 } });
    const arrived = { at: 300, who: 'alma', what: [{ name: 'status' as const, from: 'D', to: 'O' }] };
    expect(suppliedAt(order, [earlier, sent, arrived], 400)).toBe(200);
    expect(suppliedAt(order, [], 400)).toBe(300);
    expect(suppliedAt(orderOf(), [], 400)).toBeUndefined();
  });

  it('is the date of payment if nothing is shipped', () => {
    expect(suppliedAt(orderOf({ isShipped: false }), [], 400)).toBe(400);
    expect(suppliedAt(orderOf({ isShipped: false, status: 'new' }), [], 400)).toBeUndefined();
  });
});

describe('the amounts of a credit note', () => {
  const goods = documentOf(orderOf()).lines.filter(({ kind }) => kind === 'goods');
  const back = (fulfilment: StoredOrder['fulfilment'], refunds: readonly LoggedRefund[] = []) =>
    givenBack(orderOf({ fulfilment }), refunds, goods);
  const sumOf = (parts: readonly { readonly amount: number }[]) => parts.reduce((sum, { amount }) => sum + amount, 0);

  it('include goods returned before payment without the bonuses that paid them', () => {
    const moment = { sku: 'TEE', to: 1, at: 1 };
    const returned = { returned: ['TEE'], returnSteps: [{ sku: 'TEE', qty: 1, goods: 0 }], bonus: 1000 };
    const unpaid = back({ ...returned, returnMoments: [{ ...moment, paid: false }] });
    expect(sumOf(unpaid.goods)).toBe(1500);
    const paid = back({ ...returned, returnMoments: [{ ...moment, paid: true }] });
    expect(sumOf(paid.goods)).toBe(0);
  });

  it('separate refunds of goods, of shipping and of no specific item', () => {
    const refund = { at: 1, who: 'alma', note: 'Late', held: 0 };
    const given = back({}, [
      { ...refund, reason: 'staff:1', amount: 900, lines: [{ sku: 'TEE', amount: 300 }], shipping: 200 },
    ]);
    expect([sumOf(given.goods), given.shipping, given.other]).toEqual([300, 200, 400]);
  });
});
