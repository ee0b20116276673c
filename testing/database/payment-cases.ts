import type { Database } from '../../adapters/platform/ports/database';
import type { PaymentAttempt } from '../../adapters/platform/ports/orders/payments';
import type { SuiteApi } from '../api/suite-api';
import { crowd } from './crowd';
import { newOrder } from './new-order';

const FIRST: PaymentAttempt = {
  orderId: 'order',
  attempt: 1,
  provider: 'acme',
  reference: undefined,
  status: 'open',
  returns: {
    success: 'https://shop.test/done',
    cancel: 'https://shop.test/back',
    failed: 'https://shop.test/refused',
  },
  page: undefined,
  createdAt: 1,
};
const REFUND = {
  orderId: 'order',
  reason: 'canceled',
  provider: 'acme',
  reference: 'pay_1',
  amount: 900,
  createdAt: 5,
};

export function paymentCases(api: SuiteApi, open: () => Promise<Database>): void {
  const ordered = async () => {
    const database = await open();
    await database.write(async ({ orders }) => {
      const { id, number } = await orders.next();
      await orders.insert(newOrder('order', id, number));
    });
    return database;
  };
  attemptCases(api, ordered);
  refundCases(api, ordered);
}

function attemptCases({ it, expect }: SuiteApi, ordered: () => Promise<Database>): void {
  it('stores the payment attempts of an order, and finds one by the reference of its provider', async () => {
    const database = await ordered();
    const second: PaymentAttempt = { ...FIRST, attempt: 2, createdAt: 2 };
    const page = { kind: 'link', url: 'https://pay.test/1' } as const;
    await database.write(async ({ paymentAttempts }) => {
      await paymentAttempts.begin(FIRST);
      await paymentAttempts.keep({ orderId: 'order', attempt: 1, reference: 'pay_1', page });
      await paymentAttempts.settle(FIRST, 'declined');
      await paymentAttempts.begin(second);
    });
    const [latest, found, none, other] = await database.read(async ({ paymentAttempts }) => [
      await paymentAttempts.latest('order'),
      await paymentAttempts.byReference('acme', 'pay_1'),
      await paymentAttempts.approved('order'),
      await paymentAttempts.byReference('other', 'pay_1'),
    ]);
    expect(latest).toEqual(second);
    expect(found).toEqual({ ...FIRST, reference: 'pay_1', page, status: 'declined' });
    expect([none, other]).toEqual([undefined, undefined]);
  });

  it('starts an attempt once for fifty concurrent requests', async () => {
    const database = await ordered();
    const begun = await crowd(() =>
      database
        .write(({ paymentAttempts }) => paymentAttempts.begin(FIRST), 'power')
        .then(
          () => true,
          () => false,
        ),
    );
    expect(begun.filter(Boolean)).toHaveLength(1);
  });

  it('keeps an attempt approved after a later decline, and refuses a reference of another attempt', async () => {
    const database = await ordered();
    await database.write(async ({ paymentAttempts }) => {
      await paymentAttempts.begin({ ...FIRST, reference: 'pay_1' });
      await paymentAttempts.settle(FIRST, 'approved');
      await paymentAttempts.settle(FIRST, 'declined');
    });
    expect((await database.read((db) => db.paymentAttempts.approved('order')))?.attempt).toBe(1);
    const again = { ...FIRST, attempt: 2, reference: 'pay_1' };
    await expect(database.write((db) => db.paymentAttempts.begin(again))).rejects.toThrow();
    expect((await database.read((db) => db.paymentAttempts.latest('order')))?.attempt).toBe(1);
  });
}

function refundCases({ it, expect }: SuiteApi, ordered: () => Promise<Database>): void {
  it('requests a refund once per order and reason, and adds up the refunds of a payment', async () => {
    const database = await ordered();
    const asked = await crowd(() => database.write((db) => db.paymentRefunds.ask(REFUND), 'power'));
    expect(asked.filter(Boolean)).toHaveLength(1);
    expect(await database.write((db) => db.paymentRefunds.ask({ ...REFUND, reason: 'late', amount: 50 }))).toBe(true);
    expect(await database.read((db) => db.paymentRefunds.sumOf('acme', 'pay_1'))).toBe(950);
    expect(await database.read((db) => db.paymentRefunds.sumOf('acme', 'pay_2'))).toBe(0);
    expect(await database.read((db) => db.paymentRefunds.due(4))).toEqual([]);
    const due = await database.read((db) => db.paymentRefunds.due(5, 'order'));
    expect(due.map(({ reason }) => reason)).toEqual(['canceled', 'late']);
    expect(await database.read((db) => db.paymentRefunds.due(5, 'another'))).toEqual([]);
  });

  it('gives an attempt to one of fifty callers, and to the next when it is due', async () => {
    const database = await ordered();
    await database.write((db) => db.paymentRefunds.ask(REFUND));
    const claim = async (now: number) => {
      const [refund] = await database.read((db) => db.paymentRefunds.due(now));
      return refund === undefined ? false : database.write((db) => db.paymentRefunds.claim(refund, now + 10), 'power');
    };
    expect((await crowd(() => claim(5))).filter(Boolean)).toHaveLength(1);
    expect(await claim(14)).toBe(false);
    expect(await claim(15)).toBe(true);
    const [waiting] = await database.read((db) => db.paymentRefunds.list('waiting'));
    expect(waiting).toMatchObject({ tries: 2, nextAt: 25 });
    if (waiting === undefined) return;
    const outcome = { state: 'failed', nextAt: 30, error: 'The card is gone' } as const;
    await database.write((db) => db.paymentRefunds.settle(waiting, outcome));
    expect(await database.read((db) => db.paymentRefunds.list('failed'))).toEqual([{ ...waiting, ...outcome }]);
    expect(await database.read((db) => db.paymentRefunds.due(100))).toEqual([]);
    expect(await database.write((db) => db.paymentRefunds.claim(waiting, 200))).toBe(false);
  });
}
