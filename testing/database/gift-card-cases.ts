import type { Database } from '../../adapters/platform/ports/database';
import type { StoredGiftCard } from '../../adapters/platform/ports/selling/gift-cards';
import type { SuiteApi } from '../api/suite-api';
import { GIFT_CARD_STATES, type GiftCardState } from '../../core/contract/selling/gift-card-states';
import { crowd } from './crowd';
import { newOrder } from './new-order';

const card = (id: string, orderId: number, more: Partial<StoredGiftCard> = {}): StoredGiftCard => ({
  id,
  orderId,
  line: 0,
  unit: 0,
  currency: 'USD',
  value: 5000,
  balance: 5000,
  goodwill: 0,
  goodwillLeft: 0,
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
  storeCode: undefined,
  ...more,
});

export function giftCardCases(api: SuiteApi, open: () => Promise<Database>): void {
  boughtCases(api, open);
  cartCases(api, open);
  spentCases(api, open);
  goodwillCases(api, open);
  recordCases(api, open);
  eventCases(api, open);
}

function boughtCases({ it, expect }: SuiteApi, open: () => Promise<Database>): void {
  it('stores every field of a card, in the order of lines and units', async () => {
    const database = await open();
    const words = { recipient: 'Eve ä', email: 'eve@shop.test', message: 'For\nyou', sendOn: '2027-12-24' };
    const moments = { grantedAt: 1, sendAt: 2, sentAt: 3, expiresAt: 4, blockedAt: 5, takenBackAt: 6 };
    const given = { goodwill: 700, goodwillLeft: 0 };
    const all = card('a', 1, { line: 1, unit: 1, balance: 0, ...given, ...words, ...moments });
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

  it('lists the orders whose cards are due to be sent', async () => {
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
  it('stores the cards of a cart, once each, and moves them along with it', async () => {
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
      await giftCards.spend('b', 7, 1000, 2);
      await giftCards.spend('b', 7, 500, 2);
      expect(await giftCards.usesOf(7)).toEqual(new Map([['b', { rest: 1500, goodwill: 0 }]]));
      expect(await giftCards.giveBack(7, 1200, 3)).toBe(1200);
      expect(await giftCards.usesOf(7)).toEqual(new Map([['b', { rest: 300, goodwill: 0 }]]));
    }, 'power');
    expect(await idsOn('two')).toEqual(['b']);
  });
}

function spentCases({ it, expect }: SuiteApi, open: () => Promise<Database>): void {
  it('is never spent twice by fifty concurrent orders', async () => {
    const database = await open();
    await database.write(({ giftCards }) => giftCards.add(card('a', 1, { value: 1000, balance: 1000 })));
    const tries = await crowd((index) =>
      database
        .write(({ giftCards }) => giftCards.spend('a', index + 1, 100, 2), 'power')
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

  it('loses refunded amounts, and is never negative', async () => {
    const database = await open();
    await database.write(async ({ giftCards }) => {
      await giftCards.add(card('a', 1));
      await giftCards.spend('a', 9, 3000, 2);
      await giftCards.takeOff('a', 1500, 3);
      expect((await giftCards.ofOrders([1]))[0]).toMatchObject({ value: 3500, balance: 500 });
      expect(await giftCards.giveBack(9, 3000, 3)).toBe(3000);
      expect((await giftCards.ofOrders([1]))[0]).toMatchObject({ value: 3500, balance: 3500 });
    });
    await expect(database.write(({ giftCards }) => giftCards.takeOff('a', 3501, 3))).rejects.toThrow('Less than 3501');
  });

  it('is restored up to the amount paid for an order, and never more', async () => {
    const database = await open();
    await database.write(async ({ giftCards }) => {
      await giftCards.add(card('a', 1));
      await giftCards.add(card('b', 1, { unit: 1 }));
      await giftCards.spend('a', 9, 3000, 2);
      await giftCards.spend('b', 9, 1000, 2);
      expect(await giftCards.giveBack(9, 1500, 3)).toBe(1500);
      expect(await giftCards.giveBack(9, 9000, 3)).toBe(2500);
      expect(await giftCards.giveBack(9, 1, 3)).toBe(0);
      expect(await giftCards.giveBack(8, 1, 3)).toBe(0);
      expect((await giftCards.ofOrders([1])).map(({ balance }) => balance)).toEqual([5000, 5000]);
    });
  });
}

function goodwillCases({ it, expect }: SuiteApi, open: () => Promise<Database>): void {
  it('spends purchased money first and goodwill last, restores goodwill first, and loses it last', async () => {
    const database = await open();
    const given = { value: 2000, balance: 2000, goodwill: 2000, goodwillLeft: 2000 };
    await database.write(async ({ giftCards, giftCardRecords }) => {
      await giftCards.add(card('a', 1));
      await giftCardRecords.topUp('a', 1000, 2);
      await giftCards.add(card('b', 1, { unit: 1, ...given }));
      const cards = async () =>
        (await giftCards.ofOrders([1])).map(({ value, balance, goodwill, goodwillLeft }) => [
          ...[value, balance, goodwill, goodwillLeft],
        ]);
      await giftCards.spend('a', 9, 4000, 2);
      expect((await cards())[0]).toEqual([6000, 2000, 1000, 1000]);
      await giftCards.spend('a', 9, 1500, 2);
      await giftCards.spend('b', 9, 800, 2);
      expect(await cards()).toEqual([
        [6000, 500, 1000, 500],
        [2000, 1200, 2000, 1200],
      ]);
      expect((await giftCards.usesOf(9)).get('a')).toEqual({ rest: 5500, goodwill: 500 });
      expect((await giftCards.usesOf(9)).get('b')).toEqual({ rest: 800, goodwill: 800 });
      expect(await giftCards.giveBack(9, 1000, 3)).toBe(1000);
      expect((await giftCards.usesOf(9)).get('a')).toEqual({ rest: 5300, goodwill: 300 });
      expect((await giftCards.usesOf(9)).get('b')).toEqual({ rest: 0, goodwill: 0 });
      expect(await giftCards.giveBack(9, 9000, 3)).toBe(5300);
      expect(await cards()).toEqual([
        [6000, 6000, 1000, 1000],
        [2000, 2000, 2000, 2000],
      ]);
      await giftCards.takeOff('a', 5400, 3);
      expect((await cards())[0]).toEqual([600, 600, 600, 600]);
    });
  });
}

const PAGE = { limit: 100, offset: 0 };
const NOW = 1000;

function recordCases({ it, expect }: SuiteApi, open: () => Promise<Database>): void {
  it('finds gift cards by status, by the end of the code, the order, the name and the person', async () => {
    const database = await open();
    const order = newOrder('cards-of-state', 7, '100007');
    await database.write((db) => db.orders.insert(order));
    const sent = { grantedAt: 1, sentAt: 1 };
    const made: readonly (readonly [GiftCardState, Partial<StoredGiftCard>])[] = [
      ['active', sent],
      ['active', { ...sent, expiresAt: NOW + 1 }],
      ['expired', { ...sent, expiresAt: NOW }],
      ['planned', { grantedAt: 1 }],
      ['used-up', { ...sent, balance: 0, expiresAt: 1 }],
      ['blocked', { ...sent, balance: 0, blockedAt: 1 }],
      ['taken-back', { ...sent, blockedAt: 1, takenBackAt: 1 }],
      ['unpaid', {}],
    ];
    const own = (at: number) => `own-${String(at)}`;
    const bought = (at: number) => `bought-${String(at)}`;
    await database.write(async ({ giftCards }) => {
      for (const [at, [, more]] of made.entries()) {
        await giftCards.add(card(own(at), 0, { ...more, orderId: undefined, storeCode: 'us', email: 'Eve@shop.test' }));
        await giftCards.add(card(bought(at), order.id, { ...more, line: at, tail: 'ZZ99' }));
      }
    });
    // The order is unpaid.
    const wanted = made.flatMap(([state], at) => [
      [state, own(at)] as const,
      [state === 'taken-back' ? state : 'unpaid', bought(at)] as const,
    ]);
    await database.read(async ({ giftCardRecords }) => {
      for (const state of GIFT_CARD_STATES) {
        const { items } = await giftCardRecords.list({ state }, NOW, { limit: 1000, offset: 0 });
        const ids = wanted.filter(([of]) => of === state).map(([, id]) => id);
        expect([state, items.map((listed) => listed.card.id).toSorted()]).toEqual([state, ids.toSorted()]);
      }
      const count = async (query: Parameters<typeof giftCardRecords.list>[0]) =>
        (await giftCardRecords.list(query, NOW, PAGE)).total;
      expect(await count({})).toBe(wanted.length);
      expect(await count({ q: 'zz99' })).toBe(made.length);
      expect(await count({ q: order.number })).toBe(made.length);
      expect(await count({ q: 'eve@' })).toBe(made.length);
      // A name may read as a code, so both are tried.
      expect(await count({ q: 'no such words', codeHashes: ['no-such-hash', 'hash-own-0'] })).toBe(1);
      expect(await count({ q: 'eve@', codeHashes: ['no-such-hash'] })).toBe(made.length);
      expect(await count({ person: { customerId: 77, emails: ['eve@shop.test'] } })).toBe(made.length);
    });
  });
}

function eventCases({ it, expect }: SuiteApi, open: () => Promise<Database>): void {
  it('stores staff actions on a card, and a form once', async () => {
    const database = await open();
    const event = { at: 1, who: 'mira', act: 'issue', amount: 500, note: 'Sorry ä', request: 'form-1' } as const;
    await database.write(async ({ giftCardRecords, giftCards }) => {
      await giftCards.add(card('one', 0, { orderId: undefined, grantedAt: 1, value: 500, balance: 500 }));
      await giftCardRecords.addEvent('one', event);
      await giftCardRecords.topUp('one', 250, 2);
      expect(await giftCardRecords.lock('one')).toMatchObject({
        ...{ value: 750, balance: 750, goodwill: 250, goodwillLeft: 250 },
        orderId: undefined,
      });
    });
    await database.read(async ({ giftCardRecords }) => {
      const { request, ...kept } = event;
      expect(await giftCardRecords.events('one')).toEqual([kept]);
      expect(await giftCardRecords.requested(request)).toEqual({ cardId: 'one', act: 'issue', amount: 500 });
      expect(await giftCardRecords.uses('one')).toEqual([]);
      expect(await giftCardRecords.find('none')).toBeUndefined();
    });
    const twice = database.write(({ giftCardRecords }) => giftCardRecords.addEvent('one', event));
    await expect(twice).rejects.toThrow();
  });
}
