import type { Category, Product } from '../../../../core/contract';
import { isListed } from '../../../../core/contract/catalogue/listing';
import { sameJson } from '../../../../core/kernel/same-json';
import type { Repositories } from '../../ports/database';
import { ancestorsOf } from '../reading/catalogue-reader';

interface Counts {
  product: number;
  promo: number;
  approved: number;
  new: number;
}

const isSet = (value: unknown) => value === true || value === 1 || value === '1' || value === 'approve';

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
 * Recounts only the affected categories.
 * @param changes each product before and after; undefined if absent
 */
export async function recountCategories(
  db: Pick<Repositories, 'catalogue'>,
  changes: readonly { readonly before: Product | undefined; readonly after: Product | undefined }[],
): Promise<void> {
  const moved = changes.filter(({ before, after }) => !sameJson(shapeOf(before), shapeOf(after)));
  if (moved.length === 0) return;
  const stored = await db.catalogue.categories();
  const byId = new Map(stored.map(({ category }) => [category.id, category] as const));
  const known = new Map(stored.map((one) => [one.category.id, one.counts] as const));
  const counts = new Map<number, Counts>();
  const add = (product: Product | undefined, sign: -1 | 1) => {
    if (product === undefined) return;
    for (const place of placesOf(product, byId)) {
      const sums = counts.get(place) ?? known.get(place);
      if (sums) counts.set(place, added(sums, product, sign));
    }
  };
  for (const { before, after } of moved) {
    add(before, -1);
    add(after, 1);
  }
  await db.catalogue.writeCounts(counts);
}

function shapeOf(product: Product | undefined): unknown {
  if (product === undefined) return undefined;
  const { category_ids: ids, is_promo: isPromo, approved, new: isNew } = product;
  return { ids: ids ?? [], isListed: isListed(product), marks: [isPromo, approved, isNew].map(isSet) };
}

function added(sums: Counts, product: Product, sign: -1 | 1): Counts {
  const sum = (count: number, isIn: boolean) => Math.max(0, count + (isIn ? sign : 0));
  return {
    product: sum(sums.product, true),
    promo: sum(sums.promo, isSet(product.is_promo)),
    approved: sum(sums.approved, isSet(product.approved)),
    new: sum(sums.new, isSet(product.new)),
  };
}

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
