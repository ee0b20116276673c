import { command } from '../../declare/command';
import { text } from '../../usage/kinds';
import { required } from '../../usage/parameter';
import { CommandError } from '../../usage/usage-error';
import { answer, type Answer } from '../../output/answer';
import type { Session } from '../../session/session';
import type { SharedCart } from '../../../core/shopper';
import { cartAnswer, linesText } from './cart-answer';

async function sharedCart(session: Session, code: string): Promise<SharedCart> {
  const found = await (await (await session.shop()).sharedCarts()).load(code);
  if (found === null) throw new CommandError('not-shared', `There is no shared cart ${code}, or it has expired.`);
  return found;
}

export async function sharedAnswer(session: Session, code: string): Promise<Answer> {
  const shared = await sharedCart(session, code);
  const shop = await session.shop();
  return answer({ ...shared }, (screen) =>
    screen.sections(
      linesText(shared.items, shop, screen),
      shared.lost === 0 ? '' : screen.bad(`${String(shared.lost)} no longer sold`),
    ),
  );
}

export const share = command({
  name: 'share',
  summary: 'create a link to a copy of the cart',
  run: async (_, session) => {
    const shop = await session.shop();
    const outcome = await (await shop.sharedCarts()).share();
    if (outcome.status !== 'shared') {
      const why = {
        empty: 'The cart is empty.',
        unreached: 'The shop is unreachable or does not have this cart.',
      };
      throw new CommandError(`cart-${outcome.status}`, why[outcome.status]);
    }
    const { code } = outcome;
    const path = shop.routing.localPath(`/cart/${code}`);
    return answer({ code, path }, (screen) =>
      screen.facts([
        ['Code', code],
        ['Page', path],
      ]),
    );
  },
});

export const addShared = command({
  name: 'add-shared',
  summary: 'add a shared cart',
  args: { code: required('code of the shared cart', text('code', 64)) },
  run: async ({ code }, session) => {
    const shared = await sharedCart(session, code);
    const shop = await session.shop();
    const { problems } = await (await shop.sharedCarts()).addAll(shared);
    await shop.cart.settled();
    return cartAnswer(shop, { problems });
  },
});
