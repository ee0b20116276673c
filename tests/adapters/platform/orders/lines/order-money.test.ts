import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  orderMoney,
  partsOfCards,
  returnedParts,
  unnamedCardParts,
  type OrderMoney,
} from '../../../../../adapters/platform/orders/lines/order-money';
import type { LoggedRefund } from '../../../../../adapters/platform/ports/orders/order-log';
import type { StoredOrder } from '../../../../../adapters/platform/ports/orders/orders';
import { returnSteps } from '../../../../../core/orders/rules/returned-units';
import { newOrder } from '../../../../../testing/database/new-order';

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

function paidOrder(rows: readonly { sku: string; count: number; row: number }[], shipping = 500): StoredOrder {
  const order = newOrder('order-1', 1, '100001');
  return {
    ...order,
    status: 'paid',
    deliveryStatus: 'O',
    stage: undefined,
    grandTotal: sumOf(rows.map(({ row }) => row)) + shipping,
    fulfilment: {},
    document: {
      ...order.document,
      products: rows.map(({ sku, count, row }) => ({
        ...{ sku, name: sku, count, price: row / 100 / count, row_total: row / 100 },
      })),
      totals: [{ code: 'shipping', title: 'Shipping', value: shipping / 100 }],
    },
  };
}
const refundOf = (amount: number, over: Partial<LoggedRefund> = {}): LoggedRefund => ({
  ...{ reason: 'goodwill:1', amount, at: 0, who: undefined, note: undefined, lines: [], shipping: 0 },
  ...over,
});
const TWO = [
  { sku: 'TEE', count: 2, row: 2000 },
  { sku: 'CAP', count: 1, row: 1000 },
];
const whole = (sku: string, of: number) => ({ sku, from: 0, to: of, of });
const back = (money: OrderMoney, wanted?: number) =>
  returnedParts(money, [whole('TEE', 2), whole('CAP', 1)], wanted)?.map(({ sku, amount }) => [sku, amount]);

describe('the payments of an order', () => {
  it('are split by SKU, over lines of the same SKU, and shipping', () => {
    const money = orderMoney(paidOrder([...TWO, { sku: 'TEE', count: 1, row: 1100 }]), []);
    expect(money).toEqual({
      step: 1,
      captured: 4600,
      refunded: 0,
      rest: 4600,
      refundable: 4600,
      besidesCards: 4600,
      shipping: { paid: 500, refunded: 0 },
      lines: [
        { sku: 'TEE', paid: 3100, refunded: 0, isGiftCard: false, refundable: 3100 },
        { sku: 'CAP', paid: 1000, refunded: 0, isGiftCard: false, refundable: 1000 },
      ],
    });
  });
  it('equal the unspent balance for gift cards, and otherwise the part not yet refunded', () => {
    const rows = [{ sku: 'GIFT', count: 2, row: 10_000 }, ...TWO];
    const giftCardLines = [{ line: 0, paid: 10_000 }];
    const order = { ...paidOrder(rows), fulfilment: { giftCardLines } };
    const cards = [
      { line: 0, value: 5000, balance: 2000 },
      { line: 0, value: 5000, balance: 5000 },
    ];
    const money = orderMoney(order, [refundOf(400)], cards);
    expect(money).toMatchObject({ rest: 13_100, besidesCards: 3100, refundable: 10_100 });
    expect(money.lines[0]).toEqual({ sku: 'GIFT', paid: 10_000, refunded: 0, isGiftCard: true, refundable: 7000 });
    const giftBack = refundOf(7000, { lines: [{ sku: 'GIFT', amount: 7000 }] });
    const after = [
      { line: 0, value: 3000, balance: 0 },
      { line: 0, value: 0, balance: 0 },
    ];
    expect(orderMoney(order, [refundOf(400), giftBack], after)).toMatchObject({ rest: 6100, refundable: 3100 });
    expect(returnedParts(money, [whole('CAP', 1)], 3100)).toHaveLength(1);
    expect(returnedParts(money, [whole('CAP', 1)], 3101)).toBeUndefined();
    expect(returnedParts(money, [whole('GIFT', 2)], 7000)).toMatchObject([{ amount: 7000 }]);
    expect(returnedParts(money, [whole('GIFT', 2)], 7001)).toBeUndefined();
    const both = returnedParts(money, [whole('GIFT', 2), whole('CAP', 1)], 10_100);
    expect(both).toMatchObject([
      { sku: 'GIFT', amount: 7000 },
      { sku: 'CAP', amount: 3100 },
    ]);
  });
  it('count refunds of a line by its lines, and of a return by its reason', () => {
    const money = orderMoney(paidOrder(TWO), [
      refundOf(700, {
        lines: [
          { sku: 'TEE', amount: 300 },
          { sku: 'CAP', amount: 100 },
        ],
        shipping: 200,
      }),
      refundOf(1000, { reason: 'returned/1:TEE' }),
      refundOf(50),
    ]);
    expect(money).toMatchObject({
      refunded: 1750,
      rest: 1750,
      shipping: { paid: 500, refunded: 200 },
      lines: [{ refunded: 1300 }, { refunded: 100 }],
    });
  });
  it('are none before it is paid, and never negative', () => {
    expect(orderMoney({ ...paidOrder(TWO), status: 'new' }, [])).toMatchObject({ captured: 0, rest: 0 });
    expect(orderMoney({ ...paidOrder(TWO), status: 'canceled' }, [refundOf(900)])).toMatchObject({
      captured: 900,
      rest: 0,
    });
    expect(orderMoney(paidOrder(TWO), [refundOf(9000)])).toMatchObject({ rest: 0 });
    const unpaid = { ...paidOrder([{ sku: 'GIFT', count: 1, row: 5000 }]), status: 'new' as const };
    const order = { ...unpaid, fulfilment: { giftCardLines: [{ line: 0, paid: 5000 }] } };
    expect(orderMoney(order, [], [{ line: 0, value: 5000, balance: 5000 }])).toMatchObject({
      refundable: 0,
      lines: [{ isGiftCard: true, refundable: 0 }],
    });
  });
});

/** Paid order of gift cards by their balances, then of the two. */
function withCards(balances: readonly number[], goods = TWO, shipping = 0): OrderMoney {
  const gifts = balances.map((_, at) => ({ sku: `GIFT-${String(at)}`, count: 1, row: 5000 }));
  const giftCardLines = gifts.map((_, line) => ({ line, paid: 5000 }));
  const cards = balances.map((balance, line) => ({ line, value: 5000, balance }));
  return orderMoney({ ...paidOrder([...gifts, ...goods], shipping), fulfilment: { giftCardLines } }, [], cards);
}

describe('a refund for nothing in particular', () => {
  const refundable = (line: OrderMoney['lines'][number]) => line.refundable;

  it('is of goods and shipping first, then of gift cards in their order, up to their balances', () => {
    const money = withCards([1000, 5000], TWO, 500);
    expect(money.besidesCards).toBe(3500);
    const of = (unnamed: number, lines: Parameters<typeof partsOfCards>[1] = [], shipping = 0) =>
      unnamedCardParts(money, { lines, unnamed, shipping }, refundable).map(({ sku, amount }) => [sku, amount]);
    expect([of(3500), of(3501)]).toEqual([[], [['GIFT-0', 1]]]);
    expect(of(5000)).toEqual([
      ['GIFT-0', 1000],
      ['GIFT-1', 500],
    ]);
    // Amounts that the refund names for goods, shipping and cards are no longer left.
    expect(of(1000, [{ sku: 'TEE', amount: 2000 }], 500)).toEqual([]);
    expect(of(1001, [{ sku: 'TEE', amount: 2000 }], 500)).toEqual([['GIFT-0', 1]]);
    const named = [
      { sku: 'GIFT-0', amount: 600 },
      { sku: 'TEE', amount: 2000 },
    ];
    expect(partsOfCards(money, named)).toEqual([named[0]]);
    expect(of(2000, named)).toEqual([
      ['GIFT-0', 400],
      ['GIFT-1', 100],
    ]);
  });

  it('equals a plain reckoning, cent by cent', () => {
    const amounts = fc.tuple(fc.nat(5000), fc.nat(5000));
    fc.assert(
      fc.property(
        amounts,
        fc.nat(1000),
        fc.nat(3000),
        fc.nat(500),
        fc.nat(12_000),
        (balances, card, tee, way, left) => {
          const money = withCards(balances, TWO, 500);
          const named = Math.min(card, balances[0]);
          const lines = [
            { sku: 'GIFT-0', amount: named },
            { sku: 'TEE', amount: tee },
          ];
          const room = [Math.max(0, 3500 - tee - way), balances[0] - named, balances[1]];
          const taken = [0, 0, 0];
          for (let cent = 0; cent < left; cent += 1) {
            const at = room.findIndex((most, index) => (taken[index] ?? 0) < most);
            if (at !== -1) taken[at] = (taken[at] ?? 0) + 1;
          }
          // Named beyond what there is, goods take more from the cards; such a refund is refused.
          fc.pre(tee + way <= 3500);
          const parts = unnamedCardParts(money, { lines, unnamed: left, shipping: way }, refundable);
          const of = (sku: string) => sumOf(parts.filter((part) => part.sku === sku).map(({ amount }) => amount));
          expect([of('GIFT-0'), of('GIFT-1')]).toEqual(taken.slice(1));
          expect(parts.every(({ amount }) => amount > 0)).toBe(true);
        },
      ),
      { numRuns: 100 },
    );
  });
});

describe('the refund of a return of several lines', () => {
  it('is the payment for each, without earlier refunds', () => {
    expect(back(orderMoney(paidOrder(TWO), []))).toEqual([
      ['TEE', 2000],
      ['CAP', 1000],
    ]);
  });
  it('is at most the rest in total: refunds of no specific item reduce the last line', () => {
    expect(back(orderMoney(paidOrder(TWO), [refundOf(1000)]))).toEqual([
      ['TEE', 2000],
      ['CAP', 500],
    ]);
    expect(back(orderMoney(paidOrder(TWO), [refundOf(2600)]))).toEqual([
      ['TEE', 900],
      ['CAP', 0],
    ]);
  });
  it('omits earlier refunds of a line, and reduces no other line', () => {
    const before = refundOf(1500, { lines: [{ sku: 'TEE', amount: 1500 }] });
    expect(back(orderMoney(paidOrder(TWO), [before]))).toEqual([
      ['TEE', 500],
      ['CAP', 1000],
    ]);
  });
  it('is the total entered by staff, split by payment, to the cent', () => {
    const money = orderMoney(paidOrder(TWO), []);
    expect(back(money, 1000)).toEqual([
      ['TEE', 667],
      ['CAP', 333],
    ]);
    expect(back(money, 0)).toEqual([
      ['TEE', 0],
      ['CAP', 0],
    ]);
    expect(back(money, money.rest)).toBeDefined();
    expect(back(money, money.rest + 1)).toBeUndefined();
  });
  it('gives gift cards their balances at most, and what is left by the prices of the goods, even of free ones', () => {
    const parts = (money: OrderMoney, wanted: number) =>
      returnedParts(
        money,
        money.lines.map(({ sku }) => whole(sku, sku === 'TEE' ? 2 : 1)),
        wanted,
      )?.map(({ amount }) => amount);
    expect(parts(withCards([1000, 5000], []), 4000)).toEqual([1000, 3000]);
    expect(parts(withCards([1000, 5000], []), 6000)).toEqual([1000, 5000]);
    expect(parts(withCards([1000, 2000, 5000], []), 5100)).toEqual([1000, 1758, 2342]);
    expect(parts(withCards([2000]), 5000)).toEqual([2000, 2000, 1000]);
    expect(parts(withCards([1000]), 1600)).toEqual([1000, 400, 200]);
    expect(parts(withCards([2000], [{ sku: 'FREE', count: 1, row: 0 }], 500), 2500)).toEqual([2000, 500]);
  });
  it('is zero for a SKU that is not returned', () => {
    expect(returnedParts(orderMoney(paidOrder(TWO), []), [whole('CAP', 1)], undefined)).toEqual([
      { sku: 'CAP', amount: 1000, paid: 1000, reason: 'returned:CAP' },
    ]);
    expect(returnedParts(orderMoney(paidOrder(TWO), []), [], 100)).toEqual([]);
  });

  const rows = fc.uniqueArray(
    fc.record({
      sku: fc.constantFrom('A', 'B', 'C', 'D'),
      count: fc.integer({ min: 1, max: 4 }),
      row: fc.integer({ min: 0, max: 5000 }),
    }),
    { selector: ({ sku }) => sku, minLength: 2 },
  );
  it('never exceeds the rest or the payment for a line, in any number of steps', () => {
    fc.assert(
      fc.property(
        rows,
        fc.integer({ min: 0, max: 9000 }),
        fc.array(fc.array(fc.nat(4), { minLength: 4, maxLength: 4 }), { maxLength: 4 }),
        (lines, goodwill, rounds) => {
          const order = paidOrder(lines, 300);
          const given = [refundOf(Math.min(goodwill, order.grandTotal))];
          const ordered = lines.map(({ sku, count }) => ({ sku, qty: count }));
          let before: readonly { sku: string; qty: number }[] = [];
          for (const round of rounds) {
            const after = lines.map(({ sku, count }, at) => {
              const had = before.find((one) => one.sku === sku)?.qty ?? 0;
              return { sku, qty: Math.max(had, Math.min(count, round[at] ?? 0)) };
            });
            const money = orderMoney(order, given);
            const parts = returnedParts(money, returnSteps(ordered, before, after), undefined) ?? [];
            expect(sumOf(parts.map(({ amount }) => amount))).toBeLessThanOrEqual(money.rest);
            for (const { amount, reason } of parts) given.push(refundOf(amount, { reason }));
            before = after;
          }
          const last = orderMoney(order, given);
          expect(last.refunded).toBeLessThanOrEqual(last.captured);
          for (const { paid, refunded } of last.lines) expect(refunded).toBeLessThanOrEqual(paid);
        },
      ),
      { numRuns: 300 },
    );
  });
});
