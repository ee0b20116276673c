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

/** Whether a mark of a product is set, however the merchant's file writes it. */
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

/**
 * Counts approved products anew where they were approved or refused, without a look at all the others.
 * @param changes each product as it was and as it is
 */
export async function countApproved(
  db: Pick<Repositories, 'catalogue'>,
  changes: readonly { readonly before: Product; readonly after: Product }[],
): Promise<void> {
  const stored = await db.catalogue.categories();
  const byId = new Map(stored.map(({ category }) => [category.id, category] as const));
  const counts = new Map<number, Counts>();
  const before = new Map(stored.map((one) => [one.category.id, one.counts] as const));
  for (const change of changes) {
    const difference = Number(isSet(change.after.approved)) - Number(isSet(change.before.approved));
    if (difference === 0) continue;
    for (const place of placesOf(change.after, byId)) {
      const known = counts.get(place) ?? before.get(place);
      if (known) counts.set(place, { ...known, approved: Math.max(0, known.approved + difference) });
    }
  }
  await db.catalogue.writeCounts(counts);
}

/** Where a product is listed: its categories and those above them. */
function placesOf(product: Product, byId: ReadonlyMap<number, Category>): ReadonlySet<number> {
  const places = new Set<number>();
  if (!isListed(product)) return places;
  for (const raw of product.category_ids ?? []) {
    const category = byId.get(Number(raw));
    if (!category) continue;
    places.add(category.id);
    for (const ancestor of ancestorsOf(category, byId)) places.add(ancestor);
  }
  return places;
}

function count(product: Product, byId: ReadonlyMap<number, Category>, counts: ReadonlyMap<number, Counts>): void {
  for (const place of placesOf(product, byId)) {
    const sums = counts.get(place);
    if (!sums) continue;
    sums.product += 1;
    if (isSet(product.is_promo)) sums.promo += 1;
    if (isSet(product.approved)) sums.approved += 1;
    if (isSet(product.new)) sums.new += 1;
  }
}
