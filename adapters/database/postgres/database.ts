import pg from 'pg';
import type { Database, Durability, Repositories } from '../../platform/ports/database';
import { createRepositories } from '../sql/repositories';
import { SqlVersions } from '../sql/versions';
import { connectionOf } from './connection';
import { migrate } from './migrate';

/** How often a unit is begun anew that came into another one's way. */
const MOST_TRIES = 5;
/**
 * Codes of what another unit's commit can cause, and what is gone when it is tried again: it could not be put in order, two waited for each other,
 * or both wrote what there can be but one of.
 */
const CONFLICTS: ReadonlySet<string> = new Set(['40001', '40P01', '23505']);

/** Whole numbers and decimals as numbers: none of ours comes near 2^53. */
const types = new pg.TypeOverrides();
types.setTypeParser(pg.types.builtins.INT8, Number);
types.setTypeParser(pg.types.builtins.NUMERIC, Number);

/** A shop's data in a PostgreSQL database, which any number of processes share. */
class PostgresDatabase implements Database {
  constructor(private readonly pool: pg.Pool) {}

  async read<T>(work: (db: Repositories) => Promise<T>): Promise<T> {
    const client = await this.pool.connect();
    try {
      const connection = connectionOf(client, 'read');
      return await work(createRepositories(connection, new SqlVersions(connection)));
    } finally {
      client.release();
    }
  }

  async write<T>(work: (db: Repositories) => Promise<T>, durability: Durability = 'process'): Promise<T> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await this.#transaction(work, durability);
      } catch (error) {
        if (tries === MOST_TRIES || !isConflict(error)) throw error;
      }
    }
  }

  async #transaction<T>(work: (db: Repositories) => Promise<T>, durability: Durability): Promise<T> {
    const client = await this.pool.connect();
    let broken: Error | undefined;
    try {
      await client.query(durability === 'power' ? 'BEGIN' : 'BEGIN; SET LOCAL synchronous_commit TO OFF');
      const connection = connectionOf(client, 'write');
      const result = await work(createRepositories(connection, new SqlVersions(connection)));
      await client.query('COMMIT');
      return result;
    } catch (error) {
      await client.query('ROLLBACK').catch((lost: unknown) => {
        broken = lost instanceof Error ? lost : new Error('The connection was lost', { cause: lost });
      });
      throw error;
    } finally {
      client.release(broken);
    }
  }

  close(): Promise<void> {
    return this.pool.end();
  }
}

function isConflict(error: unknown): boolean {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && CONFLICTS.has(error.code);
}

export interface PostgresOptions {
  /** Address of the database: 'postgres://user:password@host:5432/name'. */
  readonly url: string;
  /** Connections of this process at the most. Default 10. */
  readonly most?: number;
  /** Told of a connection that was lost while nobody used it. By default nobody is. */
  readonly onLost?: (error: Error) => void;
}

/** Raised when the database does not answer, or lets nobody in. Says where it should be, without the password. */
export class DatabaseUnreachableError extends Error {
  override readonly name = 'DatabaseUnreachableError';
}

async function reach(pool: pg.Pool, url: string): Promise<void> {
  try {
    await pool.query('SELECT 1');
  } catch (error) {
    const { host, pathname } = new URL(url);
    const why = error instanceof Error ? error.message || error.name : String(error);
    throw new DatabaseUnreachableError(`The database ${pathname.slice(1)} at ${host} cannot be opened: ${why}`, {
      cause: error,
    });
  }
}

/**
 * Opens the database of a shop and brings its schema up to date.
 * @throws SchemaTooNewError when the data are from a newer shop; DatabaseUnreachableError
 */
export async function openPostgres({ url, most = 10, onLost = () => undefined }: PostgresOptions): Promise<Database> {
  const pool = new pg.Pool({ connectionString: url, max: most, types });
  pool.on('error', onLost);
  try {
    await reach(pool, url);
    await migrate(pool);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return new PostgresDatabase(pool);
}
