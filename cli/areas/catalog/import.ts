import type { ImportedFileReport } from '../../composition/composition-imports';
import { askedOnTerminal } from '../../session/ask-on-terminal';
import { demoText } from '../../output/demo-text';
import { command } from '../../declare/command';
import type { Session } from '../../session/session';
import { choice, CURRENCY, text } from '../../usage/kinds';
import { DEMO_OPTIONS, demoFateOf, withDemoFate } from '../../session/demo-fate';
import { MAP, SHEET } from '../../usage/import-map';
import { flag, optional, required } from '../../usage/parameter';
import { answer } from '../../output/answer';
import { CommandError, UsageError } from '../../usage/usage-error';
import type { Screen } from '../../output/screen';
import { SHOWN } from '../../output/shown';

export const importFile = command({
  name: 'import',
  summary:
    'import a product export of Magento, Shopify or WooCommerce, or a product feed, as CSV, XLSX or XML; with --map any table',
  args: { file: required('the file', text('file', 4000)) },
  options: {
    media: optional('folder of the pictures named in the file', text('dir', 4000)),
    sheet: SHEET,
    map: MAP,
    currency: optional('currency of the prices in the file, such as USD or EUR', CURRENCY),
    missing: optional(
      'what to do with products from an earlier file of this source that are missing now (default: keep)',
      choice<'hide' | 'keep' | 'remove'>(['keep', 'hide', 'remove'], 'keep|hide|remove'),
    ),
    source: optional('name of the source (default: file name without dates and counters)', text('name')),
    overwrite: flag('also replace products that staff have changed since the last import; without it they are kept'),
    ...DEMO_OPTIONS,
    dryRun: flag('show what would be created, changed and missing, without writing'),
  },
  run: async ({ file, media, source, keepDemo, removeDemo, overwrite, ...input }, session) => {
    const fate = demoFateOf({ keepDemo, removeDemo });
    const platform = await session.platform('catalog import');
    const { importInto } = await import('../../composition/composition-root');
    const bar = await session.progress();
    const scratch = session.globals.data;
    const { marked } = await import('../../composition/import-mark');
    const run = (currency: string | undefined) =>
      withDemoFate(session, fate, (demo) => {
        const given = { file, media, name: source, scratch, ...input, currency, demo, keepsEdits: !overwrite };
        const work = () => importInto(platform, given, bar.report);
        return input.dryRun ? work() : marked(scratch, file, work);
      });
    const report = await run(input.currency).catch(async (error: unknown) => {
      if (!isUnknownCurrency(error)) throw error;
      bar.end();
      const currency = await askedCurrency(session);
      if (currency === undefined) throw error;
      return run(currency);
    });
    bar.end();
    const { taken, total } = report.counts.rows;
    const shown = answer(report, (screen) => reportText(report, screen));
    if (taken > 0 || total === 0 || isKept(report)) return shown;
    return { ...shown, failure: new CommandError('nothing-taken', refusedText(report)) };
  },
});

async function askedCurrency(session: Session): Promise<string | undefined> {
  const said = await askedOnTerminal(session, 'Currency of the prices in the file (USD, EUR, …)? ');
  if (said === undefined) return undefined;
  const currency = CURRENCY.parse(said);
  if (currency === undefined) throw new UsageError(`The currency ${CURRENCY.rule}, not "${said.slice(0, 20)}"`);
  return currency;
}

function isUnknownCurrency(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'CURRENCY_UNKNOWN';
}

/** Nothing is wrong with a file whose products staff have all changed since. */
function isKept({ counts: { reasons } }: ImportedFileReport): boolean {
  return (reasons.staff_changed ?? 0) > 0;
}

/** An import without any accepted row fails, so that scheduled jobs notice. */
function refusedText({ file, counts, rows }: ImportedFileReport): string {
  const [first] = rows.flatMap(({ row, reasons }) => reasons.map(({ message }) => `row ${row}: ${message}`));
  return `None of the ${counts.rows.total} rows of ${file} was imported, and the shop is unchanged (${first ?? ''})`;
}

function reportText(report: ImportedFileReport, screen: Screen): string {
  const { counts, rows, products: all, missingFiles, durationMs, format, currency, dryRun } = report;
  const changed = all.filter(({ outcome, changes }) => outcome === 'updated' && changes.length > 0);
  const skipped = rows.filter((row) => row.status === 'skipped');
  const pending = rows.flatMap(notesOf);
  const { products, pictures } = counts;
  const types = Object.entries(counts.types).map(([type, n]) => `${n} ${type}`);
  return screen.sections(
    `${screen.bold(screen.count(products.total, 'product'))} of ${screen.count(counts.rows.total, 'row')} (${format}) in ${(durationMs / 1000).toFixed(1)} s`,
    screen.facts([
      ['Products', `${products.created} new, ${products.updated} changed, ${products.unchanged} unchanged`],
      ['Types', types.join(', ')],
      ['Variants', counts.variants],
      ['Missing from the file', missingText(report)],
      ['Prices', currency],
      ['Sheet', sheetText(report)],
      ['Columns', mappingText(report)],
      ['Categories', counts.categories],
      ['Attributes', counts.attributes],
      [
        'Pictures',
        `${pictures.copied} copied, ${pictures.unchanged} unchanged, ${pictures.missing} missing, ${pictures.refused} refused`,
      ],
      ['Rows', `${counts.rows.taken} taken, ${counts.rows.skipped} skipped`],
    ]),
    screen.table(
      [{ head: 'Row', align: 'right' }, { head: 'SKU' }, { head: 'Changes' }],
      changed.slice(0, SHOWN).map(({ row, sku, changes }) => [row, sku, changes.map(({ path }) => path).join(', ')]),
    ),
    screen.table(
      [{ head: 'SKU' }, { head: 'Missing from the file' }],
      report.missing
        .filter(({ outcome, reason }) => outcome !== 'kept' || reason !== undefined)
        .slice(0, SHOWN)
        .map(({ sku, outcome, reason }) => [sku, reason === undefined ? outcome : `${outcome}: ${reason}`]),
    ),
    screen.table(
      [{ head: 'Row', align: 'right' }, { head: 'SKU' }, { head: 'Reason for refusal' }],
      skipped.slice(0, SHOWN).map((row) => [row.row, row.sku, row.reasons.map((reason) => reason.message).join('; ')]),
    ),
    screen.table([{ head: 'Row', align: 'right' }, { head: 'SKU' }, { head: 'Ignored' }], pending.slice(0, SHOWN)),
    screen.table(
      [{ head: 'Row', align: 'right' }, { head: 'SKU' }, { head: 'Picture not found' }],
      missingFiles.slice(0, SHOWN).map((missing) => [missing.row, missing.sku, missing.path]),
    ),
    [skipped, pending, missingFiles, changed, report.missing].some(({ length }) => length > SHOWN)
      ? screen.dim('More with --json.')
      : '',
    demoText(report.demo, dryRun),
    dryRun ? 'Nothing was written.' : '',
  );
}

function notesOf({
  status,
  row,
  sku,
  reasons,
}: ImportedFileReport['rows'][number]): readonly [number, string, string][] {
  const said = reasons.filter(({ code }) => code !== 'picture_missing').map(({ message }) => message);
  return status === 'taken' && said.length > 0 ? [[row, sku, said.join('; ')]] : [];
}

function sheetText({ sheet }: ImportedFileReport): string {
  return sheet === undefined || sheet.names.length < 2
    ? ''
    : `${sheet.name} of ${sheet.names.join(', ')} (--sheet selects another)`;
}

function mappingText({ mapping, dryRun }: ImportedFileReport): string {
  if (mapping === undefined) return '';
  if (mapping.kept !== undefined) return `saved mapping (vitrine admin import-map-forget ${mapping.kept} deletes it)`;
  return dryRun ? 'from --map' : 'from --map, saved for the next file with the same header row';
}

function missingText({ counts: { missing }, source }: ImportedFileReport): string {
  return `${missing.kept} kept, ${missing.hidden} hidden, ${missing.removed} removed (source ${source})`;
}
