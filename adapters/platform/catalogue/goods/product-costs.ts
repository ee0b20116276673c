import type { ProductDocument } from '../../../../core/contract/catalogue/manage-products';
import { toDecimal, toMinor, type Minor } from '../../../../core/kernel/money';
import { amountText } from './product-document';

/** Adds the costs to the document for staff; the product itself never contains them. */
export function withCosts(document: ProductDocument, costs: ReadonlyMap<string, Minor>): ProductDocument {
  const costOf = (sku: string) => {
    const cost = costs.get(sku);
    return cost === undefined ? null : amountText(toDecimal(cost));
  };
  return {
    ...document,
    cost: costOf(document.sku),
    variants: document.variants.map((variant) => ({ ...variant, cost: costOf(variant.sku) })),
  };
}

/** Keeps costs that a request omits. */
export function withKeptCosts(document: ProductDocument, before: ProductDocument): ProductDocument {
  const known = new Map(before.variants.map(({ sku, cost }) => [sku, cost]));
  return {
    ...document,
    cost: document.cost === undefined ? (before.cost ?? null) : document.cost,
    variants: document.variants.map((variant) =>
      variant.cost === undefined ? { ...variant, cost: known.get(variant.sku) ?? null } : variant,
    ),
  };
}

/** Own costs of a product and its variants by SKU, in minor units. */
export function costsIn({ sku, cost, variants }: ProductDocument): ReadonlyMap<string, Minor> {
  return new Map(
    [{ sku, cost }, ...variants].flatMap((one) =>
      one.cost === undefined || one.cost === null ? [] : [[one.sku, toMinor(one.cost)] as const],
    ),
  );
}
