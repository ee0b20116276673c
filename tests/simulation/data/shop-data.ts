import type { Row, SqlValue } from '../../../adapters/database/sql/base/connection';
import { numberOf, textOf } from '../../../adapters/database/sql/base/columns';
import type { PlatformOptions } from '../../../adapters/platform';

export interface DirectSql {
  sql(text: string): {
    all(...values: readonly SqlValue[]): readonly Row[];
    first(...values: readonly SqlValue[]): Row | undefined;
    run(...values: readonly SqlValue[]): number;
  };
  exec(text: string): void;
  transaction(work: () => void): void;
  close(): void;
}

/** Data store of a simulated shop. The schema `template` holds the initial state of a journey. */
export interface ShopData {
  place(): Promise<Pick<PlatformOptions, 'data' | 'database'>>;
  /** Valid only after a platform was opened. */
  connect(): DirectSql;
  keep(direct: DirectSql): void;
  /** Resets the id sequences; call inside a transaction. */
  recount(direct: DirectSql): void;
  tables(direct: DirectSql): readonly string[];
  remove(): Promise<void>;
}

const KEPT: ReadonlySet<string> = new Set(
  'meta change stock product variant part category attribute tax_rule review cms_page cms_block coupon secret schema_version'.split(
    ' ',
  ),
);

/** Resets a shop's data before each journey: deletes what was written and restores stock. */
export class Reset {
  readonly #written: readonly string[];
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

export function raiseStock(direct: Pick<DirectSql, 'sql'>): number {
  const row = direct.sql("UPDATE meta SET value = value + 1 WHERE key = 'stock_version' RETURNING value").first();
  return numberOf(row ?? {}, 'value');
}

export const namesOf = (rows: readonly Row[]): readonly string[] => rows.map((row) => textOf(row, 'name'));
