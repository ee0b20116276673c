import { command } from '../../declare/command';
import { answer } from '../../output/answer';
import { cartAnswer, segmentsText } from './cart-answer';
import { segmentsNow } from './segments-now';

export const show = command({
  name: 'show',
  summary: 'what is in it and what it costs',
  run: async (_, session) => cartAnswer(await session.shop()),
});

export const totals = command({
  name: 'totals',
  summary: 'what it costs, as the shop reckons now',
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
