import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { GiftShop } from '../../../../fixtures/gift-shop';
import { resultOf } from '../../../../fixtures/order';

describe('an unpaid order whose gift cards pay for all of it after an edit', () => {
  let shop: GiftShop;
  beforeEach(async () => {
    shop = await GiftShop.open();
  });
  afterEach(() => shop.close());

  it('is paid, and what they pay too much goes back to them', async () => {
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
