import { command } from '../../declare/command';
import { text } from '../../usage/kinds';
import { required } from '../../usage/parameter';
import { CommandError } from '../../usage/usage-error';
import { answer } from '../../output/answer';

const WHY = {
  'code-taken': 'Another blogger has this code',
  'invalid-code': 'CODE must be 3 to 30 letters, digits, hyphens or underscores',
  'not-found': 'No blogger has this contact',
} as const;

export const bloggersCode = command({
  name: 'bloggers code',
  summary: "set a blogger's promo code; orders credited by the previous code stay credited",
  args: {
    contact: required('phone number or email address of the blogger', text('contact', 254)),
    code: required('value of ?promo= in links', text('code', 64)),
  },
  run: async ({ contact, code }, session) => {
    const platform = await session.platform('admin bloggers code');
    const outcome = await platform.bloggers.setCode(contact, code);
    if (outcome.kind === 'refused') throw new CommandError(outcome.code, WHY[outcome.code]);
    return answer({ contact, code: outcome.code }, (screen) =>
      screen.good(`The code of ${contact} is ${outcome.code}.`),
    );
  },
});
