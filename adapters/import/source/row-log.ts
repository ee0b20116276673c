import type { Reason, ReasonCode, RowReport, RowRole } from './import-report';

interface Entry {
  readonly row: number;
  readonly sku: string;
  taken: { role: RowRole; product: string } | undefined;
  skipped: boolean;
  reasons: readonly Reason[];
}

const NONE: readonly Reason[] = [];

/** Collects the result of each row. */
export class RowLog {
  readonly #entries = new Map<number, Entry>();
  readonly #names = new Set<string>();

  /**
   * Registers a row; call once per row.
   * @param name another identifier of its product
   */
  open(row: number, sku: string, name = ''): void {
    this.#entries.set(row, { row, sku, taken: undefined, skipped: false, reasons: NONE });
    this.#names.add(sku).add(name);
  }

  isNamed(name: string): boolean {
    return name !== '' && this.#names.has(name);
  }

  name(product: string): void {
    this.#names.add(product);
  }

  skip(row: number, code: ReasonCode, message: string): void {
    const entry = this.#entry(row);
    entry.skipped = true;
    entry.reasons = [...entry.reasons, { code, message }];
  }

  /**
   * Skips the remaining rows of a product.
   * @param because the unreadable row. Default: the first skipped one
   */
  skipWhole(rows: readonly number[], because: number | undefined, product = ''): void {
    const cause = because ?? rows.find((row) => this.isSkipped(row));
    const named = product === '' ? '' : ` ${product}`;
    for (const row of rows) {
      const message = `its product${named} was skipped because of row ${String(cause ?? row)}`;
      if (!this.isSkipped(row)) this.skip(row, 'product_skipped', message);
    }
  }

  note(row: number, code: ReasonCode, message: string): void {
    const entry = this.#entry(row);
    if (!entry.reasons.some((reason) => reason.message === message))
      entry.reasons = [...entry.reasons, { code, message }];
  }

  take(row: number, role: RowRole, product: string): void {
    this.#entry(row).taken = { role, product };
  }

  isSkipped(row: number): boolean {
    return this.#entry(row).skipped;
  }

  /**
   * Returns all rows in file order.
   * @throws if a row was neither imported nor skipped
   */
  finish(): readonly RowReport[] {
    return [...this.#entries.values()].map(({ row, sku, taken, skipped, reasons }): RowReport => {
      if (skipped) return { row, sku, status: 'skipped', reasons };
      if (taken === undefined) throw new Error(`row ${row} (${sku}) was neither taken nor skipped`);
      return { row, sku, status: 'taken', ...taken, reasons };
    });
  }

  #entry(row: number): Entry {
    const entry = this.#entries.get(row);
    if (entry === undefined) throw new Error(`row ${row} was never opened`);
    return entry;
  }
}
