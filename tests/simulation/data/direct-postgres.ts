import { MessageChannel, receiveMessageOnPort, Worker, type MessagePort } from 'node:worker_threads';
import { numbered } from '../../../adapters/database/postgres/connection';
import type { Row, SqlValue } from '../../../adapters/database/sql/base/connection';
import type { DirectSql } from './shop-data';

const MAX_MS = 20_000;

type Said =
  | { readonly rows: readonly Row[]; readonly count: number }
  | { readonly error: string; readonly rows?: undefined };

/** The PostgreSQL driver is asynchronous only, so a worker thread queries while this one blocks. */
const THREAD = `
const { workerData } = require('node:worker_threads');
const pg = require('pg');
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);
const { url, port, flag } = workerData;
const client = new pg.Client({ connectionString: url });
const ready = client.connect();
const said = (message) => {
  port.postMessage(message);
  Atomics.store(flag, 0, 1);
  Atomics.notify(flag, 0);
};
port.on('message', async (asked) => {
  try {
    await ready;
    if (asked === 'close') {
      await client.end();
      said({ rows: [], count: 0 });
      return port.close();
    }
    const { rows, rowCount } = await client.query(asked.text, asked.values);
    said({ rows: rows ?? [], count: rowCount ?? 0 });
  } catch (error) {
    said({ error: error.message });
  }
});`;

export class DirectPostgres implements DirectSql {
  readonly #port: MessagePort;
  readonly #flag = new Int32Array(new SharedArrayBuffer(4));

  constructor(url: string) {
    const { port1, port2 } = new MessageChannel();
    this.#port = port1;
    const workerData = { url, port: port2, flag: this.#flag };
    new Worker(THREAD, { eval: true, workerData, transferList: [port2] }).unref();
    port1.unref();
    this.exec("SET lock_timeout = '5s'");
  }

  sql(text: string) {
    const query = numbered(text);
    const ask = (values: readonly SqlValue[]) => this.#ask({ text: query, values });
    return {
      all: (...values: readonly SqlValue[]) => ask(values).rows,
      first: (...values: readonly SqlValue[]) => ask(values).rows[0],
      run: (...values: readonly SqlValue[]) => ask(values).count,
    };
  }

  exec(text: string): void {
    this.#ask({ text });
  }

  transaction(work: () => void): void {
    this.exec('BEGIN');
    try {
      work();
      this.exec('COMMIT');
    } catch (error) {
      this.exec('ROLLBACK');
      throw error;
    }
  }

  close(): void {
    this.#ask('close');
  }

  #ask(asked: unknown): { readonly rows: readonly Row[]; readonly count: number } {
    Atomics.store(this.#flag, 0, 0);
    this.#port.postMessage(asked);
    Atomics.wait(this.#flag, 0, 0, MAX_MS);
    const received: { readonly message: Said } | undefined = receiveMessageOnPort(this.#port);
    if (received === undefined) throw new Error(`PostgreSQL has not answered in ${MAX_MS} ms`);
    const { message } = received;
    if (message.rows === undefined) throw new Error(`PostgreSQL refused ${JSON.stringify(asked)}: ${message.error}`);
    return message;
  }
}
