import * as z from 'zod/mini';

export const demoFate = z.enum(['keep', 'remove']);
/** Decision about the demo on import. */
export type DemoFate = z.infer<typeof demoFate>;

const count = z.int().check(z.gte(0));

export const demoCounts = z.object({
  products: count,
  categories: count,
  reviews: count,
  coupons: count,
  people: count,
  orders: count,
});
/** Number of demo records by type. */
export type DemoCounts = z.infer<typeof demoCounts>;

/** Returns true if any demo data exist. */
export function hasDemo(counts: DemoCounts): boolean {
  return Object.values(counts).some((number) => number > 0);
}

/** Returns true if an import needs a decision first, so that nothing is deleted unasked. */
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

/** Formats the counts: '600 products, 4 people and 1 order'. */
export function formatDemoCounts(counts: DemoCounts): string {
  const parts = (Object.keys(NOUNS) as (keyof DemoCounts)[])
    .filter((key) => counts[key] > 0)
    .map((key) => `${String(counts[key])} ${NOUNS[key][counts[key] === 1 ? 0 : 1]}`);
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1) ?? ''}`;
}
