import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ProductRecord } from '../../../../adapters/platform';
import type { FixturePlatform } from '../../../fixtures/platform';
import { openFixturePlatform } from '../../../fixtures/platform';
import { FIXTURE_PRODUCTS } from '../../../fixtures/catalogue';
import { cartWith, orderOf, resultOf } from '../../../fixtures/order';
import { findProducts } from '../../../fixtures/search';

let fixture: FixturePlatform;
beforeEach(async () => {
  fixture = await openFixturePlatform();
});
afterEach(() => {
  fixture.platform.close();
});

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
  it('says whether a product was created, updated or left as it was', () => {
    const { catalogue } = fixture.platform;
    expect(catalogue.writeProduct(tee())).toBe('created');
    expect(catalogue.writeProduct(tee())).toBe('unchanged');
    expect(catalogue.writeProduct(tee({ price: 12 }))).toBe('updated');
  });

  it('leaves stock alone when the same is written again after a sale', async () => {
    const token = await cartWith(fixture, [{ sku: 'CAP', qty: 2 }]);
    await resultOf(fixture.call('POST', '/api/order', await orderOf(fixture, token)));
    for (const record of FIXTURE_PRODUCTS) expect(fixture.platform.catalogue.writeProduct(record)).toBe('unchanged');
    expect((await fixture.call('GET', '/api/stock/check?sku=CAP')).json).toMatchObject({ result: { qty: 1 } });
  });

  it('refuses what breaks the contract and writes nothing of it', () => {
    const { catalogue } = fixture.platform;
    const bad: unknown = { ...tee().product, price: 'ten' };
    expect(() => catalogue.writeProduct({ ...tee(), product: bad as ProductRecord['product'] })).toThrow(
      'Product NEW-TEE: price must be a number',
    ); // sound: wrong on purpose
    expect(catalogue.productIds().has('NEW-TEE')).toBe(false);
  });

  it('refuses an id that belongs to another product', () => {
    expect(() => fixture.platform.catalogue.writeProduct(tee({ id: 3 }))).toThrow('its id 3 belongs to TEE');
  });

  it('writes all products of a batch or none', () => {
    const { catalogue } = fixture.platform;
    expect(() => {
      catalogue.writeProducts([tee(), tee({ id: 3, sku: 'OTHER' })]);
    }).toThrow('belongs to TEE');
    expect(catalogue.productIds().has('NEW-TEE')).toBe(false);
  });

  it('replaces the demo by a real catalogue, its coupons too', async () => {
    const { catalogue } = fixture.platform;
    catalogue.removeSource('demo');
    catalogue.writeProduct(tee());
    catalogue.reindex();
    expect((await findProducts(fixture, {})).skus).toEqual(['NEW-TEE']);
    expect(catalogue.categoryIds().size).toBe(0);
    const token = await cartWith(fixture, [{ sku: 'NEW-TEE' }]);
    expect((await fixture.call('POST', `/api/cart/apply-coupon?cartId=${token}&coupon=TAKE5`)).status).toBe(400);
  });

  it('returns the ids that exist by sku and by path', () => {
    expect(fixture.platform.catalogue.productIds().get('JACKET')).toBe(1);
    expect(fixture.platform.catalogue.categoryIds().get('women/jackets')).toBe(4);
  });
});
