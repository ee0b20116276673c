import type { Reason, ReasonCode, RowReport, RowRole } from './import-report';

interface Entry {
  readonly row: number;
  readonly sku: string;
  taken: { role: RowRole; product: string } | undefined;
  skipped: boolean;
  reasons: readonly Reason[];
}

const NONE: readonly Reason[] = [];

/** Collects what becomes of each row, so that in the end none is without an answer. */
export class RowLog {
  readonly #entries = new Map<number, Entry>();
  readonly #names = new Set<string>();

  /**
   * Makes the row known. Every row of the file is opened once, with whatever sku could be read.
   * @param name what else its product is known by
   */
  open(row: number, sku: string, name = ''): void {
    this.#entries.set(row, { row, sku, taken: undefined, skipped: false, reasons: NONE });
    this.#names.add(sku).add(name);
  }

  /** Whether any row of the file is about it, one that was skipped too. */
  isNamed(name: string): boolean {
    return name !== '' && this.#names.has(name);
  }

  /** Makes known what a product of the file is called, where no row of it says that. */
  name(product: string): void {
    this.#names.add(product);
  }

  /** Leaves the row out; a second reason is added to the first. */
  skip(row: number, code: ReasonCode, message: string): void {
    const entry = this.#entry(row);
    entry.skipped = true;
    entry.reasons = [...entry.reasons, { code, message }];
  }

  /**
   * Leaves out what is left of a product's rows, since it is taken whole or not at all.
   * @param because the row that cannot be read; otherwise the first of them that was skipped
   */
  skipWhole(rows: readonly number[], because: number | undefined, product = ''): void {
    const cause = because ?? rows.find((row) => this.isSkipped(row));
    const named = product === '' ? '' : ` ${product}`;
    for (const row of rows) {
      const message = `its product${named} was skipped because of row ${String(cause ?? row)}`;
      if (!this.isSkipped(row)) this.skip(row, 'product_skipped', message);
    }
  }

  /** Logs what of a row could not be taken, without leaving the row out. */
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

  /** Every row in the order of the file. A row that nothing took and nothing skipped is a mistake here: it throws. */
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
