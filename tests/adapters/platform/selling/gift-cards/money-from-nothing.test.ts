import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { resultOf } from '../../../../fixtures/order';
import { GIFT, GiftShop } from '../../../../fixtures/gift-shop';

let shop: GiftShop;
beforeEach(async () => {
  shop = await GiftShop.open();
});
afterEach(() => shop.close());

const segmentOf = (totals: { total_segments: readonly { code: string; value: number }[] }, code: string) =>
  totals.total_segments.find((one) => one.code === code)?.value;
const delivered = { status: 'O', stage: 4, paid: true };
const refused = (error: string) => ({ status: 409, json: { meta: { error } } });
let keys = 0;
const refund = (id: string, input: object) =>
  shop.manage('order-refund', { id, key: `form-${String((keys += 1)).padStart(6, '0')}`, note: 'so', ...input });

describe('buying a gift card', () => {
  it('requires money: a card on the bag pays goods and shipping only', async () => {
    const { codes } = await shop.buy({ cards: 1 });
    const alone = await shop.buy({ cards: 1, codes, bonuses: true, coupon: 'LOTTE' });
    expect(alone.totals).toMatchObject({ grand_total: 50, discount_amount: 0 });
    expect([segmentOf(alone.totals, 'gift_card'), segmentOf(alone.totals, 'bonuses')]).toEqual([undefined, undefined]);
    const both = await shop.buy({ cards: 1, goods: [{ sku: 'SOCKS' }], codes, bonuses: true });
    expect(both.totals.grand_total).toBe(50);
    expect(await shop.balanceOf(codes[0] ?? '')).toBeGreaterThan(0);
  });

  it('earns neither cashback nor royalty, however often it is bought with the previous one', async () => {
    let codes = (await shop.buy({ cards: 4, promo: 'LOTTE' })).codes;
    expect(await shop.royalties()).toBe(0);
    for (let cycle = 0; cycle < 3; cycle += 1) {
      const alone = await shop.buy({ goods: [{ sku: 'SOCKS' }], promo: 'LOTTE', bonuses: true });
      const [royalty, bonuses] = [await shop.royalties(), (await shop.managed(alone.number)).cashback];
      const bought = await shop.buy({ cards: 4, goods: [{ sku: 'SOCKS' }], codes, promo: 'LOTTE', bonuses: true });
      await resultOf(shop.manage('order', { id: bought.number, ...delivered }));
      expect(bought.totals.grand_total).toBeGreaterThanOrEqual(200);
      expect((await shop.managed(bought.number)).cashback).toBeLessThanOrEqual(bonuses);
      expect((await shop.royalties()) - royalty).toBeLessThanOrEqual(royalty);
      codes = bought.codes;
    }
  });

  it('earns once, when it is spent on goods', async () => {
    const { codes, number } = await shop.buy({ cards: 1, promo: 'LOTTE' });
    expect((await shop.managed(number)).cashback).toBe(0);
    const byMoney = await shop.buy({ goods: [{ sku: 'SOCKS' }] });
    const spent = await shop.buy({ goods: [{ sku: 'SOCKS' }], codes, promo: 'LOTTE' });
    expect(spent.totals.grand_total).toBe(0);
    const { cashback } = await shop.managed(spent.number);
    expect(cashback).toBeGreaterThan(0);
    expect(cashback).toBe((await shop.managed(byMoney.number)).cashback);
    expect(await shop.royalties()).toBeGreaterThan(0);
  });

  it('that waits for a bank transfer cannot be paid with another one', async () => {
    const { codes } = await shop.buy({ cards: 2 });
    const { orderId } = await shop.buy({ cards: 1, payment: 'banktransfer' });
    const { fixture } = shop.shop;
    expect(await resultOf(fixture.call('POST', '/api/order/track', { id: orderId }))).not.toHaveProperty(
      'may.gift_card',
    );
    expect(await fixture.call('POST', '/api/order/pay-gift-card', { id: orderId, codes })).toMatchObject(
      refused('order_not_payable'),
    );
    expect(await shop.balanceOf(codes[0] ?? '')).toBe(GIFT);
  });
});

describe('gift card money refunded by the payment provider', () => {
  const giveBack = ({ orderId }: { readonly orderId: string }, amount: number) =>
    shop.provider.giveBack(shop.shop.fixture, orderId, amount);
  const alarms = () => shop.shop.fixture.platform.outbox.list('shop');
  const blocked = async (code: string) => expect(await shop.balanceOf(code)).toBe(0);

  it('is deducted from the card, which is then empty', async () => {
    const card = await shop.buy({ cards: 1 });
    expect(await giveBack(card, GIFT)).toBe(GIFT);
    await blocked(card.codes[0] ?? '');
    const { money, gift_cards: cards } = await shop.managed(card.number);
    expect(money).toMatchObject({ refunded: 50, refundable: 0 });
    expect(cards).toMatchObject([{ state: 'taken-back', balance: 0 }]);
    expect([shop.losses(), await alarms()]).toEqual([0, []]);
  });

  it('is deducted from one of two cards on a half refund, and a repeated report changes nothing', async () => {
    const { codes, ...bought } = await shop.buy({ cards: 2 });
    await giveBack(bought, GIFT);
    await giveBack(bought, 0);
    const left = await Promise.all(codes.map((code) => shop.balanceOf(code)));
    expect(left.toSorted((a, b) => a - b)).toEqual([0, GIFT]);
  });

  it('empties a partly spent card, and reports the spent part to the shop as a loss', async () => {
    const card = await shop.buy({ cards: 1 });
    await shop.buy({ goods: [{ sku: 'SOCKS', qty: 1 }], codes: card.codes });
    const left = await shop.balanceOf(card.codes[0] ?? '');
    expect(left).toBeGreaterThan(0);
    await giveBack(card, GIFT);
    await blocked(card.codes[0] ?? '');
    expect(shop.losses()).toBe(GIFT - left);
    const lost = `$${((GIFT - left) / 100).toFixed(2)}`;
    expect(await alarms()).toMatchObject([{ subject: expect.stringContaining(`Loss of ${lost}`) as unknown }]);
    const { history, money } = await shop.managed(card.number);
    expect(history.flatMap(({ what }) => what.map(({ name }) => name))).toContain('gift-card-lost');
    expect(money.refundable).toBe(0);
  });

  it('counts towards goods and shipping first, like a refund without a specific item', async () => {
    const mixed = await shop.buy({ cards: 1, goods: [{ sku: 'SOCKS', qty: 1 }] });
    const paid = (await shop.managed(mixed.number)).money.captured * 100;
    await giveBack(mixed, Math.round(paid) - GIFT);
    expect(await shop.balanceOf(mixed.codes[0] ?? '')).toBe(GIFT);
    await giveBack(mixed, GIFT);
    await blocked(mixed.codes[0] ?? '');
    expect(shop.losses()).toBe(0);
  });
});

describe('the refund of a gift card', () => {
  it('is refused if the card is spent, for its line and for no specific item, and in a dry run', async () => {
    const { codes, number } = await shop.buy({ cards: 1 });
    await shop.buy({ goods: [{ sku: 'TEE', qty: 5 }], codes });
    expect(await shop.balanceOf(codes[0] ?? '')).toBe(0);
    const lines = [{ sku: 'GIFT', amount: 50 }];
    for (const input of [{ lines }, { lines, dry_run: true }, { other: 50 }, { other: 0.01 }])
      expect(await refund(number, input)).toMatchObject(refused('too-much'));
    expect((await shop.managed(number)).money).toMatchObject({ refundable: 0, lines: [{ refundable: 0 }] });
  });

  it('is at most the unspent balance, and reduces the card by that amount', async () => {
    const { codes, number } = await shop.buy({ cards: 1, goods: [{ sku: 'SOCKS' }] });
    await shop.buy({ goods: [{ sku: 'SOCKS' }], codes });
    const left = await shop.balanceOf(codes[0] ?? '');
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThan(GIFT);
    const { money } = await shop.managed(number);
    const [line] = money.lines.filter(({ sku }) => sku === 'GIFT');
    expect(line).toMatchObject({ paid: 50, refundable: left / 100 });
    expect(Math.round(money.refundable * 100)).toBe(Math.round(money.captured * 100) - GIFT + left);
    const part = (amount: number) => refund(number, { lines: [{ sku: 'GIFT', amount: amount / 100 }] });
    expect(await part(left + 1)).toMatchObject(refused('too-much'));
    await resultOf(part(1000));
    expect(await shop.balanceOf(codes[0] ?? '')).toBe(left - 1000);
    await resultOf(refund(number, { other: (await shop.managed(number)).money.refundable }));
    expect(await shop.balanceOf(codes[0] ?? '')).toBe(0);
    expect((await shop.managed(number)).money.refundable).toBe(0);
    expect(await shop.manage('order', { id: number, cancel_reason: 'x' })).toMatchObject(refused('gift-card-used'));
  });

  it('does not reduce the cards if it is for another item of the order', async () => {
    const { codes, number } = await shop.buy({ cards: 2, goods: [{ sku: 'SOCKS' }] });
    await resultOf(refund(number, { lines: [{ sku: 'SOCKS', amount: 1 }] }));
    expect(await Promise.all(codes.map((code) => shop.balanceOf(code)))).toEqual([GIFT, GIFT]);
  });

  it('never takes the money of unspent cards for earlier refunds of goods and shipping', async () => {
    const { codes, number } = await shop.buy({ cards: 1, goods: [{ sku: 'SOCKS' }] });
    const { besides_cards: besides = 0 } = (await shop.managed(number)).money;
    await resultOf(refund(number, { other: Math.round(besides * 100 - 100) / 100 }));
    const both = { lines: [{ sku: 'SOCKS', amount: 1 }], shipping: 1 };
    expect(await refund(number, both)).toMatchObject(refused('too-much'));
    await resultOf(refund(number, { lines: both.lines }));
    expect(await shop.balanceOf(codes[0] ?? '')).toBe(GIFT);
  });

  it('keeps cards that were not refunded, with a return too', async () => {
    const { codes, number } = await shop.buy({ cards: 2, goods: [{ sku: 'SOCKS' }] });
    const left = async () => {
      const balances = await Promise.all(codes.map((code) => shop.balanceOf(code)));
      return balances.reduce((sum, balance) => sum + balance, 0);
    };
    const { captured } = (await shop.managed(number)).money;
    const back = (input: object) => shop.manage('order', { id: number, status: 'O', ...input });
    expect(await back({ returned: ['SOCKS'], return_reason: 'Too small', refund: captured })).toMatchObject(
      refused('too-much'),
    );
    await resultOf(refund(number, { lines: [{ sku: 'GIFT', amount: 30 }] }));
    expect(await left()).toBe(2 * GIFT - 3000);
    await resultOf(back({ returned: [{ sku: 'GIFT', qty: 1 }], return_reason: 'Too small' }));
    expect(await left()).toBe(2 * GIFT - 3000 - GIFT);
    await resultOf(back({ returned: ['GIFT', 'SOCKS'], return_reason: 'Too small' }));
    expect(await left()).toBe(0);
    await resultOf(refund(number, { other: (await shop.managed(number)).money.refundable }));
    expect((await shop.managed(number)).money.refunded).toBe(captured);
  });
});
