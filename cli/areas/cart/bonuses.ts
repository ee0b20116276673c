import { command } from '../../declare/command';
import { CommandError } from '../../usage/usage-error';
import type { Session } from '../../session/session';
import { cartAnswer } from './cart-answer';

async function decide(session: Session, spends: boolean) {
  const shop = await session.shop();
  if (!(await shop.cart.spendBonuses(spends))) {
    throw new CommandError('bonuses-refused', 'Bonuses require a customer: sign in and add something to the cart');
  }
  await shop.cart.settled();
  return cartAnswer(shop);
}

export const bonusesSpend = command({
  name: 'bonuses spend',
  summary: 'spend as many bonuses as allowed',
  run: (_, session) => decide(session, true),
});

export const bonusesSkip = command({
  name: 'bonuses skip',
  summary: 'do not spend bonuses',
  run: (_, session) => decide(session, false),
});
