import type { Row, SqlValue } from '../../../adapters/database/sql/connection';
import { numberOf, textOf } from '../../../adapters/database/sql/columns';
import type { PlatformOptions } from '../../../adapters/platform';

/** A connection past the shop, whose answers are there at once. */
export interface DirectSql {
  sql(text: string): {
    all(...values: readonly SqlValue[]): readonly Row[];
    first(...values: readonly SqlValue[]): Row | undefined;
    run(...values: readonly SqlValue[]): number;
  };
  /** Several statements without parameters. */
  exec(text: string): void;
  transaction(work: () => void): void;
  close(): void;
}

/** Where the shop of a simulation keeps its data. What a journey begins with is kept beside it, in a schema called `template`. */
export interface ShopData {
  /** The options that a platform is opened with on these data. */
  place(): Promise<Pick<PlatformOptions, 'data' | 'database'>>;
  /** A connection past the shop; there once a platform was opened. */
  connect(): DirectSql;
  /** Keeps all that is there as what a journey begins with. */
  keep(direct: DirectSql): void;
  /** Sets the counts from which ids are given back to where they were; in a transaction. */
  recount(direct: DirectSql): void;
  /** Every table of the shop. */
  tables(direct: DirectSql): readonly string[];
  /** Forgets everything. */
  remove(): Promise<void>;
}

/** Tables that a journey does not write to, or that are set back otherwise. */
const KEPT: ReadonlySet<string> = new Set(
  'meta change stock product variant part category attribute tax_rule review cms_page cms_block coupon secret schema_version'.split(
    ' ',
  ),
);

/** Sets a shop's data back before each journey: what was written is deleted, and stock is as it was. */
export class Reset {
  readonly #written: readonly string[];
  /** Those of them that are not empty when a journey begins. */
  readonly #filled: readonly string[];

  constructor(
    private readonly data: ShopData,
    private readonly direct: DirectSql,
  ) {
    data.keep(direct);
    this.#written = data.tables(direct).filter((table) => !KEPT.has(table));
    this.#filled = this.#written.filter(
      (table) => direct.sql(`SELECT 1 AS one FROM template.${table} LIMIT 1`).first() !== undefined,
    );
  }

  run(): void {
    this.direct.transaction(() => {
      this.direct.exec(
        [
          ...this.#written.map((table) => `DELETE FROM ${table}`),
          ...this.#filled.map((table) => `INSERT INTO ${table} SELECT * FROM template.${table}`),
        ].join(';'),
      );
      this.data.recount(this.direct);
      this.#restock();
    });
  }

  #restock(): void {
    const differs = 'stock.sku = t.sku AND (stock.qty <> t.qty OR stock.is_in_stock <> t.is_in_stock)';
    const { direct } = this;
    if (direct.sql(`SELECT 1 AS one FROM stock JOIN template.stock t ON ${differs} LIMIT 1`).first() === undefined)
      return;
    const version = raiseStock(direct);
    direct
      .sql(
        `UPDATE stock SET qty = t.qty, is_in_stock = t.is_in_stock, version = ? FROM template.stock t WHERE ${differs}`,
      )
      .run(version);
  }
}

/** Raises the counter of changes of stock. @returns what it is now */
export function raiseStock(direct: Pick<DirectSql, 'sql'>): number {
  const row = direct.sql("UPDATE meta SET value = value + 1 WHERE key = 'stock_version' RETURNING value").first();
  return numberOf(row ?? {}, 'value');
}

export const namesOf = (rows: readonly Row[]): readonly string[] => rows.map((row) => textOf(row, 'name'));
