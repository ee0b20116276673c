import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { CartTotals, SignedIn } from '../../../../../core/contract';
import type { PromotionRecord } from '../../../../../core/contract/selling/promotion-rules';
import type { ReportTable } from '../../../../../core/contract/staff/manage-reports';
import type { InvoiceDocument } from '../../../../../core/contract/orders/invoice-document';
import { sellAs } from '../../../../fixtures/seller';
import { GiftShop } from '../../../../fixtures/gift-shop';
import { cartWith, orderOf, resultOf } from '../../../../fixtures/order';
import { openFixturePlatform, type FixturePlatform } from '../../../../fixtures/platform';
import { signIn } from '../../../../fixtures/signed-in';

const SALE: PromotionRecord = {
  ...{ code: 'caps', name: { en: 'Cap week', de: 'Mützenwoche' }, active: true, kind: 'percent', percent: 50 },
  products: [{ sku: 'CAP' }],
};
const SOCKS: PromotionRecord = {
  ...{ code: 'socks', name: { en: '3 for 2' }, active: true, kind: 'buy_get', percent: 100, units: 3, reduced: 1 },
  products: [{ sku: 'SOCKS' }],
};

describe('promotions of a shop', () => {
  let fixture: FixturePlatform;
  beforeEach(async () => {
    fixture = await openFixturePlatform();
  });
  afterEach(() => fixture.platform.close());

  const write = (...promotions: readonly PromotionRecord[]) => fixture.platform.commerce.write({ promotions });
  const totalsOf = (token: string, session = '') =>
    resultOf<CartTotals>(fixture.call('GET', `/api/cart/totals?cartId=${token}${session}`));
  const promoted = ({ total_segments: rows }: CartTotals) =>
    rows.filter(({ code }) => code.startsWith('promotion:')).map(({ title, value }) => [title, value]);

  it('appear in the totals of a cart by name, in the language of the store', async () => {
    await write(SALE, SOCKS);
    const lines = [{ sku: 'CAP' }, { sku: 'SOCKS', qty: 4 }];
    expect(promoted(await totalsOf(await cartWith(fixture, lines)))).toEqual([
      ['Cap week', -60],
      ['3 for 2', -5.5],
    ]);
    const [german] = promoted(await totalsOf(await cartWith(fixture, [{ sku: 'CAP' }], 'de')));
    expect(german?.[0]).toBe('Mützenwoche');
  });

  it('follow a change at once, and disappear when they are inactive or have ended', async () => {
    const token = await cartWith(fixture, [{ sku: 'CAP' }]);
    const day = new Date(fixture.clock.now()).toISOString().slice(0, 10);
    const changes: readonly (readonly [Partial<PromotionRecord>, readonly unknown[]])[] = [
      [{}, [['Cap week', -60]]],
      [{ percent: 10 }, [['Cap week', -12]]],
      [{ active: false }, []],
      [{ stores: ['de'] }, []],
      [{ customers: ['customer'] }, []],
      [{ ends_at: day }, [['Cap week', -60]]],
      [{ ends_at: '2020-01-01' }, []],
    ];
    for (const [more, expected] of changes) {
      await write({ ...SALE, ...more });
      expect(promoted(await totalsOf(token))).toEqual(expected);
    }
  });

  it('for a first order are for signed-in customers who have not ordered', async () => {
    await write({ ...SALE, first_order_only: true });
    expect(promoted(await totalsOf(await cartWith(fixture, [{ sku: 'CAP' }])))).toEqual([]);
    const { token: session } = await signIn(fixture, 'ada@shop.test');
    const at = `&token=${session}`;
    const cart = async () => {
      const token = await resultOf<string>(fixture.call('POST', `/api/cart/create?storeCode=us${at}`));
      await resultOf(fixture.call('POST', `/api/cart/update?cartId=${token}${at}`, { cartItem: { sku: 'CAP' } }));
      return token;
    };
    const token = await cart();
    expect(promoted(await totalsOf(token, at))).toHaveLength(1);
    await resultOf(fixture.call('POST', `/api/order?token=${session}`, await orderOf(fixture, token)));
    expect(promoted(await totalsOf(await cart(), at))).toEqual([]);
  });

  it('for a first order are not for accounts with an unconfirmed contact', async () => {
    await write({ ...SALE, first_order_only: true });
    const customer = { email: 'new@shop.test', firstname: 'Zoe', lastname: 'Byron' };
    const password = 'correct horse 7';
    await resultOf(fixture.call('POST', '/api/user/create', { customer, password }));
    const body = { username: customer.email, password };
    const { token: session } = await resultOf<SignedIn>(fixture.call('POST', '/api/user/login', body));
    const at = `&token=${session}`;
    const token = await resultOf<string>(fixture.call('POST', `/api/cart/create?storeCode=us${at}`));
    await resultOf(fixture.call('POST', `/api/cart/update?cartId=${token}${at}`, { cartItem: { sku: 'CAP' } }));
    expect(promoted(await totalsOf(token, at))).toEqual([]);
  });

  it('reduce the order, which is refused with outdated totals', async () => {
    await write(SALE);
    const token = await cartWith(fixture, [{ sku: 'CAP' }, { sku: 'TEE' }]);
    const order = await orderOf(fixture, token);
    expect(order.totals).toContainEqual({ code: 'promotion:caps', value: -60 });
    await write({ ...SALE, percent: 10 });
    expect(await fixture.call('POST', '/api/order', order)).toMatchObject({
      json: { meta: { error: 'totals_changed' } },
    });
    await write(SALE);
    await resultOf(fixture.call('POST', '/api/order', order));
  });

  it.each<readonly [object, string]>([
    [{ kind: 'tiers' }, 'promotions.0.tiers'],
    [{ percent: 120 }, 'promotions.0.percent'],
    [{ ends_at: 'tomorrow' }, 'promotions.0.ends_at'],
  ])('are refused with %j, naming %s', async (more, field) => {
    await expect(fixture.platform.commerce.write({ promotions: [{ ...SALE, ...more }] })).rejects.toThrow(field);
  });
});

describe('an order with promotions', () => {
  let shop: GiftShop;
  beforeEach(async () => {
    shop = await GiftShop.open(0);
    await shop.shop.fixture.platform.commerce.write({ promotions: [SALE, { ...SOCKS, name: { en: 'Socks' } }] });
  });
  afterEach(() => shop.close());

  const report = async (name: string) => {
    const path = `/api/manage/report?name=${name}&from=2020-01-01&to=2029-12-31&token=${shop.shop.staff.token}`;
    const { tables } = await resultOf<{ tables: readonly ReportTable[] }>(shop.shop.fixture.call('GET', path));
    return tables[0];
  };
  const goods = [
    { sku: 'CAP', qty: 1 },
    { sku: 'TEE', qty: 2 },
  ];

  it('refunds for a line what that line cost, and adjusts royalties and reports', async () => {
    const { number } = await shop.buy({ goods });
    const { money } = (await shop.managed(number)) as unknown as {
      money: { lines: readonly { sku: string; paid: number }[] };
    }; // sound: the answer of the order page
    const tax = (net: number) => Math.round(net * 108.875) / 100;
    expect(money.lines.map(({ sku, paid }) => [sku, paid])).toEqual([
      ['CAP', tax(60)],
      ['TEE', tax(30)],
    ]);
    await shop.manage('order', {
      id: number,
      status: 'O',
      returned: [{ sku: 'CAP', qty: 1 }],
      return_reason: 'Too small',
    });
    const brands = await report('products');
    const row = (key: string) => brands?.rows.find((one) => one.key === key);
    expect(row('CAP')).toMatchObject({ gross: 120, discounts: 60, refunded: 60, net: 0 });
    expect(row('TEE')).toMatchObject({ gross: 30, discounts: 0, refunded: 0, net: 30 });
  });

  it('is invoiced with the discount of each line, and earns royalties on the payment', async () => {
    await sellAs(shop.shop.fixture);
    const { number } = await shop.buy({ goods, promo: 'LOTTE' });
    const earned = await shop.royalties();
    expect(earned).toBeGreaterThan(0);
    // Goods of the same price without a promotion.
    await shop.buy({ goods: [{ sku: 'TEE', qty: 6 }], promo: 'LOTTE' });
    expect(await shop.royalties()).toBe(2 * earned);
    const call = (method: 'GET' | 'POST', query: string, body?: object) =>
      shop.shop.fixture.call(method, `/api/manage/invoice?token=${shop.shop.staff.token}${query}`, body);
    const { items } = await resultOf<{ items: readonly { number: string }[] }>(call('POST', '', { id: number }));
    const { document } = await resultOf<{ document: InvoiceDocument }>(
      call('GET', `&number=${items[0]?.number ?? ''}`),
    );
    expect(document.lines.map(({ sku, discount, net }) => [sku, discount, net]).slice(0, 2)).toEqual([
      ['CAP', 6000, 6000],
      ['TEE', 0, 3000],
    ]);
  });

  it('counts in the report of each promotion, net of cancellations', async () => {
    const one = await shop.buy({ goods });
    await shop.buy({ goods: [...goods, { sku: 'SOCKS', qty: 3 }] });
    const rows = async () =>
      (await report('promotions'))?.rows.map(({ key, label, orders, discounts, net }) => ({
        key,
        label,
        orders,
        discounts,
        net,
      }));
    expect(await rows()).toEqual([
      { key: 'caps', label: 'Cap week', orders: 2, discounts: 120, net: 191 },
      { key: 'socks', label: 'Socks', orders: 1, discounts: 5.5, net: 101 },
    ]);
    const socks = async () => (await rows())?.find(({ key }) => key === 'socks');
    const edited = await shop.buy({ goods: [{ sku: 'SOCKS', qty: 6 }], payment: 'banktransfer' });
    expect(await socks()).toMatchObject({ orders: 2, net: 123 });
    await resultOf(shop.manage('order-edit', { id: edited.number, lines: [{ line: 0, qty: 3 }] }));
    // The edit counts the order as sold, cancelled and sold again, each with its discount.
    expect(await socks()).toMatchObject({ orders: 2, discounts: 22, net: 112 });
    await shop.manage('order', { id: edited.number, cancel_reason: 'a mistake' });
    expect(await socks()).toMatchObject({ orders: 1, net: 101 });
    await shop.manage('order', { id: one.number, cancel_reason: 'a mistake' });
    expect((await rows())?.[0]).toMatchObject({ key: 'caps', orders: 1, net: 101 });
    expect((await report('sales'))?.total.net).toBe(101);
  });
});
