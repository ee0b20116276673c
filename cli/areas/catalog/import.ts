import type { ImportReport } from '../../composition/composition-root';
import { command } from '../../declare/command';
import { text } from '../../usage/kinds';
import { flag, optional, required } from '../../usage/parameter';
import { answer } from '../../output/answer';
import { CommandError } from '../../usage/usage-error';
import type { Screen } from '../../output/screen';

export const importFile = command({
  name: 'import',
  summary: 'take in a product export of Magento, Shopify or WooCommerce, or a product feed; as CSV, XLSX or XML',
  args: { file: required('the file', text('file', 4000)) },
  options: {
    media: optional('folder of the pictures that the file names', text('dir', 4000)),
    sheet: optional('of a workbook: which sheet', text('name', 31)),
    dryRun: flag('say what would be, and write nothing'),
  },
  run: async ({ file, media, sheet, dryRun }, session) => {
    const platform = await session.platform('catalog import');
    const { importInto } = await import('../../composition/composition-root');
    const bar = await session.progress();
    const report = await importInto(platform, { file, media, sheet, dryRun }, bar.report);
    const { taken, total } = report.counts.rows;
    const shown = answer(report, (screen) => reportText(report, screen));
    if (taken > 0 || total === 0) return shown;
    return { ...shown, failure: new CommandError('nothing-taken', refusedText(report)) };
  },
});

/** An import of which nothing was taken has failed, and who runs it at night has to hear of it. */
function refusedText({ file, counts, rows }: ImportReport): string {
  const [first] = rows.flatMap(({ row, reasons }) => reasons.map(({ message }) => `row ${row}: ${message}`));
  return `None of the ${counts.rows.total} rows of ${file} was taken, and the shop is as it was (${first ?? ''})`;
}

/** Rows and files that are named one by one; the JSON has them all. */
const SHOWN = 20;

function reportText({ counts, rows, missingFiles, durationMs, format, dryRun }: ImportReport, screen: Screen): string {
  const skipped = rows.filter((row) => row.status === 'skipped');
  const { products, pictures } = counts;
  const types = Object.entries(counts.types).map(([type, n]) => `${n} ${type}`);
  return screen.sections(
    `${screen.bold(screen.count(products.total, 'product'))} of ${screen.count(counts.rows.total, 'row')} (${format}) in ${(durationMs / 1000).toFixed(1)} s`,
    screen.facts([
      ['Products', `${products.created} new, ${products.updated} changed, ${products.unchanged} as they were`],
      ['Types', types.join(', ')],
      ['Variants', counts.variants],
      ['Categories', counts.categories],
      ['Attributes', counts.attributes],
      [
        'Pictures',
        `${pictures.copied} copied, ${pictures.unchanged} as they were, ${pictures.missing} missing, ${pictures.refused} refused`,
      ],
      ['Rows', `${counts.rows.taken} taken, ${counts.rows.skipped} skipped`],
    ]),
    screen.table(
      [{ head: 'Row', align: 'right' }, { head: 'SKU' }, { head: 'Skipped because' }],
      skipped.slice(0, SHOWN).map((row) => [row.row, row.sku, row.reasons.map((reason) => reason.message).join('; ')]),
    ),
    screen.table(
      [{ head: 'Row', align: 'right' }, { head: 'SKU' }, { head: 'Picture not found' }],
      missingFiles.slice(0, SHOWN).map((missing) => [missing.row, missing.sku, missing.path]),
    ),
    skipped.length > SHOWN || missingFiles.length > SHOWN ? screen.dim('More with --json.') : '',
    dryRun ? 'Nothing was written.' : '',
  );
}
