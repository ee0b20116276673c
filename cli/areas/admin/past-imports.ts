import { command, type Command } from '../../declare/command';
import { answer } from '../../output/answer';
import type { Screen } from '../../output/screen';
import { SHEET } from '../../usage/import-map';
import { text } from '../../usage/kinds';
import { flag, required } from '../../usage/parameter';
import { SHOWN } from '../../output/shown';

const options = { sheet: SHEET, dryRun: flag('show what would be imported, without writing') };

const importCustomers = command({
  name: 'import-customers',
  summary:
    'import customers from a Magento export of customers or addresses; without passwords, and without sending mail',
  args: { file: required('the CSV, TSV or XLSX file', text('file', 4000)) },
  options,
  run: async (input, session) => {
    const platform = await session.platform('admin import-customers');
    const { customersInto } = await import('../../composition/composition-imports');
    const report = await customersInto(platform, input);
    return answer(report, (screen) => {
      const { kind, customers, addresses, passwords } = report;
      const had = `${String(passwords)} had one, which is not imported: they sign in with a code or set a password by mail`;
      return screen.sections(
        screen.facts([
          ['Rows', `${String(report.rows)} read`],
          [
            kind === 'customers' ? 'Customers' : 'Accounts',
            `${String(customers.created)} new, ${String(customers.kept)} existing, ${String(customers.refused)} refused`,
          ],
          ['Addresses', `${String(addresses.added)} new, ${String(addresses.refused)} refused`],
          ['Passwords', passwords === 0 ? '' : had],
        ]),
        reasonsText('Reason for refusal', report.refused.map(lineOf), screen),
        reasonsText('Ignored', report.notes.map(lineOf), screen),
        input.dryRun ? 'Nothing was written.' : '',
      );
    });
  },
});

const importReviews = command({
  name: 'import-reviews',
  summary:
    'import reviews of an earlier shop from a table of sku, title, detail, nickname, rating, status and created_at; repeating it changes nothing',
  args: { file: required('the CSV, TSV or XLSX file', text('file', 4000)) },
  options,
  run: async (input, session) => {
    const platform = await session.platform('admin import-reviews');
    const { reviewsInto } = await import('../../composition/composition-imports');
    const report = await reviewsInto(platform, input);
    const { created, kept, refused } = report.reviews;
    const lines = report.refused.map(({ sku, ...reason }) => ({ ...reason, about: sku }));
    return answer(report, (screen) =>
      screen.sections(
        screen.facts([
          ['Rows', `${String(report.rows)} read`],
          ['Reviews', `${String(created)} new, ${String(kept)} existing, ${String(refused)} refused`],
        ]),
        reasonsText('Reason for refusal', lines, screen),
        input.dryRun ? 'Nothing was written.' : '',
      ),
    );
  },
});

interface Line {
  readonly row: number;
  readonly column: string;
  readonly about: string;
  readonly reason: string;
}

function lineOf({ email, ...reason }: { row: number; column: string; email: string; reason: string }): Line {
  return { ...reason, about: email };
}

function reasonsText(head: string, lines: readonly Line[], screen: Screen): string {
  return screen.table(
    [{ head: 'Row', align: 'right' }, { head: 'Of' }, { head: 'Column' }, { head }],
    lines.slice(0, SHOWN).map(({ row, about, column, reason }) => [row, about, column, reason]),
  );
}

export const PAST_IMPORTS: readonly Command[] = [importCustomers, importReviews];
