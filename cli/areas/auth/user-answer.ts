import { fullName } from '../../../core/account';
import type { User } from '../../../core/shopper';
import { answer, type Answer } from '../../output/answer';
import type { Screen } from '../../output/screen';

const FACTOR_STEPS = {
  needed: 'vitrine account second-factor code CODE',
  'to-set-up': 'vitrine account second-factor enrol',
} as const satisfies Record<NonNullable<User['second_factor']>, string>;

export function userText(user: User | null, screen: Screen): string {
  if (user === null) return 'Nobody is signed in.';
  return screen.facts([
    ['Name', nameOf(user)],
    ['Phone', user.phone ?? undefined],
    ['Email', user.email ?? undefined],
    ['Roles', user.roles.join(', ')],
    ['Second factor', user.second_factor && FACTOR_STEPS[user.second_factor]],
    ['Bonuses', `${user.account} ${user.account_currency}`],
    ['Addresses', user.addresses.map(({ street, city }) => `${street.join(', ')}, ${city}`).join('; ')],
    ['Orders', user.orders_history.length],
  ]);
}

export function nameOf({ firstname, lastname, email, phone, id }: User): string {
  const name = fullName(firstname, lastname);
  return name === '' ? (email ?? phone ?? String(id)) : name;
}

export function signedInAnswer(user: User): Answer {
  return answer({ user }, (screen) =>
    screen.sections(screen.good(`Signed in as ${nameOf(user)}.`), userText(user, screen)),
  );
}
