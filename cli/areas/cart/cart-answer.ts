import { couponReach, lineStock, rowTotal } from '../../../core/internal';
import type { AddResult, CartItem, Shop, TotalSegment } from '../../../core/shopper';
import { answer, type Answer } from '../../output/answer';
import type { Screen } from '../../output/screen';
import { segmentsNow } from './segments-now';
import { totalFact } from './total-fact';

/** Common cart output: `{token, items, totals, segments, coupon}` plus command-specific members. */
export function cartAnswer(
  shop: Shop,
  more: Readonly<Record<string, unknown>> & { readonly problems?: AddResult['problems'] } = {},
): Answer {
  const { cartServerToken: token, cartItems: items, totals, coupon } = shop.cart.snapshot;
  const segments = segmentsNow(shop);
  return answer({ token, items, totals, segments, coupon, ...more }, (screen) =>
    screen.sections(
      items.length === 0
        ? 'The cart is empty.'
        : screen.sections(linesText(items, shop, screen), segmentsText(segments, screen)),
      coupon === null ? '' : REACHES[couponReach(items, { rules: totals?.rules, segments })],
      (more.problems ?? []).map(({ message }) => screen.bad(message)).join('\n'),
    ),
  );
}

const REACHES = {
  all: '',
  credit: 'The code gives no discount: it tells the shop who recommended the order.',
  goods: 'The coupon applies to everything except gift cards.',
  nothing: 'The coupon gives no discount: it does not apply to gift cards.',
  unmet: 'The coupon gives no discount yet: add more of the goods that it applies to.',
} as const;

function stockWords(item: CartItem): string {
  const stock = lineStock(item);
  if (stock.kind === 'short') return `only ${String(stock.left)} left`;
  return stock.kind === 'sold-out' ? 'out of stock' : '';
}

export function linesText(
  items: readonly CartItem[],
  { storeViews }: Pick<Shop, 'storeViews'>,
  screen: Screen,
): string {
  const taxIncluded = storeViews.current.tax.sourcePriceIncludesTax;
  const rows = items.map((item) => {
    const choices = (item.options ?? []).map((option) => option.value).join(', ');
    const trouble = stockWords(item);
    return [
      item.sku,
      item.name,
      choices,
      item.qty,
      screen.price(item.price),
      screen.price(rowTotal(item, taxIncluded)),
      trouble === '' ? '' : screen.bad(trouble),
    ];
  });
  return screen.table(
    [
      { head: 'SKU' },
      { head: 'Name' },
      { head: 'Choices' },
      { head: 'Qty', align: 'right' },
      { head: 'Price', align: 'right' },
      { head: 'Sum', align: 'right' },
      { head: '' },
    ],
    rows,
  );
}

export function segmentsText(segments: readonly TotalSegment[], screen: Screen): string {
  return screen.facts(
    segments.map((segment) =>
      totalFact(segment, (amount) => {
        const shown = screen.price(amount);
        return segment.code === 'grand_total' ? screen.bold(shown) : shown;
      }),
    ),
  );
}
