import { cutSku } from './cut-sku';
import { SkuRows } from './sku-rows';

interface WantedSku {
  readonly row: number;
  readonly sku: string;
  /** Suffixes to append until the sku is unique. */
  readonly apart: readonly string[];
  readonly isShared?: boolean | undefined;
}

/** Makes skus unique: Shopify allows one sku for several variants and products. */
export class UniqueSkus {
  readonly #rows = new SkuRows();

  take({ row, sku, apart, isShared = false }: WantedSku): string {
    const longer = apart.reduce<readonly string[]>((all, word) => [...all, `${all.at(-1) ?? sku}-${word}`], [sku]);
    const candidates = (isShared ? longer.slice(1) : longer).map(cutSku);
    const last = candidates.at(-1) ?? sku;
    let found = candidates.find((candidate) => !this.#rows.has(candidate));
    for (let count = 2; found === undefined; count += 1) {
      const numbered = cutSku(`${last}-${count}`);
      if (!this.#rows.has(numbered)) found = numbered;
    }
    this.#rows.add(found, row);
    return found;
  }

  rowOf(sku: string): number | undefined {
    return this.#rows.rowOf(sku);
  }

  said(sku: string): string {
    return this.#rows.said(sku);
  }
}
