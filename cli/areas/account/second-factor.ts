import type { User } from '../../../core/shopper';
import { command, type Command } from '../../declare/command';
import { answer, type Answer } from '../../output/answer';
import type { Session } from '../../session/session';
import { text } from '../../usage/kinds';
import { required } from '../../usage/parameter';
import { userText } from '../auth/user-answer';

const CODE = required('code from the authenticator app, or a recovery code', text('code', 60));

const factorOf = async (session: Session) => (await (await session.shop()).accounts()).secondFactor;

const show = command({
  name: 'second-factor',
  summary: 'show whether a second factor is set up and how many recovery codes are left',
  run: async (_, session) => {
    const status = await (await factorOf(session)).status();
    return answer(status, (screen) =>
      screen.facts([
        ['Second factor', status.is_on ? `on since ${status.since ?? ''}` : 'off'],
        ['Recovery codes', status.is_on ? String(status.recovery_codes_left) : undefined],
        ['This shop', status.is_required ? 'requires it for staff' : 'offers it to staff'],
      ]),
    );
  },
});

const enrol = command({
  name: 'second-factor enrol',
  summary: 'create a secret for an authenticator app; confirm it with a code from the app',
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
  summary: 'confirm the secret with a code from the app; prints the recovery codes once',
  args: { code: required('code from the authenticator app', text('code', 60)) },
  run: async ({ code }, session) => {
    const accounts = await (await session.shop()).accounts();
    const codes = await accounts.secondFactor.confirm(code);
    await accounts.refreshProfile();
    return recoveryCodes(codes, 'Staff pages now require a code from your app.');
  },
});

const give = command({
  name: 'second-factor code',
  summary: 'enter the second factor in this session to use your staff permissions',
  args: { code: CODE },
  run: async ({ code }, session) => said(await (await factorOf(session)).give(code), 'The code is correct.'),
});

const remove = command({
  name: 'second-factor remove',
  summary: 'remove the second factor with a code, for example before changing phones',
  args: { code: CODE },
  run: async ({ code }, session) =>
    said(await (await factorOf(session)).remove(code), 'The second factor was removed.'),
});

const renew = command({
  name: 'second-factor recovery-codes',
  summary: 'replace the recovery codes; prints the new ones once',
  args: { code: CODE },
  run: async ({ code }, session) =>
    recoveryCodes(await (await factorOf(session)).renewRecoveryCodes(code), 'Earlier recovery codes no longer work.'),
});

export const SECOND_FACTOR: readonly Command[] = [show, enrol, confirm, give, remove, renew];

function recoveryCodes(codes: readonly string[], sentence: string): Answer {
  return answer({ recovery_codes: codes }, (screen) =>
    screen.sections(
      screen.good(sentence),
      codes.join('\n'),
      'Each code replaces the app once. Keep them separate from your phone.',
    ),
  );
}

function said(user: User, sentence: string): Answer {
  return answer({ user }, (screen) => screen.sections(screen.good(sentence), userText(user, screen)));
}
