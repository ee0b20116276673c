import type { SourceItem, SourceProduct } from './source/source-product';
import type { Spooled } from './source/spool';

/** Where a sku stands among the products that were put aside. */
interface Place {
  readonly product: number;
  /** Of a variant: its index among those of its product. */
  readonly variant?: number;
}

/** Finds products and variants of a file by sku: all products, and those variants that other products are made of or link to. */
export class PartIndex {
  readonly #places = new Map<string, Place>();

  constructor(private readonly products: Spooled<SourceProduct>) {
    const named = new Set<string>();
    let at = 0;
    for (const { sku, links, bundle } of products) {
      this.#places.set(sku, { product: at });
      for (const link of links) named.add(link.sku);
      for (const { parts } of bundle) for (const part of parts) named.add(part.sku);
      at += 1;
    }
    for (const sku of this.#places.keys()) named.delete(sku);
    if (named.size > 0) this.#findVariants(named);
  }

  has(sku: string): boolean {
    return this.#places.has(sku);
  }

  /** The row of a sku, and what kind of product it is by itself. */
  find(sku: string): { readonly item: SourceItem; readonly type: string; readonly isVariant: boolean } | undefined {
    const place = this.#places.get(sku);
    if (place === undefined) return undefined;
    const product = this.products.at(place.product);
    if (place.variant === undefined) return { item: product, type: product.type, isVariant: false };
    const item = product.variants[place.variant];
    return item && { item, type: 'simple', isVariant: true };
  }

  #findVariants(named: ReadonlySet<string>): void {
    let at = 0;
    for (const { variants } of this.products) {
      for (const [nth, { sku }] of variants.entries())
        if (named.has(sku) && !this.#places.has(sku)) this.#places.set(sku, { product: at, variant: nth });
      at += 1;
    }
  }
}
