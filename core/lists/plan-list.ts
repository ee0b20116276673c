import type { Product } from '../contract';
import { refreshed } from './listed-product';
import type { ListedProduct, ListName } from './lists';

export interface ListRules {
  readonly limit: number;
  readonly whenFull: 'refuse' | 'drop-oldest';
}

export interface ListDefinition {
  readonly name: ListName;
  readonly rules: ListRules;
}

export type AddPlan = 'already' | 'full' | 'put';

export type ListChange =
  | { readonly type: 'put'; readonly products: readonly ListedProduct[] }
  /** Entries added after `at` survive. */
  | { readonly type: 'remove'; readonly entries: readonly { readonly sku: string; readonly at: number }[] }
  /** Products by sku as the shop has them now; entries of other skus stay. */
  | {
      readonly type: 'refresh';
      readonly products: ReadonlyMap<string, Product | undefined>;
      readonly storeCode: string;
    };

export function withinLimit(items: readonly ListedProduct[], rules: ListRules): readonly ListedProduct[] {
  const sorted = items.toSorted((a, b) => b.added_at - a.added_at || (a.sku < b.sku ? -1 : 1));
  return rules.whenFull === 'drop-oldest' ? sorted.slice(0, rules.limit) : sorted.slice(-rules.limit);
}

/** Unique by sku; drop-oldest lists move repeated products to the front. */
export function planAdd(items: readonly ListedProduct[], sku: string, rules: ListRules): AddPlan {
  if (rules.whenFull === 'drop-oldest') return 'put';
  if (items.some((item) => item.sku === sku)) return 'already';
  return items.length >= rules.limit ? 'full' : 'put';
}

/** Idempotent. The later of an addition and a removal of a product wins. */
export function applyChange(
  items: readonly ListedProduct[],
  change: ListChange,
  rules: ListRules,
): readonly ListedProduct[] {
  switch (change.type) {
    case 'put':
      return withinLimit(put(items, change.products), rules);
    case 'remove': {
      const removed = new Map(change.entries.map(({ sku, at }) => [sku, at]));
      return items.filter(({ sku, added_at }) => (removed.get(sku) ?? Number.NEGATIVE_INFINITY) < added_at);
    }
    case 'refresh': {
      const { products, storeCode } = change;
      return items.map((item) => (products.has(item.sku) ? refreshed(item, products.get(item.sku), storeCode) : item));
    }
  }
}

function put(items: readonly ListedProduct[], products: readonly ListedProduct[]): readonly ListedProduct[] {
  const bySku = new Map(items.map((item) => [item.sku, item]));
  for (const product of products) {
    const known = bySku.get(product.sku);
    if (known === undefined || known.added_at <= product.added_at) bySku.set(product.sku, product);
  }
  return [...bySku.values()];
}
