import type { Command } from '../../declare/command';
import { command } from '../../declare/command';
import { text } from '../../usage/kinds';
import { flag, optional, required } from '../../usage/parameter';
import { UsageError } from '../../usage/usage-error';
import { answer } from '../../output/answer';
import { userText } from '../auth/user-answer';
import { readPhoto } from '../shared/read-photo';
import { secretOf } from '../shared/secret';
import { OWN_DATA } from './own-data';
import { PASSKEYS } from './passkeys';
import { readAddresses } from './read-addresses';
import { SECOND_FACTOR } from './second-factor';

const show = command({
  name: 'show',
  summary: 'show the account',
  run: async (_, session) => {
    const user = await (await (await session.shop()).accounts()).refreshProfile();
    return answer(user, (screen) => userText(user, screen));
  },
});

const edit = command({
  name: 'edit',
  summary: 'change name, email or addresses',
  options: {
    firstname: optional('first name', text('name', 100)),
    lastname: optional('last name', text('name', 100)),
    email: optional('new contact email; takes effect once confirm-email gets the code sent to it', text('email', 254)),
    addresses: optional(
      'all addresses, the default one first, replacing the saved ones: JSON, or a JSON file',
      text('addresses', 20_000),
    ),
  },
  run: async ({ firstname, lastname, email, addresses }, session) => {
    const change = {
      ...(firstname !== undefined && { firstname }),
      ...(lastname !== undefined && { lastname }),
      ...(email !== undefined && { email }),
      ...(addresses !== undefined && { addresses: await readAddresses(addresses) }),
    };
    if (Object.keys(change).length === 0) {
      throw new UsageError('Name what to change: --firstname, --lastname, --email, --addresses');
    }
    const user = await (await (await session.shop()).accounts()).update(change);
    return answer(user, (screen) =>
      screen.sections(screen.good('Account data has successfully been updated.'), userText(user, screen)),
    );
  },
});

const confirmEmail = command({
  name: 'confirm-email',
  summary: 'confirm a new contact address with the code that account edit --email sent to it',
  args: {
    email: required('the new address', text('email', 254)),
    code: required('code from the email', text('code', 40)),
  },
  run: async ({ email, code }, session) => {
    const user = await (await (await session.shop()).accounts()).confirmEmail(email, code);
    return answer(user, (screen) =>
      screen.sections(screen.good('Account data has successfully been updated.'), userText(user, screen)),
    );
  },
});

const photo = command({
  name: 'photo',
  summary: "set or remove the account's photo",
  args: { file: optional('JPEG, PNG or WebP of at most 5 MB', text('file', 4000)) },
  options: { remove: flag('remove the current photo') },
  run: async ({ file, remove }, session) => {
    if (remove === (file !== undefined)) throw new UsageError('Name a file, or --remove');
    const picture = file === undefined ? null : await readPhoto(file, 'FILE');
    const user = await (await (await session.shop()).accounts()).changePhoto(picture);
    return answer(user, (screen) =>
      screen.sections(screen.good('Account data has successfully been updated.'), userText(user, screen)),
    );
  },
});

const newPassword = optional('the new password, or VITRINE_NEW_PASSWORD', text('password', 1000));

const changePassword = command({
  name: 'change-password',
  summary: 'change the password; without one, omit the current password',
  options: {
    currentPassword: optional('the current password, or VITRINE_PASSWORD', text('password', 1000)),
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
  summary: 'request a password-reset email; with --reset-token, set a new password and sign in',
  args: { email: required('email address of the account', text('email', 254)) },
  options: { resetToken: optional('token from the email', text('token', 200)), newPassword },
  run: async (input, session) => {
    const accounts = await (await session.shop()).accounts();
    if (input.resetToken === undefined) {
      await accounts.resetPassword(input.email);
      return answer(
        { email: input.email, sent: true },
        () => 'If the account exists, an email with a token has been sent.',
      );
    }
    const wanted = secretOf(input.newPassword, '--new-password', 'VITRINE_NEW_PASSWORD');
    const user = await accounts.createPassword(input.email, input.resetToken, wanted);
    await (await session.shop()).cart.settled();
    return answer({ email: input.email, changed: true, user }, (screen) =>
      screen.sections(screen.good('Password has successfully been changed.'), userText(user, screen)),
    );
  },
});

const SESSION = ['id', 'device', 'opened_at', 'seen_at', 'is_current'] as const;

const sessions = command({
  name: 'sessions',
  summary: 'list your sessions; with --end, end one or all others',
  options: {
    end: optional("id of a session, or 'others'", text('id', 20)),
  },
  run: async ({ end }, session) => {
    const accounts = await (await session.shop()).accounts();
    const ended = end === undefined ? 0 : await accounts.endSessions(end === 'others' ? {} : { id: end });
    const open = await accounts.sessions();
    const rows = open.map((one) => SESSION.map((member) => String(one[member] ?? '')));
    return answer({ ended, sessions: open }, (screen) =>
      screen.table(
        SESSION.map((head) => ({ head })),
        rows,
      ),
    );
  },
});

export const ACCOUNT: readonly Command[] = [
  show,
  edit,
  confirmEmail,
  photo,
  changePassword,
  resetPassword,
  sessions,
  ...OWN_DATA,
  ...PASSKEYS,
  ...SECOND_FACTOR,
];
