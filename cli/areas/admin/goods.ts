import { readFile } from 'node:fs/promises';
import { text as incoming } from 'node:stream/consumers';
import * as z from 'zod/mini';
import { DEFAULT_PLACE, STOCK_REASONS, stockMovesResult } from '../../../core/internal-staff';
import { command, type Command } from '../../declare/command';
import { answer } from '../../output/answer';
import type { Screen } from '../../output/screen';
import type { Session } from '../../session/session';
import { choice, DAY, text, whole } from '../../usage/kinds';
import { flag, optional, required, withDefault } from '../../usage/parameter';
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
  summary: 'undo all changes of a price list',
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
  options: {
    place: optional('location code; without it, sets the total and changes the default location', text('code', 40)),
    dryRun: flag('show what would change, without changing it'),
  },
  run: async ({ sku, qty, place, dryRun }, session) => {
    const admin = await recordAdminOf(session, 'stock_levels');
    const { id, version, document } = await admin.show(sku);
    const counted = place === undefined ? { qty } : atPlace(unitsIn(document), place, qty);
    const next = { ...document, ...counted, ...(document['counted'] === true && { in_stock: counted.qty > 0 }) };
    const saved = await admin.save({ id, version, document: next, ...(dryRun && { dry_run: true }) });
    return answer(saved, (screen) => {
      const said = saved.changes
        .map(({ path, from, to }) => `${path}: ${formatted(from)} → ${formatted(to)}`)
        .join(', ');
      return `${sku}: ${saved.changes.length === 0 ? 'nothing changes' : said}${dryRun ? ` (${screen.dim('not saved')})` : ''}`;
    });
  },
});

/** Places as 'main 3, berlin 2'. */
function formatted(value: unknown): string {
  const places = unitsByPlace.safeParse(value);
  return places.success ? places.data.map(({ place, qty }) => `${place} ${String(qty)}`).join(', ') : String(value);
}

const unitsByPlace = z.array(z.object({ place: z.string(), qty: z.number() }));

function unitsIn({ places, qty }: Readonly<Record<string, unknown>>): z.infer<typeof unitsByPlace> {
  const main = { place: DEFAULT_PLACE, qty: Number(qty) };
  return places === undefined ? [main] : unitsByPlace.parse(places);
}

function atPlace(units: z.infer<typeof unitsByPlace>, place: string, qty: number) {
  const places = [...units.filter((one) => one.place !== place), { place, qty }];
  return { places, qty: places.reduce((sum, one) => sum + one.qty, 0) };
}

const moves = command({
  name: 'stock-moves',
  summary: 'list stock changes by location with their reasons, newest first; with --api for authorized staff',
  options: {
    sku: optional('sku of a product or variant', text('sku', 64)),
    place: optional('location code', text('code', 40)),
    reason: optional(`one of ${STOCK_REASONS.join(', ')}`, choice(STOCK_REASONS)),
    ref: optional('number of an order or transfer', text('number', 64)),
    from: optional('first day, in the time zone of the shop', DAY),
    to: optional('last day, in the time zone of the shop', DAY),
    page: withDefault('page', whole(1, 10_000), 1),
  },
  run: async (wanted, session) => {
    const found =
      session.globals.api === undefined
        ? stockMovesResult.parse(resultOf(await (await session.platform('admin stock-moves')).stockMoves(wanted)))
        : await asked(async () => (await (await session.shop()).manage()).stockMoves(wanted));
    return answer(found, (screen) =>
      found.items.length === 0
        ? 'No movements.'
        : screen.table(
            [
              { head: 'Time' },
              { head: 'SKU' },
              { head: 'Place' },
              { head: 'Units', align: 'right' },
              { head: 'Reason' },
              { head: 'Of' },
            ],
            found.items.map((one) => [one.at.slice(0, 16), one.sku, one.place, one.qty, one.reason, one.ref ?? '']),
          ),
    );
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

export const GOODS: readonly Command[] = [price, priceUndo, stock, moves, importNow];
