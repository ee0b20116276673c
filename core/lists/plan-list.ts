import type { ListedProduct } from './lists';

export interface ListRules {
  readonly limit: number;
  readonly whenFull: 'refuse' | 'drop-oldest';
}

export type AddPlan =
  | { readonly kind: 'already' }
  | { readonly kind: 'full' }
  | { readonly kind: 'put'; readonly items: readonly ListedProduct[] };

export interface ListChange {
  readonly put?: readonly ListedProduct[];
  /** Entries added after `at` survive. */
  readonly removed?: readonly { readonly sku: string; readonly at: number }[];
}

function inOrder(items: readonly ListedProduct[]): readonly ListedProduct[] {
  return items.toSorted((a, b) => b.added_at - a.added_at || (a.sku < b.sku ? -1 : 1));
}

export function withinLimit(items: readonly ListedProduct[], rules: ListRules): readonly ListedProduct[] {
  const sorted = inOrder(items);
  return rules.whenFull === 'drop-oldest' ? sorted.slice(0, rules.limit) : sorted.slice(-rules.limit);
}

/** Unique by sku; drop-oldest lists move repeated products to the front. */
export function planAdd(items: readonly ListedProduct[], product: ListedProduct, rules: ListRules): AddPlan {
  const others = items.filter((item) => item.sku !== product.sku);
  const isKnown = others.length < items.length;
  if (rules.whenFull === 'drop-oldest') return { kind: 'put', items: withinLimit([product, ...others], rules) };
  if (isKnown) return { kind: 'already' };
  if (items.length >= rules.limit) return { kind: 'full' };
  return { kind: 'put', items: inOrder([product, ...items]) };
}

/** Commutative: concurrent tabs converge. */
export function applyChange(
  items: readonly ListedProduct[],
  { put = [], removed = [] }: ListChange,
  rules: ListRules,
): readonly ListedProduct[] {
  const bySku = new Map(items.map((item) => [item.sku, item]));
  for (const item of put) {
    const known = bySku.get(item.sku);
    if (known === undefined || known.added_at <= item.added_at) bySku.set(item.sku, item);
  }
  for (const { sku, at } of removed) {
    const known = bySku.get(sku);
    if (known !== undefined && known.added_at <= at) bySku.delete(sku);
  }
  return withinLimit([...bySku.values()], rules);
}
