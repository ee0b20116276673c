import type { SourceItem, SourceProduct } from './source/source-product';
import type { Spooled } from './source/spool';

interface Place {
  readonly product: number;
  readonly variant?: number;
}

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
