import { fullName } from '../../../core/account';
import { command } from '../../declare/command';
import { text } from '../../usage/kinds';
import { required } from '../../usage/parameter';
import { CommandError } from '../../usage/usage-error';
import { answer } from '../../output/answer';
import { signedInAnswer } from './user-answer';

export const find = command({
  name: 'find',
  summary: 'find the account of a contact, for admins and managers; others find only their own',
  args: { contact: required('phone number or email address', text('contact', 254)) },
  run: async ({ contact }, session) => {
    const found = await (await (await session.shop()).accounts()).find(contact);
    return answer({ contact, user: found }, (screen) =>
      found === null
        ? 'No account that you may see.'
        : screen.facts([
            ['Id', found.id],
            ['Name', fullName(found.firstname, found.lastname)],
            ['Phone', found.phone ?? undefined],
          ]),
    );
  },
});

export const asUser = command({
  name: 'as-user',
  summary: 'act as a user, for admins and managers',
  args: { contact: required('phone number or email address of the user', text('contact', 254)) },
  run: async ({ contact }, session) => {
    const shop = await session.shop();
    const user = await (await shop.accounts()).loginAsUser(contact);
    await shop.cart.settled();
    return signedInAnswer(user);
  },
});

export const asBlogger = command({
  name: 'as-blogger',
  summary: "act as the shop's blogger, for admins and managers",
  run: async (_, session) => {
    const shop = await session.shop();
    const user = await (await shop.accounts()).loginAsBlogger();
    await shop.cart.settled();
    return signedInAnswer(user);
  },
});

export const returnToPrevious = command({
  name: 'return',
  summary: 'stop acting as another user',
  run: async (_, session) => {
    const shop = await session.shop();
    const user = await (await shop.accounts()).returnToPrevious();
    await shop.cart.settled();
    if (user === null) throw new CommandError('nobody-to-return-to', 'You are not acting as another user');
    return signedInAnswer(user);
  },
});
