import { lookUp } from '../../../core/kernel/look-up';
import {
  DatabaseUnusableError,
  isDatabaseUnavailable,
  type Database,
  type DatabaseUnavailableError,
  type Durability,
  type Repositories,
} from '../../platform/ports/database';
import { createRepositories } from '../sql/repositories';
import { SqlVersions } from '../sql/foundation/versions';
import type { SqlConnection } from '../sql/base/connection';
import { connectionOf, Sent } from './connection';
import { Lines } from './lines';
import { migrate } from './migrate';
import { UnitVersions } from './unit-versions';

const MAX_TRIES = 5;
/** An idle connection may have died silently, so a second one is tried. */
const MAX_CONNECTIONS = 2;
/** Retryable errors: serialization failure, deadlock, unique violation by a concurrent commit. */
const CONFLICTS: ReadonlySet<string> = new Set(['40001', '40P01', '23505']);

/** Not prepared: a pooler that loses the preparation would break every later statement. */
const BEGIN = { text: 'BEGIN' };
const BEGIN_LATER_TO_DISK = { text: 'BEGIN; SET LOCAL synchronous_commit TO OFF' };
const COMMIT = { name: 'commit', text: 'COMMIT' };

class PostgresDatabase implements Database {
  constructor(private readonly lines: Lines) {}

  async read<T>(work: (db: Repositories) => Promise<T>): Promise<T> {
    return this.#again(async () => {
      const line = await this.lines.open();
      try {
        return await work(repositoriesOf(connectionOf(line.client, 'read', new Sent())));
      } catch (error) {
        throw line.explain(error);
      } finally {
        line.release();
      }
    });
  }

  async write<T>(work: (db: Repositories) => Promise<T>, durability: Durability = 'process'): Promise<T> {
    return this.#again(() => (durability === 'one-change' ? this.#change(work) : this.#transaction(work, durability)));
  }

  async #again<T>(unit: () => Promise<T>): Promise<T> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await unit();
      } catch (error) {
        if (error instanceof UnknownEndError) throw error.cause;
        const max = isDatabaseUnavailable(error) ? MAX_CONNECTIONS : MAX_TRIES;
        if (tries >= max || !(isDatabaseUnavailable(error) || isConflict(error))) throw error;
      }
    }
  }

  async #change<T>(work: (db: Repositories) => Promise<T>): Promise<T> {
    const line = await this.lines.open();
    const [sent, unit] = [new Sent(), { isSent: false }];
    try {
      const result = await work(repositoriesOf(connectionOf(line.client, unit, sent)));
      await sent.settle();
      return result;
    } catch (error) {
      const said = line.explain(error);
      throw unit.isSent && isDatabaseUnavailable(said) ? new UnknownEndError(said) : said;
    } finally {
      line.release();
    }
  }

  async #transaction<T>(work: (db: Repositories) => Promise<T>, durability: Durability): Promise<T> {
    const line = await this.lines.open();
    const { client } = line;
    const sent = new Sent();
    let isEnding = false;
    try {
      sent.add(client.query(durability === 'process' ? BEGIN_LATER_TO_DISK : BEGIN));
      const result = await work(repositoriesOf(connectionOf(client, 'write', sent)));
      isEnding = true;
      sent.add(client.query(COMMIT)); // Acts as a rollback if a pipelined statement has failed.
      await sent.settle();
      return result;
    } catch (error) {
      await client.query('ROLLBACK').catch((lost: unknown) => line.explain(lost));
      const said = line.explain(await reasonOf(error, sent));
      throw isEnding && isDatabaseUnavailable(said) ? new UnknownEndError(said) : said;
    } finally {
      line.release();
    }
  }

  close(): Promise<void> {
    return this.lines.close();
  }
}

function repositoriesOf(connection: SqlConnection): Repositories {
  return createRepositories(connection, new UnitVersions(new SqlVersions(connection)));
}

const REFUSED_AFTER = '25P02';

/** Returns the root cause, not the follow-up errors of a failed transaction. */
async function reasonOf(error: unknown, sent: Sent): Promise<unknown> {
  if (!(error instanceof Error && 'code' in error && error.code === REFUSED_AFTER)) return error;
  return sent.settle().then(
    () => error,
    (first: unknown) => first,
  );
}

/** The connection was lost during the commit. The result is unknown, so it is not retried. */
class UnknownEndError extends Error {
  override readonly name = 'UnknownEndError';

  constructor(override readonly cause: DatabaseUnavailableError) {
    super(cause.message);
  }
}

function isConflict(error: unknown): boolean {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && CONFLICTS.has(error.code);
}

/** Options of `openPostgres`. */
export interface PostgresOptions {
  readonly url: string;
  /** Max connections of this process. Default 10. */
  readonly max?: number;
  /** Called when a connection is lost; the next unit of work opens a new one. Default: no-op. */
  readonly onLost?: (error: Error) => void;
}

/** Raised when the database does not respond or rejects the login. */
export class DatabaseUnreachableError extends Error {
  override readonly name = 'DatabaseUnreachableError';
}

const REMEDIES: Readonly<Record<string, string>> = {
  '42501': 'Its user must be allowed to make and to change tables',
  '42703': 'Its tables are those of another program: name an empty database',
  '42P01': 'Its tables are those of another program: name an empty database',
  '42P07': 'Its tables are those of another program: name an empty database',
  '25006': 'It takes no changes: name the one that does',
};

function unreachable(error: unknown, url: string): unknown {
  const { host, pathname } = new URL(url);
  const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
  const remedy = lookUp(REMEDIES, code);
  if (error instanceof Error && remedy !== undefined) {
    const where = `The database ${pathname.slice(1)} at ${host}`;
    return new DatabaseUnusableError(`${where} cannot be used: ${error.message}. ${remedy}.`, { cause: error });
  }
  if (!isDatabaseUnavailable(error)) return error;
  const { cause } = error;
  const why = cause instanceof Error ? cause.message || cause.name : String(cause);
  return new DatabaseUnreachableError(`The database ${pathname.slice(1)} at ${host} cannot be opened: ${why}`, {
    cause,
  });
}

/**
 * Opens and migrates the database.
 * @throws SchemaTooNewError; DatabaseUnreachableError; DatabaseUnusableError
 */
export async function openPostgres({ url, max = 10, onLost = () => undefined }: PostgresOptions): Promise<Database> {
  const lines = new Lines(url, max, onLost);
  try {
    await migrate(lines);
  } catch (error) {
    await lines.close();
    throw unreachable(error, url);
  }
  return new PostgresDatabase(lines);
}
