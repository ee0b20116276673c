import { command } from '../../declare/command';
import { text } from '../../usage/kinds';
import { optional } from '../../usage/parameter';
import { answer } from '../../output/answer';
import { cartAnswer, segmentsText } from './cart-answer';
import { segmentsNow } from './segments-now';
import { sharedAnswer } from './shared';

export const show = command({
  name: 'show',
  summary: 'show lines and totals',
  options: { code: optional('show this shared cart instead', text('code', 64)) },
  run: async ({ code }, session) =>
    code === undefined ? cartAnswer(await session.shop()) : sharedAnswer(session, code),
});

export const totals = command({
  name: 'totals',
  summary: 'show current totals from the shop',
  run: async (_, session) => {
    const shop = await session.shop();
    await shop.cart.syncTotals({ force: true });
    const segments = segmentsNow(shop);
    const { totals: figures, coupon } = shop.cart.snapshot;
    return answer({ totals: figures, segments, coupon }, (screen) =>
      segments.length === 0 ? 'The cart is empty.' : segmentsText(segments, screen),
    );
  },
});
