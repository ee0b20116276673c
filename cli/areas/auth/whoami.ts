import { command } from '../../declare/command';
import { answer } from '../../output/answer';
import { nameOf, userText } from './user-answer';

export const logout = command({
  name: 'logout',
  summary: 'sign out; removes personal data from the profile',
  run: async (_, session) => {
    const shop = await session.shop();
    const accounts = await shop.accounts();
    await accounts.logout();
    await shop.cart.settled();
    const { user } = accounts.snapshot;
    return answer({ user }, (screen) =>
      user === null ? screen.good("You're logged out.") : screen.good(`You are ${nameOf(user)} again.`),
    );
  },
});

export const whoami = command({
  name: 'whoami',
  summary: 'show the signed-in user, and who is acting as them',
  run: async (_, session) => {
    const { user, previous } = (await (await session.shop()).accounts()).snapshot;
    return answer({ user, previous }, (screen) =>
      screen.sections(
        userText(user, screen),
        previous === null ? '' : screen.facts([['Acting', `${nameOf(previous)} (vitrine auth return)`]]),
      ),
    );
  },
});
