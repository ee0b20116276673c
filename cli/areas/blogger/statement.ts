import { plainAmount } from '../../../core/internal';
import { writeFile } from 'node:fs/promises';
import { statementCsv, type BloggerStatement } from '../../../core/blogger';
import { command } from '../../declare/command';
import { text, type Kind } from '../../usage/kinds';
import { optional } from '../../usage/parameter';
import { answer } from '../../output/answer';
import type { Screen } from '../../output/screen';
import { day } from './day';

const PERIOD: Kind<string> = {
  placeholder: 'period',
  rule: 'must be a month or a year such as 2026-11 or 2026',
  parse: (raw) => (/^20\d{2}(-(0[1-9]|1[0-2]))?$/.test(raw) ? raw : undefined),
};
const CURRENCY: Kind<string> = {
  placeholder: 'code',
  rule: 'must be a currency such as EUR',
  parse: (raw) => (/^[A-Za-z]{3}$/.test(raw) ? raw.toUpperCase() : undefined),
};

export const statement = command({
  name: 'statement',
  summary: 'show what the shop owed you, each movement and the balance of a month or year; --csv writes a file',
  options: {
    period: optional('month or year, this month by default', PERIOD),
    currency: optional('only this currency, that of the account by default', CURRENCY),
    csv: optional('also write it to this file as CSV', text('file', 4000)),
  },
  run: async ({ period, currency, csv }, session) => {
    const bloggers = await (await session.shop()).bloggers();
    const found = await bloggers.statement({ ...(period && { period }), ...(currency && { currency }) });
    if (csv !== undefined) await writeFile(csv, statementCsv(found));
    return answer(found, (screen) => statementText(found, screen));
  },
});

function statementText({ currency, rows, ...sums }: BloggerStatement, screen: Screen): string {
  const right = 'right' as const;
  const money = (amount: number) => `${plainAmount(amount, currency)} ${currency}`;
  return screen.sections(
    screen.table(
      [
        { head: 'Day' },
        { head: 'Why' },
        { head: 'Order' },
        { head: 'Change', align: right },
        { head: 'Balance', align: right },
      ],
      [
        [sums.from, 'opening balance', undefined, undefined, money(sums.opening)],
        ...rows.map((row) => [
          day(row.at),
          row.reason.replaceAll('_', ' '),
          row.order_number ?? undefined,
          money(row.change),
          money(row.balance),
        ]),
        [sums.to, 'closing balance', undefined, undefined, money(sums.closing)],
      ],
    ),
    `Earned ${money(sums.earned)}, returned ${money(sums.back)}, paid out ${money(sums.paid)}.`,
  );
}
