import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { GIFT, GiftShop, type GiftBuying } from '../../../../fixtures/gift-shop';
import { resultOf } from '../../../../fixtures/order';
import { DATABASES } from '../../../../fixtures/raw-shop';

const TEES = { goods: [{ sku: 'TEE', qty: 4 }], promo: 'LOTTE' } as const;

describe.each(DATABASES)('goodwill on gift cards on %s', (kind) => {
  let shop: GiftShop;
  let keys = 0;
  beforeEach(async () => {
    shop = await GiftShop.open(0, kind);
  });
  afterEach(() => shop.close());

  const refund = (id: string, input: object) => {
    keys += 1;
    const key = `form-${String(keys).padStart(6, '0')}`;
    return resultOf(shop.manage('order-refund', { id, key, note: 'so', ...input }));
  };
  const deliver = (id: string) => resultOf(shop.manage('order', { id, status: 'O' }));
  const stored = async (number: string) => {
    const order = await shop.database.read(({ orders }) => orders.byKey(number));
    if (order === undefined) throw new Error(`No order ${number}`);
    return order;
  };
  const royaltyOf = async (number: string) => {
    const { id } = await stored(number);
    const royalty = await shop.database.read(({ royalties }) => royalties.ofOrder(id));
    return (royalty?.sum ?? 0) + (royalty?.bonus ?? 0);
  };
  /** Earnings of an order, in minor units: promised cashback, and royalties in money and bonuses. */
  const earningsOf = async (number: string) => ({
    cashback: Math.round((await shop.managed(number)).cashback * 100),
    royalty: await royaltyOf(number),
  });
  const bought = async (buying: GiftBuying) => (await shop.buy(buying)).number;
  /** Earnings of the same goods if money pays for a part of them. */
  const earnedBy = async (part: number, number: string) => {
    const { fulfilment } = await stored(number);
    const whole = await earningsOf(await bought(TEES));
    const { goods = 0 } = fulfilment;
    return { cashback: Math.round(part * 0.1), royalty: Math.floor((whole.royalty * part) / goods) };
  };
  const near = (one: { royalty: number }, other: { royalty: number }) =>
    expect(Math.abs(one.royalty - other.royalty)).toBeLessThanOrEqual(2);

  it('earns no royalty or cashback', async () => {
    const { code } = await shop.give(100_000);
    const number = await bought({ ...TEES, codes: [code] });
    expect(await earningsOf(number)).toEqual({ cashback: 0, royalty: 0 });
    await deliver(number);
    expect([await shop.bonuses(), await royaltyOf(number)]).toEqual([0, 0]);
  });

  it('does not reduce the earnings of money paid beside it, even if it is refunded to the card and spent again', async () => {
    const { code } = await shop.give(3000);
    const number = await bought({ ...TEES, codes: [code] });
    const { goods = 0, goodwill } = (await stored(number)).fulfilment;
    expect(goodwill).toBe(3000);
    const earned = await earningsOf(number);
    const byMoney = await earnedBy(goods - 3000, number);
    expect(earned.cashback).toBe(byMoney.cashback);
    near(earned, byMoney);
    await deliver(number);
    expect(await shop.bonuses()).toBe(earned.cashback);
    await refund(number, { lines: [{ sku: 'TEE', amount: 20 }] });
    await refund(number, { lines: [{ sku: 'TEE', amount: 10 }] });
    expect([await shop.balanceOf(code), await shop.bonuses()]).toEqual([3000, earned.cashback]);
    expect(await royaltyOf(number)).toBe(earned.royalty);
    // From here on money goes back.
    await refund(number, { lines: [{ sku: 'TEE', amount: 10 }] });
    expect(await shop.bonuses()).toBe(Math.floor((earned.cashback * (goods - 4000)) / (goods - 3000)));
    near({ royalty: await royaltyOf(number) }, { royalty: (earned.royalty * (goods - 4000)) / (goods - 3000) });
    const again = await bought({ goods: [{ sku: 'SOCKS', qty: 1 }], promo: 'LOTTE', codes: [code] });
    expect(await earningsOf(again)).toEqual({ cashback: 0, royalty: 0 });
  });

  it('is spent last on a purchased card, over several orders', async () => {
    const { codes } = await shop.buy({ cards: 1 });
    const [card] = await shop.cards();
    await resultOf(shop.topUp(card?.id ?? '', 100_000));
    const first = await bought({ goods: [{ sku: 'SOCKS', qty: 1 }], promo: 'LOTTE', codes });
    const second = await bought({ ...TEES, codes });
    const third = await bought({ goods: [{ sku: 'SOCKS', qty: 1 }], promo: 'LOTTE', codes });
    const [one, two] = [await stored(first), await stored(second)];
    expect((await earningsOf(first)).cashback).toBe(Math.round((one.fulfilment.goods ?? 0) * 0.1));
    const paid = GIFT - one.grandTotal;
    expect(two.fulfilment.goodwill).toBe(two.grandTotal - paid);
    expect((await earningsOf(second)).cashback).toBe(
      Math.round(Math.max(0, (two.fulfilment.goods ?? 0) - two.grandTotal + paid) * 0.1),
    );
    expect(await earningsOf(third)).toEqual({ cashback: 0, royalty: 0 });
  });

  it('reduces the earnings of an order that it pays after placement', async () => {
    const { code } = await shop.give(100_000);
    const { number, orderId } = await shop.buy({ ...TEES, payment: 'banktransfer' });
    const { cashback, royalty } = await earningsOf(number);
    expect(Math.min(cashback, royalty)).toBeGreaterThan(0);
    await resultOf(shop.shop.fixture.call('POST', '/api/order/pay-gift-card', { id: orderId, codes: [code] }));
    expect(await earningsOf(number)).toEqual({ cashback: 0, royalty: 0 });
    await deliver(number);
    expect(await shop.bonuses()).toBe(0);
  });

  it('reduces them only by its share', async () => {
    const { codes } = await shop.buy({ cards: 4 });
    const { code } = await shop.give(1000);
    const { number, orderId } = await shop.buy({ ...TEES, payment: 'banktransfer' });
    const before = await earningsOf(number);
    await resultOf(
      shop.shop.fixture.call('POST', '/api/order/pay-gift-card', { id: orderId, codes: [code, ...codes] }),
    );
    const { goods = 0, goodwill = 0 } = (await stored(number)).fulfilment;
    const left = (amount: number) => Math.floor((amount * (goods - goodwill)) / goods);
    expect((await earningsOf(number)).cashback).toBe(left(before.cashback));
    near(await earningsOf(number), { royalty: left(before.royalty) });
  });

  it('earns nothing in an edited order either, whose refund restores it first', async () => {
    const { code } = await shop.give(3000);
    const { number } = await shop.buy({
      goods: [{ sku: 'TEE', qty: 2 }, { sku: 'SOCKS' }],
      promo: 'LOTTE',
      codes: [code],
    });
    const before = await stored(number);
    await resultOf(shop.manage('order-edit', { id: number, lines: [{ line: 0, qty: 2 }] }));
    const { grandTotal, fulfilment } = await stored(number);
    const goodwill = 3000 - (before.grandTotal - grandTotal);
    expect(fulfilment.goodwill).toBe(goodwill);
    expect(await shop.balanceOf(code)).toBe(3000 - goodwill);
    expect((await earningsOf(number)).cashback).toBe(Math.round(((fulfilment.goods ?? 0) - goodwill) * 0.1));
  });

  it('is all of a card that another shop sold', async () => {
    const code = 'OLDSHOPCARD0001';
    const card = { reference: 'old-1', code, currency: 'USD', balance: 3000 };
    const { giftCards } = shop.shop.fixture.platform.past;
    const rest = { email: undefined, recipient: undefined, expiresAt: undefined };
    expect(await giftCards.bringIn([{ ...card, ...rest }], { dryRun: false })).toEqual(['created']);
    const number = await bought({ ...TEES, codes: [code] });
    const { goods = 0, giftCards: paid, goodwill } = (await stored(number)).fulfilment;
    expect([paid, goodwill]).toEqual([3000, 3000]);
    const [earned, byMoney] = [await earningsOf(number), await earnedBy(goods - 3000, number)];
    expect(earned.cashback).toBe(byMoney.cashback);
    near(earned, byMoney);
  });

  it('counts once if the code of the card is typed twice, with other separators', async () => {
    const card = { reference: 'old-2', code: 'OLDSHOPCARDO0002', currency: 'USD', balance: 4000 };
    const rest = { email: undefined, recipient: undefined, expiresAt: undefined };
    await shop.shop.fixture.platform.past.giftCards.bringIn([{ ...card, ...rest }], { dryRun: false });
    const codes = ['OLDS-HOPC-ARDO-0002', 'olds_hopc_ardo_0002', 'OLDS.HOPC.ARDO.0002'];
    const payWith = async (qty: number) => {
      const { orderId } = await shop.buy({ goods: [{ sku: 'TEE', qty }], payment: 'banktransfer' });
      return shop.shop.fixture.call('POST', '/api/order/pay-gift-card', { id: orderId, codes });
    };
    // Twice the balance would pay for four.
    expect(await payWith(4)).toMatchObject({ status: 409, json: { meta: { error: 'gift_card_short' } } });
    expect(await shop.balanceOf(card.code)).toBe(4000);
    expect((await payWith(1)).status).toBe(200);
    expect(await shop.balanceOf(card.code)).toBeGreaterThan(0);
  });

  it('covers no money of a card that comes back with another refund than its price', async () => {
    const { number } = await shop.buy({ cards: 2 });
    const last = (await shop.cards()).find(({ unit }) => unit === 1);
    await resultOf(shop.topUp(last?.id ?? '', 1000));
    const back = { returned: [{ sku: 'GIFT', qty: 1 }], return_reason: 'Not needed', refund: 70 };
    await resultOf(shop.manage('order', { id: number, status: 'O', ...back }));
    const kept = (await shop.cards()).filter(({ takenBackAt }) => takenBackAt === undefined);
    expect(kept.map(({ balance, goodwillLeft }) => [balance, goodwillLeft])).toEqual([[2 * GIFT - 7000, 0]]);
  });

  it('retains no money of a refunded purchased card, and reduces no refund', async () => {
    const { number, codes } = await shop.buy({ cards: 2 });
    const [one] = await shop.cards();
    await resultOf(shop.topUp(one?.id ?? '', 1000));
    await refund(number, { lines: [{ sku: 'GIFT', amount: 90 }] });
    const cards = await shop.cards();
    const sumOf = (of: 'balance' | 'goodwillLeft') => cards.reduce((sum, card) => sum + card[of], 0);
    expect([sumOf('balance'), sumOf('goodwillLeft')]).toEqual([2000, 1000]);
    const spent = await bought({ goods: [{ sku: 'TEE', qty: 4 }], promo: 'LOTTE', codes });
    expect((await stored(spent)).fulfilment).toMatchObject({ giftCards: 2000, goodwill: 1000 });
  });
});
