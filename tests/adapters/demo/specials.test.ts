import { describe, expect, it } from 'vitest';
import { LINKS_OPTION } from '../../../core/contract/orders/bought-links';
import { bundlePartPrice } from '../../../core/pricing';
import { OTHER_LANGUAGES } from '../../../adapters/platform/starter/words/words';
import { demoShop } from './demo-shop';
import type { KeptCatalogue } from './demo-shop';

const found = (shop: KeptCatalogue, sku: string) => {
  const record = shop.products.get(sku);
  if (record === undefined) throw new Error(`The demo has no ${sku}`);
  return record;
};

describe.each([600, 100])('special products of a demo with %s products', (size) => {
  it('include a kit at one price, whose choices add an amount or a percentage', async () => {
    const shop = await demoShop(size);
    const { product, prices } = found(shop, 'FOR-CLUB-STARTER');
    expect(product).toMatchObject({ type_id: 'bundle', price_type: 'fixed', price: 249 });
    const links = product.bundle_options?.flatMap(({ product_links: choices }) => choices) ?? [];
    const adds = links.map((link) => bundlePartPrice(product, link).final).filter((amount) => amount !== 0);
    expect(adds).toEqual([800, 996]);
    const inStock = (sku: string) => found(shop, sku).stock[sku]?.is_in_stock;
    for (const { product_links: choices } of product.bundle_options ?? [])
      expect(inStock(choices[0]?.sku ?? ''), choices[0]?.sku).toBe(true);
    expect(Object.keys(prices ?? {})).toEqual(['EUR', 'RUB']);
  });

  it('include a download whose files are sold individually', async () => {
    const { product } = found(await demoShop(size), 'VIT-PLAN-RUNNING-YEAR');
    const [choice] = product.custom_options ?? [];
    expect(choice).toMatchObject({ option_id: LINKS_OPTION, is_require: true, type: 'checkbox' });
    expect(choice?.values?.map(({ price }) => price)).toEqual([7, 7, 9, 9]);
    expect(choice?.values?.map(({ title }) => title)).toEqual(product.downloadable_links?.map(({ title }) => title));
  });

  it('include products by the box, with a minimum, a maximum and stock for them', async () => {
    const { product, stock } = found(await demoShop(size), 'FOR-CLUB-BALLS-1');
    expect(product).toMatchObject({ min_sale_qty: 6, max_sale_qty: 72, qty_increments: 6 });
    expect(stock[product.sku]?.qty).toBeGreaterThanOrEqual(72);
  });

  it('include made-to-order products that are always available', async () => {
    const shop = await demoShop(size);
    const { product, stock } = [...shop.products.values()].find(({ product: { sku } }) => /-PRINTED-BAG-1$/.test(sku))!;
    expect(product.type_id).toBe('simple');
    expect(stock[product.sku]).toEqual({ qty: 0, is_in_stock: true, manage_stock: false });
  });

  it('have a name and description in every language', async () => {
    const shop = await demoShop(size);
    for (const { product, texts } of [...shop.products.values()].filter(({ product: { sku } }) =>
      /-CLUB-|-RUNNING-YEAR|-PRINTED-BAG-/.test(sku),
    ))
      for (const language of OTHER_LANGUAGES) {
        expect(texts?.[language]?.name, `${product.sku} ${language}`).not.toBe(product.name);
        expect(texts?.[language]?.description, `${product.sku} ${language}`).toBeTruthy();
      }
  });
});
