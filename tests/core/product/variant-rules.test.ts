import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Product } from '../../../core/contract';
import type { ProductEvent, ProductView } from '../../../core/shopper';
import type { ShopConfigInput } from '../../../core/config';
import { variantIndex, withoutUnavailable } from '../../../core/product/variant-index';
import { FIXTURE_PRODUCTS } from '../../fixtures/catalogue';
import { openFixturePlatform, type FixturePlatform } from '../../fixtures/platform';
import { openBrowsing, type Browsing } from '../browsing';
import { aChild, aConfigurable, SOLD_OUT } from './build';

let fixture: FixturePlatform;
beforeAll(async () => {
  fixture = await openFixturePlatform();
  const jacket = FIXTURE_PRODUCTS.find(({ product }) => product.sku === 'JACKET');
  if (jacket === undefined) throw new Error('The fixture has no jacket');
  const children = jacket.product.configurable_children ?? [];
  const renamed = children.map((child) => ({ ...child, id: child.id + 1000, sku: `GONE-${child.sku}` }));
  await fixture.platform.catalogue.writeProduct({
    ...jacket,
    product: { ...jacket.product, id: 99, sku: 'GONE', slug: 'gone-99', configurable_children: renamed },
    stock: Object.fromEntries(renamed.map(({ sku }) => [sku, { qty: 0, is_in_stock: false, manage_stock: true }])),
  });
});
afterAll(async () => {
  await fixture.platform.close();
});

function browse(config: ShopConfigInput = {}): Browsing {
  return openBrowsing({ fetch: (request) => fixture.platform.fetch(request), clock: fixture.clock, config });
}
const skus = ({ configurable_children: children }: Product): readonly string[] =>
  (children ?? []).map(({ sku }) => sku);

describe('unavailable variants (S §4: removed from a configurable product)', () => {
  const product = aConfigurable({
    configurable_children: [
      aChild({ color: 'black', size: 's' }),
      aChild({ color: 'black', size: 'm' }, { status: 2 }),
      aChild({ color: 'red', size: 's' }, SOLD_OUT),
    ],
  });

  it('are removed if disabled, and if out of stock when out-of-stock variants are not listed', () => {
    expect(skus(withoutUnavailable(product, { listOutOfStockProducts: true, maxStatus: 2 }))).toEqual([
      'TEE-BLACK-S',
      'TEE-RED-S',
    ]);
    expect(skus(withoutUnavailable(product, { listOutOfStockProducts: false, maxStatus: 2 }))).toEqual(['TEE-BLACK-S']);
  });

  it('are removed from the page, or kept if the configuration does not filter them (S §9: filterUnavailableVariants)', async () => {
    const filtered = await browse().product.load({ sku: 'JACKET' });
    expect(skus(filtered.parent)).toEqual(['JACKET-BLACK-S', 'JACKET-BLACK-M', 'JACKET-RED-S']);
    const unlisted = await browse({ products: { listOutOfStockProducts: false } }).product.load({ sku: 'JACKET' });
    expect(skus(unlisted.parent)).toEqual(['JACKET-BLACK-S', 'JACKET-BLACK-M']);
    const all = await browse({ products: { filterUnavailableVariants: false } }).product.load({ sku: 'JACKET' });
    expect(skus(all.parent)).toHaveLength(4);
  });

  it('are replaced by another one when a URL names them', async () => {
    const view = await browse().product.load({ sku: 'JACKET', childSku: 'JACKET-RED-M' });
    expect(view.current.sku).toBe('JACKET-BLACK-S');
  });

  it('leave the product unchanged if nothing is removed', () => {
    const whole = aConfigurable({ configurable_children: [aChild({ size: 's' })] });
    expect(withoutUnavailable(whole, { listOutOfStockProducts: true, maxStatus: 2 })).toBe(whole);
  });
});

describe("'No available product variants' (S §8)", () => {
  const message = 'No available product variants';

  it.each([
    ['although its sold-out sizes are shown', true],
    ['if these are not shown', false],
  ])('is raised for a product without in-stock records, %s', async (_, listOutOfStockProducts) => {
    const view = await browse({ products: { listOutOfStockProducts } }).product.load({ sku: 'GONE' });
    expect(view.errors.variants).toBe(message);
  });

  it('is not raised for a product with another available variant', async () => {
    const view = await browse().product.load({ sku: 'JACKET', childSku: 'JACKET-RED-S' });
    expect(view.stock.status).toBe('out_of_stock');
    expect(view.errors).not.toHaveProperty('variants');
  });
});

describe('only existing combinations', () => {
  it('can be selected: whatever is requested, the view is that of an existing variant', async () => {
    const shop = browse();
    const start = await shop.product.load({ sku: 'JACKET' });
    for (const color of ['black', 'red', 'violet']) {
      for (const size of ['s', 'm', 'xxl']) {
        const view = shop.product.choose(shop.product.choose(start, 'color', color), 'size', size);
        expect(skus(start.parent)).toContain(view.current.sku);
        const { selection } = view.configuration;
        const index = variantIndex(start.parent.configurable_children ?? [], start.configurableOptions, {
          listOutOfStockProducts: true,
          maxStatus: 2,
        });
        const row = index.rows.find(({ child }) => child.sku === view.current.sku);
        const chosen = index.codes.map((code, at) => selection[code] ?? row?.values[at]);
        expect(chosen).toEqual(row?.values);
        expect(view.unchosen).toEqual(index.codes.filter((code) => selection[code] === undefined));
      }
    }
  });
});

describe('the events of a viewed product (S §4)', () => {
  function follow(shop: Browsing): string[] {
    const notified: string[] = [];
    const name = (view: ProductView): string => view.current.sku;
    shop.product.events$.subscribe((event: ProductEvent) => notified.push(`${event.type} ${name(event.view)}`));
    return notified;
  }

  it('are an after-load event, and before-configure and after-configure events around each selection', async () => {
    const shop = browse();
    const notified = follow(shop);
    const view = await shop.product.load({ sku: 'JACKET' });
    shop.product.configure(shop.product.choose(view, 'size', 'm'), { qty: 2 });
    expect(notified).toEqual([
      'after-load JACKET-BLACK-S',
      'before-configure JACKET-BLACK-S',
      'after-configure JACKET-BLACK-M',
      'before-configure JACKET-BLACK-M',
      'after-configure JACKET-BLACK-M',
    ]);
  });

  it('are not raised when the product could not be loaded, or was only restored', async () => {
    const shop = browse();
    const notified = follow(shop);
    await expect(shop.product.load({ sku: 'NIX' })).rejects.toThrow();
    const view = await browse().product.load({ sku: 'JACKET' });
    shop.product.restore(view);
    expect(notified).toEqual([]);
  });
});
