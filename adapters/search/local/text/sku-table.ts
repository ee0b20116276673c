import { compactCode } from '../../../../core/kernel/words/fold';
import { wordsOf } from './image';
import { readStrings, writeStrings } from './string-table';
import type { BareDocument } from './index-options';
import type { IndexImage, Section } from './image';
import type { StringTable } from './string-table';

/** `unit` is -1 for the product itself. */
export interface SkuMatch {
  readonly product: number;
  readonly unit: number;
}

/** SKUs sorted in compact form, for binary search by SKU or prefix. */
export class SkuTable {
  constructor(
    private readonly products: StringTable,
    private readonly variants: StringTable,
    /** Product number, or product count + unit number. */
    private readonly order: Uint32Array,
    private readonly unitProduct: Uint32Array,
  ) {}

  variantSku(unit: number): string {
    return this.variants.get(unit);
  }

  equal(code: string): SkuMatch[] {
    return this.collect(code, (compact) => compact === code, Infinity);
  }

  startingWith(code: string, max: number): SkuMatch[] {
    return this.collect(code, (compact) => compact.startsWith(code), max);
  }

  exactly(sku: string): SkuMatch[] {
    const compact = compactCode(sku);
    return this.equal(compact).filter(
      (match) => (match.unit < 0 ? this.products.get(match.product) : this.variants.get(match.unit)) === sku,
    );
  }

  private collect(code: string, accept: (compact: string) => boolean, max: number): SkuMatch[] {
    const found: SkuMatch[] = [];
    for (let at = this.lowerBound(code); at < this.order.length && found.length < max; at += 1) {
      if (!accept(this.compactAt(at))) break;
      found.push(this.matchAt(at));
    }
    return found;
  }

  private lowerBound(code: string): number {
    let low = 0;
    let high = this.order.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.compactAt(middle) < code) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  private compactAt(at: number): string {
    const { product, unit } = this.matchAt(at);
    return compactCode(unit < 0 ? this.products.get(product) : this.variants.get(unit));
  }

  private matchAt(at: number): SkuMatch {
    const entry = this.order[at] ?? 0;
    const products = this.products.length;
    if (entry < products) return { product: entry, unit: -1 };
    return { product: this.unitProduct[entry - products] ?? 0, unit: entry - products };
  }
}

export function writeSkus(sections: Map<string, Section>, documents: readonly BareDocument[]): void {
  const productSkus = documents.map((document) => document.sku);
  const variantSkus = documents.flatMap(({ variants }) =>
    variants.length === 0 ? [''] : variants.map((variant) => variant.sku),
  );
  const compact = [...productSkus, ...variantSkus].map(compactCode);
  const entries = compact.flatMap((code, entry) => (code === '' ? [] : [entry]));
  entries.sort((left, right) => {
    const a = compact[left] ?? '';
    const b = compact[right] ?? '';
    return a < b ? -1 : a > b ? 1 : left - right;
  });
  writeStrings(sections, 'sku.products', productSkus);
  writeStrings(sections, 'sku.variants', variantSkus);
  sections.set('sku.order', Uint32Array.from(entries));
}

export function readSkus(image: IndexImage, unitProduct: Uint32Array): SkuTable {
  return new SkuTable(
    readStrings(image, 'sku.products'),
    readStrings(image, 'sku.variants'),
    wordsOf(image, 'sku.order'),
    unitProduct,
  );
}
