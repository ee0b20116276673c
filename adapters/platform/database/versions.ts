import { numberOf, textOf } from './columns';
import type { Sqlite } from './sqlite';

/**
 * Counters that show what has changed, also by another process on the same file:
 * catalogue — some document was written; index — the search index must be made anew; stock — some stock was changed.
 */
type VersionKey = 'catalogue' | 'index' | 'stock';
type Versions = Readonly<Record<VersionKey, number>>;

export class VersionCounters {
  #dataVersion = -1;
  #known: Versions = { catalogue: -1, index: -1, stock: -1 };

  constructor(private readonly database: Sqlite) {}

  /** The counters now. Costs microseconds while no other process writes: SQLite itself counts foreign commits. */
  current(): Versions {
    const found = numberOf(this.database.sql('PRAGMA data_version').first() ?? {}, 'data_version');
    if (found !== this.#dataVersion) {
      this.#dataVersion = found;
      this.#known = this.#read();
    }
    return this.#known;
  }

  /** Raises counters; to be called inside the transaction that makes the change. Returns the new value of the first. */
  raise(...keys: readonly [VersionKey, ...VersionKey[]]): number {
    for (const key of keys) this.database.sql('UPDATE meta SET value = value + 1 WHERE key = ?').run(`${key}_version`);
    const values = this.#read();
    this.#dataVersion = -1; // read again at the next look, as this transaction may still be rolled back
    return values[keys[0]];
  }

  #read(): Versions {
    const values: Record<VersionKey, number> = { catalogue: 0, index: 0, stock: 0 };
    for (const row of this.database.sql('SELECT key, value FROM meta').all()) {
      const key = textOf(row, 'key').replace('_version', '');
      if (key === 'catalogue' || key === 'index' || key === 'stock') values[key] = numberOf(row, 'value');
    }
    return values;
  }
}
