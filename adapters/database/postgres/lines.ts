import pg from 'pg';
import { DatabaseUnavailableError } from '../../platform/ports/database';
import { BatchingSocket } from './batching-socket';

/** Milliseconds to wait for a connection before the caller receives 503. */
const MAX_WAITING_MS = 10_000;

/** Parsed as numbers: no value comes near 2^53. */
const types = new pg.TypeOverrides();
types.setTypeParser(pg.types.builtins.INT8, Number);
types.setTypeParser(pg.types.builtins.NUMERIC, Number);

const ENDING = /^(?:08|57P|53300)/;

export interface Line {
  readonly client: pg.PoolClient;
  explain(error: unknown): unknown;
  release(): void;
}

/** Replaces dead connections on demand; without an error listener they would crash the process. */
export class Lines {
  readonly #pool: pg.Pool;
  readonly #lost = new WeakMap<object, Error>();

  constructor(
    url: string,
    max: number,
    private readonly onLost: (error: Error) => void,
  ) {
    this.#pool = new pg.Pool({
      connectionString: url,
      max: max,
      types,
      connectionTimeoutMillis: MAX_WAITING_MS,
      keepAlive: true,
      pipeline: true,
      stream: () => new BatchingSocket(),
    });
    this.#pool.on('error', () => undefined);
    this.#pool.on('connect', (client) => {
      client.on('error', (error) => this.#lose(client, error));
    });
  }

  #lose(client: object, error: Error): void {
    if (this.#lost.has(client)) return;
    this.#lost.set(client, error);
    this.onLost(error);
  }

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
