import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { GiftShop } from '../../../../fixtures/gift-shop';
import { cartWith, orderOf, resultOf } from '../../../../fixtures/order';
import { MoneyPlayer, type MoneyStep } from '../../../../fixtures/money-history';
import { closingOf, readBooks, readJournal } from '../../../../fixtures/read-books';

const DECEMBER = '2025-12';
const JANUARY = '2026-01';

const SOCKS: MoneyStep = {
  ...{ kind: 'buy', cards: 0, socks: 3, byCards: false, bonuses: true },
  ...{ coupon: undefined, promo: undefined, payment: 'card' },
};
/** Spends the bonuses of an order, and returns its goods. */
const HELD: readonly MoneyStep[] = [
  ...[SOCKS, { kind: 'deliver', order: 0 } as const, SOCKS],
  { kind: 'return', order: 0, sku: 'SOCKS', qty: 3, share: undefined },
];

describe('the bounds of books', () => {
  let shop: GiftShop;
  beforeEach(async () => {
    shop = await GiftShop.open(0);
  });
  afterEach(() => shop.close());

  const platform = () => shop.shop.fixture.platform;
  const salesIn = async (month: string) =>
    (await readJournal(platform(), { month })).items.filter(({ kind }) => kind === 'sale').map(({ day }) => day);

  it('are the start and the end of a month in the time zone of the shop', async () => {
    const json = { time_zone: 'America/New_York' };
    await platform().catalogue.writeBlocks([
      { blocks: { en: { id: 1, identifier: 'cms_settings', title: '', content: '', json } } },
    ]);
    const { fixture } = shop.shop;
    const { clock } = fixture;
    const order = async () => {
      const made = await orderOf(fixture, await cartWith(fixture, [{ sku: 'SOCKS' }]));
      await resultOf(fixture.call('POST', '/api/order', made));
    };
    const midnight = Date.UTC(2026, 0, 1, 5);
    await clock.advance(midnight - 1 - clock.now());
    await order();
    await clock.advance(1);
    await order();
    await clock.advance(1000);
    expect(await salesIn(DECEMBER)).toEqual(['2025-12-31']);
    expect(await salesIn(JANUARY)).toEqual(['2026-01-01']);
  });

  it('include the store: nothing of one store is in the books of another', async () => {
    const player = new MoneyPlayer(shop);
    for (const step of HELD) await player.play(step);
    const kinds = async (store: string) =>
      new Set((await readJournal(platform(), { month: JANUARY, store })).items.map(({ kind }) => kind));
    expect([...(await kinds('us'))]).toEqual(
      expect.arrayContaining(['sale', 'credit', 'payment', 'refund', 'bonus-spent', 'withheld']),
    );
    expect([...(await kinds('de'))]).toEqual([]);
  });

  it('apply to expiring gift cards: an expired one is no longer owed', async () => {
    const { number } = await shop.buy({ cards: 1 });
    const [{ expiresAt = 0 } = {}] = await shop.cards();
    const { clock } = shop.shop.fixture;
    await clock.advance(expiresAt - clock.now());
    const canceled = await platform().orders.advance({ id: number, cancel_reason: 'No longer wanted' }, 'mira');
    expect(canceled.kind).toBe('done');
    await clock.advance(1000);
    const month = new Date(expiresAt).toISOString().slice(0, 7);
    const [book] = (await readBooks(platform(), { month })).books;
    expect(closingOf(book, 'gift_cards')).toBe(0);
  });
});
