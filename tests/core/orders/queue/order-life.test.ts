import { describe, expect, it } from 'vitest';
import {
  hasLeftCart,
  isEnded,
  isPlaced,
  isQueued,
  isWaiting,
  lifeOf,
  wasSent,
  wasWithdrawn,
  withdrawalOf,
} from '../../../../core/orders/queue/order-life';
import { mayFollow, ORDER_TRANSITIONS, type OrderStart } from '../../../../core/orders/queue/order-transitions';
import type { QueueEntry } from '../../../../core/orders/queue/queue-entry';

const entry = (over: Partial<QueueEntry>, hash?: string): QueueEntry => ({
  order: {
    order_id: 'o1',
    cart_id: 'c1',
    store_code: 'us',
    products: [],
    totals: [],
    addressInformation: {
      shippingAddress: { firstname: '', lastname: '', street: [], city: '', postcode: '', countryId: '' },
      billingAddress: { firstname: '', lastname: '', street: [], city: '', postcode: '', countryId: '' },
      shipping_method_code: 'standard',
      shipping_carrier_code: 'standard',
      payment_method_code: 'card',
    },
    personalDetails: { firstName: '', lastName: '', emailAddress: '' },
    ...(hash !== undefined && { hash }),
  },
  transmited: false,
  state: 'waiting',
  attempts: 0,
  lines: [],
  released: false,
  queued_at: 0,
  ...over,
});

const reason = { code: 'queue-out-of-stock' } as const;
const KEPT = {
  draft: entry({}),
  queued: entry({ released: true }),
  resent: entry({ released: true, attempts: 1 }, 'h'),
  sending: entry({ attempts: 1 }, 'h'),
  refused: entry({ attempts: 1 }),
  withdrawing: entry({ attempts: 2, released: true, giving_up: reason }, 'h'),
  cancelling: entry({ attempts: 1, giving_up: {} }, 'h'),
  unpaid: entry({ attempts: 1, state: 'sent' }, 'h'),
  paid: entry({ attempts: 1, state: 'sent', released: true }, 'h'),
  returning: entry({ state: 'canceled', released: true, returning: [] }),
  cancelled: entry({ state: 'canceled', released: true }),
  withdrawn: entry({ state: 'canceled', giving_up: reason }),
} satisfies Readonly<Record<string, QueueEntry>>;

const namesWhere = (holds: (one: QueueEntry) => boolean) =>
  Object.entries(KEPT).flatMap(([name, one]) => (holds(one) ? [name] : []));

describe('the life cycle of an order', () => {
  it('is derived from its stored data', () => {
    expect(Object.values(KEPT).map((one) => lifeOf(one))).toEqual([
      { kind: 'draft' },
      { kind: 'queued', wasSent: false },
      { kind: 'queued', wasSent: true },
      { kind: 'sending' },
      { kind: 'refused', reason: undefined },
      { kind: 'withdrawing', reason, isReleased: true },
      { kind: 'withdrawing', reason: {}, isReleased: false },
      { kind: 'unpaid' },
      { kind: 'paid' },
      { kind: 'returning', lines: [], wasWithdrawn: false, isReleased: true },
      { kind: 'cancelled', wasWithdrawn: false, isReleased: true },
      { kind: 'cancelled', wasWithdrawn: true, isReleased: false },
    ]);
  });

  it('answers the questions of services about an order', () => {
    const waiting = ['draft', 'queued', 'resent', 'sending', 'refused', 'withdrawing', 'cancelling'];
    expect(namesWhere(isWaiting)).toEqual(waiting);
    expect(namesWhere((one) => isWaiting(one) && wasSent(one))).toEqual(
      waiting.filter((name) => name !== 'draft' && name !== 'queued'),
    );
    expect(namesWhere(isQueued)).toEqual(['queued', 'resent', 'withdrawing']);
    expect(namesWhere(isPlaced)).toEqual(['unpaid', 'paid']);
    expect(namesWhere(isEnded)).toEqual(['returning', 'cancelled', 'withdrawn']);
    expect(namesWhere(hasLeftCart)).toEqual(['queued', 'resent', 'withdrawing', 'paid', 'returning', 'cancelled']);
    expect(namesWhere(wasWithdrawn)).toEqual(['withdrawing', 'cancelling', 'withdrawn']);
    expect(namesWhere((one) => withdrawalOf(one) !== undefined)).toEqual(['withdrawing', 'cancelling']);
  });

  it('stays refused while a refused order is withdrawn, so that it is not sent automatically', () => {
    const withdrawn = entry({ attempts: 1, giving_up: {} });
    expect(lifeOf(withdrawn)).toEqual({ kind: 'refused', reason: {} });
    expect(withdrawalOf(withdrawn)).toEqual({});
  });
});

describe('the transition table', () => {
  const next = (from: OrderStart) => Object.keys(ORDER_TRANSITIONS[from]) as Exclude<OrderStart, 'start'>[]; // sound: the table's keys
  const reach = (from: OrderStart, seen = new Set<OrderStart>()): ReadonlySet<OrderStart> => {
    for (const to of next(from).filter((stage) => !seen.has(stage))) reach(to, seen.add(to));
    return seen;
  };

  it('reaches each stage from the start, and an end from each', () => {
    expect([...reach('start'), 'start'].sort()).toEqual(Object.keys(ORDER_TRANSITIONS).sort());
    for (const stage of reach('start')) expect(stage === 'cancelled' || reach(stage).has('cancelled')).toBe(true);
  });

  it('has no transition back from a placed or ended order', () => {
    const waiting = Object.values(KEPT)
      .filter(isWaiting)
      .map((one) => lifeOf(one).kind);
    for (const stage of ['unpaid', 'paid', 'returning', 'cancelled'] as const) {
      for (const before of waiting) expect(mayFollow(stage, before)).toBe(false);
    }
    expect(mayFollow('cancelled', 'cancelled')).toBe(true);
    expect(mayFollow('paid', 'unpaid')).toBe(false);
  });
});
