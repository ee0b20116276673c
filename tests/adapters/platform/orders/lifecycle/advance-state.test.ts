import { describe, expect, it } from 'vitest';
import { bonusesDue } from '../../../../../adapters/platform/orders/lines/order-bonuses';
import { advanceStateOf, statusOf } from '../../../../../adapters/platform/orders/lifecycle/advance-state';
import type { Fulfilment, StoredOrder } from '../../../../../adapters/platform/ports/orders/orders';
import type { AdvanceState } from '../../../../../core/orders/rules/plan-advance';
import { newOrder } from '../../../../../testing/database/new-order';

const NOW = Date.UTC(2026, 0, 1, 9);
const DAY_MS = 24 * 60 * 60 * 1000;
const NO_HOLD = { isRefunded: false, sendsOnlyPaid: false };

function order(fulfilment: Fulfilment = {}, over: Partial<StoredOrder> = {}): StoredOrder {
  const one = newOrder('order-1', 1, '100001');
  return {
    ...one,
    redirect: false,
    status: 'new',
    deliveryStatus: 'N',
    stage: undefined,
    fulfilment,
    grandTotal: 3000,
    document: {
      ...one.document,
      products: [
        { sku: 'TEE', name: 'Tee', count: 3, price: 6.67, row_total: 20 },
        { sku: 'CAP', name: 'Cap', count: 1, price: 10, row_total: 10 },
      ],
      totals: [],
    },
    ...over,
  };
}
const kept = (before: StoredOrder, said: Partial<AdvanceState>) =>
  statusOf(before, { ...advanceStateOf(before, NO_HOLD, NOW), ...said }, NOW);

describe('an order document after a status change', () => {
  const promised: Fulfilment = {
    expectedAt: NOW + 4 * DAY_MS,
    arrival: { earliest: '2026-01-03', latest: '2026-01-05' },
  };

  it('has the new delivery date instead of the promised days', () => {
    const { fulfilment } = kept(order(promised), { days_to_delivery: 9 });
    expect(fulfilment).not.toHaveProperty('arrival');
    expect(fulfilment.expectedAt).toBe(NOW + 9 * DAY_MS);
  });
  it('keeps the promised days if staff enter the same date, or none', () => {
    for (const said of [
      { number: 'VT1' },
      { days_to_delivery: advanceStateOf(order(promised), NO_HOLD, NOW).days_to_delivery },
    ])
      expect(kept(order(promised), said).fulfilment).toMatchObject(promised);
  });
  it('preserves fields that staff did not set', () => {
    const before: Fulfilment = {
      ...promised,
      ...{
        bonus: 100,
        cashback: 50,
        goods: 2500,
        giftCards: 200,
        trackingNumber: 'VT0',
        trackingLink: 'https://a.test',
      },
      mailed: ['order-sent'],
    };
    expect(kept(order(before), { title: 'Post' }).fulfilment).toEqual({ ...before, carrier: 'Post' });
  });
  it('has the status canceled rather than paid, and paid rather than new', () => {
    expect(kept(order(), {}).status).toBe('new');
    expect(kept(order(), { paid: true }).status).toBe('paid');
    expect(kept(order(), { paid: true, canceled: true, cancel_reason: 'lost' })).toMatchObject({
      status: 'canceled',
      fulfilment: { cancelReason: 'lost' },
    });
  });
  it('has no delivery date once it is returned', () => {
    const delivered = order({ deliveredAt: NOW }, { deliveryStatus: 'O' });
    expect(kept(delivered, { order_status: 'AB', delivered_at: null }).fulfilment).not.toHaveProperty('deliveredAt');
    expect(kept(delivered, {}).fulfilment).toHaveProperty('deliveredAt', NOW);
  });
});

describe('an order as input of a change plan', () => {
  it('is prepaid if its shopper is sent to a payment page, and paid on delivery by that method alone', () => {
    const by = (payment_method_code: string) =>
      order({}, { document: { ...order().document, addressInformation: { payment_method_code } } });
    expect(advanceStateOf(by('cashondelivery'), NO_HOLD, NOW)).toMatchObject({
      pays_on_delivery: true,
      pays_first: false,
    });
    expect(advanceStateOf(by('banktransfer'), NO_HOLD, NOW)).toMatchObject({ pays_on_delivery: false });
    expect(advanceStateOf(order(), { isRefunded: true, sendsOnlyPaid: true }, NOW)).toMatchObject({
      sends_only_paid: true,
      is_refunded: true,
    });
    expect(advanceStateOf(order({}, { redirect: true }), NO_HOLD, NOW)).toMatchObject({ pays_first: true });
  });
  it('has returned units by step, all of a SKU if no step has a quantity', () => {
    const returned = ['TEE', 'CAP'];
    const returnSteps = [{ sku: 'TEE', qty: 2, goods: 0 }];
    expect(advanceStateOf(order({ returned, returnSteps }), NO_HOLD, NOW).returned).toEqual([
      { sku: 'TEE', qty: 2 },
      { sku: 'CAP', qty: 1 },
    ]);
  });
});

describe('the due bonuses', () => {
  const before = order({ bonus: 300, cashback: 90 });
  const due = (said: Partial<AdvanceState>) =>
    bonusesDue(before, { ...advanceStateOf(before, NO_HOLD, NOW), ...said }, []);

  it('are earned once the order is paid and at its last step, but not when canceled', () => {
    const delivered = { order_status: 'O', paid: true } as const;
    expect(due(delivered)).toEqual({ back: 0, awarded: 90 });
    expect(due({ order_status: 'N', stage: 5, paid: true }).awarded).toBe(90);
    expect(due({ ...delivered, paid: false }).awarded).toBe(0);
    expect(due({ ...delivered, order_status: 'LF' }).awarded).toBe(0);
    expect(due({ ...delivered, canceled: true })).toEqual({ back: 300, awarded: 0 });
  });
  it('are reduced with each return in proportion, and refunded in full once all is returned', () => {
    const delivered = { order_status: 'O', paid: true } as const;
    // The line of three has two thirds of them.
    expect(due({ ...delivered, returned: [{ sku: 'TEE', qty: 1 }] })).toEqual({ back: 66, awarded: 70 });
    expect(due({ ...delivered, returned: [{ sku: 'CAP', qty: 1 }] })).toEqual({ back: 100, awarded: 60 });
    const all = [
      { sku: 'TEE', qty: 3 },
      { sku: 'CAP', qty: 1 },
    ];
    expect(due({ ...delivered, returned: all })).toEqual({ back: 300, awarded: 0 });
  });
});
