import type { User } from '../../../core';
import { command, type Command } from '../../declare/command';
import { answer, type Answer } from '../../output/answer';
import type { Session } from '../../session/session';
import { text } from '../../usage/kinds';
import { required } from '../../usage/parameter';
import { userText } from '../auth/user-answer';

const CODE = required('code of the app, or a recovery code', text('code', 60));

const factorOf = async (session: Session) => (await (await session.shop()).accounts()).secondFactor;

const show = command({
  name: 'second-factor',
  summary: 'whether staff pages ask you for a code of an app, and how many recovery codes are left',
  run: async (_, session) => {
    const status = await (await factorOf(session)).status();
    return answer(status, (screen) =>
      screen.facts([
        ['Second factor', status.is_on ? `on since ${status.since ?? ''}` : 'off'],
        ['Recovery codes', status.is_on ? String(status.recovery_codes_left) : undefined],
        ['This shop', status.is_required ? 'requires one of its staff' : 'offers one to its staff'],
      ]),
    );
  },
});

const enrol = command({
  name: 'second-factor enrol',
  summary: 'make a secret for an authenticator app; it counts once a code of the app confirms it',
  run: async (_, session) => {
    const setUp = await (await factorOf(session)).begin();
    return answer(setUp, (screen) =>
      screen.sections(
        screen.facts([
          ['Secret', setUp.secret],
          ['Address', setUp.uri],
        ]),
        'Put the secret into your authenticator app, then: vitrine account second-factor confirm CODE',
      ),
    );
  },
});

const confirm = command({
  name: 'second-factor confirm',
  summary: 'make the secret count by a code of the app; prints the recovery codes, this once',
  args: { code: required('code of the app', text('code', 60)) },
  run: async ({ code }, session) => {
    const accounts = await (await session.shop()).accounts();
    const codes = await accounts.secondFactor.confirm(code);
    await accounts.refreshProfile();
    return recoveryCodes(codes, 'Staff pages ask for a code of your app from now on.');
  },
});

const give = command({
  name: 'second-factor code',
  summary: 'give the second factor in this session, so that you may do what your roles let you do',
  args: { code: CODE },
  run: async ({ code }, session) => said(await (await factorOf(session)).give(code), 'The code was right.'),
});

const remove = command({
  name: 'second-factor remove',
  summary: 'remove the second factor by a code of it, as before moving to another phone',
  args: { code: CODE },
  run: async ({ code }, session) =>
    said(await (await factorOf(session)).remove(code), 'The second factor was removed.'),
});

const renew = command({
  name: 'second-factor recovery-codes',
  summary: 'make new recovery codes, printed this once; earlier ones are good no more',
  args: { code: CODE },
  run: async ({ code }, session) =>
    recoveryCodes(await (await factorOf(session)).renewRecoveryCodes(code), 'Earlier recovery codes are good no more.'),
});

export const SECOND_FACTOR: readonly Command[] = [show, enrol, confirm, give, remove, renew];

function recoveryCodes(codes: readonly string[], sentence: string): Answer {
  return answer({ recovery_codes: codes }, (screen) =>
    screen.sections(
      screen.good(sentence),
      codes.join('\n'),
      'Each of these codes stands in for the app once. Keep them where the phone is not.',
    ),
  );
}

function said(user: User, sentence: string): Answer {
  return answer({ user }, (screen) => screen.sections(screen.good(sentence), userText(user, screen)));
}
