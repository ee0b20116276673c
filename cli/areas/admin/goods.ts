import { readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { text as incoming } from 'node:stream/consumers';
import * as z from 'zod/mini';
import { MOST_IMPORT_BYTES } from '../../../core';
import { command, type Command } from '../../declare/command';
import { answer } from '../../output/answer';
import type { Screen } from '../../output/screen';
import type { Session } from '../../session/session';
import { CURRENCY, MOMENT, text, whole } from '../../usage/kinds';
import { flag, optional, required } from '../../usage/parameter';
import { CommandError } from '../../usage/usage-error';
import { asked, resultOf } from './records/answers';
import { recordDeskOf } from './records/record-desk';

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

/** Rows that are named one by one; the JSON has the first 1,000. */
const SHOWN = 20;
const MOST_STOCK = 10_000_000;

const price = command({
  name: 'price',
  summary:
    'change prices, stock and status by a CSV: sku, price, special_price, special_from, special_to, stock, status',
  args: { file: required('the CSV file, or - for what comes in', text('file', 4000)) },
  options: { dryRun: flag('say what would change, and change nothing') },
  run: async ({ file, dryRun }, session) => {
    const csv = await (file === '-' ? incoming(process.stdin) : readFile(file, 'utf8')).catch(() => {
      throw new CommandError('file-missing', `${file} cannot be read`);
    });
    const name = file.split(/[\\/]/).at(-1) ?? file;
    const done = await applied(session, { csv, name, dryRun });
    return answer(done, (screen) => reportText(done, screen, dryRun ? 'Nothing was changed.' : 'It is done.'));
  },
});

const priceUndo = command({
  name: 'price-undo',
  summary: 'take a whole price list back; the id is what admin price gave',
  args: { id: required('id of the list', whole(1, Number.MAX_SAFE_INTEGER)) },
  run: async ({ id }, session) => {
    const done = await undone(session, id);
    return answer(done, (screen) => reportText(done, screen, 'It is as it was before.'));
  },
});

const stock = command({
  name: 'stock',
  summary: 'set how many there are of a sku',
  args: {
    sku: required('sku of the product or variant', text('sku', 64)),
    qty: required('pieces', whole(0, MOST_STOCK)),
  },
  options: { dryRun: flag('say what would change, and change nothing') },
  run: async ({ sku, qty, dryRun }, session) => {
    const desk = await recordDeskOf(session, 'stock_levels');
    const { id, version, document } = await desk.show(sku);
    const next = { ...document, qty, ...(document['counted'] === true && { in_stock: qty > 0 }) };
    const saved = await desk.save({ id, version, document: next, ...(dryRun && { dry_run: true }) });
    return answer(saved, (screen) => {
      const said = saved.changes.map(({ path, from, to }) => `${path}: ${String(from)} → ${String(to)}`).join(', ');
      return `${sku}: ${saved.changes.length === 0 ? 'nothing changes' : said}${dryRun ? ` (${screen.dim('not saved')})` : ''}`;
    });
  },
});

const importNow = command({
  name: 'import',
  summary:
    "import a product export of Magento, Shopify or WooCommerce, or the merchant's source again, as --import-source or importSource of vitrine.config.ts names it",
  args: { file: optional("the CSV file; a folder of them on the shop's own machine", text('file', 4000)) },
  options: {
    currency: optional('what the prices of the file are in, such as USD or EUR', CURRENCY),
    dryRun: flag('say what would be made and changed, and write nothing'),
    unchangedSince: optional('the started_at of a dry run: leave as it is what staff has changed since', MOMENT),
  },
  run: async ({ file, currency, dryRun, unchangedSince }, session) => {
    const finished = await imported(session, { file, currency, dryRun, unchangedSince });
    const done = answer(finished, (screen) => importText(finished, screen));
    if (finished.state !== 'failed') return done;
    return { ...done, failure: new CommandError('import_failed', finished.error ?? 'The import failed') };
  },
});

const refusedRows = z.array(z.object({ file: z.string(), row: z.number(), sku: z.string(), reason: z.string() }));
const importReport = z.looseObject({
  state: z.enum(['running', 'done', 'failed']),
  source: z.string(),
  error: z.nullable(z.string()),
  rows: z.object({ read: z.number(), written: z.number(), refused: z.number() }),
  products: z.object({ created: z.number(), updated: z.number(), unchanged: z.number() }),
  started_at: z.string(),
  dry_run: z.boolean(),
  refused: refusedRows,
  notes: refusedRows,
  changes: z.array(
    z.object({
      row: z.number(),
      sku: z.string(),
      name: z.string(),
      outcome: z.enum(['created', 'updated']),
      changes: z.array(z.object({ path: z.string(), from: z.unknown(), to: z.unknown() })),
    }),
  ),
  replaces_demo: z.boolean(),
});
type ImportReport = z.infer<typeof importReport>;

const REFUSED: Readonly<Record<'no_dry_run' | 'no_import_source' | 'update_running', string>> = {
  no_import_source:
    'The shop has no source to import from: name a file, or a source by --import-source or importSource of vitrine.config.ts',
  update_running: 'An import is running: wait until it is over',
  no_dry_run: 'What reads the source of this shop has no dry run: it can only import',
};
const CODES = { running: 'update_running', 'no-source': 'no_import_source', 'no-dry-run': 'no_dry_run' } as const;
/** Milliseconds between two looks at an import that a shop elsewhere runs. */
const LOOK_MS = 1000;

interface ImportWish {
  /** The merchant's source unless it is given. */
  readonly file: string | undefined;
  readonly currency: string | undefined;
  readonly dryRun: boolean;
  readonly unchangedSince: string | undefined;
}

async function imported(session: Session, wish: ImportWish): Promise<ImportReport> {
  if (session.globals.api !== undefined) return importedThere(session, wish);
  const { updates } = await session.platform('admin import');
  const source = wish.file === undefined ? undefined : await sourceAt(wish.file, wish.currency);
  const outcome = await updates.start('shop', {
    source,
    isDry: wish.dryRun,
    unchangedSince: wish.unchangedSince === undefined ? undefined : Date.parse(wish.unchangedSince),
  });
  if (outcome.kind === 'refused') throw new CommandError(outcome.code, REFUSED[outcome.code]);
  return importReport.parse(await outcome.finished);
}

async function sourceAt(file: string, currency: string | undefined) {
  const { importSourceAt } = await import('../../composition/composition-parts');
  return importSourceAt(file, { currency });
}

/** At a shop elsewhere: it answers before a long import is over, and is asked until it is. */
async function importedThere(
  session: Session,
  { file, currency, dryRun, unchangedSince }: ImportWish,
): Promise<ImportReport> {
  const { goods } = await (await session.shop()).manage();
  const sent = file === undefined ? undefined : await readExport(file);
  const wish = { dryRun, ...(unchangedSince !== undefined && { unchangedSince }) };
  const begun = await asked(() =>
    sent === undefined
      ? goods.runImport(wish)
      : goods.importFile(sent, { ...wish, ...(currency !== undefined && { currency }) }),
  );
  if (begun.kind === 'failed') throw new CommandError('import_failed', begun.message);
  if (begun.kind !== 'begun') throw new CommandError(CODES[begun.kind], REFUSED[CODES[begun.kind]]);
  let { report: seen } = begun;
  while (seen.state === 'running') {
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    seen = (await asked(() => goods.importReport({ dryRun }))) ?? seen;
  }
  return importReport.parse(seen);
}

/** @throws CommandError for what cannot be read, and for more than the shop takes */
async function readExport(file: string) {
  const missing = () => new CommandError('file-missing', `${file} cannot be read`);
  const { size } = await stat(file).catch(() => {
    throw missing();
  });
  if (size > MOST_IMPORT_BYTES) {
    const most = MOST_IMPORT_BYTES / 1024 / 1024;
    throw new CommandError('file-too-large', `${file} has ${String(size)} bytes; a shop takes ${String(most)} MB`);
  }
  const bytes = await readFile(file).catch(() => {
    throw missing();
  });
  return { name: basename(file), type: 'text/csv', bytes: new Uint8Array(bytes) };
}

async function applied(
  session: Session,
  { csv, name, dryRun }: { csv: string; name: string; dryRun: boolean },
): Promise<Report> {
  if (session.globals.api !== undefined) {
    const { goods } = await (await session.shop()).manage();
    return asked(async () => report.parse(await goods.applyPrices({ csv, name, dryRun })));
  }
  const { prices } = await session.platform('admin price');
  return report.parse(resultOf(await prices.apply(csv, { name, isDry: dryRun })));
}

async function undone(session: Session, id: number): Promise<Report> {
  if (session.globals.api !== undefined) {
    const { goods } = await (await session.shop()).manage();
    return asked(async () => report.parse(await goods.undoPrices(id)));
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
      [{ head: 'Line', align: 'right' }, { head: 'SKU' }, { head: 'Refused because' }],
      refused.slice(0, SHOWN).map((one) => [one.row, one.sku, one.reason]),
    ),
    screen.table(
      [{ head: 'SKU' }, { head: 'Left as it is because' }],
      overtaken.slice(0, SHOWN).map((one) => [one.sku, one.reason]),
    ),
    `${String(rows.read)} rows: ${String(rows.changed)} change something, ${String(rows.unchanged)} are so already, ${String(rows.refused)} are refused.`,
    id === null ? end : `${screen.good(end)} admin price-undo ${String(id)} takes it back.`,
  );
}

function importText(report: ImportReport, screen: Screen): string {
  const { source, rows, products, refused, notes, state, dry_run: isDry, replaces_demo: replacesDemo } = report;
  return screen.sections(
    screen.facts([
      ['Source', source],
      ['State', state],
      ['Rows', `${String(rows.read)} read, ${String(rows.written)} taken, ${String(rows.refused)} refused`],
      [
        'Products',
        `${String(products.created)} new, ${String(products.updated)} changed, ${String(products.unchanged)} as they were`,
      ],
    ]),
    screen.table(
      [{ head: 'Row', align: 'right' }, { head: 'SKU' }, { head: 'Refused because' }],
      refused.slice(0, SHOWN).map((one) => [one.row, one.sku, one.reason]),
    ),
    screen.table(
      [{ head: 'Row', align: 'right' }, { head: 'SKU' }, { head: 'Left out of it' }],
      notes.slice(0, SHOWN).map((one) => [one.row, one.sku, one.reason]),
    ),
    changesText(report, screen),
    isDry && replacesDemo ? 'The goods of the demo would go, with its people.' : '',
    isDry ? 'Nothing was written.' : '',
  );
}

/** What a dry run found, a line for each new product and for each member that would change. */
function changesText({ changes }: ImportReport, screen: Screen): string {
  const lines = changes.flatMap(({ row, sku, name, outcome, changes: members }) => {
    if (outcome === 'created') return [[row, sku, 'new', '', name]];
    if (members.length === 0) return [[row, sku, 'other details', '', '']];
    return members.map(({ path, from, to }) => [row, sku, path, said(from), said(to)]);
  });
  return screen.table(
    [{ head: 'Row', align: 'right' }, { head: 'SKU' }, { head: 'Member' }, { head: 'From' }, { head: 'To' }],
    lines.slice(0, SHOWN),
  );
}

/** Longest value in a line of the table. */
const MOST_SAID = 40;

function said(value: unknown): string {
  if (value === null) return '';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > MOST_SAID ? `${text.slice(0, MOST_SAID)}…` : text;
}

/** Prices, stock and imports of goods. */
export const GOODS: readonly Command[] = [price, priceUndo, stock, importNow];
