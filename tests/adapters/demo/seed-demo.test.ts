import { describe, expect, it } from 'vitest';
import { seedDemo } from '../../../adapters/demo';
import type { ProductRecord } from '../../../adapters/platform/ports/catalogue/catalogue-data';
import { PRODUCT_TYPES } from '../../../core/contract/catalogue/product';
import { promisedWriter } from '../../fixtures/promised-writer';
import { KeptCatalogue, demoShop, NOW, productsOf, repeated } from './demo-shop';

const everything = (writer: KeptCatalogue): string =>
  JSON.stringify([
    [...writer.attributesByCode],
    [...writer.categories],
    [...writer.products],
    writer.taxRules,
    writer.reviews,
    [...writer.pages],
    [...writer.blocks],
  ]);

describe('seedDemo', () => {
  it('writes the same catalogue byte for byte from the same seed', async () => {
    expect(everything(await demoShop(200, 7))).toBe(everything(await demoShop(200, 7)));
  });

  it('writes another catalogue from another seed', async () => {
    expect(everything(await demoShop(200, 7))).not.toBe(everything(await demoShop(200, 8)));
  });

  it('makes 600 products of every type by default, most of them with variants', async () => {
    const products = productsOf(await demoShop());
    const count = (type: string): number => products.filter((product) => product.type_id === type).length;
    expect(products).toHaveLength(600);
    expect(count('configurable')).toBeGreaterThan(450);
    expect(count('simple')).toBeGreaterThan(60);
    for (const type of PRODUCT_TYPES) expect(count(type), type).toBeGreaterThanOrEqual(10);
    const variants = products.flatMap((product) => product.configurable_children ?? []);
    expect(variants.length).toBeGreaterThan(5_000);
    expect(variants.length).toBeLessThan(8_000);
  });

  it('uses American English, as the store of the United States does', async () => {
    const shop = await demoShop();
    const labels = [...shop.attributesByCode.values()].flatMap(({ attribute }) => [
      attribute.default_frontend_label,
      ...attribute.options.map(({ label }) => label),
    ]);
    const texts = productsOf(shop).flatMap(({ name, description, short_description: short }) => [
      name,
      description,
      short,
    ]);
    const said = [...labels, ...texts, ...shop.reviews.map(({ detail }) => detail)].join('\n');
    expect(said).toMatch(/\bColor\b/);
    expect(
      said.match(/\b\w*(colour|grey|[tl]itres?\b|metres?\b|centre|favourite|mould|travelling|woollen)\w*/gi),
    ).toBeNull();
  });

  it('has one of each type in a small catalogue too', async () => {
    const types = new Set(productsOf(await demoShop(70)).map((product) => product.type_id));
    expect([...types].sort()).toEqual([...PRODUCT_TYPES].sort());
  });

  it('gives each product a unique id, sku, name and URL, even if names have run out', async () => {
    const writer = await demoShop(1500);
    const products = productsOf(writer);
    const children = products.flatMap((product) => product.configurable_children ?? []);
    expect(repeated(products.map(({ name }) => name))).toEqual([]);
    expect(repeated([...products, ...children].map(({ sku }) => sku))).toEqual([]);
    expect(repeated([...products, ...children].map(({ id }) => id))).toEqual([]);
    const categories = [...writer.categories.values()].map(({ category }) => category);
    expect(repeated([...products, ...categories].map(({ url_path }) => url_path))).toEqual([]);
    expect(repeated([...products, ...categories].map(({ slug }) => slug))).toEqual([]);
  });

  it('writes products in batches of 500 and reports its progress', async () => {
    const batches: number[] = [];
    const notified: [number, number][] = [];
    class Counting extends KeptCatalogue {
      override writeProducts(records: readonly ProductRecord[]): void {
        batches.push(records.length);
      }
    }
    await seedDemo(promisedWriter(new Counting()), {
      products: 1200,
      now: NOW,
      onProgress: (done, total) => notified.push([done, total]),
    });
    expect(batches).toEqual([500, 500, 200]);
    expect(notified).toEqual([
      [500, 1200],
      [1000, 1200],
      [1200, 1200],
    ]);
  });

  it('keeps its shape when it is large', async () => {
    const share = async (products: number): Promise<number> => {
      const all = productsOf(await demoShop(products));
      return all.filter(({ type_id: type }) => type === 'configurable').length / all.length;
    };
    expect(await share(1800)).toBeCloseTo(await share(600), 2);
  });

  it('replaces an earlier demo catalogue and leaves other catalogues alone', async () => {
    const writer = await demoShop(60, 1);
    const [first] = writer.products.values();
    const imported: ProductRecord = {
      product: { ...first!.product, id: 5000, sku: 'IMPORTED' },
      stock: {},
      source: 'magento',
    };
    writer.writeProduct(imported);
    await seedDemo(promisedWriter(writer), { products: 40, seed: 2, now: NOW });
    expect(writer.products.size).toBe(41);
    expect(writer.products.get('IMPORTED')?.product.id).toBe(5000);
    const demo = productsOf(writer).filter(({ sku }) => sku !== 'IMPORTED');
    expect(Math.min(...demo.map(({ id }) => id))).toBeGreaterThan(5000);
  });

  it('rebuilds the index once, at the end', async () => {
    expect((await demoShop(40)).reindexed).toBe(1);
  });

  it.each([0, -1, 1.5, Number.NaN, 1_000_001])('refuses %s products and names the limits', async (products) => {
    await expect(seedDemo(promisedWriter(new KeptCatalogue()), { products, now: NOW })).rejects.toThrow(
      'products must be a whole number from 1 to 1000000',
    );
  });
});
