import type { Database } from '../../adapters/platform/ports/database';
import type { StoredGiftCard } from '../../adapters/platform/ports/selling/gift-cards';
import type { SuiteApi } from '../api/suite-api';
import { crowd } from './crowd';

const card = (id: string, orderId: number, more: Partial<StoredGiftCard> = {}): StoredGiftCard => ({
  id,
  orderId,
  line: 0,
  unit: 0,
  currency: 'USD',
  value: 5000,
  balance: 5000,
  recipient: undefined,
  email: undefined,
  message: undefined,
  sendOn: undefined,
  codeHash: `hash-${id}`,
  tail: '7K2M',
  grantedAt: undefined,
  sendAt: undefined,
  sentAt: undefined,
  expiresAt: undefined,
  blockedAt: undefined,
  takenBackAt: undefined,
  ...more,
});

export function giftCardCases(api: SuiteApi, open: () => Promise<Database>): void {
  boughtCases(api, open);
  cartCases(api, open);
  spentCases(api, open);
}

function boughtCases({ it, expect }: SuiteApi, open: () => Promise<Database>): void {
  it('keeps every fact of a card, in the order of lines and units', async () => {
    const database = await open();
    const words = { recipient: 'Eve ä', email: 'eve@shop.test', message: 'For\nyou', sendOn: '2027-12-24' };
    const moments = { grantedAt: 1, sendAt: 2, sentAt: 3, expiresAt: 4, blockedAt: 5, takenBackAt: 6 };
    const all = card('a', 1, { line: 1, unit: 1, balance: 0, ...words, ...moments });
    await database.write(async ({ giftCards }) => {
      await giftCards.add(card('c', 2));
      await giftCards.add(all);
      await giftCards.add(card('b', 1, { line: 1 }));
    });
    await database.write(async ({ giftCards }) => {
      expect(await giftCards.ofOrders([2, 1])).toEqual([card('b', 1, { line: 1 }), all, card('c', 2)]);
      expect(await giftCards.ofOrders([])).toEqual([]);
      expect((await giftCards.lockOfOrder(1)).map(({ id }) => id)).toEqual(['b', 'a']);
      await giftCards.change({ ...all, ...moments, sentAt: 33, blockedAt: undefined, balance: 9 });
      expect((await giftCards.lockOfOrder(1))[1]).toEqual({ ...all, sentAt: 33, blockedAt: undefined });
    });
  });

  it('names the orders whose cards are to be sent by now', async () => {
    const database = await open();
    await database.write(async ({ giftCards }) => {
      await giftCards.add(card('due', 1, { sendAt: 10 }));
      await giftCards.add(card('other', 1, { unit: 1, sendAt: 10 }));
      await giftCards.add(card('later', 2, { sendAt: 11 }));
      await giftCards.add(card('unpaid', 3));
      await giftCards.add(card('sent', 4, { sendAt: 5, sentAt: 6 }));
      await giftCards.add(card('blocked', 5, { sendAt: 5, blockedAt: 6 }));
      await giftCards.add(card('back', 6, { sendAt: 5, takenBackAt: 6 }));
      await giftCards.add(card('next', 7, { sendAt: 9 }));
    });
    await database.read(async ({ giftCards }) => {
      expect(await giftCards.ordersToSend(10, 9)).toEqual([1, 7]);
      expect(await giftCards.ordersToSend(10, 1)).toEqual([1]);
    });
  });
}

function cartCases({ it, expect }: SuiteApi, open: () => Promise<Database>): void {
  it('keeps which cards pay for a cart, once each, and lets them go along with it', async () => {
    const database = await open();
    await database.write(async ({ carts, giftCards }) => {
      for (const token of ['one', 'two']) await carts.create(token, 'us', 0);
      for (const id of ['a', 'b']) await giftCards.add(card(id, 1, { unit: id === 'a' ? 0 : 1 }));
      for (const id of ['b', 'a', 'a']) await giftCards.putOnCart('one', id);
      await giftCards.putOnCart('two', 'a');
    });
    const idsOn = (token: string) =>
      database.read(async ({ giftCards }) => (await giftCards.onCart(token)).map(({ id }) => id));
    expect(await idsOn('one')).toEqual(['a', 'b']);
    await database.write(async ({ giftCards }) => {
      await giftCards.lockOnCart('one');
      await giftCards.moveToCart('one', 'two');
    });
    expect([await idsOn('one'), await idsOn('two')]).toEqual([[], ['a', 'b']]);
    await database.write(async ({ giftCards }) => {
      await giftCards.takeOffCart('two', 'a');
      await giftCards.spend('b', 7, 1000);
      await giftCards.spend('b', 7, 500);
      expect(await giftCards.usesOf(7)).toEqual(new Map([['b', 1500]]));
      expect(await giftCards.giveBack(7, 1200)).toBe(1200);
      expect(await giftCards.usesOf(7)).toEqual(new Map([['b', 300]]));
    }, 'power');
    expect(await idsOn('two')).toEqual(['b']);
  });
}

function spentCases({ it, expect }: SuiteApi, open: () => Promise<Database>): void {
  it('is never spent twice, by fifty at once', async () => {
    const database = await open();
    await database.write(({ giftCards }) => giftCards.add(card('a', 1, { value: 1000, balance: 1000 })));
    const tries = await crowd((index) =>
      database
        .write(({ giftCards }) => giftCards.spend('a', index + 1, 100), 'power')
        .then(
          () => true,
          () => false,
        ),
    );
    expect(tries.filter((isSpent) => isSpent)).toHaveLength(10);
    const left = await database.write(({ giftCards }) => giftCards.lockByHash('hash-a'));
    expect(left).toMatchObject({ id: 'a', balance: 0 });
    expect(await database.write(({ giftCards }) => giftCards.lockByHash('none'))).toBeUndefined();
  });

  it('is worth less by what was refunded of it, and never less than nothing', async () => {
    const database = await open();
    await database.write(async ({ giftCards }) => {
      await giftCards.add(card('a', 1));
      await giftCards.spend('a', 9, 3000);
      await giftCards.takeOff('a', 1500);
      expect((await giftCards.ofOrders([1]))[0]).toMatchObject({ value: 3500, balance: 500 });
      expect(await giftCards.giveBack(9, 3000)).toBe(3000);
      expect((await giftCards.ofOrders([1]))[0]).toMatchObject({ value: 3500, balance: 3500 });
    });
    await expect(database.write(({ giftCards }) => giftCards.takeOff('a', 3501))).rejects.toThrow('Less than 3501');
  });

  it('has back what an order was paid with, and never more', async () => {
    const database = await open();
    await database.write(async ({ giftCards }) => {
      await giftCards.add(card('a', 1));
      await giftCards.add(card('b', 1, { unit: 1 }));
      await giftCards.spend('a', 9, 3000);
      await giftCards.spend('b', 9, 1000);
      expect(await giftCards.giveBack(9, 1500)).toBe(1500);
      expect(await giftCards.giveBack(9, 9000)).toBe(2500);
      expect(await giftCards.giveBack(9, 1)).toBe(0);
      expect(await giftCards.giveBack(8, 1)).toBe(0);
      expect((await giftCards.ofOrders([1])).map(({ balance }) => balance)).toEqual([5000, 5000]);
    });
  });
}
