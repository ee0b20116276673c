import Libsql from 'libsql';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  FIXTURE_ATTRIBUTES,
  FIXTURE_CATEGORIES,
  FIXTURE_PRODUCTS,
  recordOf,
  FIXTURE_TAX_RULES,
} from '../../../../fixtures/catalogue';
import { cartWith, orderOf, resultOf } from '../../../../fixtures/order';
import { openFixturePlatform, type FixturePlatform } from '../../../../fixtures/platform';

let fixture: FixturePlatform;
let changed: () => Promise<ReadonlySet<string> | 'everything'>;

beforeEach(async () => {
  fixture = await openFixturePlatform();
  const { changes } = fixture.platform;
  let { cursor } = await changes.since();
  changed = async () => {
    const notified = await changes.since(cursor);
    ({ cursor } = notified);
    return notified.tags;
  };
});
afterEach(async () => {
  await fixture.platform.close();
});

function ofKind(kind: string, tags: ReadonlySet<string> | 'everything'): string[] {
  if (tags === 'everything') throw new Error('Everything has changed');
  return [...tags].filter((tag) => tag.startsWith(`${kind}:`)).map((tag) => tag.slice(kind.length + 1));
}

async function sell(sku: string, qty: number): Promise<void> {
  const token = await cartWith(fixture, [{ sku, qty }]);
  await resultOf(fixture.call('POST', '/api/order', await orderOf(fixture, token)));
}

describe('the feed of catalogue changes', () => {
  const { product, stock, source } = recordOf('CAP');

  it('is empty while nothing is written, whatever is read', async () => {
    await fixture.call('GET', '/api/catalog?store=us&type=product');
    await cartWith(fixture, [{ sku: 'CAP', qty: 1 }]);
    expect(await changed()).toEqual(new Set());
  });

  it('is empty when the same data is written again', async () => {
    const { catalogue } = fixture.platform;
    await catalogue.writeProduct(recordOf('CAP'));
    await catalogue.writeAttributes(await catalogue.attributes());
    await catalogue.writeTaxRules(FIXTURE_TAX_RULES);
    expect(await changed()).toEqual(new Set());
  });

  it('contains the product and the listings of its categories when a price changes, not the positions of lists', async () => {
    await fixture.platform.catalogue.writeProduct({ product: { ...product, price: 3 }, stock, source });
    const tags = await changed();
    expect(ofKind('product', tags)).toContain(String(product.id));
    expect(ofKind('listing', tags)).toEqual(expect.arrayContaining(['', ...(product.category_ids ?? []).map(String)]));
    expect(ofKind('places', tags)).toEqual([]);
    expect(await changed()).toEqual(new Set());
  });

  it('includes lists when a product is promoted, created or removed', async () => {
    const { catalogue } = fixture.platform;
    await catalogue.writeProduct({ product: { ...product, promoted: 99 }, stock, source });
    expect(ofKind('places', await changed())).toContain('');
    const another = { ...product, id: 990, sku: 'CAP-2', slug: 'cap-2', url_key: 'cap-2', url_path: 'cap-2.html' };
    await catalogue.writeProduct({ product: another, stock: {}, source: 'shopify' });
    expect(ofKind('product', await changed())).toEqual(['990']);
    await catalogue.removeSource('shopify');
    const tags = await changed();
    // The index is rebuilt afterwards, so earlier writes change once more.
    expect(tags === 'everything' || ofKind('product', tags).includes('990')).toBe(true);
  });

  it('contains the old and the new category when a product moves', async () => {
    const [, from, to] = FIXTURE_CATEGORIES.map((category) => category.id);
    const moved = { ...product, category_ids: [from ?? 0] };
    await fixture.platform.catalogue.writeProduct({ product: moved, stock, source });
    await changed();
    await fixture.platform.catalogue.writeProduct({ product: { ...moved, category_ids: [to ?? 0] }, stock, source });
    expect(ofKind('places', await changed())).toEqual(expect.arrayContaining([String(from), String(to)]));
  });

  it('contains only the quantity of a product when one of a few is sold, and its listings when the last is', async () => {
    await sell('CAP', 1);
    const few = await changed();
    expect(ofKind('quantity', few)).toContain(String(product.id));
    expect(ofKind('product', few)).toEqual([]);
    await sell('CAP', 2);
    const none = await changed();
    expect(ofKind('product', none)).toContain(String(product.id));
    expect(ofKind('listing', none)).toContain('');
  });

  it('is empty when one of many is sold', async () => {
    await fixture.platform.catalogue.writeProduct({
      product,
      stock: { CAP: { qty: 500, is_in_stock: true, manage_stock: true } },
      source,
    });
    await changed();
    await sell('CAP', 1);
    expect(await changed()).toEqual(new Set());
  });

  it('contains bundles and groups when the price of a part changes', async () => {
    const whole = FIXTURE_PRODUCTS.find((record) => (record.product.product_links ?? []).length > 0)?.product;
    const part = recordOf(whole?.product_links?.[0]?.linked_product_sku ?? '');
    await fixture.platform.catalogue.writeProduct({ ...part, product: { ...part.product, price: 2 } });
    expect(ofKind('product', await changed())).toEqual(
      expect.arrayContaining([String(whole?.id), String(part.product.id)]),
    );
  });

  it('includes the categories when one is renamed, added or removed', async () => {
    const [category] = FIXTURE_CATEGORIES;
    if (category === undefined) throw new Error('The fixture has no category');
    await fixture.platform.catalogue.writeCategories([{ category, source: 'demo' }]);
    expect(await changed()).toEqual(new Set());
    await fixture.platform.catalogue.writeCategories([{ category: { ...category, name: 'Renamed' }, source: 'demo' }]);
    expect(await changed()).toEqual(new Set(['categories']));
    await fixture.platform.catalogue.writeCategories([{ category: { ...category, id: 77 }, source: 'demo' }]);
    expect(await changed()).toEqual(new Set(['categories']));
  });

  it('names the page, block or attributes that were written', async () => {
    const { catalogue } = fixture.platform;
    await catalogue.writePages([{ pages: { en: { id: 900, identifier: 'new-page', title: 'New', content: '' } } }]);
    expect(await changed()).toEqual(new Set(['page:new-page', 'pages']));
    await catalogue.writeBlocks([{ blocks: { en: { id: 900, identifier: 'banner', content: 'New' } } }]);
    expect(await changed()).toEqual(new Set(['block:banner', 'blocks']));
    const [attribute] = FIXTURE_ATTRIBUTES;
    if (attribute === undefined) throw new Error('The fixture has no attribute');
    await catalogue.writeAttributes([{ attribute: { ...attribute, default_frontend_label: 'Another' } }]);
    expect(await changed()).toEqual(new Set(['attributes']));
  });

  it('contains the product when a review of it is approved', async () => {
    await fixture.platform.reviews.approve(2);
    const tags = await changed();
    expect(tags).toEqual(new Set(['product:1', 'reviews:JACKET']));
  });

  it('invalidates everything when taxes change', async () => {
    const [rule] = FIXTURE_TAX_RULES;
    if (rule === undefined) throw new Error('The fixture has no tax rule');
    await fixture.platform.catalogue.writeTaxRules([{ ...rule, rates: [] }]);
    expect(await changed()).toBe('everything');
  });

  it('repeats a change when the search index is rebuilt, because lists used the old one until then', async () => {
    await fixture.platform.catalogue.reindex();
    await changed();
    await fixture.platform.catalogue.writeProduct({ product: { ...product, price: 4 }, stock, source });
    await changed();
    await fixture.platform.catalogue.reindex();
    expect(ofKind('listing', await changed())).toContain('');
    await fixture.platform.catalogue.reindex();
    expect(await changed()).toEqual(new Set());
  });

  it('contains the product when its special price begins and when it ends', async () => {
    const sale = {
      ...product,
      special_price: 1,
      special_from_date: '2026-01-10 00:00:00',
      special_to_date: '2026-01-20 00:00:00',
    };
    await fixture.platform.catalogue.writeProduct({ product: sale, stock, source });
    await fixture.platform.catalogue.reindex();
    await fixture.platform.warm();
    await changed();
    await fixture.clock.advance(10 * 86_400_000);
    expect(ofKind('product', await changed())).toContain(String(product.id));
    expect(await changed()).toEqual(new Set());
    await fixture.clock.advance(15 * 86_400_000);
    expect(ofKind('product', await changed())).toEqual([String(product.id)]);
  });

  it('invalidates everything for a reader that lags far behind', async () => {
    for (let price = 1; price <= 1100; price += 1) {
      await fixture.platform.catalogue.writeProduct({ product: { ...product, price }, stock, source });
    }
    expect(await changed()).toBe('everything');
  });
});

describe('changes of another process', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'vitrine-changes-'));
  });
  afterEach(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  it('invalidate everything if entries were deleted meanwhile, and nothing extra while all are there', async () => {
    const { platform } = await openFixturePlatform({ data: folder });
    const { cursor } = await platform.changes.since();
    const { product, stock, source } = recordOf('CAP');
    for (const price of [2, 3, 4])
      await platform.catalogue.writeProduct({ product: { ...product, price }, stock, source });
    expect(ofKind('product', (await platform.changes.since(cursor)).tags)).toContain(String(product.id));
    const file = new Libsql(join(folder, 'shop.db'));
    file.exec('DELETE FROM change WHERE id = (SELECT max(id) - 1 FROM change)');
    file.close();
    expect((await platform.changes.since(cursor)).tags).toBe('everything');
    await platform.close();
  });

  it('are reported too', async () => {
    const one = await openFixturePlatform({ data: folder });
    const { cursor } = await one.platform.changes.since();
    const other = await openFixturePlatform({ data: folder });
    const { product, stock, source } = recordOf('CAP');
    await other.platform.catalogue.writeProduct({ product: { ...product, price: 3 }, stock, source });
    expect(ofKind('product', (await one.platform.changes.since(cursor)).tags)).toContain(String(product.id));
    await one.platform.close();
    await other.platform.close();
  });
});
