import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { OrderResult, StaffOrderMade } from '../../../../../core/contract';
import { BloggerShop } from '../../../../fixtures/bloggers';
import { chanceFrom } from '../../../../fixtures/chance';
import { cartWith, NEW_YORK, orderOf, resultOf, type CartLine } from '../../../../fixtures/order';

let shop: BloggerShop;
beforeEach(async () => {
  shop = await BloggerShop.open();
});
afterEach(async () => {
  await shop.close();
});

const BERLIN = {
  ...{ firstname: 'Ada', lastname: 'Byron', street: ['Unter den Linden 1'], city: 'Berlin', postcode: '10117' },
  ...{ countryId: 'DE', phone: '+49 30 5550100' },
};
const make = (body: object) =>
  resultOf<StaffOrderMade>(shop.fixture.call('POST', `/api/manage/order-new?token=${shop.staff.token}`, body));

describe('the amounts of staff orders', () => {
  it('equal those of the same cart at checkout, over generated carts, stores, coupons and methods', async () => {
    const chance = chanceFrom(71);
    const pick = <T>(all: readonly [T, ...T[]]): T => all[Math.floor(chance() * all.length)] ?? all[0];
    for (let run = 0; run < 12; run += 1) {
      const { store, address } = pick([
        { store: 'us', address: NEW_YORK },
        { store: 'de', address: BERLIN },
      ]);
      const lines: readonly CartLine[] = ['TEE', 'CAP'].flatMap((sku) => (chance() < 0.6 ? [{ sku, qty: 1 }] : []));
      const goods = lines.length === 0 ? [{ sku: 'TEE', qty: 2 }] : lines.map(({ sku, qty = 1 }) => ({ sku, qty }));
      const coupon = pick(['LOTTE', 'WELCOME10', undefined]);
      const payment = pick(['card', 'cashondelivery']);
      const token = await cartWith(shop.fixture, goods, store);
      if (coupon !== undefined)
        await resultOf(shop.fixture.call('POST', `/api/cart/apply-coupon?cartId=${token}&coupon=${coupon}`));
      const theirs = await orderOf(shop.fixture, token, { store, address, payment });
      const { quote } = await make({
        ...{
          key: `form-${String(run)}-0001`,
          store,
          email: 'grace@shop.test',
          lines: goods,
          shipping_address: address,
        },
        ...{ shipping_method_code: 'standard', payment_method_code: payment, dry_run: true },
        ...(coupon !== undefined && { coupon }),
      });
      expect(quote?.totals.map(({ code, value }) => ({ code, value }))).toEqual(theirs.totals);
      expect(quote?.total).toBe(theirs.totals.find(({ code }) => code === 'grand_total')?.value);
    }
  });

  it('pay a blogger only whose code is used, as for a shopper', async () => {
    const input = {
      ...{ store: 'us', email: 'grace@shop.test', lines: [{ sku: 'TEE', qty: 1 }], shipping_address: NEW_YORK },
      ...{ shipping_method_code: 'standard', payment_method_code: 'cashondelivery' },
    };
    const { order: plain } = await make({ ...input, key: 'form-plain' });
    expect(plain?.royalty ?? null).toBeNull();
    const { order: coded } = await make({ ...input, key: 'form-coded', coupon: 'lotte' });
    const token = await cartWith(shop.fixture, [{ sku: 'TEE' }]);
    await resultOf(shop.fixture.call('POST', `/api/cart/apply-coupon?cartId=${token}&coupon=LOTTE`));
    const order = await orderOf(shop.fixture, token);
    const { number } = await resultOf<OrderResult>(shop.fixture.call('POST', '/api/order', order));
    const theirs = await resultOf<{ royalty: unknown }>(
      shop.fixture.call('GET', `/api/manage/order?token=${shop.staff.token}&id=${number}`),
    );
    expect(coded?.royalty?.sum).toBeGreaterThan(0);
    expect(coded?.royalty).toEqual(theirs.royalty);
  });
});
