import pg from 'pg';
import { DatabaseUnavailableError } from '../../platform/ports/database';
import { BatchingSocket } from './batching-socket';

/** After so many milliseconds without a connection, a new one or one that was given back, a unit gives up: its caller is answered 503 and may come again. */
const MOST_WAITING_MS = 10_000;

/** Whole numbers and decimals as numbers: none of ours comes near 2^53. */
const types = new pg.TypeOverrides();
types.setTypeParser(pg.types.builtins.INT8, Number);
types.setTypeParser(pg.types.builtins.NUMERIC, Number);

/** Codes of PostgreSQL that end a connection: classes 08 and 57P, a server that stops or starts, and one that takes no more connections. */
const ENDING = /^(?:08|57P|53300)/;

/** A connection to the database, for one unit. */
export interface Line {
  readonly client: pg.PoolClient;
  /** What went wrong as the caller should hear it: DatabaseUnavailableError where the connection was lost, the error itself otherwise. */
  explain(error: unknown): unknown;
  /** Gives it back; one that was lost is replaced. */
  release(): void;
}

/**
 * The connections of a process. One that dies, in use or not, is replaced with the next unit; without a listener of its own its error would
 * end the process.
 */
export class Lines {
  readonly #pool: pg.Pool;
  readonly #lost = new WeakMap<object, Error>();

  constructor(
    url: string,
    most: number,
    private readonly onLost: (error: Error) => void,
  ) {
    this.#pool = new pg.Pool({
      connectionString: url,
      max: most,
      types,
      connectionTimeoutMillis: MOST_WAITING_MS,
      keepAlive: true,
      // Statements go out without waiting for the answers of those before.
      pipeline: true,
      stream: () => new BatchingSocket(),
    });
    this.#pool.on('error', () => undefined); // of the connection as well, which reports it
    this.#pool.on('connect', (client) => {
      client.on('error', (error) => this.#lose(client, error));
    });
  }

  #lose(client: object, error: Error): void {
    if (this.#lost.has(client)) return;
    this.#lost.set(client, error);
    this.onLost(error);
  }

  /** @throws DatabaseUnavailableError */
  async open(): Promise<Line> {
    const client = await this.#connect();
    return {
      client,
      explain: (error) => {
        if (isEnding(error)) this.#lose(client, error);
        const lost = this.#lost.get(client);
        return lost === undefined ? error : unavailable(lost);
      },
      release: () => client.release(this.#lost.get(client)),
    };
  }

  async #connect(): Promise<pg.PoolClient> {
    try {
      return await this.#pool.connect();
    } catch (error) {
      throw unavailable(error);
    }
  }

  close(): Promise<void> {
    return this.#pool.end();
  }
}

function isEnding(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && ENDING.test(error.code);
}

function unavailable(cause: unknown): DatabaseUnavailableError {
  const why = cause instanceof Error ? cause.message || cause.name : String(cause);
  return new DatabaseUnavailableError(`The database does not answer: ${why}`, { cause });
}
