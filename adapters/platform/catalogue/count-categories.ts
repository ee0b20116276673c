import type { Category, Product } from '../../../core/contract';
import { documentOf, numberOf } from '../database/columns';
import type { Sqlite } from '../database/sqlite';
import { ancestorsOf } from './catalogue-reader';

interface Counts {
  product: number;
  promo: number;
  approved: number;
  new: number;
}

/** A product counts where it is listed: enabled and visible by itself (S §9, status and visibility filters). */
function isListed(product: Product): boolean {
  return (product.status ?? 1) < 2 && [2, 3, 4].includes(product.visibility ?? 4);
}

const isSet = (value: unknown) => value === true || value === 1 || value === '1' || value === 'approve';

/** Counts the products in each category, those of its subcategories included, each product once. */
export function countCategories(database: Sqlite): void {
  const categories = database
    .sql('SELECT document FROM category')
    .all()
    .map((row) => documentOf<Category>(row, 'document'));
  const byId = new Map(categories.map((category) => [category.id, category] as const));
  const counts = new Map<number, Counts>(
    categories.map((category) => [category.id, { product: 0, promo: 0, approved: 0, new: 0 }]),
  );
  for (const id of database
    .sql('SELECT id FROM product')
    .all()
    .map((row) => numberOf(row, 'id'))) {
    const row = database.sql('SELECT document FROM product WHERE id = ?').first(id);
    if (row) count(documentOf<Product>(row, 'document'), byId, counts);
  }
  const update = database.sql(
    'UPDATE category SET product_count = ?, promo_count = ?, approved_count = ?, new_count = ? WHERE id = ?',
  );
  for (const [id, sums] of counts) update.run(sums.product, sums.promo, sums.approved, sums.new, id);
}

function count(product: Product, byId: ReadonlyMap<number, Category>, counts: ReadonlyMap<number, Counts>): void {
  if (!isListed(product)) return;
  const places = new Set<number>();
  for (const raw of product.category_ids ?? []) {
    const category = byId.get(Number(raw));
    if (!category) continue;
    places.add(category.id);
    for (const ancestor of ancestorsOf(category, byId)) places.add(ancestor);
  }
  for (const place of places) {
    const sums = counts.get(place);
    if (!sums) continue;
    sums.product += 1;
    if (isSet(product.is_promo)) sums.promo += 1;
    if (isSet(product.approved)) sums.approved += 1;
    if (isSet(product.new)) sums.new += 1;
  }
}
