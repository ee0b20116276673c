import { plainAmount } from '../../../core/internal';
import { readLabel, type PlacementLabel } from '../../../core/blogger';
import { command } from '../../declare/command';
import { choice, type Kind } from '../../usage/kinds';
import { optional, required } from '../../usage/parameter';
import { answer, type Answer } from '../../output/answer';
import type { Screen } from '../../output/screen';

const LABEL: Kind<string> = {
  placeholder: 'label',
  rule: 'must be up to 32 lower case letters, digits and hyphens',
  parse: readLabel,
};
const label = required('where the links are placed, such as summer-post', LABEL);

export const labels = command({
  name: 'labels',
  summary: 'list placement labels of your links (?promo=CODE~label) with their clicks and sales',
  options: { period: optional('only this period', choice(['today', 'week', 'month', 'year'] as const, 'period')) },
  run: async ({ period }, session) => {
    const bloggers = await (await session.shop()).bloggers();
    return shown(await bloggers.labels(period && { period }));
  },
});

export const addLabel = command({
  name: 'label add',
  summary: 'add a placement label, 50 at most',
  args: { label },
  run: async (input, session) => shown(await (await (await session.shop()).bloggers()).addLabel(input)),
});

export const removeLabel = command({
  name: 'label remove',
  summary: 'remove a placement label with its clicks; its orders stay',
  args: { label },
  run: async (input, session) => shown(await (await (await session.shop()).bloggers()).removeLabel(input)),
});

function shown(list: readonly PlacementLabel[]): Answer {
  return answer({ labels: list }, (screen) => labelsText(list, screen));
}

function labelsText(list: readonly PlacementLabel[], screen: Screen): string {
  const right = 'right' as const;
  return screen.table(
    [
      { head: 'Label' },
      { head: 'Clicks', align: right },
      { head: 'Orders', align: right },
      { head: 'Net', align: right },
      { head: 'Profit', align: right },
    ],
    list.flatMap((one) => {
      const name = one.label === '' ? 'no label' : one.label;
      const none = [[name, one.clicks, 0, undefined, undefined]];
      const rows = one.sales.map(({ currency, count, net, profit }) => [
        name,
        one.clicks,
        count,
        `${plainAmount(net, currency)} ${currency}`,
        `${plainAmount(profit, currency)} ${currency}`,
      ]);
      return rows.length === 0 ? none : rows;
    }),
  );
}
