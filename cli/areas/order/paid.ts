import { command } from '../../declare/command';
import { text } from '../../usage/kinds';
import { required } from '../../usage/parameter';
import { answer } from '../../output/answer';

export const paid = command({
  name: 'paid',
  summary: 'check whether an order is paid; if so, clear the cart',
  args: { id: required('id of the order', text('id', 64)) },
  run: async ({ id }, session) => {
    const shop = await session.shop();
    const isPaid = await (await shop.orders()).paid(id);
    await shop.cart.settled();
    return answer({ order_id: id, paid: isPaid }, (screen) => (isPaid ? screen.good('Paid.') : 'Not paid yet.'));
  },
});
