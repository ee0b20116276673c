import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seedPeople } from '../../../../../adapters/demo';
import { cartWith, orderOf, resultOf } from '../../../../fixtures/order';
import { openFixturePlatform, type FixturePlatform } from '../../../../fixtures/platform';
import { signIn } from '../../../../fixtures/signed-in';

interface Shown {
  readonly version: string;
  readonly document: Readonly<Record<string, unknown>>;
}

let fixture: FixturePlatform;
let token: string;
beforeEach(async () => {
  // The clock begins at 2026-01-01T00:00Z, in New York the evening of the 31st.
  fixture = await openFixturePlatform({ starter: true });
  await seedPeople(fixture.platform.people, { now: fixture.clock.now() });
  ({ token } = await signIn(fixture, 'alma@vitrine.example'));
});
afterEach(() => fixture.platform.close());

const get = <T>(path: string) =>
  resultOf<T>(fixture.call('GET', `/api/manage/${path}${path.includes('?') ? '&' : '?'}token=${token}`));
const saved = async (kind: string, id: string, change: object) => {
  const { version, document } = await get<Shown>(`${kind}?id=${id}`);
  const body = { id, version, document: { ...document, ...change } };
  return fixture.call('POST', `/api/manage/${kind}?token=${token}`, body);
};
const inNewYork = () => resultOf(saved('setting', 'site', { time_zone: 'America/New_York' }));
const soldAt = async () => {
  const query = JSON.stringify({ filters: [{ attribute: 'sku', value: { eq: 'TEE' } }] });
  const { json } = await fixture.call('GET', `/api/catalog?store=us&type=product&include=*&searchQuery=${query}`);
  return (json as { items: readonly Readonly<Record<string, unknown>>[] }).items[0]; // sound: fails if not
};
const placed = async () => {
  const order = await orderOf(fixture, await cartWith(fixture, [{ sku: 'TEE' }]));
  await resultOf(fixture.call('POST', '/api/order', order));
};
const listed = async (path: string) =>
  (await get<{ items: readonly { id: string }[] }>(path)).items.map(({ id }) => id);

describe('the time zone of the shop', () => {
  it('is refused if unknown', async () => {
    const { status, json } = await saved('setting', 'site', { time_zone: 'Mars/Base' });
    expect([status, JSON.stringify(json)]).toEqual([400, expect.stringContaining('document.time_zone')]);
  });

  it.each([
    ['product', 'TEE', { special_price: '1', special_from: '2026-06-02T01:00:00Z', special_to: '2026-06-01' }],
    ['coupon', 'DAYS', { starts_at: '2026-06-02T01:00:00Z', ends_at: '2026-06-01' }],
  ])('applies to dates compared by a %s', async (kind, id, dates) => {
    const coupon = { code: 'DAYS', kind: 'percent', value: '10', active: true };
    if (kind === 'coupon')
      await resultOf(fixture.call('POST', `/api/manage/coupon?token=${token}`, { document: coupon }));
    expect(await saved(kind, id, dates)).toMatchObject({ status: 400 });
    await inNewYork();
    expect(await saved(kind, id, dates)).toMatchObject({ status: 200 });
  });

  it('ends special prices at midnight of the shop', async () => {
    await resultOf(saved('product', 'TEE', { special_price: '1', special_to: '2025-12-31' }));
    expect((await soldAt())?.['final_price']).not.toBe(1);
    expect(await listed('products?on_sale=true&size=200')).not.toContain('TEE');
    await inNewYork();
    expect(await soldAt()).toMatchObject({ final_price: 1, special_to_date: '2026-01-01T04:59:59.999Z' });
    expect(await listed('products?on_sale=true&size=200')).toContain('TEE');
    expect((await get<Shown>('product?id=TEE')).document).toMatchObject({ special_to: '2025-12-31' });
    await fixture.clock.advance(5 * 3_600_000);
    ({ token } = await signIn(fixture, 'alma@vitrine.example'));
    expect((await soldAt())?.['final_price']).not.toBe(1);
    expect(await listed('products?on_sale=true&size=200')).not.toContain('TEE');
  });

  it('applies to price searches', async () => {
    await resultOf(saved('product', 'TEE', { special_price: '1', special_to: '2025-12-31' }));
    const query = JSON.stringify({ filters: [{ attribute: 'final_price', value: { lte: 1 } }] });
    const found = async () => {
      const { json } = await fixture.call('GET', `/api/catalog?store=us&type=product&searchQuery=${query}`);
      return (json as { items: readonly unknown[] }).items.length; // sound: fails if not
    };
    expect(await found()).toBe(0);
    await inNewYork();
    await expect.poll(found).toBe(1);
  });

  it('ends coupons at midnight of the shop', async () => {
    const ends = { code: 'LAST', kind: 'percent', value: '10', source: 'test', ends_at: '2025-12-31' } as const;
    await fixture.platform.catalogue.writeCoupons([ends]);
    const cart = await cartWith(fixture, [{ sku: 'TEE' }]);
    const apply = () => fixture.call('POST', `/api/cart/apply-coupon?cartId=${cart}&coupon=last`);
    expect(await apply()).toMatchObject({ status: 400, json: { meta: { reason: 'ended' } } });
    await inNewYork();
    expect(await apply()).toMatchObject({ status: 200 });
  });

  it('dates figures, reports, lists and emails of orders', async () => {
    await inNewYork();
    await placed();
    const figures = await get<{ items: readonly { day: string; orders: number }[] }>('figures?by=day');
    const orders = await listed('orders?from=2025-12-31&to=2025-12-31&size=100');
    expect(new Set(figures.items.map(({ day }) => day))).toEqual(new Set(['2025-12-31']));
    expect(figures.items.reduce((sum, row) => sum + row.orders, 0)).toBe(orders.length);
    expect(await listed('orders?from=2026-01-01')).toEqual([]);
    const report = await get<{ period: object; tables: readonly { rows: readonly object[] }[] }>('report?name=sales');
    expect(report).toMatchObject({ period: { from: '2025-12-01', to: '2025-12-31' } });
    expect(report.tables[0]?.rows.at(-1)).toMatchObject({ key: '2025-12-31' });
    expect(await get('month-closing?month=2025-12')).toMatchObject({ is_open: true });
    const [mail] = (await fixture.platform.outbox.list('ada@shop.test')).filter(({ kind }) => kind === 'order');
    expect(mail?.text).toContain('December 31, 2025');
  });
});
