import { lookUp } from '../../../core/shopper';
import { RECORD_IMPORT_FIELDS, type RecordImportKind, type RecordImportReport } from '../../../core/internal-staff';
import { command, type Command } from '../../declare/command';
import { answer } from '../../output/answer';
import type { Screen } from '../../output/screen';
import { SHOWN } from '../../output/shown';
import type { Session } from '../../session/session';
import { SHEET } from '../../usage/import-map';
import { CURRENCY, text } from '../../usage/kinds';
import { flag, optional, required } from '../../usage/parameter';
import { readExport } from './imports';
import { asked } from './records/answers';

const MAX_MAP_LENGTH = 20_000;

interface Importing {
  readonly kind: RecordImportKind;
  readonly summary: string;
  /** Words for what is counted. */
  readonly noun: string;
}

const IMPORTS: readonly Importing[] = [
  {
    kind: 'customers',
    noun: 'Customers',
    summary:
      'import customers of Shopify, WooCommerce, PrestaShop, Magento or any table; without passwords, and without sending mail',
  },
  {
    kind: 'reviews',
    noun: 'Reviews',
    summary: 'import reviews from Judge.me, Yotpo, Loox, WooCommerce or any table, by SKU or product handle',
  },
  {
    kind: 'coupons',
    noun: 'Coupons',
    summary: 'import coupons from Shopify, WooCommerce or any table; those with unknown conditions become inactive',
  },
  {
    kind: 'gift_cards',
    noun: 'Gift cards',
    summary: 'import balances of gift cards; full codes stay valid, other cards get new codes that you send',
  },
  {
    kind: 'redirects',
    noun: 'Redirects',
    summary: "import redirects of old addresses from Shopify's export or a table of old and new ones",
  },
  {
    kind: 'tax_rates',
    noun: 'Rates',
    summary: 'import tax rates into the tax tables that they name; accepts the file of admin tax-rates',
  },
];

/** Words for counts besides the records. */
const ALSO: Readonly<Record<string, string>> = {
  addresses: 'addresses',
  refused_addresses: 'rows with an address that is left out',
  subscribers: 'newsletter subscribers',
  passwords: 'passwords, which are not imported: customers sign in with a code or set a password by email',
  changed_rates: 'changed percentages',
  new_codes: 'new codes to send: open the card, or use admin gift-card send',
};

export const PAST_IMPORTS: readonly Command[] = IMPORTS.map(importCommand);

function importCommand({ kind, noun, summary }: Importing): Command {
  return command({
    name: `import-${kind.replace('_', '-')}`,
    summary: `${summary}; repeating it changes nothing`,
    args: { file: required('the CSV, TSV or XLSX file', text('file', 4000)) },
    options: {
      sheet: SHEET,
      map: optional(
        `columns that are not recognized, such as ${RECORD_IMPORT_FIELDS[kind][0]}=Column; fields are ${RECORD_IMPORT_FIELDS[kind].join(', ')}`,
        text('field=column,…', MAX_MAP_LENGTH),
      ),
      currency: optional('currency of amounts without one, such as USD or EUR', CURRENCY),
      dryRun: flag('show what would be imported, without writing'),
    },
    run: async (input, session) => {
      const report = await imported(session, kind, input);
      return answer(report, (screen) => reportText(report, noun, screen));
    },
  });
}

interface Input {
  readonly file: string;
  readonly sheet: string | undefined;
  readonly map: string | undefined;
  readonly currency: string | undefined;
  readonly dryRun: boolean;
}

async function imported(
  session: Session,
  kind: RecordImportKind,
  { dryRun, ...input }: Input,
): Promise<RecordImportReport> {
  if (session.globals.api === undefined) {
    const platform = await session.platform(`admin import-${kind.replace('_', '-')}`);
    const [{ recordsInto }, { marked }] = await Promise.all([
      import('../../composition/composition-imports'),
      import('../../composition/import-mark'),
    ]);
    const work = () => recordsInto(platform, { kind, ...input }, { dryRun });
    return dryRun ? work() : marked(session.globals.data, input.file, work);
  }
  const file = await readExport(input.file);
  const { sheet, map, currency } = input;
  return asked(async () => {
    const { goods } = await (await session.shop()).manage();
    return goods.importRecords({ kind, file, sheet, map, currency, ...(dryRun && { dry_run: true }) });
  });
}

function reportText(report: RecordImportReport, noun: string, screen: Screen): string {
  const { format, rows, created, existing, refused, also, refusals, notes, ignored_columns: ignored } = report;
  return screen.sections(
    screen.facts([
      ['Format', format],
      ['Rows', `${String(rows)} read`],
      [noun, `${String(created)} new, ${String(existing)} existing, ${String(refused)} refused`],
      [
        'Also',
        Object.entries(also)
          .map(([name, count]) => `${String(count)} ${lookUp(ALSO, name) ?? name}`)
          .join('; '),
      ],
      ['Ignored columns', ignored.join(', ')],
    ]),
    reasonsText('Reason for refusal', refusals, screen),
    reasonsText('Note', notes, screen),
    report.dry_run ? 'Nothing was written.' : '',
  );
}

function reasonsText(head: string, lines: RecordImportReport['notes'], screen: Screen): string {
  return screen.table(
    [{ head: 'Row', align: 'right' }, { head: 'Of' }, { head: 'Column' }, { head }],
    lines.slice(0, SHOWN).map(({ row, about, column, reason }) => [row, about, column, reason]),
  );
}
