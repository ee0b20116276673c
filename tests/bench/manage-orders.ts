import type { Platform } from '../../adapters/platform';
import type { BenchRow } from './bench-row';
import { writeManyOrders } from './support/many-orders';
import { onBothDatabases, timed } from './support/on-both-databases';
import { size } from './support/size';

const ORDERS = Number(process.env['VITRINE_ORDERS'] ?? size(100_000, 300));
const ROUNDS = size(15, 2);
/** Median in ms. */
const LIMIT = 100;

type Wanted = Parameters<Platform['orders']['list']>[0];
const ASKED: readonly (readonly [string, Wanted])[] = [
  ['the newest, with their sums', {}],
  ['page 1,000', { page: 1000 }],
  ['to send', { needs: 'sending' }],
  ['unpaid', { needs: 'payment' }],
  ['to refund', { needs: 'refund' }],
  ['returns', { needs: 'return' }],
  ['by number', { q: '154321' }],
  ['by e-mail address', { q: 'person777@' }],
  ['by name, which many have', { q: 'ada' }],
  ['by sku and paid', { q: 'sku-42', paid: true }],
  ['that are not there', { q: 'nobody-at-all' }],
  ['the dearest of a store', { store: 'de', sort: 'total:desc' }],
  ['of a week, by card, on their way', { from: '2026-03-02', to: '2026-03-08', payment: 'card', step: 3 }],
];

export function run(): Promise<BenchRow[]> {
  return onBothDatabases({ write: (database) => writeManyOrders(database, ORDERS), measure });
}

async function measure(name: string, { orders }: Platform): Promise<BenchRow[]> {
  const { total } = await orders.list({});
  if (total !== ORDERS) throw new Error(`${String(total)} orders were written, not ${String(ORDERS)}`);
  const rows: BenchRow[] = [];
  for (const [label, wanted] of ASKED) {
    const { value } = await timed(ROUNDS, () => orders.list(wanted));
    rows.push({ name: `${name}, ${String(ORDERS)} orders: ${label}`, value, limit: `${String(LIMIT)} ms` });
  }
  const began = performance.now();
  let bytes = 0;
  for await (const lines of orders.table({})) bytes += lines.length;
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  rows.push({ name: `${name}: all of them as CSV`, value: `${seconds} s, ${(bytes / 1e6).toFixed(1)} MB` });
  return rows;
}
