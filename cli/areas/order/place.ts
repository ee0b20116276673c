import type { PlaceOutcome } from '../../../core';
import { command } from '../../declare/command';
import { answer } from '../../output/answer';
import type { Screen } from '../../output/screen';
import { bankFacts } from './bank-facts';

export const place = command({
  name: 'place',
  summary: 'order what is in the cart',
  run: async (_, session) => {
    const shop = await session.shop();
    const orders = await shop.orders();
    const outcome = await orders.place();
    await shop.cart.settled();
    const { order_id, number, status } = outcome;
    const more =
      outcome.status === 'queued'
        ? { reason: outcome.reason }
        : { ...(outcome.redirect !== undefined && { redirect: outcome.redirect }) };
    return answer({ order_id, number, status, ...more }, (screen) => outcomeText(outcome, screen));
  },
});

const REASONS = {
  offline: 'There is no network.',
  'server-error': 'The shop could not take it just now.',
  rejected: 'The shop refused it as it is.',
} as const;

function outcomeText(outcome: PlaceOutcome, screen: Screen): string {
  if (outcome.status === 'queued') {
    return `${screen.accent('Order waiting!')} ${REASONS[outcome.reason]}\n${screen.facts([
      ['Order', outcome.order_id],
      ['Send it with', 'vitrine order process'],
    ])}`;
  }
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
