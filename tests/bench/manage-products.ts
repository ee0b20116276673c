import type { Platform } from '../../adapters/platform';
import type { Database } from '../../adapters/platform/ports/database';
import type { Product } from '../../core/contract';
import type { BenchRow } from './bench-row';
import { onBothDatabases, timed } from './support/on-both-databases';

const PRODUCTS = Number(process.env['VITRINE_PRODUCTS'] ?? 100_000);
const CATEGORIES = 120;
const AT_ONCE = 1000;
const ROUNDS = 15;
/** Milliseconds of the server at the median. */
const LIMIT = 100;

type Query = Readonly<Record<string, string>>;
const ASKED: readonly (readonly [string, 'products' | 'stock_levels', Query])[] = [
  ['the newest', 'products', {}],
  ['page 500', 'products', { size: '200', page: '500' }],
  ['by sku', 'products', { q: 'SKU-54321' }],
  ['by the sku of a variant', 'products', { q: 'SKU-54320-M' }],
  ['by a word that many have', 'products', { q: 'linen' }],
  ['by two words in another language', 'products', { q: 'leinen hemd' }],
  ['that are not there', 'products', { q: 'nobody-at-all' }],
  ['disabled', 'products', { enabled: 'false' }],
  ['sold out', 'products', { in_stock: 'false' }],
  ['on sale', 'products', { on_sale: 'true' }],
  ['bundles in stock', 'products', { type: 'bundle', in_stock: 'true' }],
  ['of a category with all below it', 'products', { category: '1' }],
  ['the dearest', 'products', { sort: 'price:desc' }],
  ['by name', 'products', { sort: 'name:asc' }],
  ['by sku, backwards', 'products', { sort: 'sku:desc' }],
  ['with a word, of a category, by price', 'products', { q: 'shirt', category: '2', sort: 'price:asc' }],
  ['stock by sku', 'stock_levels', { q: '4321' }],
  ['stock, least first', 'stock_levels', { sort: 'qty:asc', at_most: '5' }],
];

/** Lists of 100,000 products by each kind of question. */
export function run(): Promise<BenchRow[]> {
  return onBothDatabases({ write, measure });
}

async function measure(name: string, platform: Platform): Promise<BenchRow[]> {
  const rows: BenchRow[] = [];
  for (const [label, kind, wanted] of ASKED) {
    const { value, answer: total } = await timed(ROUNDS, () => listed(platform, kind, wanted));
    const products = `${name}, ${String(PRODUCTS)} products`;
    rows.push({ name: `${products}: ${label} (${String(total)})`, value, limit: `${String(LIMIT)} ms` });
  }
  return rows;
}

/** @returns how many there are of what was asked for */
async function listed({ records }: Platform, kind: 'products' | 'stock_levels', wanted: Query): Promise<number> {
  const found = await records.list(kind, wanted);
  if (found.kind !== 'done') throw new Error(found.message);
  return (found.result as { total: number }).total; // sound: what a list of records answers
}

async function write(database: Database): Promise<void> {
  await database.write((db) => db.catalogue.writeCategories(categories()));
  for (let first = 1; first <= PRODUCTS; first += AT_ONCE) {
    await database.write(async (db) => {
      for (let id = first; id < first + AT_ONCE && id <= PRODUCTS; id += 1) {
        const document = product(id);
        const texts = { de: { name: `${document.name.replace('Linen', 'Leinen').replace('Shirt', 'Hemd')} DE` } };
        const parts = document.type_id === 'bundle' ? [`SKU-${String(id - 1)}`, `SKU-${String(id - 2)}`] : [];
        await db.products.write({ document, source: 'bench', hash: String(id), prices: undefined, texts, parts });
        const skus = document.configurable_children?.map(({ sku }) => sku) ?? [document.sku];
        const qty = id % 11 === 0 ? 0 : id % 90;
        const record = { qty, is_in_stock: qty > 0, manage_stock: true };
        if (parts.length === 0) await db.stock.write(id, Object.fromEntries(skus.map((sku) => [sku, record])));
      }
    });
  }
}

function categories() {
  return Array.from({ length: CATEGORIES }, (_, at) => {
    const id = at + 1;
    const parent = id === 1 ? 0 : Math.ceil(id / 4);
    const slug = `category-${String(id)}`;
    const category = {
      id,
      name: `Category ${String(id)}`,
      slug,
      url_key: slug,
      url_path: slug,
      level: id === 1 ? 1 : 2,
      parent_id: parent,
      path: String(id),
      is_active: true,
      position: id,
      product_count: 0,
    };
    return { category, source: 'bench' };
  });
}

const KINDS = ['Shirt', 'Jacket', 'Trousers', 'Dress', 'Coat', 'Hoodie'] as const;
const CLOTHS = ['Linen', 'Wool', 'Cotton', 'Denim', 'Silk'] as const;

function product(id: number): Product {
  const sku = `SKU-${String(id)}`;
  const isBundle = id % 50 === 49;
  const isOnSale = id % 8 === 0;
  return {
    id,
    sku,
    name: `${CLOTHS[id % CLOTHS.length] ?? ''} ${KINDS[id % KINDS.length] ?? ''} ${String(id % 997)}`,
    type_id: isBundle ? 'bundle' : id % 4 === 0 ? 'configurable' : 'simple',
    slug: sku.toLowerCase(),
    url_key: sku.toLowerCase(),
    url_path: sku.toLowerCase(),
    status: id % 20 === 0 ? 2 : 1,
    price: 10 + (id % 400),
    ...(isOnSale && { special_price: 9, special_from_date: '2026-01-01', special_to_date: '2099-01-01' }),
    category_ids: [1 + (id % CATEGORIES), 1 + (id % 7)],
    description: `A garment that is described in some length. ${'It is worn every day and lasts for years. '.repeat(6)}`,
    ...(!isBundle &&
      id % 4 === 0 && {
        configurable_children: ['S', 'M', 'L'].map((size, at) => ({
          id: id * 10 + at,
          sku: `${sku}-${size}`,
          price: 10 + (id % 400) + at,
          custom_attributes: [{ attribute_code: 'size', value: size }],
        })),
      }),
  };
}
