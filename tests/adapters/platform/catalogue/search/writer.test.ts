import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ProductRecord } from '../../../../../adapters/platform';
import type { FixturePlatform } from '../../../../fixtures/platform';
import { openFixturePlatform } from '../../../../fixtures/platform';
import { STORE_VIEWS } from '../../../../../core/store-views';
import { FIXTURE_PRODUCTS } from '../../../../fixtures/catalogue';
import { cartWith, orderOf, resultOf } from '../../../../fixtures/order';
import { findProducts } from '../../../../fixtures/search';

let fixture: FixturePlatform;
beforeEach(async () => {
  fixture = await openFixturePlatform();
});
afterEach(async () => {
  await fixture.platform.close();
});

function never(): never {
  throw new Error('There is no store');
}

const tee = (change: Partial<ProductRecord['product']> = {}): ProductRecord => ({
  source: 'magento',
  product: {
    id: 50,
    sku: 'NEW-TEE',
    name: 'New Tee',
    type_id: 'simple',
    status: 1,
    visibility: 4,
    price: 10,
    ...change,
  },
  stock: { 'NEW-TEE': { qty: 2, is_in_stock: true } },
});

describe('writing the catalogue', () => {
  it('reports whether a product was created, updated or unchanged', async () => {
    const { catalogue } = fixture.platform;
    expect(await catalogue.writeProduct(tee())).toBe('created');
    expect(await catalogue.writeProduct(tee())).toBe('unchanged');
    expect(await catalogue.writeProduct(tee({ price: 12 }))).toBe('updated');
  });

  it('accepts a name that was cut within an emoji, and lists the rest of it', async () => {
    const { addresses, catalogue } = fixture.platform;
    const halves = ['Party \ud83d', '\ude00 Party', 'Party 🎉'];
    for (const [at, name] of halves.entries()) {
      await catalogue.writeProduct(tee({ id: 50 + at, sku: `HALF-${String(at)}`, name }));
    }
    const names: string[] = [];
    for await (const address of addresses.list(STORE_VIEWS[0] ?? never())) {
      if (address.kind === 'product' && address.sku.startsWith('HALF-')) names.push(address.name);
    }
    expect(names).toEqual(['Party \ufffd', '\ufffd Party', 'Party 🎉']);
  });

  it('keeps stock when the same product is written again after a sale', async () => {
    const token = await cartWith(fixture, [{ sku: 'CAP', qty: 2 }]);
    await resultOf(fixture.call('POST', '/api/order', await orderOf(fixture, token)));
    for (const record of FIXTURE_PRODUCTS)
      expect(await fixture.platform.catalogue.writeProduct(record)).toBe('unchanged');
    expect((await fixture.call('GET', '/api/stock/check?sku=CAP')).json).toMatchObject({ result: { qty: 1 } });
  });

  it('refuses products that break the contract and writes none of them', async () => {
    const { catalogue } = fixture.platform;
    const bad: unknown = { ...tee().product, price: 'ten' };
    const record = { ...tee(), product: bad as ProductRecord['product'] }; // sound: wrong on purpose
    await expect(catalogue.writeProduct(record)).rejects.toThrow('Product NEW-TEE: price must be a number');
    expect((await catalogue.productIds()).has('NEW-TEE')).toBe(false);
  });

  it('refuses an id that belongs to another product', async () => {
    await expect(fixture.platform.catalogue.writeProduct(tee({ id: 3 }))).rejects.toThrow('its id 3 belongs to TEE');
  });

  it('writes all products of a batch or none', async () => {
    const { catalogue } = fixture.platform;
    const batch = [tee(), tee({ id: 3, sku: 'OTHER' })];
    await expect(catalogue.writeProducts(batch)).rejects.toThrow('belongs to TEE');
    expect((await catalogue.productIds()).has('NEW-TEE')).toBe(false);
  });

  it('replaces the demo with a real catalogue, including its coupons', async () => {
    const { catalogue } = fixture.platform;
    await catalogue.removeSource('demo');
    await catalogue.writeProduct(tee());
    await catalogue.reindex();
    expect((await findProducts(fixture, {})).skus).toEqual(['NEW-TEE']);
    expect((await catalogue.categoryIds()).size).toBe(0);
    const token = await cartWith(fixture, [{ sku: 'NEW-TEE' }]);
    expect((await fixture.call('POST', `/api/cart/apply-coupon?cartId=${token}&coupon=TAKE5`)).status).toBe(400);
  });

  it('keeps the coupons of every other source, and creates none by itself', async () => {
    const { catalogue } = fixture.platform;
    await catalogue.removeSource('demo');
    await catalogue.writeProduct({ ...tee(), source: 'demo' });
    await catalogue.writeCoupons([{ code: 'OURS', kind: 'percent', value: '5', source: 'shop' }]);
    await catalogue.reindex();
    const token = await cartWith(fixture, [{ sku: 'NEW-TEE' }]);
    const apply = async (coupon: string) =>
      (await fixture.call('POST', `/api/cart/apply-coupon?cartId=${token}&coupon=${coupon}`)).status;
    expect(await Promise.all(['OURS', 'TAKE5'].map(apply))).toEqual([200, 400]);
  });

  it('returns existing ids by SKU and by path', async () => {
    expect((await fixture.platform.catalogue.productIds()).get('JACKET')).toBe(1);
    expect((await fixture.platform.catalogue.categoryIds()).get('women/jackets')).toBe(4);
  });
});
