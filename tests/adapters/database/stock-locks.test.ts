import { expect, it } from 'vitest';
import type { Row, SqlConnection, Statement } from '../../../adapters/database/sql/base/connection';
import { SqlStock } from '../../../adapters/database/sql/catalogue/stock';
import { SqlVersions } from '../../../adapters/database/sql/foundation/versions';

const ROW = { sku: 'TEE', product_id: 1, qty: 9, is_in_stock: 1, manage_stock: 1, elsewhere: '{"berlin":4}', value: 1 };

/** Records the tables that statements lock, in the order of the statements. */
function recording(): { connection: SqlConnection; locks: string[] } {
  const locks: string[] = [];
  const sql = (text: string): Statement => {
    const table =
      /^\s*(?:UPDATE|INSERT INTO) (\w+)/.exec(text)?.[1] ?? (text.includes('FOR UPDATE') ? 'stock' : undefined);
    const run = <T>(answer: T): Promise<T> => {
      if (table !== undefined) locks.push(table);
      return Promise.resolve(answer);
    };
    // A row whose units are at several places is not changed by the plain statement.
    const isPlain = text.includes('elsewhere IS NULL');
    const rows: readonly Row[] = [ROW];
    return {
      all: () => run(rows),
      first: () => run(isPlain ? undefined : ROW),
      run: () => run(isPlain ? 0 : 1),
      send: () => run(undefined),
    };
  };
  return { connection: { dialect: 'postgres', later: '', sql }, locks };
}

const UNITS = [{ sku: 'TEE', qty: 1 }];
const PLACED = [{ sku: 'TEE', qty: 1, place: 'berlin' }];
const CHANGES: Readonly<Record<string, (stock: SqlStock) => Promise<unknown>>> = {
  'taking units of a place': (stock) => stock.take(PLACED),
  'taking routed units': (stock) => stock.take(UNITS, undefined, () => ({ units: PLACED })),
  'taking units at several places': (stock) => stock.take(UNITS),
  'giving back units of a place': (stock) => stock.giveBack(PLACED),
  'adding units of a place': (stock) => stock.add(PLACED),
};

it.each(Object.entries(CHANGES))('%s locks the version once, before any row', async (_, change) => {
  const { connection, locks } = recording();
  await change(new SqlStock(connection, new SqlVersions(connection)));
  expect(locks[0]).toBe('meta');
  expect(locks.filter((table) => table === 'meta')).toHaveLength(1);
  expect(locks).toContain('stock');
});
