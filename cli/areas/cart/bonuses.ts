import { command } from '../../declare/command';
import { CommandError } from '../../usage/usage-error';
import type { Session } from '../../session/session';
import { cartAnswer } from './cart-answer';

async function decide(session: Session, spends: boolean) {
  const shop = await session.shop();
  if (!(await shop.cart.spendBonuses(spends))) {
    throw new CommandError('bonuses-refused', 'Bonuses belong to a customer: sign in, and put something into the cart');
  }
  await shop.cart.settled();
  return cartAnswer(shop);
}

export const bonusesSpend = command({
  name: 'bonuses spend',
  summary: 'pay with bonuses, as far as they may be spent',
  run: (_, session) => decide(session, true),
});

export const bonusesSkip = command({
  name: 'bonuses skip',
  summary: 'keep the bonuses',
  run: (_, session) => decide(session, false),
});
