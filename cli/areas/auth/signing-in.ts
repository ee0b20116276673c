import type { User } from '../../../core/shopper';
import { command } from '../../declare/command';
import { text } from '../../usage/kinds';
import { optional, required } from '../../usage/parameter';
import { CommandError } from '../../usage/usage-error';
import { answer, type Answer } from '../../output/answer';
import type { Session } from '../../session/session';
import { secretOf } from '../shared/secret';
import { signedInAnswer } from './user-answer';

const contact = required('phone number or email address', text('contact', 254));

const factorCode = optional(
  'code from your authenticator app, or a recovery code, if staff pages require one',
  text('code', 60),
);

async function enter(session: Session, user: Promise<User>, code?: string): Promise<Answer> {
  const entered = await user;
  const shop = await session.shop();
  const may = code === undefined ? entered : await (await shop.accounts()).secondFactor.give(code);
  await shop.cart.settled();
  return signedInAnswer(may);
}

export const requestCode = command({
  name: 'request-code',
  summary: 'send a one-time code; in development vitrine outbox shows it',
  args: { contact },
  run: async (input, session) => {
    const accounts = await (await session.shop()).accounts();
    const { is_email: isEmail } = await accounts.requestCode(input.contact);
    return answer({ contact: input.contact, is_email: isEmail }, (screen) =>
      screen.sections(
        screen.good(`A code has been sent by ${isEmail ? 'email' : 'phone'}.`),
        screen.facts([['Sign in with', `vitrine auth login ${input.contact} CODE`]]),
      ),
    );
  },
});

export const login = command({
  name: 'login',
  summary: 'sign in with a code',
  args: { contact, code: required('the code', text('code', 40)) },
  options: { factorCode },
  run: async (input, session) => {
    const accounts = await (await session.shop()).accounts();
    return enter(session, accounts.checkCode(input.code, input.contact), input.factorCode);
  },
});

export const password = command({
  name: 'password',
  summary: 'sign in with a password, from --password or VITRINE_PASSWORD',
  args: { user: required('phone number or email address', text('user', 254)) },
  options: { password: optional('the password', text('password', 1000)), factorCode },
  run: async (input, session) => {
    const secret = secretOf(input.password, '--password', 'VITRINE_PASSWORD');
    const accounts = await (await session.shop()).accounts();
    return enter(session, accounts.loginWithPassword(input.user, secret), input.factorCode);
  },
});

export const fast = command({
  name: 'fast',
  summary: 'sign in with the code in an emailed link',
  args: { contact, code: required('code from the link', text('code', 200)) },
  options: { factorCode },
  run: async (input, session) => {
    const accounts = await (await session.shop()).accounts();
    if (accounts.snapshot.user !== null) {
      throw new CommandError('already-signed-in', 'A user is already signed in: run vitrine auth logout first');
    }
    const user = await accounts.fastLogin(input.contact, input.code);
    if (user === null) throw new CommandError('fast-login-failed', 'The link is invalid or has expired');
    return enter(session, Promise.resolve(user), input.factorCode);
  },
});
