import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { OrderResult } from '../../../../core/contract';
import { advance, reduceOrders, type OrderAction, type OrderStep } from '../../../../core/orders/queue/order-actions';
import { isPlaced, isWaiting, lifeOf } from '../../../../core/orders/queue/order-life';
import { mayFollow } from '../../../../core/orders/queue/order-transitions';
import type { QueueEntry } from '../../../../core/orders/queue/queue-entry';
import { runs } from '../../../fixtures/runs';
import { item } from '../../cart/cart-builder';
import { anOrder, idOf } from './an-order';

const LINES = [item({ sku: 'TEE' })];
const result: OrderResult = { id: 1, number: '1000001', price: 15, currency: 'USD' };

const SENDING = { type: 'sending', attempts: 1, cart_id: 'cart', hash: 'h' } as const;
const PLACED = { type: 'placed', result, at: '2026-01-01T00:00:00.000Z', clearBasket: false } as const;
const STEPS: readonly OrderStep[] = [
  { type: 'drafted' },
  SENDING,
  { ...SENDING, attempts: 2, account_wished: true },
  { type: 'released' },
  { type: 'held', holds: [] },
  { type: 'unsealed' },
  { type: 'refused' },
  { type: 'withdrawn', why: { code: 'cart-closed' } },
  PLACED,
  { ...PLACED, clearBasket: true },
  { type: 'cancelled', lines: LINES, message: 'Sold out' },
  { type: 'cancelled', lines: [] },
  { type: 'returned' },
];

const through = (...steps: readonly OrderStep[]): QueueEntry => steps.reduce(advance, anOrder('o1'));
const kindOf = (entry: QueueEntry | undefined) => (entry === undefined ? 'none' : lifeOf(entry).kind);
const changed = (entry: QueueEntry, step: OrderStep, by = ''): OrderAction => ({ type: 'changed', entry, step, by });

const UNPAID = through(SENDING, PLACED);
const PAID = through(SENDING, PLACED, { type: 'released' });

describe('order actions', () => {
  it.each<[string, readonly OrderStep[]]>([
    ['queued', [{ type: 'drafted' }, { type: 'released' }]],
    ['paid', [{ type: 'released' }, SENDING, PLACED]],
    ['unpaid', [SENDING, PLACED]],
    ['paid', [SENDING, { ...PLACED, clearBasket: true }]],
    ['refused', [SENDING, { type: 'refused' }]],
    ['draft', [SENDING, { type: 'unsealed' }]],
    ['withdrawing', [SENDING, { type: 'withdrawn', why: {} }]],
    ['paid', [{ type: 'released' }, SENDING, { type: 'withdrawn', why: {} }, PLACED]],
    ['returning', [{ type: 'released' }, { type: 'cancelled', lines: LINES }]],
    ['cancelled', [{ type: 'released' }, { type: 'cancelled', lines: LINES }, { type: 'returned' }]],
    ['cancelled', [{ type: 'cancelled', lines: LINES }]],
  ])('lead to %s', (kind, steps) => {
    expect(kindOf(through(...steps))).toBe(kind);
  });

  it('on a stale copy do not undo changes of another tab (seed 209)', () => {
    for (const step of [SENDING, PLACED, { type: 'drafted' } as const]) {
      expect(reduceOrders([PAID], changed(UNPAID, step))).toEqual([PAID]);
    }
    const [cancelled] = reduceOrders([PAID], changed(UNPAID, { type: 'cancelled', lines: LINES }));
    expect(cancelled?.returning).toEqual(LINES);
    expect(reduceOrders([through({ type: 'cancelled', lines: [] })], changed(UNPAID, { type: 'released' }))).toEqual([
      through({ type: 'cancelled', lines: [] }),
    ]);
  });

  it('count the attempts of all tabs', () => {
    const thrice = through({ ...SENDING, attempts: 3 });
    expect(advance(thrice, { ...SENDING, attempts: 2 }).attempts).toBe(3);
    expect(advance(thrice, { ...SENDING, attempts: 4 }).attempts).toBe(4);
  });

  it('do not send a withdrawn order', () => {
    const withdrawn = through({ type: 'released' }, SENDING, { type: 'withdrawn', why: {} });
    expect(advance(withdrawn, { ...SENDING, attempts: 2 })).toBe(withdrawn);
  });
});

describe('the order reducer', () => {
  it('adds a new order, except one that another tab has dropped', () => {
    expect(reduceOrders([], changed(anOrder('o1'), { type: 'drafted' })).map(kindOf)).toEqual(['draft']);
    expect(reduceOrders([], changed(anOrder('o1'), SENDING)).map(kindOf)).toEqual(['sending']);
    for (const stale of [through({ type: 'released' }), through(SENDING), through(SENDING, { type: 'refused' })]) {
      for (const step of [{ ...SENDING, attempts: 2 }, { type: 'drafted' } as const, { type: 'released' } as const])
        expect(reduceOrders([], changed(stale, step))).toEqual([]);
    }
    expect(reduceOrders([], changed(UNPAID, { type: 'released' }))).toEqual([]);
    expect(reduceOrders([], changed(through({ type: 'cancelled', lines: [] }), { type: 'returned' }))).toEqual([]);
  });

  it('keeps a placed order that storage has lost, unless its owner has signed out', () => {
    const sent = through(SENDING);
    expect(reduceOrders([], changed(sent, PLACED)).map(kindOf)).toEqual(['unpaid']);
    const theirs = { ...sent, order: { ...sent.order, user_id: '7' } };
    expect(reduceOrders([], changed(theirs, PLACED, '7')).map(kindOf)).toEqual(['unpaid']);
    expect(reduceOrders([], changed(theirs, PLACED, '8'))).toEqual([]);
  });

  it('removes no placed order', () => {
    const queue = [PAID, anOrder('o2')];
    expect(reduceOrders(queue, { type: 'removed', order_id: idOf('o1') })).toEqual(queue);
    expect(reduceOrders(queue, { type: 'removed', order_id: idOf('o2') })).toEqual([PAID]);
  });

  it('stores no result of an order whose owner has signed out', () => {
    const order = { ...anOrder('o1').order, user_id: '7' };
    const sent = advance({ ...anOrder('o1'), order }, SENDING);
    expect(reduceOrders([sent], changed(sent, { ...PLACED, clearBasket: true }, '8'))).toEqual([]);
    const [unpaid] = reduceOrders([sent], changed(sent, PLACED, ''));
    expect(JSON.stringify(unpaid)).not.toMatch(/Ada|Broadway|ada@shop/);
    expect(reduceOrders([sent], changed(sent, PLACED, '7'))[0]?.order.personalDetails.firstName).toBe('Ada');
  });

  it('keeps twenty completed orders and all queued ones', () => {
    const cancelled = (at: number) => ({ ...through({ type: 'cancelled', lines: [] }), queued_at: at });
    const named = (entry: QueueEntry, order_id: string) => ({ ...entry, order: { ...entry.order, order_id } });
    const done = Array.from({ length: 20 }, (_, at) => named(cancelled(at), `done ${at}`));
    const waits = anOrder('waiting order');
    const last = anOrder('last order');
    const next = reduceOrders([waits, ...done, last], changed(last, { type: 'cancelled', lines: [] }));
    expect(next.map(({ order }) => order.order_id)).toEqual([
      'waiting order',
      ...Array.from({ length: 19 }, (_, at) => `done ${at + 1}`),
      'last order',
    ]);
  });

  const ids = ['o1', 'o2', 'o3'];
  /** Copies as tabs may hold them: of any stage, newer or older than the stored one. */
  const copy = fc
    .tuple(fc.constantFrom(...ids), fc.array(fc.constantFrom(...STEPS), { maxLength: 4 }))
    .map(([id, steps]) => steps.reduce(advance, anOrder(id)));
  const action = fc.oneof(
    {
      weight: 8,
      arbitrary: fc.tuple(copy, fc.constantFrom(...STEPS)).map(([entry, step]) => changed(entry, step, '7')),
    },
    {
      weight: 1,
      arbitrary: fc.constantFrom(...ids).map((id): OrderAction => ({ type: 'removed', order_id: idOf(id) })),
    },
    { weight: 1, arbitrary: fc.constant<OrderAction>({ type: 'left', userId: '7' }) },
  );

  it('adds an order only as a new one, from any copy', () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 20 }), action, (actions, one) => {
        const before = actions.reduce(reduceOrders, []);
        const added = reduceOrders(before, one).filter(
          ({ order }) => !before.some((entry) => entry.order.order_id === order.order_id),
        );
        const isDraft = one.type === 'changed' && lifeOf(one.entry).kind === 'draft';
        const step = one.type === 'changed' ? one.step.type : one.type;
        const isNew = isDraft && (step === 'drafted' || step === 'sending');
        if (!isNew) expect(added.filter((entry) => step !== 'placed' || !isPlaced(entry))).toEqual([]);
      }),
      { numRuns: runs(2000, 50_000) },
    );
  });

  it('makes no transition that is not in the table, from any copy', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(fc.array(action, { maxLength: 30 }), (actions) => {
        let queue: readonly QueueEntry[] = [];
        for (const one of actions) {
          const next = reduceOrders(queue, one);
          for (const entry of next) {
            const before = queue.find(({ order }) => order.order_id === entry.order.order_id);
            if (before === undefined) continue;
            seen.add(`${kindOf(before)} ${kindOf(entry)}`);
            expect(mayFollow(lifeOf(before).kind, lifeOf(entry).kind)).toBe(true);
          }
          queue = next;
        }
      }),
      { numRuns: runs(2000, 50_000) },
    );
    expect(seen.size).toBeGreaterThan(20);
  });

  it('applies an action once, even if it is repeated', () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 20 }), action, (actions, one) => {
        const once = reduceOrders(actions.reduce(reduceOrders, []), one);
        expect(reduceOrders(once, one)).toEqual(once);
      }),
      { numRuns: runs(2000, 50_000) },
    );
  });

  it('loses a queued order only if it is removed, and a placed one only at sign-out', () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 20 }), action, (actions, one) => {
        const before = actions.reduce(reduceOrders, []);
        const after = reduceOrders(before, one);
        const lost = before.filter(({ order }) => !after.some((entry) => entry.order.order_id === order.order_id));
        if (lost.some(isWaiting)) expect(one.type).toBe('removed');
        if (lost.some(isPlaced)) expect(one.type).toBe('left');
      }),
      { numRuns: runs(2000, 50_000) },
    );
  });
});
