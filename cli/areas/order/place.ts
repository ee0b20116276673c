import {
  ShopError,
  type OrderPlaced,
  type OrderRefused,
  type OrderWaiting,
  type TotalSegment,
} from '../../../core/shopper';
import { command } from '../../declare/command';
import { answer } from '../../output/answer';
import type { Screen } from '../../output/screen';
import { bankFacts } from './bank-facts';

export const place = command({
  name: 'place',
  summary: 'place an order for the cart',
  run: async (_, session) => {
    const shop = await session.shop();
    const orders = await shop.orders();
    const outcome = await orders.place();
    await shop.cart.settled();
    switch (outcome.status) {
      case 'placed': {
        const { order_id, number, status, redirect } = outcome;
        const more = redirect === undefined ? {} : { redirect };
        return answer({ order_id, number, status, ...more }, (screen) => placedText(outcome, screen));
      }
      case 'waiting': {
        const { order_id, number, reason, sends } = outcome;
        // Scripts rely on the queue's name for this status.
        return answer({ order_id, number, status: 'queued', reason, sends }, (screen) => waitingText(outcome, screen));
      }
      case 'refused':
        throw refusedError(outcome, orders.withoutCoupon());
    }
  },
});

const REASONS = {
  offline: 'There is no network.',
  'server-error': 'The shop could not accept it just now.',
} as const;

function waitingText({ order_id, reason }: OrderWaiting, screen: Screen): string {
  return `${screen.accent('Order waiting!')} ${REASONS[reason]}\n${screen.facts([
    ['Order', order_id],
    ['Send it with', 'vitrine order process'],
  ])}`;
}

function refusedError(
  { code, message, params, fields, change }: OrderRefused,
  without: readonly TotalSegment[] | undefined,
): ShopError {
  const total = without?.find((segment) => segment.code === 'grand_total')?.value;
  const costs = total === undefined ? '' : `; the total is then ${total.toFixed(2)}`;
  const hint = change === 'coupon' ? { hint: `to order without it: vitrine cart coupon remove${costs}` } : {};
  return new ShopError(code, { message, params, details: { ...(fields.length > 0 && { fields }), ...hint } });
}

function placedText(outcome: OrderPlaced, screen: Screen): string {
  return screen.sections(
    screen.good('Thank you for your order.'),
    screen.facts([
      ['Number', outcome.number],
      ['Order', outcome.order_id],
      ['Total', screen.price(outcome.result.price)],
      ['Shipped by', outcome.result.shipping_method],
      ['Paid by', outcome.result.payment_method],
      ['Pay at', outcome.redirect],
      ...bankFacts(outcome.result, screen.price),
    ]),
  );
}
