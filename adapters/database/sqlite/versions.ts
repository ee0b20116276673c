import type { VersionKey, VersionRepository, Versions } from '../../platform/ports/foundation/versions';
import { numberOf } from '../sql/base/columns';
import { SqlVersions } from '../sql/foundation/versions';
import type { SqlConnection } from '../sql/base/connection';

/** Cached counters, reread only after a commit; SQLite reports commits of other processes. */
export class SqliteVersions implements VersionRepository {
  readonly #stored: SqlVersions;
  readonly #dataVersion: ReturnType<SqlConnection['sql']>;
  #seen = -1;
  /** True once the version was read under the write lock, when no other process can commit. */
  #isFixed = false;
  #isWriting = false;
  #known: Versions = { catalogue: -1, index: -1, stock: -1 };

  constructor(connection: SqlConnection) {
    this.#stored = new SqlVersions(connection);
    this.#dataVersion = connection.sql('PRAGMA data_version');
  }

  begin(): void {
    this.#isWriting = true;
  }

  /**
   * Call when a transaction ends.
   * @param isKept false after a rollback
   */
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

  lock(): Promise<void> {
    return this.#stored.lock();
  }

  async raise(...keys: readonly [VersionKey, ...VersionKey[]]): Promise<number> {
    const [key, ...others] = keys;
    const version = await this.#stored.raise(...keys);
    if (this.#isFixed && others.length === 0) this.#known = { ...this.#known, [key]: version };
    else [this.#seen, this.#isFixed] = [-1, false];
    return version;
  }
}
