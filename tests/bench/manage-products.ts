import type { Platform } from '../../adapters/platform';
import type { BenchRow } from './bench-row';
import { writeManyProducts } from './support/many-products';
import { onBothDatabases, timed } from './support/on-both-databases';
import { size } from './support/size';

const PRODUCTS = Number(process.env['VITRINE_PRODUCTS'] ?? size(100_000, 300));
const ROUNDS = size(15, 2);
/** Median in ms. */
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

export function run(): Promise<BenchRow[]> {
  return onBothDatabases({ write: (database) => writeManyProducts(database, PRODUCTS), measure });
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

async function listed({ records }: Platform, kind: 'products' | 'stock_levels', wanted: Query): Promise<number> {
  const found = await records.list(kind, wanted);
  if (found.kind !== 'done') throw new Error(found.message);
  return (found.result as { total: number }).total; // sound: what a list of records answers
}
