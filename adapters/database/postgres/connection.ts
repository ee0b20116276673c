import type { PoolClient } from 'pg';
import { isChange, type Row, type SqlConnection, type SqlValue, type Statement } from '../sql/base/connection';

interface Prepared {
  readonly name: string;
  readonly text: string;
}

const prepared = new Map<string, Prepared>();

/** Converts `?` and `?1` to `$1`, `$2` …, except inside quotes. */
export function numbered(text: string): string {
  let next = 0;
  return text.replace(/'(?:[^']|'')*'|\?(\d+)?/g, (found, number: string | undefined) => {
    if (found.startsWith("'")) return found;
    next += 1;
    return `$${number ?? String(next)}`;
  });
}

function preparedOf(text: string): Prepared {
  const known = prepared.get(text);
  if (known) return known;
  const made = { name: `s${String(prepared.size + 1)}`, text: numbered(text) };
  prepared.set(text, made);
  return made;
}

/** The first failure is the cause: PostgreSQL rejects all later statements. */
export class Sent {
  #last: Promise<void> = Promise.resolve();
  #failure: { readonly error: unknown } | undefined;

  add(answer: Promise<unknown>): void {
    this.#last = answer.then(
      () => undefined,
      (error: unknown) => {
        this.#failure ??= { error };
      },
    );
  }

  /**
   * Waits for all responses.
   * @throws the error of the first failed statement
   */
  async settle(): Promise<void> {
    await this.#last;
    if (this.#failure !== undefined) throw this.#failure.error;
  }
}

/** Counts the changes of a unit that has no transaction. */
interface OneChange {
  isSent: boolean;
}

const LATER_TO_DISK = "AND set_config('synchronous_commit', 'off', true) = 'off'";

export function connectionOf(
  client: Pick<PoolClient, 'query'>,
  mode: OneChange | 'read' | 'write',
  sent: Pick<Sent, 'add'>,
): SqlConnection {
  return {
    dialect: 'postgres',
    later: typeof mode === 'object' ? LATER_TO_DISK : '',
    sql: (text): Statement => {
      if (mode === 'read' && isChange(text)) {
        throw new Error(`A unit that reads must not change anything: ${text.slice(0, 80)}`);
      }
      const { name, text: query } = preparedOf(text);
      const isAlone = typeof mode === 'object' && isChange(text);
      const run = (values: readonly SqlValue[]) => {
        if (isAlone && mode.isSent) throw new Error('A unit with one change must not make another one');
        if (isAlone) mode.isSent = true;
        const answer = client.query<Row>({ name, text: query, values: [...values] });
        sent.add(answer);
        return answer;
      };
      return {
        all: async (...values) => (await run(values)).rows,
        first: async (...values) => (await run(values)).rows[0],
        run: async (...values) => (await run(values)).rowCount ?? 0,
        send: (...values) => {
          void run(values);
          return Promise.resolve();
        },
      };
    },
  };
}
