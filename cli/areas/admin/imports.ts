import { readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import * as z from 'zod/mini';
import { MAX_IMPORT_BYTES, type DemoFate, type ImportMap } from '../../../core/staff';
import { command } from '../../declare/command';
import { answer } from '../../output/answer';
import { demoText } from '../../output/demo-text';
import type { Screen } from '../../output/screen';
import type { Session } from '../../session/session';
import { DEMO_OPTIONS, demoFateOf, DemoUndecided, withDemoFate } from '../../session/demo-fate';
import { MAP, SHEET } from '../../usage/import-map';
import { CURRENCY, MOMENT, text } from '../../usage/kinds';
import { flag, optional } from '../../usage/parameter';
import { CommandError, UsageError } from '../../usage/usage-error';
import { asked } from './records/answers';
import { SHOWN } from '../../output/shown';

export const importNow = command({
  name: 'import',
  summary:
    'import a product export of Magento, Shopify or WooCommerce, a product feed or, with --map, any table; without a file, import the configured source again (--import-source, or importSource in vitrine.config.ts)',
  args: {
    file: optional('CSV, TSV, XLSX or XML file; locally also a folder of them', text('file', 4000)),
  },
  options: {
    currency: optional('currency of the prices in the file, such as USD or EUR', CURRENCY),
    sheet: SHEET,
    map: MAP,
    ...DEMO_OPTIONS,
    dryRun: flag('show what would be created and changed, without writing'),
    unchangedSince: optional('started_at of a dry run: skip products that staff have changed since', MOMENT),
  },
  run: async ({ keepDemo, removeDemo, ...input }, session) => {
    if (input.file === undefined && (input.map ?? input.sheet) !== undefined)
      throw new UsageError('--map and --sheet require a file');
    const fate = demoFateOf({ keepDemo, removeDemo });
    const finished = await withDemoFate(session, fate, (demo) => imported(session, { ...input, demo }));
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
  files: z.array(
    z.object({
      file: z.string(),
      format: z.string(),
      sheet: z.nullable(z.string()),
      sheets: z.array(z.string()),
      kept_map: z.nullable(z.string()),
    }),
  ),
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
  demo: z.nullable(
    z.object({
      ...{ products: z.number(), categories: z.number(), reviews: z.number() },
      ...{ coupons: z.number(), people: z.number(), orders: z.number() },
      fate: z.nullable(z.enum(['keep', 'remove'])),
    }),
  ),
  demo_undecided: z.boolean(),
});
type ImportReport = z.infer<typeof importReport>;

const REFUSED: Readonly<Record<'no_dry_run' | 'no_import_source' | 'update_running', string>> = {
  no_import_source:
    'The shop has no import source: name a file, or set --import-source or importSource in vitrine.config.ts',
  update_running: 'Another import is running: wait until it has finished',
  no_dry_run: "This shop's import source does not support dry runs",
};
const CODES = { running: 'update_running', 'no-source': 'no_import_source', 'no-dry-run': 'no_dry_run' } as const;
/** Poll interval in milliseconds. */
const LOOK_MS = 1000;

interface ImportInput {
  readonly file: string | undefined;
  readonly currency: string | undefined;
  readonly sheet: string | undefined;
  readonly map: ImportMap | undefined;
  readonly dryRun: boolean;
  readonly unchangedSince: string | undefined;
  readonly demo: DemoFate | undefined;
}

async function imported(session: Session, input: ImportInput): Promise<ImportReport> {
  if (session.globals.api !== undefined) return importedThere(session, input);
  const { updates } = await session.platform('admin import');
  const source = input.file === undefined ? undefined : await sourceAt(input.file, input);
  const work = async () => {
    const outcome = await updates.start('shop', {
      source,
      isDry: input.dryRun,
      unchangedSince: input.unchangedSince === undefined ? undefined : Date.parse(input.unchangedSince),
      demo: input.demo,
    });
    if (outcome.kind === 'refused') throw new CommandError(outcome.code, REFUSED[outcome.code]);
    return decided(importReport.parse(await outcome.finished));
  };
  if (input.dryRun) return work();
  const { marked } = await import('../../composition/import-mark');
  return marked(session.globals.data, input.file ?? 'the import source', work);
}

function decided(report: ImportReport): ImportReport {
  if (report.demo_undecided) throw new DemoUndecided(report.error ?? 'Choose what happens to the demo');
  return report;
}

async function sourceAt(file: string, { currency, sheet, map }: ImportInput) {
  const { importSourceAt } = await import('../../composition/composition-imports');
  return importSourceAt(file, { currency, sheet, map });
}

function defined({ currency, sheet, map }: Pick<ImportInput, 'currency' | 'map' | 'sheet'>) {
  return {
    ...(currency !== undefined && { currency }),
    ...(sheet !== undefined && { sheet }),
    ...(map !== undefined && { map }),
  };
}

/** Polls a remote shop, which answers before a long import ends. */
async function importedThere(
  session: Session,
  { file, currency, sheet, map, dryRun, unchangedSince, demo }: ImportInput,
): Promise<ImportReport> {
  const { goods } = await (await session.shop()).manage();
  const sent = file === undefined ? undefined : await readExport(file);
  const input = {
    dryRun,
    ...(unchangedSince !== undefined && { unchangedSince }),
    ...(demo !== undefined && { demo }),
  };
  const begun = await asked(() =>
    sent === undefined
      ? goods.runImport(input)
      : goods.importFile(sent, { ...input, ...defined({ currency, sheet, map }) }),
  );
  if (begun.kind === 'demo-undecided') throw new DemoUndecided(begun.message);
  if (begun.kind === 'failed') throw new CommandError('import_failed', begun.message);
  if (begun.kind === 'unmapped') throw new CommandError('columns_unknown', begun.message);
  if (begun.kind !== 'begun') throw new CommandError(CODES[begun.kind], REFUSED[CODES[begun.kind]]);
  let { report: seen } = begun;
  while (seen.state === 'running') {
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    seen = (await asked(() => goods.importReport({ dry_run: dryRun }))) ?? seen;
  }
  return decided(importReport.parse(seen));
}

/** Reads a file for an upload. @throws CommandError if it is missing or too large */
export async function readExport(file: string) {
  const missing = () => new CommandError('file-missing', `${file} cannot be read`);
  const { size } = await stat(file).catch(() => {
    throw missing();
  });
  if (size > MAX_IMPORT_BYTES) {
    const max = MAX_IMPORT_BYTES / 1024 / 1024;
    throw new CommandError('file-too-large', `${file} has ${String(size)} bytes; a shop takes ${String(max)} MB`);
  }
  const bytes = await readFile(file).catch(() => {
    throw missing();
  });
  return { name: basename(file), type: 'text/csv', bytes: new Uint8Array(bytes) };
}

function importText(report: ImportReport, screen: Screen): string {
  const { source, rows, products, files, refused, notes, state, dry_run: isDry, demo } = report;
  return screen.sections(
    screen.facts([
      ['Source', source],
      ['State', state],
      [
        'Sheet',
        files
          .map(sheetText)
          .filter((line) => line !== '')
          .join('; '),
      ],
      [
        'Columns',
        files
          .map(keptText)
          .filter((line) => line !== '')
          .join('; '),
      ],
      ['Rows', `${String(rows.read)} read, ${String(rows.written)} taken, ${String(rows.refused)} refused`],
      [
        'Products',
        `${String(products.created)} new, ${String(products.updated)} changed, ${String(products.unchanged)} unchanged`,
      ],
    ]),
    screen.table(
      [{ head: 'Row', align: 'right' }, { head: 'SKU' }, { head: 'Reason for refusal' }],
      refused.slice(0, SHOWN).map((one) => [one.row, one.sku, one.reason]),
    ),
    screen.table(
      [{ head: 'Row', align: 'right' }, { head: 'SKU' }, { head: 'Ignored' }],
      notes.slice(0, SHOWN).map((one) => [one.row, one.sku, one.reason]),
    ),
    changesText(report, screen),
    demoText(demo, isDry),
    isDry ? 'Nothing was written.' : '',
  );
}

type ReadFile = ImportReport['files'][number];

function sheetText({ file, sheet, sheets }: ReadFile): string {
  return sheet === null || sheets.length < 2
    ? ''
    : `${file}: ${sheet} of ${sheets.join(', ')} (--sheet selects another)`;
}

function keptText({ file, kept_map: kept }: ReadFile): string {
  return kept === null ? '' : `${file}: saved mapping ${kept}; admin import-map-forget ${kept} deletes it`;
}

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

const MAX_SAID = 40;

function said(value: unknown): string {
  if (value === null) return '';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > MAX_SAID ? `${text.slice(0, MAX_SAID)}…` : text;
}
