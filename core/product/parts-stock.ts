import type { Product, StockRecord } from '../contract';
import { lookUp } from '../kernel/look-up';
import { associatedLinks, chosenBundleParts } from '../pricing';
import { stockStatusOf, type StockAnswerFor } from '../stock';
import type { ProductConfiguration } from './product';

const WORSE = { ok: 0, volatile: 1, out_of_stock: 2 } as const;

interface Part {
  readonly sku: string;
  readonly each: number;
  readonly stock: StockRecord | undefined;
}

/** Returns the stock of a bundle or group from its scarcest part; undefined if no part tracks stock. */
export function partsStock(product: Product, configuration: ProductConfiguration): StockAnswerFor | undefined {
  const { bundle, parts, qty } = configuration;
  if (product.type_id === 'bundle') {
    const chosen = chosenBundleParts(product.bundle_options, bundle);
    return scarcest(
      chosen.map(({ link, qty: each }) => ({ sku: link.sku, each, stock: link.stock })),
      qty,
    );
  }
  if (product.type_id !== 'grouped') return undefined;
  const taken = associatedLinks(product).map(({ linked_product_sku: sku, stock }) => ({
    sku,
    each: lookUp(parts, sku) ?? 1,
    stock,
  }));
  return scarcest(
    taken.filter(({ each }) => each > 0),
    qty,
  );
}

function scarcest(taken: readonly Part[], qty: number): StockAnswerFor | undefined {
  const needs = new Map<string, Part>();
  for (const part of taken) needs.set(part.sku, { ...part, each: (needs.get(part.sku)?.each ?? 0) + part.each });
  const known = [...needs.values()].filter(({ stock }) => stock !== undefined);
  if (known.length === 0) return undefined;
  const parts = known.map(({ each, stock }) => ({ each, ...stockStatusOf(stock, each * qty) }));
  const status = parts.reduce((worst, part) => (WORSE[part.status] > WORSE[worst.status] ? part : worst)).status;
  const whole = parts.flatMap((part) =>
    part.qty === undefined ? [] : [Math.floor(part.qty / Math.max(1, part.each))],
  );
  const max = Math.min(...whole);
  const enough = status === 'volatile' && max === 0 ? 'out_of_stock' : status;
  return { status: enough, ...(whole.length > 0 && { qty: max }) };
}
