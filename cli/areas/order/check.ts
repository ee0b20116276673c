import { command } from '../../declare/command';
import { text } from '../../usage/kinds';
import { required } from '../../usage/parameter';
import { answer } from '../../output/answer';

const WORDS = {
  placed: 'placed',
  paid: 'paid',
  queued: 'only on this device so far',
  canceled: 'cancelled',
  refunded: 'cancelled before the payment arrived; it will be refunded',
  waiting: 'waits for its payment',
  declined: 'the payment was declined; it can be tried again',
} as const;

export const check = command({
  name: 'check',
  summary: 'show the current state of an order; removes a paid one from the device',
  args: { id: required('id of the order', text('id', 64)) },
  run: async ({ id }, session) => {
    const shop = await session.shop();
    const status = await (await shop.orders()).check(id);
    await shop.cart.settled();
    return answer(status, (screen) =>
      screen.facts([
        ['Order', status.order_id],
        ['Number', status.number],
        ['State', WORDS[status.state]],
        ['Pay at', status.paylink],
      ]),
    );
  },
});
