import { taxRatesCsv, taxRuleDocument } from '../../../core/internal-staff';
import { command } from '../../declare/command';
import { answer } from '../../output/answer';
import { text } from '../../usage/kinds';
import { optional } from '../../usage/parameter';
import { write } from './write-file';
import { recordAdminOf } from './records/record-admin';

export const taxRates = command({
  name: 'tax-rates',
  summary: 'list the rates of all tax tables; --csv writes a file for admin import-tax-rates',
  args: {},
  options: { csv: optional('write the rates to this file', text('file', 4000)) },
  run: async ({ csv }, session) => {
    const admin = await recordAdminOf(session, 'tax_rules');
    const { items } = await admin.list({ size: '200' });
    const tables: ReturnType<typeof taxRuleDocument.parse>[] = [];
    for (const { id } of items) tables.push(taxRuleDocument.parse((await admin.show(id)).document));
    const count = tables.reduce((sum, { rates }) => sum + rates.length, 0);
    if (csv !== undefined) {
      await write(csv, taxRatesCsv(tables));
      return answer({ csv, rows: count }, () => `Wrote ${String(count)} rates to ${csv}.`);
    }
    return answer({ items: tables }, (screen) =>
      screen.table(
        ['Table', 'Country', 'Region', 'Postcode', 'Rate', 'Name', 'From', 'Until'].map((head) => ({
          head,
          ...(head === 'Rate' && { align: 'right' as const }),
        })),
        tables.flatMap(({ code, rates }) =>
          rates.map((rate) => [
            ...[code, rate.tax_country_id, rate.region_name ?? '', rate.postcode ?? '', rate.rate],
            ...[rate.name ?? '', rate.valid_from ?? '', rate.valid_until ?? ''],
          ]),
        ),
      ),
    );
  },
});
