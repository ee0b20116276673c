import type { VersionKey, VersionRepository, Versions } from '../../platform/ports/versions';
import { numberOf } from '../sql/columns';
import { SqlVersions } from '../sql/versions';
import type { SqlConnection } from '../sql/connection';

/** The counters, read again only when something was committed: SQLite itself counts what other processes commit. */
export class SqliteVersions implements VersionRepository {
  readonly #stored: SqlVersions;
  readonly #dataVersion: ReturnType<SqlConnection['sql']>;
  #seen = -1;
  /** True once the writing unit has read the version: no other process commits before this one does. */
  #isFixed = false;
  #isWriting = false;
  #known: Versions = { catalogue: -1, index: -1, stock: -1 };

  constructor(connection: SqlConnection) {
    this.#stored = new SqlVersions(connection);
    this.#dataVersion = connection.sql('PRAGMA data_version');
  }

  /** To be called when a transaction has begun. */
  begin(): void {
    this.#isWriting = true;
  }

  /** To be called when a transaction is over. @param isKept false where it was rolled back: what it raised was never there */
  end(isKept: boolean): void {
    this.#isWriting = false;
    this.#isFixed = false;
    if (!isKept) this.#seen = -1;
  }

  async current(): Promise<Versions> {
    if (this.#isFixed) return this.#known;
    const found = numberOf((await this.#dataVersion.first()) ?? {}, 'data_version');
    if (found !== this.#seen) {
      this.#known = await this.#stored.current();
      this.#seen = found;
    }
    this.#isFixed = this.#isWriting;
    return this.#known;
  }

  async raise(...keys: readonly [VersionKey, ...VersionKey[]]): Promise<number> {
    const [key, ...others] = keys;
    const version = await this.#stored.raise(...keys);
    // Versions that this unit raised are known; the others are read again.
    if (this.#isFixed && others.length === 0) this.#known = { ...this.#known, [key]: version };
    else [this.#seen, this.#isFixed] = [-1, false];
    return version;
  }
}
