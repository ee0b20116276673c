import { writeFile } from 'node:fs/promises';
import { command } from '../../../declare/command';
import { text, whole } from '../../../usage/kinds';
import { flag, optional, required, withDefault } from '../../../usage/parameter';
import { UsageError } from '../../../usage/usage-error';
import type { Session } from '../../../session/session';
import { isOrderRow, readOrderRow, textOf, type OrderRecord } from './order-row';
import type { PlaceMode, placeRow } from './place-row';
import { reportAnswer, reportCsv } from './report';
import { fieldsRefused, type RowResult } from './row-result';

export const placeMany = command({
  name: 'place-many',
  summary: 'place one guest order per row of a file; repeating a run orders nothing twice',
  args: {
    file: required(
      'CSV with a header, or JSON lines (.jsonl): ref, items (TEE:2 SOCKS), and checkout fields',
      text('file', 1000),
    ),
  },
  options: {
    dryRun: flag('show what would be ordered and the totals, without ordering'),
    prepare: flag('order nothing, but fetch what a later run with --offline needs'),
    report: optional('write the result of each row to this CSV file', text('file', 1000)),
    atOnce: withDefault('maximum number of concurrent orders', whole(1, 16), 4),
  },
  run: async ({ file, dryRun, prepare, report, atOnce }, session) => {
    const { offline } = session.globals;
    if (prepare && dryRun) throw new UsageError('--prepare and --dry-run cannot be combined');
    if (prepare && offline) throw new UsageError('--prepare needs the shop: remove --offline');
    const mode = prepare ? 'prepare' : dryRun ? 'try' : 'place';
    const { readOrders } = await import('./read-orders');
    const records = await readOrders(file);
    const [{ placeRow: place }, { profileFolder }] = await Promise.all([
      import('./place-row'),
      import('../../../composition/composition-root'),
    ]);
    const folderOf = (profile: string) => profileFolder(session.globals.data, profile);
    const results = await placeAll(records, { session, place, folderOf, mode, atOnce });
    if (report !== undefined) await writeFile(report, reportCsv(results));
    return reportAnswer(results);
  },
});

const LABELS: Readonly<Record<PlaceMode, string>> = {
  place: 'Placing orders',
  prepare: 'Preparing orders',
  try: 'Trying orders',
};

interface Placing {
  readonly session: Session;
  readonly place: typeof placeRow;
  readonly folderOf: (profile: string) => string;
  readonly mode: PlaceMode;
  readonly atOnce: number;
}

async function placeAll(records: readonly OrderRecord[], placing: Placing): Promise<readonly RowResult[]> {
  const results: RowResult[] = [];
  const bar = await placing.session.progress();
  let [next, done] = [0, 0];
  const work = async (): Promise<void> => {
    for (let at = next++; at < records.length; at = next++) {
      const record = records[at];
      if (record !== undefined) results[at] = await placeOne(record, placing);
      bar.report((done += 1), records.length, LABELS[placing.mode]);
    }
  };
  // Creates a new data folder once, before parallel use.
  await placing.session.shop();
  await Promise.all(Array.from({ length: placing.atOnce }, work));
  bar.end();
  return results;
}

async function placeOne(record: OrderRecord, { session, place, folderOf, mode }: Placing): Promise<RowResult> {
  const row = readOrderRow(record);
  if (!isOrderRow(row)) return fieldsRefused({ row: record.row, ref: textOf(record.cells['ref']) }, row);
  const profile = `${session.globals.profile}-${row.ref}`;
  const { shop, close } = await session.shopOf(profile);
  try {
    return await place(row, { shop, mode, offline: session.globals.offline, folder: folderOf(profile) });
  } finally {
    await close();
  }
}
