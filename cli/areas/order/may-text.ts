import type { TrackedOrder } from '../../../core/account';
import type { Screen } from '../../output/screen';

const SHOWN: Readonly<Record<TrackedOrder['level'], string>> = {
  all: 'everything',
  link: 'limited view; `order find` with its key and email address shows everything',
  number: 'status only; `order link` emails its link, whose key shows more',
};

type Units = TrackedOrder['order']['may']['return'];

function unitsText(units: Units): string {
  return units.map(({ sku, qty }) => `${String(qty)} × ${sku}`).join(', ');
}

export function mayText(
  { may, returns, office }: TrackedOrder['order'],
  screen: Screen,
  level?: TrackedOrder['level'],
) {
  const units = unitsText(may.return);
  const until = may.return_until === null ? '' : ` until ${may.return_until.slice(0, 10)}`;
  return screen.facts([
    ['Shown', level && SHOWN[level]],
    ['Can be cancelled', may.cancel ? 'yes' : 'no'],
    ['Can be returned', units === '' ? 'nothing' : `${units}${until}`],
    ['Can be reordered', may.again ? 'yes' : 'no'],
    ...returns.map(({ number, lines, address }): readonly [string, string] => [
      `Return ${number}`,
      `${unitsText(lines)} to ${address.join(', ')}`,
    ]),
    ['In the back office', office?.path ?? undefined],
    ['In your own system', office?.link ?? undefined],
  ]);
}
