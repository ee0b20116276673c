import type { AddResult, CartItem, Shop, TotalSegment } from '../../../core';
import { answer, type Answer } from '../../output/answer';
import type { Screen } from '../../output/screen';
import { segmentsNow } from './segments-now';

/** The cart as every command of the area tells it: `{token, items, totals, segments, coupon}` and what the command adds. */
export function cartAnswer(
  shop: Shop,
  more: Readonly<Record<string, unknown>> & { readonly problems?: AddResult['problems'] } = {},
): Answer {
  const { cartServerToken: token, cartItems: items, totals, coupon } = shop.cart.snapshot;
  const segments = segmentsNow(shop);
  return answer({ token, items, totals, segments, coupon, ...more }, (screen) =>
    screen.sections(
      cartText(items, segments, screen),
      // Something may have been left out, or may be scarce: a group is added without what is sold out.
      (more.problems ?? []).map(({ message }) => screen.bad(message)).join('\n'),
    ),
  );
}

/** The specification's message for a line that cannot be had any more (S §8). */
const OUT_OF_STOCK = 'AVAILABILITY_OUT_OF_STOCK';
const STOCK_WORDS: Readonly<Record<string, string>> = { [OUT_OF_STOCK]: 'out of stock' };

function cartText(items: readonly CartItem[], segments: readonly TotalSegment[], screen: Screen): string {
  if (items.length === 0) return 'The cart is empty.';
  const rows = items.map((item) => {
    const choices = (item.options ?? []).map((option) => option.value).join(', ');
    const trouble = item.errors?.stock ?? (item.is_in_stock === false ? OUT_OF_STOCK : undefined);
    return [
      item.sku,
      item.name,
      choices,
      item.qty,
      screen.price(item.price),
      screen.price(item.totals?.row_total_incl_tax ?? item.totals?.row_total ?? item.price * item.qty),
      trouble === undefined ? '' : screen.bad(STOCK_WORDS[trouble] ?? trouble),
    ];
  });
  return screen.sections(
    screen.table(
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
    ),
    segmentsText(segments, screen),
  );
}

export function segmentsText(segments: readonly TotalSegment[], screen: Screen): string {
  return screen.facts(
    segments.map(({ code, title, value }) => {
      const amount = screen.price(value);
      return [title, code === 'grand_total' ? screen.bold(amount) : amount] as const;
    }),
  );
}
