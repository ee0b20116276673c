import type { Command } from '../../declare/command';
import { command } from '../../declare/command';
import { text } from '../../declare/kinds';
import { optional, required } from '../../declare/parameter';
import { UsageError } from '../../declare/usage-error';
import { answer } from '../../output/answer';
import { userText } from '../auth/user-answer';
import { secretOf } from '../secret';

const show = command({
  name: 'show',
  summary: 'the account as the shop has it now',
  run: async (_, session) => {
    const user = await (await (await session.shop()).accounts()).refreshProfile();
    return answer(user, (screen) => userText(user, screen));
  },
});

const edit = command({
  name: 'edit',
  summary: 'change name or e-mail address',
  options: {
    firstname: optional('first name', text('name', 100)),
    lastname: optional('last name', text('name', 100)),
    email: optional('where to write to', text('email', 254)),
  },
  run: async ({ firstname, lastname, email }, session) => {
    const change = {
      ...(firstname !== undefined && { firstname }),
      ...(lastname !== undefined && { lastname }),
      ...(email !== undefined && { email }),
    };
    if (Object.keys(change).length === 0) throw new UsageError('Name what to change: --firstname, --lastname, --email');
    const user = await (await (await session.shop()).accounts()).update(change);
    return answer(user, (screen) =>
      screen.sections(screen.good('Account data has successfully been updated.'), userText(user, screen)),
    );
  },
});

const newPassword = optional('the new password, or VITRINE_NEW_PASSWORD', text('password', 200));

const changePassword = command({
  name: 'change-password',
  summary: 'set another password; who has none yet leaves the current one out',
  options: {
    currentPassword: optional('the current password, or VITRINE_PASSWORD', text('password', 200)),
    newPassword,
  },
  run: async (input, session) => {
    const wanted = secretOf(input.newPassword, '--new-password', 'VITRINE_NEW_PASSWORD');
    const current = input.currentPassword ?? process.env['VITRINE_PASSWORD'] ?? '';
    await (await (await session.shop()).accounts()).changePassword(current, wanted);
    return answer({ changed: true }, (screen) => screen.good('Password has successfully been changed.'));
  },
});

const resetPassword = command({
  name: 'reset-password',
  summary: 'mail a token; with --reset-token, set a new password by it',
  args: { email: required('e-mail address of the account', text('email', 254)) },
  options: { resetToken: optional('the token of the mail', text('token', 200)), newPassword },
  run: async (input, session) => {
    const accounts = await (await session.shop()).accounts();
    if (input.resetToken === undefined) {
      await accounts.resetPassword(input.email);
      return answer(
        { email: input.email, sent: true },
        () => 'If there is an account, a mail with a token is on its way.',
      );
    }
    const wanted = secretOf(input.newPassword, '--new-password', 'VITRINE_NEW_PASSWORD');
    await accounts.createPassword(input.email, input.resetToken, wanted);
    return answer({ email: input.email, changed: true }, (screen) =>
      screen.good('Password has successfully been changed.'),
    );
  },
});

export const ACCOUNT: readonly Command[] = [show, edit, changePassword, resetPassword];
