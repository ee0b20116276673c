import type { Category, Product } from '../../../core/contract';
import { isListed } from '../../../core/contract/listing';
import type { Repositories } from '../ports/database';
import { ancestorsOf } from './catalogue-reader';

interface Counts {
  product: number;
  promo: number;
  approved: number;
  new: number;
}

const isSet = (value: unknown) => value === true || value === 1 || value === '1' || value === 'approve';

/** Counts the products in each category, those of its subcategories included, each product once. */
export async function countCategories(db: Pick<Repositories, 'catalogue' | 'products'>): Promise<void> {
  const categories = (await db.catalogue.categories()).map(({ category }) => category);
  const byId = new Map(categories.map((category) => [category.id, category] as const));
  const counts = new Map<number, Counts>(
    categories.map((category) => [category.id, { product: 0, promo: 0, approved: 0, new: 0 }]),
  );
  for (const id of await db.products.ids()) {
    const stored = await db.products.byId(id);
    if (stored) count(stored.document, byId, counts);
  }
  await db.catalogue.writeCounts(counts);
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
