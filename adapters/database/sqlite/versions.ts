import type { VersionKey, VersionRepository, Versions } from '../../platform/ports/versions';
import { numberOf } from '../sql/columns';
import { SqlVersions } from '../sql/versions';
import type { SqlConnection } from '../sql/connection';

/** The counters, read again only when something was committed: SQLite itself counts what other processes commit. */
export class SqliteVersions implements VersionRepository {
  readonly #stored: SqlVersions;
  readonly #dataVersion: ReturnType<SqlConnection['sql']>;
  #seen = -1;
  #known: Versions = { catalogue: -1, index: -1, stock: -1 };

  constructor(connection: SqlConnection) {
    this.#stored = new SqlVersions(connection);
    this.#dataVersion = connection.sql('PRAGMA data_version');
  }

  async current(): Promise<Versions> {
    const found = numberOf((await this.#dataVersion.first()) ?? {}, 'data_version');
    if (found !== this.#seen) {
      this.#known = await this.#stored.current();
      this.#seen = found;
    }
    return this.#known;
  }

  /** To be called when a transaction was rolled back: what it raised was never there. */
  forget(): void {
    this.#seen = -1;
  }

  async raise(...keys: readonly [VersionKey, ...VersionKey[]]): Promise<number> {
    const version = await this.#stored.raise(...keys);
    this.#seen = -1; // read again at the next look
    return version;
  }
}
