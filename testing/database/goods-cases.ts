import type { Product } from '../../core/contract';
import type { Database } from '../../adapters/platform/ports/database';
import type { ProductsQuery } from '../../adapters/platform/ports/catalogue/products';
import type { SuiteApi } from '../api/suite-api';

const NOW = '2026-06-15T12:00:00.000Z';
const goods = (id: number, sku: string, name: string, more: Partial<Product> = {}): Product => ({
  id,
  sku,
  name,
  type_id: 'simple',
  price: id * 10,
  category_ids: [id],
  ...more,
});
const stock = (qty: number) => ({ qty, is_in_stock: qty > 0, manage_stock: true });

async function filled(database: Database): Promise<void> {
  await database.write(async (db) => {
    const write = (document: Product, texts?: { de: { name: string } }) =>
      db.products.write({ document, source: 'test', hash: document.sku, prices: undefined, texts, parts: [] });
    await write(goods(1, 'TEE', 'Soft Tee'), { de: { name: 'Weiches Überhemd' } });
    await write(goods(2, 'CAP', 'Cap', { status: 2, special_price: 15, special_to_date: '2026-06-15' }));
    const children = ['CREW-S', 'CREW-M'].map((sku, at) => ({ id: 30 + at, sku, price: 25, custom_attributes: [] }));
    await write(goods(3, 'CREW', 'Crew', { type_id: 'configurable', configurable_children: children }));
    await db.stock.write(1, { TEE: stock(3) });
    await db.stock.write(2, { CAP: stock(0) });
    await db.stock.write(3, { 'CREW-S': stock(0), 'CREW-M': stock(1) });
  });
}

type Skus = (database: Database, wanted: Partial<ProductsQuery>) => Promise<string>;

export function goodsCases(api: SuiteApi, open: () => Promise<Database>): void {
  const { it, expect } = api;
  const skus: Skus = async (database, wanted) => {
    const all = { now: NOW, sort: undefined, limit: 10, offset: 0, ...wanted };
    const { items, total } = await database.read((db) => db.products.list(all));
    expect(total).toBe(items.length);
    return items.map(({ sku }) => sku).join(' ');
  };

  partCases(api, open, skus);
  pageCases(api, open);
  changeCases(api, open, skus);
  answerCases(api, open);
  alertCases(api, open);

  it('finds the products of many SKUs at once, including variants, and ignores unknown SKUs', async () => {
    const database = await open();
    await filled(database);
    const ids = await database.read((db) => db.products.idsOfSkus(['CREW-M', 'TEE', 'NOBODY', 'CREW']));
    expect([...ids].sort()).toEqual([
      ['CREW', 3],
      ['CREW-M', 3],
      ['TEE', 1],
    ]);
    expect(await database.read((db) => db.products.idsOfSkus([]))).toEqual(new Map());
  });

  it('finds products by words, a variant prefix and combined filters', async () => {
    const database = await open();
    await filled(database);
    expect(await skus(database, {})).toBe('CREW CAP TEE');
    expect(await skus(database, { q: 'tee SOFT' })).toBe('TEE');
    expect(await skus(database, { q: 'ÜBERHEMD' })).toBe('TEE');
    expect(await skus(database, { q: 'CREW-S' })).toBe('CREW');
    expect(await skus(database, { q: `100%_'"` })).toBe('');
    expect(await skus(database, { isEnabled: false })).toBe('CAP');
    expect(await skus(database, { isInStock: true })).toBe('CREW TEE');
    expect(await skus(database, { isOnSale: true })).toBe('CAP');
    expect(await skus(database, { isOnSale: true, now: '2026-06-16T00:00:00.000Z' })).toBe('');
    expect(await skus(database, { categories: [1, 3], type: 'simple' })).toBe('TEE');
    expect(await skus(database, { categories: [1, 2, 3], q: 'c' })).toBe('CREW CAP TEE');
    expect(await skus(database, { categories: [1, 2], q: 'CAP TEE' })).toBe('');
    const beyond = { now: NOW, sort: undefined, limit: 1, offset: 5, q: 'c', categories: [1, 2, 3] };
    expect(await database.read((db) => db.products.list(beyond))).toEqual({ items: [], total: 3 });
    expect(await skus(database, { sort: { by: 'price', isDescending: false } })).toBe('TEE CAP CREW');
  });

  it('tracks stock as it is sold and returned', async () => {
    const database = await open();
    await filled(database);
    await database.write((db) => db.stock.take([{ sku: 'TEE', qty: 3 }]));
    expect(await skus(database, { isInStock: true })).toBe('CREW');
    await database.write((db) => db.stock.giveBack([{ sku: 'TEE', qty: 1 }]));
    expect(await skus(database, { isInStock: true })).toBe('CREW TEE');
    const wanted = { sort: { by: 'qty', isDescending: true }, limit: 2, offset: 0, atMost: 1 };
    const low = await database.read((db) => db.stock.list(wanted));
    expect([low.total, ...low.items.map(({ sku, product }) => `${sku} ${String(product)}`)]).toEqual([
      4,
      'CREW-M CREW',
      'TEE TEE',
    ]);
  });
}

function partCases({ it, expect }: SuiteApi, open: () => Promise<Database>, skus: Skus): void {
  const inStock = { isInStock: true };
  const bundle = (parts: readonly string[]) => ({
    document: goods(4, 'SET', 'Set', { type_id: 'bundle' }),
    hash: parts.join(' '),
    prices: undefined,
    texts: undefined,
    parts,
  });

  it('reports whether a part of a product is in stock, by its own SKU or by a variant of it', async () => {
    const database = await open();
    await database.write((db) => db.products.write({ ...bundle(['TEE', 'CREW']), source: 'test' }));
    expect(await skus(database, inStock)).toBe('');
    await filled(database);
    expect(await skus(database, inStock)).toBe('SET CREW TEE');
    await database.write((db) => db.stock.take([{ sku: 'TEE', qty: 3 }]));
    expect(await skus(database, inStock)).toBe('SET CREW');
    await database.write((db) => db.stock.take([{ sku: 'CREW-M', qty: 1 }]));
    expect(await skus(database, inStock)).toBe('');
    expect(await skus(database, { isInStock: false, type: 'bundle' })).toBe('SET');
    await database.write((db) => db.stock.giveBack([{ sku: 'CREW-M', qty: 1 }]));
    expect(await skus(database, inStock)).toBe('SET CREW');
  });

  it('follows the parts of a product, and parts that the shop no longer has', async () => {
    const database = await open();
    await filled(database);
    await database.write((db) => db.products.write({ ...bundle(['CAP']), source: 'test' }));
    expect(await skus(database, inStock)).toBe('CREW TEE');
    const crewSet = { ...bundle(['CREW']), document: goods(5, 'CREW SET', 'Crew set', { type_id: 'grouped' }) };
    await database.write((db) => db.products.write({ ...crewSet, source: 'test' }));
    expect(await skus(database, inStock)).toBe('CREW SET CREW TEE');
    await database.write((db) => db.products.remove(5));
    await database.write((db) => db.products.change(bundle(['CAP', 'CREW-M'])));
    expect(await skus(database, inStock)).toBe('SET CREW TEE');
    await database.write((db) => db.products.change(bundle(['CAP', 'TEE'])));
    expect(await skus(database, inStock)).toBe('SET CREW TEE');
    await database.write((db) => db.products.remove(1));
    expect(await skus(database, inStock)).toBe('CREW');
    await database.write((db) => db.products.remove(4));
    expect(await skus(database, {})).toBe('CREW CAP');
  });
}

function pageCases({ it, expect }: SuiteApi, open: () => Promise<Database>): void {
  it('returns the same pages in each order, from whichever end they are read', async () => {
    const database = await open();
    await database.write(async (db) => {
      for (let id = 1; id <= 11; id += 1) {
        const document = goods(id, `P-${String(id)}`, `Name ${String(id % 3)}`, { category_ids: [1, 2] });
        await db.products.write({ document, source: 'test', hash: '', prices: undefined, texts: undefined, parts: [] });
      }
    });
    const idsOf = async (more: Partial<ProductsQuery>, limit: number, offset: number) => {
      const wanted = { now: NOW, sort: undefined, ...more, limit, offset };
      const { items, total } = await database.read((db) => db.products.list(wanted));
      expect(total).toBe(11);
      return items.map(({ id }) => id);
    };
    for (const by of ['newest', 'name', 'sku', 'price'] as const) {
      for (const isDescending of [true, false]) {
        for (const more of [{}, { categories: [1, 2] }, { isEnabled: true }, { q: 'name' }]) {
          const wanted = { sort: { by, isDescending }, ...more };
          const whole = await idsOf(wanted, 20, 0);
          const turned = [0, 4, 8].map((offset) => idsOf(wanted, 4, offset));
          expect((await Promise.all(turned)).flat()).toEqual(whole);
          expect(await idsOf(wanted, 4, 12)).toEqual([]);
        }
      }
    }
    expect(await idsOf({ sort: { by: 'name', isDescending: false } }, 20, 0)).toEqual([
      9, 6, 3, 10, 7, 4, 1, 11, 8, 5, 2,
    ]);
  });
}

function changeCases({ it, expect }: SuiteApi, open: () => Promise<Database>, skus: Skus): void {
  it('changes a product and keeps the stock of its remaining SKUs', async () => {
    const database = await open();
    await filled(database);
    const children = [{ id: 30, sku: 'CREW-S', price: 25, custom_attributes: [] }];
    const document = goods(3, 'CREW', 'Crewneck', { type_id: 'configurable', configurable_children: children });
    await database.write((db) =>
      db.products.change({ document, hash: 'new', prices: undefined, texts: undefined, parts: [] }),
    );
    const left = await database.read((db) => db.stock.findAll(['CREW-S', 'CREW-M']));
    expect([...left.keys()]).toEqual(['CREW-S']);
    expect(await skus(database, { q: 'crewneck' })).toBe('CREW');
    expect(await database.read((db) => db.products.nextId())).toBe(4);
    await database.write((db) => db.products.remove(3));
    expect(await skus(database, {})).toBe('CAP TEE');
  });

  it('returns changes of stock in batches, and later changes again', async () => {
    const database = await open();
    await filled(database);
    const part = (version: number, sku: string) => database.read((db) => db.stock.nextChanges({ version, sku }, 2));
    const skus = async () => {
      const found: string[] = [];
      for (let last = { version: 0, sku: '' }, go = true; go;) {
        const next = await part(last.version, last.sku);
        found.push(...next.map(({ sku }) => sku));
        last = next.at(-1) ?? last;
        go = next.length > 0;
      }
      return found;
    };
    expect([...(await skus())].sort()).toEqual(['CAP', 'CREW-M', 'CREW-S', 'TEE']);
    const levels = ['TEE', 'CAP', 'CREW-M', 'CREW-S'].map((sku) => [sku, { qty: 5, is_in_stock: true }] as const);
    await database.write((db) => db.stock.write(1, Object.fromEntries(levels)));
    expect(await skus()).toEqual(['CAP', 'CREW-M', 'CREW-S', 'TEE']);
    const { stock: before } = await database.read((db) => db.versions.current());
    await database.write((db) => db.stock.take([{ sku: 'TEE', qty: 1 }]));
    expect((await skus()).at(-1)).toBe('TEE');
    expect(await part(before + 1, '')).toMatchObject([{ sku: 'TEE', record: { qty: 4 } }]);
  });

  it('stores the time of the last price change', async () => {
    const database = await open();
    await filled(database);
    const version = await database.write(async (db) => {
      const raised = await db.versions.raise('stock');
      await db.products.markPriced(2, raised);
      return raised;
    });
    expect(await database.read((db) => db.products.pricedSince(version - 1))).toEqual([2]);
    expect(await database.read((db) => db.products.pricedSince(version))).toEqual([]);
  });
}

function answerCases({ it, expect }: SuiteApi, open: () => Promise<Database>): void {
  it('finds the photos of a review, whose status decides who sees them, and deletes a review', async () => {
    const database = await open();
    const words = {
      entity_id: 1,
      product_sku: 'TEE',
      title: 'Soft',
      detail: 'Soft.',
      nickname: 'Ada',
      created_at: NOW,
    };
    const id = await database.write((db) => db.reviews.add(words, 2));
    const status = (path: string, review?: number) => database.read((db) => db.reviews.statusOfPhoto(path, review));
    expect(await status('/review/A_1.jpg', id)).toBeUndefined();
    await database.write((db) => db.reviews.setPhotos(id, ['/review/A_1.jpg', '/review/b.jpg']));
    expect((await database.read((db) => db.reviews.find(id)))?.review).toMatchObject({
      ...words,
      photos: ['/review/A_1.jpg', '/review/b.jpg'],
    });
    for (const path of ['/review/A_1.jpg', '/REVIEW/a_1.jpg', '/review/b.jpg']) {
      expect([await status(path, id), await status(path)]).toEqual([2, 2]);
      expect(await status(path, id + 1)).toBeUndefined();
    }
    for (const path of ['/review/Ax1.jpg', '/review/b', 'review/b.jpg']) expect(await status(path)).toBeUndefined();
    await database.write((db) => db.reviews.setStatus(id, 1));
    expect(await status('/review/b.jpg')).toBe(1);
    await database.write((db) => db.reviews.setPhotos(id, []));
    expect((await database.read((db) => db.reviews.find(id)))?.review.photos).toBeUndefined();
    expect(await status('/review/b.jpg', id)).toBeUndefined();
    await database.write((db) => db.reviews.setPhotos(id + 1, ['/review/c.jpg']));
    await database.write((db) => db.reviews.remove(id));
    expect(await database.read((db) => db.reviews.find(id))).toBeUndefined();
  });

  it("stores the shop's answer next to the review until it is removed", async () => {
    const database = await open();
    const written = { id: 7, product_sku: 'TEE', status: 1, title: 'Soft', detail: 'Soft.', nickname: 'Ada' };
    const words = { de: { title: 'Weich', detail: 'Weich.' } };
    await database.write((db) => db.reviews.writeAll([{ ...written, created_at: NOW, words }]));
    const shown = async () => {
      const [review] = await database.read((db) => db.reviews.ofProduct('TEE'));
      return review;
    };
    const before = await shown();
    for (const text of ['Thank you', 'Thank you, Ada']) {
      const answer = { text, created_at: NOW };
      await database.write((db) => db.reviews.setAnswer(7, answer));
      expect(await shown()).toEqual({ ...before, answer });
    }
    await database.write((db) => db.reviews.setAnswer(7, undefined));
    expect(await shown()).toEqual(before);
    await database.write((db) => db.reviews.setAnswer(8, { text: 'To nobody', created_at: NOW }));
    expect(await database.read((db) => db.reviews.find(8))).toBeUndefined();
  });
}

function alertCases({ it, expect }: SuiteApi, open: () => Promise<Database>): void {
  const alert = (key: string, email: string, sku: string, createdAt = 1000) => ({
    ...{ key, email, sku, storeCode: 'us', createdAt },
  });

  it('stores one alert per address and SKU, and returns those whose SKU is in stock, oldest first', async () => {
    const database = await open();
    await filled(database);
    await database.write(async (db) => {
      expect(await db.stockAlerts.add(alert('a', 'ann@shop.test', 'CAP', 3000))).toBe(true);
      expect(await db.stockAlerts.add(alert('b', 'ann@shop.test', 'CAP'))).toBe(false);
      expect(await db.stockAlerts.add(alert('c', 'bob@shop.test', 'CAP', 2000))).toBe(true);
      expect(await db.stockAlerts.add(alert('d', 'ann@shop.test', 'CREW-S', 4000))).toBe(true);
    });
    await database.read(async ({ stockAlerts }) => {
      expect(await stockAlerts.countOf('ann@shop.test')).toBe(2);
      expect(await stockAlerts.find('b')).toBeUndefined();
      expect(await stockAlerts.find('c')).toEqual(alert('c', 'bob@shop.test', 'CAP', 2000));
      expect([...(await stockAlerts.waiting(['CAP', 'TEE']))]).toEqual([['CAP', 2]]);
      expect(await stockAlerts.waiting([])).toEqual(new Map());
      expect(await stockAlerts.maxWaited(5)).toEqual([
        { sku: 'CAP', waiting: 2, since: 2000 },
        { sku: 'CREW-S', waiting: 1, since: 4000 },
      ]);
      expect(await stockAlerts.due(9000, 5)).toEqual([]);
    });
    await database.write((db) => db.stock.write(2, { CAP: stock(4) }));
    const due = (now: number, max: number) =>
      database.read(async (db) => (await db.stockAlerts.due(now, max)).map(({ key }) => key));
    expect([await due(9000, 5), await due(9000, 1)]).toEqual([['c', 'a'], ['c']]);
    await database.write((db) => db.stockAlerts.postpone('c', 9001));
    expect([await due(9000, 5), await due(9001, 5)]).toEqual([['a'], ['c', 'a']]);
  });

  it('ends an alert once for concurrent requests, and deletes alerts from before a given time', async () => {
    const database = await open();
    await database.write(async (db) => {
      await db.stockAlerts.add(alert('a', 'ann@shop.test', 'CAP', 1000));
      await db.stockAlerts.add(alert('b', 'bob@shop.test', 'CAP', 2000));
    });
    const ends = await Promise.all([1, 2].map(() => database.write((db) => db.stockAlerts.remove('a'))));
    expect(ends.toSorted()).toEqual([false, true]);
    expect(await database.write((db) => db.stockAlerts.prune(2000))).toBe(0);
    expect(await database.write((db) => db.stockAlerts.prune(2001))).toBe(1);
  });
}
