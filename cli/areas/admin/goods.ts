import { readFile } from 'node:fs/promises';
import { text as incoming } from 'node:stream/consumers';
import * as z from 'zod/mini';
import { command, type Command } from '../../declare/command';
import { answer } from '../../output/answer';
import type { Screen } from '../../output/screen';
import type { Session } from '../../session/session';
import { text, whole } from '../../usage/kinds';
import { flag, required } from '../../usage/parameter';
import { CommandError } from '../../usage/usage-error';
import { asked, resultOf } from './records/answers';
import { importNow } from './imports';
import { recordAdminOf } from './records/record-admin';
import { SHOWN } from '../../output/shown';

const change = z.object({
  row: z.number(),
  sku: z.string(),
  column: z.string(),
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
});
const report = z.object({
  id: z.nullable(z.number()),
  rows: z.object({ read: z.number(), changed: z.number(), unchanged: z.number(), refused: z.number() }),
  changes: z.array(change),
  refused: z.array(z.object({ row: z.number(), sku: z.string(), reason: z.string() })),
  overtaken: z.array(z.object({ sku: z.string(), reason: z.string() })),
});
type Report = z.infer<typeof report>;

const MAX_STOCK = 10_000_000;

const price = command({
  name: 'price',
  summary:
    'change prices, stock and status from a CSV: sku, price, special_price, special_from, special_to, stock, status',
  args: { file: required('CSV file, or - for standard input', text('file', 4000)) },
  options: { dryRun: flag('show what would change, without changing it') },
  run: async ({ file, dryRun }, session) => {
    const csv = await (file === '-' ? incoming(process.stdin) : readFile(file, 'utf8')).catch(() => {
      throw new CommandError('file-missing', `${file} cannot be read`);
    });
    const name = file.split(/[\\/]/).at(-1) ?? file;
    const done = await applied(session, { csv, name, dryRun });
    return answer(done, (screen) => reportText(done, screen, dryRun ? 'No changes.' : 'Done.'));
  },
});

const priceUndo = command({
  name: 'price-undo',
  summary: 'undo a whole price list',
  args: { id: required('id of the price list, printed by admin price', whole(1, Number.MAX_SAFE_INTEGER)) },
  run: async ({ id }, session) => {
    const done = await undone(session, id);
    return answer(done, (screen) => reportText(done, screen, 'The price list is undone.'));
  },
});

const stock = command({
  name: 'stock',
  summary: 'set the stock of a sku',
  args: {
    sku: required('sku of the product or variant', text('sku', 64)),
    qty: required('pieces', whole(0, MAX_STOCK)),
  },
  options: { dryRun: flag('show what would change, without changing it') },
  run: async ({ sku, qty, dryRun }, session) => {
    const admin = await recordAdminOf(session, 'stock_levels');
    const { id, version, document } = await admin.show(sku);
    const next = { ...document, qty, ...(document['counted'] === true && { in_stock: qty > 0 }) };
    const saved = await admin.save({ id, version, document: next, ...(dryRun && { dry_run: true }) });
    return answer(saved, (screen) => {
      const said = saved.changes.map(({ path, from, to }) => `${path}: ${String(from)} → ${String(to)}`).join(', ');
      return `${sku}: ${saved.changes.length === 0 ? 'nothing changes' : said}${dryRun ? ` (${screen.dim('not saved')})` : ''}`;
    });
  },
});

async function applied(
  session: Session,
  { csv, name, dryRun }: { csv: string; name: string; dryRun: boolean },
): Promise<Report> {
  if (session.globals.api !== undefined) {
    const { goods } = await (await session.shop()).manage();
    return asked(async () => report.parse(await goods.applyPrices({ csv, name, dry_run: dryRun })));
  }
  const { prices } = await session.platform('admin price');
  return report.parse(resultOf(await prices.apply(csv, { name, isDry: dryRun })));
}

async function undone(session: Session, id: number): Promise<Report> {
  if (session.globals.api !== undefined) {
    const { goods } = await (await session.shop()).manage();
    return asked(async () => report.parse(await goods.undoPrices({ id })));
  }
  const { prices } = await session.platform('admin price-undo');
  return report.parse(resultOf(await prices.undo(id)));
}

function reportText({ id, rows, changes, refused, overtaken }: Report, screen: Screen, end: string): string {
  return screen.sections(
    screen.table(
      [{ head: 'Line', align: 'right' }, { head: 'SKU' }, { head: 'Column' }, { head: 'From' }, { head: 'To' }],
      changes.slice(0, SHOWN).map((one) => [one.row, one.sku, one.column, one.from ?? '', one.to ?? '']),
    ),
    screen.table(
      [{ head: 'Line', align: 'right' }, { head: 'SKU' }, { head: 'Reason for refusal' }],
      refused.slice(0, SHOWN).map((one) => [one.row, one.sku, one.reason]),
    ),
    screen.table(
      [{ head: 'SKU' }, { head: 'Reason unchanged' }],
      overtaken.slice(0, SHOWN).map((one) => [one.sku, one.reason]),
    ),
    `${String(rows.read)} rows: ${String(rows.changed)} with changes, ${String(rows.unchanged)} without, ${String(rows.refused)} refused.`,
    id === null ? end : `${screen.good(end)} To undo it: admin price-undo ${String(id)}`,
  );
}

export const GOODS: readonly Command[] = [price, priceUndo, stock, importNow];
