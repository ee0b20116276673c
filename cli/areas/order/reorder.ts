import type { ReorderLine, ReorderOutcome } from '../../../core/account';
import { command } from '../../declare/command';
import { text } from '../../usage/kinds';
import { required } from '../../usage/parameter';
import { CommandError } from '../../usage/usage-error';
import { answer } from '../../output/answer';
import type { Screen } from '../../output/screen';
import { segmentsText } from '../cart/cart-answer';
import { segmentsNow } from '../cart/segments-now';

const PROBLEMS = {
  gone: 'no longer sold',
  'sold-out': 'sold out',
  changed: 'no longer available as ordered',
} as const;

export const reorder = command({
  name: 'reorder',
  summary: 'add the items of an order to the cart again; then `order place`',
  args: { id: required('id or number of the order', text('id', 64)) },
  run: async ({ id }, session) => {
    const shop = await session.shop();
    const outcome = await (await shop.orders()).reorder(id);
    await shop.cart.settled();
    const { cartServerToken: token, cartItems: items, totals, coupon } = shop.cart.snapshot;
    const segments = segmentsNow(shop);
    const shown = answer({ ...outcome, token, items, totals, segments, coupon }, (screen) =>
      screen.sections(
        screen.bold(`Order ${outcome.number} again`),
        linesText(outcome, screen),
        segmentsText(segments, screen),
      ),
    );
    if (outcome.lines.some(({ added }) => added)) return shown;
    return {
      ...shown,
      failure: new CommandError('not-added', `Nothing of order ${outcome.number} is still available`),
    };
  },
});

function linesText({ lines }: ReorderOutcome, screen: Screen): string {
  return screen.table(
    [
      { head: 'SKU' },
      { head: 'Name' },
      { head: 'Qty', align: 'right' },
      { head: 'Then', align: 'right' },
      { head: 'Now', align: 'right' },
      { head: '' },
    ],
    lines.map((line) => [
      line.sku,
      line.name,
      line.qty,
      screen.price(line.price_before),
      line.price === undefined ? '' : screen.price(line.price),
      wordOf(line, screen),
    ]),
  );
}

function wordOf({ problem, price, price_before }: ReorderLine, screen: Screen): string {
  if (problem !== undefined) return screen.bad(PROBLEMS[problem]);
  return price === undefined || price === price_before ? '' : screen.accent('price changed');
}
