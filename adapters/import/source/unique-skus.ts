import { cutSku } from './cut-sku';

/** A sku as a file gives it, and what makes it differ where others have the same. */
interface WantedSku {
  readonly row: number;
  readonly sku: string;
  /** Added in turn until nothing else has the sku: what was chosen, the handle of the product. */
  readonly apart: readonly string[];
  /** Whether others of the same product want this sku too: then each has what makes it differ, in whatever order they stand. */
  readonly isShared?: boolean | undefined;
}

/** The skus of a file: Shopify lets one stand for all sizes and for several products, here each names one thing that is sold. */
export class UniqueSkus {
  /** Sku → its row. */
  readonly #rows = new Map<string, number>();

  /** Gives a sku that nothing else of the file has. */
  take({ row, sku, apart, isShared = false }: WantedSku): string {
    const longer = apart.reduce<readonly string[]>((all, word) => [...all, `${all.at(-1) ?? sku}-${word}`], [sku]);
    const candidates = (isShared ? longer.slice(1) : longer).map(cutSku);
    const last = candidates.at(-1) ?? sku;
    let found = candidates.find((candidate) => !this.#rows.has(candidate));
    for (let count = 2; found === undefined; count += 1) {
      const numbered = cutSku(`${last}-${count}`);
      if (!this.#rows.has(numbered)) found = numbered;
    }
    this.#rows.set(found, row);
    return found;
  }

  /** The row that has a sku. */
  rowOf(sku: string): number | undefined {
    return this.#rows.get(sku);
  }
}
