import { command } from '../../declare/command';
import { text } from '../../usage/kinds';
import { optional, required } from '../../usage/parameter';
import { answer } from '../../output/answer';
import { secretOf } from '../shared/secret';
import { signedInAnswer } from './user-answer';

export const register = command({
  name: 'register',
  summary: 'create an account with a password, from --password or VITRINE_PASSWORD, and sign in',
  args: { email: required('email address', text('email', 254)) },
  options: {
    firstname: optional('first name', text('name', 100)),
    lastname: optional('last name', text('name', 100)),
    password: optional('the password, at least 8 characters', text('password', 1000)),
  },
  run: async ({ email, firstname = '', lastname = '', ...input }, session) => {
    const password = secretOf(input.password, '--password', 'VITRINE_PASSWORD');
    const shop = await session.shop();
    const user = await (await shop.accounts()).register({ email, firstname, lastname, password });
    await shop.cart.settled();
    if (user !== null) return signedInAnswer(user);
    return answer({ user: null, email }, () => `A mail with instructions has been sent to ${email}.`);
  },
});

export const saveName = command({
  name: 'save-name',
  summary: 'save your name after the first sign-in: the first word is the first name',
  args: { name: required('your name', text('name', 200)) },
  run: async ({ name }, session) => signedInAnswer(await (await (await session.shop()).accounts()).saveName(name)),
});

export const callBack = command({
  name: 'call-back',
  summary: 'request a phone call if no code arrives',
  args: { phone: required('phone number', text('phone', 300)) },
  run: async ({ phone }, session) => {
    await (await (await session.shop()).accounts()).callBack(phone);
    return answer({ phone, asked: true }, (screen) => screen.good(`The shop will call ${phone}.`));
  },
});
