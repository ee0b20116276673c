import type { Product, StockRecord } from '../contract';

type Answer = StockRecord & { readonly sku: string };

export function planPrefetch(products: readonly Product[], childrenOfEach: number): readonly string[] {
  return products.flatMap((product) => [
    product.sku,
    ...(product.configurable_children ?? []).slice(0, childrenOfEach).map((child) => child.sku),
  ]);
}

function recordOf({ sku: _sku, ...record }: Answer): StockRecord {
  return record;
}

export function withStock(products: readonly Product[], answers: readonly Answer[]): readonly Product[] {
  const known = new Map(answers.map((answer) => [answer.sku, recordOf(answer)]));
  return products.map((product) => {
    const own = known.get(product.sku);
    const children = product.configurable_children?.map((child) => {
      const stock = known.get(child.sku);
      return stock === undefined ? child : { ...child, stock };
    });
    return { ...product, ...(own && { stock: own }), ...(children && { configurable_children: children }) };
  });
}
