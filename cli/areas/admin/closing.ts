import { plainAmount } from '../../../core/internal';
import { closingCsv, closingResult } from '../../../core/internal-staff';
import { command } from '../../declare/command';
import { answer } from '../../output/answer';
import { MONTH, text } from '../../usage/kinds';
import { optional } from '../../usage/parameter';
import { asked, resultOf } from './records/answers';
import { tableText } from './report';
import { write } from './write-file';

export const closing = command({
  name: 'closing',
  summary: 'report a month for an accountant: sales, cancellations, refunds and taxes; with --api for authorized staff',
  options: {
    month: optional('default: the previous month, in the time zone of the shop', MONTH),
    inStore: optional('code of a store; default: all', text('code', 64)),
    csv: optional('write it to this CSV file', text('file', 4000)),
  },
  run: async ({ month, inStore: store, csv }, session) => {
    const input = { ...(month !== undefined && { month }), ...(store !== undefined && { store }) };
    const found =
      session.globals.api === undefined
        ? closingResult.parse(resultOf(await (await session.platform('admin closing')).closing(input)))
        : await asked(async () => (await (await session.shop()).manage()).monthClosing(input));
    if (csv !== undefined) {
      await write(csv, closingCsv(found));
      return answer({ file: csv }, (screen) => screen.good(`The closing of ${found.month} is in ${csv}.`));
    }
    return answer(found, (screen) =>
      screen.sections(
        `${found.month}${found.is_open ? ', not ended yet' : ''}`,
        ...(found.movements.length === 0 ? ['No sales.'] : []),
        ...found.movements.map((table) => tableText('movements', table, screen)),
        ...found.taxes.map((table) => tableText('taxes', table, screen)),
        ...found.owed.map(
          ({ currency, gift_cards: cards, gift_card_balance: balance, people, bonuses }) =>
            `Owed now, ${currency}: ${plainAmount(balance, currency)} on ${String(cards)} gift cards, ${plainAmount(bonuses, currency)} of bonuses to ${String(people)} people`,
        ),
      ),
    );
  },
});
