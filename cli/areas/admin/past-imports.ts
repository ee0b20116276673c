import { command, type Command } from '../../declare/command';
import { answer } from '../../output/answer';
import type { Screen } from '../../output/screen';
import { SHEET } from '../../usage/import-map';
import { text } from '../../usage/kinds';
import { flag, required } from '../../usage/parameter';
import { SHOWN } from '../../output/shown';

const options = { sheet: SHEET, dryRun: flag('say what would come in, and write nothing') };

const importCustomers = command({
  name: 'import-customers',
  summary:
    'bring the customers of an earlier Magento shop in, by its export of customers or of their addresses; without passwords, and nobody is written to',
  args: { file: required('the CSV, TSV or XLSX file', text('file', 4000)) },
  options,
  run: async (input, session) => {
    const platform = await session.platform('admin import-customers');
    const { customersInto } = await import('../../composition/composition-imports');
    const report = await customersInto(platform, input);
    return answer(report, (screen) => {
      const { kind, customers, addresses, passwords } = report;
      const had = `${String(passwords)} had one, which stays where it was: they sign in by a code, or set one by mail`;
      return screen.sections(
        screen.facts([
          ['Rows', `${String(report.rows)} read`],
          [
            kind === 'customers' ? 'Customers' : 'Accounts',
            `${String(customers.created)} new, ${String(customers.kept)} that were there, ${String(customers.refused)} refused`,
          ],
          ['Addresses', `${String(addresses.added)} new, ${String(addresses.refused)} refused`],
          ['Passwords', passwords === 0 ? '' : had],
        ]),
        reasonsText('Refused because', report.refused.map(lineOf), screen),
        reasonsText('Left out of it', report.notes.map(lineOf), screen),
        input.dryRun ? 'Nothing was written.' : '',
      );
    });
  },
});

const importReviews = command({
  name: 'import-reviews',
  summary:
    'bring the reviews of an earlier shop in, by a table of sku, title, detail, nickname, rating, status and created_at; doing it again changes nothing',
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
          ['Reviews', `${String(created)} new, ${String(kept)} that were there, ${String(refused)} refused`],
        ]),
        reasonsText('Refused because', lines, screen),
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
