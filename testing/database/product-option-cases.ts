import type { Database } from '../../adapters/platform/ports/database';
import type { Product } from '../../core/contract';
import type { SuiteApi } from '../api/suite-api';

const NOW = '2026-06-15T12:00:00.000Z';

function shirt(id: number, colours: readonly string[], more: Partial<Product> = {}): Product {
  const children = colours.map((color, at) => ({
    id: id * 100 + at,
    sku: `SHIRT-${String(id)}-${color}`,
    price: 20,
    custom_attributes: [
      { attribute_code: 'color', value: color },
      { attribute_code: 'sport', value: ['running', 'yoga'] },
    ],
  }));
  return {
    id,
    sku: `SHIRT-${String(id)}`,
    name: 'Shirt',
    type_id: 'configurable',
    brand: 'alder',
    brand_name: 'Alder',
    gender: ['men', 'women'],
    description: 'x'.repeat(129),
    configurable_children: children,
    ...more,
  };
}

type Written = (database: Database, document: Product) => Promise<void>;

const written: Written = (database, document) =>
  database.write((db) =>
    db.products.write({ document, source: 'test', hash: document.sku, prices: undefined, texts: undefined, parts: [] }),
  );

/** Counting and finding products by the options of attributes. */
export function productOptionCases(api: SuiteApi, open: () => Promise<Database>): void {
  const { it, expect } = api;
  listCases(api, open);
  const use = async (database: Database, code: string) =>
    [...(await database.read((db) => db.products.optionUse(code)))].sort(([one], [other]) => (one < other ? -1 : 1));

  it('counts each product once per option, its own and those of its variants', async () => {
    const database = await open();
    await written(database, shirt(1, ['black', 'gray', 'black']));
    await written(database, shirt(2, ['gray'], { gender: 'men' }));
    expect(await use(database, 'color')).toEqual([
      ['black', 1],
      ['gray', 2],
    ]);
    expect(await use(database, 'gender')).toEqual([
      ['men', 2],
      ['women', 1],
    ]);
    expect(await use(database, 'sport')).toEqual([
      ['running', 2],
      ['yoga', 2],
    ]);
    expect(await use(database, 'brand')).toEqual([['alder', 2]]);
    expect(await use(database, 'brand_name')).toEqual([]);
    expect(await use(database, 'description')).toEqual([]);
    expect(await database.read((db) => db.products.idsWithOption('color', 'gray'))).toEqual([1, 2]);
  });

  it('follows changes and the removal of a product', async () => {
    const database = await open();
    await written(database, shirt(1, ['black']));
    await database.write((db) => db.products.rewrite(shirt(1, ['navy'], { brand: undefined }), 'new'));
    expect(await use(database, 'color')).toEqual([['navy', 1]]);
    expect(await use(database, 'brand')).toEqual([]);
    await database.write((db) => db.products.remove(1));
    expect(await use(database, 'color')).toEqual([]);
  });
}

function listCases({ it, expect }: SuiteApi, open: () => Promise<Database>): void {
  it('lists the products with an option, together with other filters', async () => {
    const database = await open();
    await written(database, shirt(1, ['black']));
    await written(database, shirt(2, ['black', 'gray'], { name: 'Vest' }));
    const list = async (q: string | undefined, value: string) => {
      const wanted = { q, option: { code: 'color', value }, now: NOW, sort: undefined, limit: 10, offset: 0 };
      const { items, total } = await database.read((db) => db.products.list(wanted));
      expect(total).toBe(items.length);
      return items.map(({ sku }) => sku).join(' ');
    };
    expect(await list(undefined, 'black')).toBe('SHIRT-2 SHIRT-1');
    expect(await list('vest', 'black')).toBe('SHIRT-2');
    expect(await list(undefined, 'gray')).toBe('SHIRT-2');
    expect(await list(undefined, 'BLACK')).toBe('');
  });

  it('lists the picture, brand and counted units of a product', async () => {
    const database = await open();
    await written(database, shirt(1, ['black', 'gray'], { thumbnail: '/a.jpg' }));
    await written(database, { id: 2, sku: 'CARD', name: 'Card', type_id: 'virtual' });
    await database.write((db) =>
      db.stock.write(1, {
        'SHIRT-1-black': { qty: 3, is_in_stock: true, manage_stock: true },
        'SHIRT-1-gray': { qty: 4, is_in_stock: true, manage_stock: true },
      }),
    );
    const uncounted = { qty: 9, is_in_stock: true, manage_stock: false };
    await database.write((db) => db.stock.write(2, { CARD: uncounted }));
    const wanted = { now: NOW, sort: undefined, limit: 10, offset: 0 };
    for (const q of [undefined, 'c', 'shirt']) {
      const { items } = await database.read((db) => db.products.list({ ...wanted, q }));
      const found = items.map(({ sku, thumbnail, brand, units }) => [sku, thumbnail, brand, units]);
      const [card, own] = [
        ['CARD', undefined, undefined, undefined],
        ['SHIRT-1', '/a.jpg', 'Alder', 7],
      ];
      expect(found).toEqual(q === undefined ? [card, own] : q === 'c' ? [card] : [own]);
    }
  });

  it('reports a removed attribute as a change', async () => {
    const database = await open();
    const attribute = { attribute_code: 'fit', options: [] };
    await database.write((db) => db.catalogue.writeAttributes([{ attribute }]));
    const before = await database.read((db) => db.changes.last());
    await database.write((db) => db.catalogue.removeAttribute('fit'));
    expect(await database.read((db) => db.catalogue.attributes())).toEqual([]);
    const after = await database.read((db) => db.changes.last());
    const changes = await database.read((db) => db.changes.between(before, after));
    expect(changes).toMatchObject([{ kind: 'attribute', key: 'fit' }]);
  });
}
