import * as z from 'zod/mini';

/** Fates of the demo when a merchant's goods are imported: it stays beside them, or leaves the shop with its people. */
export const demoFate = z.enum(['keep', 'remove']);
/** Fate of the demo when a merchant's goods are imported. */
export type DemoFate = z.infer<typeof demoFate>;

const count = z.int().check(z.gte(0));

/** Counts of the demo's records in a shop. */
export const demoCounts = z.object({
  products: count,
  categories: count,
  reviews: count,
  coupons: count,
  people: count,
  orders: count,
});
/** Counts of the demo's records in a shop. */
export type DemoCounts = z.infer<typeof demoCounts>;

/** True if a shop has anything of the demo. Pure. */
export function hasDemo(counts: DemoCounts): boolean {
  return Object.values(counts).some((number) => number > 0);
}

/** True if an import has to be told what becomes of the demo before it writes anything: nobody's data leave without a word. Pure. */
export function needsDemoFate(counts: DemoCounts, fate: DemoFate | undefined): boolean {
  return fate === undefined && hasDemo(counts);
}

const NOUNS = {
  products: ['product', 'products'],
  categories: ['category', 'categories'],
  reviews: ['review', 'reviews'],
  coupons: ['coupon', 'coupons'],
  people: ['person', 'people'],
  orders: ['order', 'orders'],
} as const satisfies Readonly<Record<keyof DemoCounts, readonly [one: string, other: string]>>;

/** Lists the counts in English, without those that are 0: '600 products, 4 people and 1 order'. Pure. */
export function sayDemoCounts(counts: DemoCounts): string {
  // Object.keys forgets the literal keys of the table that it lists.
  const parts = (Object.keys(NOUNS) as (keyof DemoCounts)[])
    .filter((key) => counts[key] > 0)
    .map((key) => `${String(counts[key])} ${NOUNS[key][counts[key] === 1 ? 0 : 1]}`);
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1) ?? ''}`;
}
