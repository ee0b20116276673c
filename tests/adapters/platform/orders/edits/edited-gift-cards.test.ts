import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { GiftShop } from '../../../../fixtures/gift-shop';
import { cartWith, orderOf, resultOf } from '../../../../fixtures/order';
import { sellAs } from '../../../../fixtures/seller';

describe('an unpaid order that gift cards cover after an edit', () => {
  let shop: GiftShop;
  beforeEach(async () => {
    shop = await GiftShop.open();
  });
  afterEach(() => shop.close());

  it('is marked as paid, and the surplus returns to the gift cards', async () => {
    const { codes } = await shop.buy({ cards: 1 });
    const [code = ''] = codes;
    const { number } = await shop.buy({ goods: [{ sku: 'CAP' }, { sku: 'SOCKS' }], codes, payment: 'cashondelivery' });
    expect(await shop.balanceOf(code)).toBe(0);
    const edit = { id: number, lines: [{ line: 1, qty: 1 }] };
    const path = `/api/manage/order-edit?token=${shop.shop.staff.token}`;
    await resultOf(shop.shop.fixture.call('POST', path, { ...edit, dry_run: true }));
    expect((await shop.managed(number)).money.due).toBeGreaterThan(0);
    await resultOf(shop.shop.fixture.call('POST', path, edit));
    const { money, paid, totals } = await shop.managed(number);
    expect(paid).toBe(true);
    expect(money.due).toBe(0);
    const spent = totals.find(({ code: of }) => of === 'gift_card')?.value ?? 0;
    expect(spent).toBeLessThan(0);
    expect(await shop.balanceOf(code)).toBe(5000 + Math.round(spent * 100));
  });
});

describe('an unpaid order that goodwill paid in part', () => {
  it('counts after an edit only the goodwill still used', async () => {
    const shop = await GiftShop.open(0);
    const { code } = await shop.give(1500);
    const goods = [{ sku: 'CAP' }, { sku: 'SOCKS' }];
    const { number } = await shop.buy({ goods, codes: [code], payment: 'cashondelivery' });
    const path = `/api/manage/order-edit?token=${shop.shop.staff.token}`;
    await resultOf(shop.shop.fixture.call('POST', path, { id: number, lines: [{ line: 1, qty: 1 }] }));
    const [known, used] = await shop.database.read(async (db) => {
      const order = await db.orders.byKey(number);
      const uses = order === undefined ? [] : [...(await db.giftCards.usesOf(order.id)).values()];
      return [order?.fulfilment.goodwill, uses.reduce((sum, { goodwill }) => sum + goodwill, 0)];
    });
    expect(used).toBeLessThan(1500);
    expect(known).toBe(used);
    await shop.close();
  });
});

describe('the credit note of a refund after an edit', () => {
  let shop: GiftShop;
  beforeEach(async () => {
    shop = await GiftShop.open(0);
    await sellAs(shop.shop.fixture);
  });
  afterEach(() => shop.close());

  it('lists the gift card amounts of the refund, but not those of the edit', async () => {
    const { codes } = await shop.buy({ cards: 1 });
    const [code = ''] = codes;
    const { number } = await shop.buy({ goods: [{ sku: 'CAP' }, { sku: 'SOCKS' }], codes });
    const path = `/api/manage/order-edit?token=${shop.shop.staff.token}`;
    await resultOf(shop.shop.fixture.call('POST', path, { id: number, lines: [{ line: 0, qty: 1 }] }));
    const before = await shop.balanceOf(code);
    expect(before).toBeGreaterThan(0);
    await resultOf(shop.manage('order-refund', { id: number, key: 'form-0001', other: 60, note: 'A seam was open' }));
    expect(await shop.balanceOf(code)).toBe(5000);
    const documents = await shop.database.read(async (db) => {
      const order = await db.orders.byKey(number);
      return order === undefined ? [] : (await db.invoices.ofOrder(order.id)).map(({ document }) => document);
    });
    expect(documents.at(-1)?.payments).toMatchObject([
      { kind: 'gift_card', amount: 5000 - before },
      { kind: 'money', amount: 6000 - 5000 + before },
    ]);
  });
});

describe('an edit when the mailbox has reached its limit of emails caused by strangers', () => {
  let shop: GiftShop;
  beforeEach(async () => {
    shop = await GiftShop.open(0);
    await sellAs(shop.shop.fixture, { guest_hold_units: 0 });
  });
  afterEach(() => shop.close());

  it('emails the credit note and the valid invoice, and does not count against the limit', async () => {
    const { fixture, staff } = shop.shop;
    const email = 'guest@shop.test';
    const invoices = async () => (await fixture.platform.outbox.list(email)).filter(({ kind }) => kind === 'invoice');
    const { codes } = await shop.buy({ cards: 2 });
    const cart = await cartWith(fixture, [{ sku: 'TEE', qty: 4 }]);
    for (const code of codes)
      await resultOf(fixture.call('POST', `/api/cart/apply-gift-card?cartId=${cart}`, { code }));
    const draft = await orderOf(fixture, cart, { email });
    const { number } = await resultOf<{ number: string }>(fixture.call('POST', '/api/order', draft));
    expect(await invoices()).toHaveLength(1);
    const edit = async (qty: number) => {
      const path = `/api/manage/order-edit?token=${staff.token}`;
      await resultOf(fixture.call('POST', path, { id: number, lines: [{ line: 0, qty }] }));
    };
    for (const qty of [3, 2, 1]) await edit(qty);
    const mails = await invoices();
    expect(mails).toHaveLength(7);
    expect(mails.filter(({ error }) => error !== undefined)).toEqual([]);
  });
});
