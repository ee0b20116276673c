import type { Product } from '../contract';
import { chosenBundleParts } from '../pricing';
import { stockStatusOf, type StockAnswerFor } from '../stock';
import type { ProductConfiguration } from './product';

const WORSE = { ok: 0, volatile: 1, out_of_stock: 2 } as const;

/**
 * Whether there is enough of each part that was chosen, and how many whole bundles the scarcest allows (S §4, stock check).
 * Undefined where no part has stock of its own: then the bundle's own record counts.
 */
export function bundleStock(product: Product, { bundle, qty }: ProductConfiguration): StockAnswerFor | undefined {
  const needs = new Map<string, { readonly each: number; readonly stock: Parameters<typeof stockStatusOf>[0] }>();
  for (const { link, qty: each } of chosenBundleParts(product.bundle_options, bundle)) {
    needs.set(link.sku, { each: (needs.get(link.sku)?.each ?? 0) + each, stock: link.stock });
  }
  const known = [...needs.values()].filter(({ stock }) => stock !== undefined);
  if (known.length === 0) return undefined;
  const parts = known.map(({ each, stock }) => ({ each, ...stockStatusOf(stock, each * qty) }));
  const status = parts.reduce((worst, part) => (WORSE[part.status] > WORSE[worst.status] ? part : worst)).status;
  const whole = parts.flatMap((part) =>
    part.qty === undefined ? [] : [Math.floor(part.qty / Math.max(1, part.each))],
  );
  const most = Math.min(...whole);
  const enough = status === 'volatile' && most === 0 ? 'out_of_stock' : status;
  return { status: enough, ...(whole.length > 0 && { qty: most }) };
}
