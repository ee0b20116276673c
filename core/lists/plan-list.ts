import type { ListedProduct } from './lists';

/** How a list deals with its limit and with a product that it has. */
export interface ListRules {
  readonly limit: number;
  /** What happens to one product more: it is refused, or the oldest goes. */
  readonly whenFull: 'refuse' | 'drop-oldest';
}

export type AddPlan =
  | { readonly kind: 'already' }
  | { readonly kind: 'full' }
  | { readonly kind: 'put'; readonly items: readonly ListedProduct[] };

/** What one tab sends the others of a list. */
export interface ListChange {
  readonly put?: readonly ListedProduct[];
  /** Skus with the moment of their removal: what was put in later stays. */
  readonly removed?: readonly { readonly sku: string; readonly at: number }[];
}

/** The newest first; of the same moment by sku, so that all tabs come to one order. */
function inOrder(items: readonly ListedProduct[]): readonly ListedProduct[] {
  return items.toSorted((a, b) => b.added_at - a.added_at || (a.sku < b.sku ? -1 : 1));
}

/** A list never holds more than its limit, whatever was stored or sent: the rule of the list says which ones go. */
export function withinLimit(items: readonly ListedProduct[], rules: ListRules): readonly ListedProduct[] {
  const sorted = inOrder(items);
  return rules.whenFull === 'drop-oldest' ? sorted.slice(0, rules.limit) : sorted.slice(-rules.limit);
}

/** A product is in a list once, by its sku (A §3); seen again, it comes to the front of the list that drops its oldest. */
export function planAdd(items: readonly ListedProduct[], product: ListedProduct, rules: ListRules): AddPlan {
  const others = items.filter((item) => item.sku !== product.sku);
  const isKnown = others.length < items.length;
  if (rules.whenFull === 'drop-oldest') return { kind: 'put', items: withinLimit([product, ...others], rules) };
  if (isKnown) return { kind: 'already' };
  if (items.length >= rules.limit) return { kind: 'full' };
  return { kind: 'put', items: inOrder([product, ...items]) };
}

/** The list after what another tab did to it. Two tabs that change it at the same moment come to the same list. */
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
