import type { Platform } from '../../adapters/platform';
import { REPORT_NAMES } from '../../core/contract/staff/manage-reports';
import type { BenchRow } from './bench-row';
import { writeManyOrders } from './support/many-orders';
import { onBothDatabases, timed } from './support/on-both-databases';
import { size } from './support/size';

const ORDERS = Number(process.env['VITRINE_ORDERS'] ?? size(100_000, 300));
const ROUNDS = size(5, 2);
/** Median in ms. */
const LIMIT = 1000;
const ALL = { from: '2024-01-01', to: '2029-12-31', compare: 'year' } as const;

/** Every report over all orders, compared with the year before. */
export function run(): Promise<BenchRow[]> {
  return onBothDatabases({ write: (database) => writeManyOrders(database, ORDERS), measure });
}

async function measure(name: string, platform: Platform): Promise<BenchRow[]> {
  const rows: BenchRow[] = [];
  for (const one of REPORT_NAMES) {
    const { value } = await timed(ROUNDS, async () => {
      const answer = await platform.report({ name: one, ...ALL });
      if (answer.kind === 'refused') throw new Error(answer.message);
    });
    rows.push({ name: `${name}, ${String(ORDERS)} orders: ${one}`, value, limit: `${String(LIMIT)} ms` });
  }
  return rows;
}
