import { foldCode } from '../../../core/kernel/words/fold-code';

interface SkuRow {
  readonly row: number;
  readonly sku: string;
}

/** Rows by SKU. SKUs that differ only by letter case are the same: other shops do not tell them apart. */
export class SkuRows {
  readonly #rows = new Map<string, SkuRow>();

  has(sku: string): boolean {
    return this.#rows.has(foldCode(sku));
  }

  rowOf(sku: string): number | undefined {
    return this.#rows.get(foldCode(sku))?.row;
  }

  /** Does not replace an earlier row. */
  add(sku: string, row: number): void {
    const key = foldCode(sku);
    if (!this.#rows.has(key)) this.#rows.set(key, { row, sku });
  }

  /** Text for a message: the SKU, with the spelling of the earlier row if it differs. */
  said(sku: string): string {
    const earlier = this.#rows.get(foldCode(sku))?.sku ?? sku;
    return earlier === sku ? sku : `${sku} as ${earlier}`;
  }
}
