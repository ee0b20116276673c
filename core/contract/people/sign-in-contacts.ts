import { mayUser, permissionsOf, type Permitted } from '../foundation/permissions';
import { readEmail, readPhone } from '../foundation/contact';

/** Contacts of an account. */
export interface SignInContacts {
  readonly loginEmail: string | undefined;
  readonly loginPhone: string | undefined;
  /** Address for mails; not verified, and no login. */
  readonly email: string | undefined;
}

export interface ContactFacts extends SignInContacts {
  readonly isVerified: boolean;
  /** Second login, pending confirmation. */
  readonly newLogin: string | undefined;
  readonly granted: Permitted;
}

export type ContactField = 'email' | 'phone';

export type ContactPlan =
  | { readonly kind: 'same' }
  | { readonly kind: 'refused'; readonly field: ContactField; readonly message: string }
  | {
      readonly kind: 'changed';
      readonly contacts: SignInContacts;
      readonly isVerified: boolean;
      readonly newLogin: string | undefined;
      /** Logins that are new, so another account must not have them. */
      readonly added: readonly string[];
      /** Former logins, which get a notice. */
      readonly notified: readonly string[];
    };

/**
 * Plans a change of the contacts that a person signs in with. A new contact leaves the account unconfirmed, without the
 * rights of its roles, until its owner confirms it. Pure.
 * @param wanted an empty text removes a contact; undefined keeps it
 */
export function planContacts(
  now: ContactFacts,
  wanted: { readonly email?: string | undefined; readonly phone?: string | undefined },
): ContactPlan {
  const email = readWanted('email', wanted.email, shownEmail(now));
  const phone = readWanted('phone', wanted.phone, now.loginPhone);
  if ('message' in email) return { kind: 'refused', ...email };
  if ('message' in phone) return { kind: 'refused', ...phone };
  if (!email.isNew && !phone.isNew) return { kind: 'same' };
  const field = email.isNew ? 'email' : 'phone';
  if (isStaffAccount(now.granted))
    return { kind: 'refused', field, message: `${field} of staff cannot be changed: remove their roles first` };
  const loginEmail = email.isNew ? email.value : now.loginEmail;
  const loginPhone = phone.isNew ? phone.value : now.loginPhone;
  if (loginEmail === undefined && loginPhone === undefined)
    return { kind: 'refused', field, message: `${field} is required: a person signs in by e-mail or by phone` };
  const contacts = { loginEmail, loginPhone, email: email.isNew ? email.value : now.email };
  return { kind: 'changed', contacts, ...statusOf(now, contacts) };
}

/**
 * Returns true if staff may change the contacts of a person. Who reads the new contact is that person from then on, so it
 * takes the right to act as them and, for bloggers, the right to their payouts. Pure.
 */
export function mayMoveContacts(caller: Permitted, granted: Permitted): boolean {
  const isOfBlogger = granted.roles.includes('blogger');
  return mayUser(caller, 'people:act') && (!isOfBlogger || mayUser(caller, 'payouts:write'));
}

/** Returns the e-mail address shown to staff and changed by them. */
export function shownEmail({ loginEmail, email }: Pick<SignInContacts, 'email' | 'loginEmail'>): string | undefined {
  return loginEmail ?? email;
}

/** Returns true if the roles of an account give rights in the back office once its contact is confirmed. */
export function isStaffAccount(granted: Permitted & { readonly ownRoles?: readonly string[] }): boolean {
  return permissionsOf(granted).size > 0 || (granted.ownRoles?.length ?? 0) > 0;
}

/** Returns the logins that an account keeps after one of them was confirmed: an unproven one is no login. Pure. */
export function confirmedContacts(
  { loginEmail, loginPhone, isVerified, newLogin }: Omit<ContactFacts, 'email' | 'granted'>,
  confirmed: string,
): Pick<SignInContacts, 'loginEmail' | 'loginPhone'> {
  const stays = (login: string | undefined) =>
    login === confirmed || isVerified || newLogin === confirmed ? login : undefined;
  return { loginEmail: stays(loginEmail), loginPhone: stays(loginPhone) };
}

type Read =
  | { readonly isNew: boolean; readonly value: string | undefined }
  | { readonly field: ContactField; readonly message: string };

function readWanted(field: ContactField, typed: string | undefined, now: string | undefined): Read {
  if (typed === undefined || typed.trim() === (now ?? '')) return { isNew: false, value: now };
  if (typed.trim() === '') return { isNew: true, value: undefined };
  const value = field === 'email' ? readEmail(typed) : readPhone(typed);
  if (value === undefined) {
    const message =
      field === 'email' ? 'email must be an e-mail address' : 'phone must be a number such as +49 30 1234';
    return { field, message };
  }
  return { isNew: value !== now, value };
}

function statusOf(now: ContactFacts, after: SignInContacts) {
  const logins = ({ loginEmail, loginPhone }: SignInContacts) =>
    [loginEmail, loginPhone].filter((login) => login !== undefined);
  const before = logins(now);
  const added = logins(after).filter((login) => !before.includes(login));
  const notified = before.filter((login) => !logins(after).includes(login));
  const [first, ...more] = added;
  if (first === undefined) {
    const isGone = now.newLogin !== undefined && notified.includes(now.newLogin);
    return { isVerified: now.isVerified, newLogin: isGone ? undefined : now.newLogin, added, notified };
  }
  // A confirmed login can stay next to a new one. Two unconfirmed logins must not confirm each other.
  const kept = before.filter((login) => !notified.includes(login));
  const isVouched = now.isVerified || (now.newLogin !== undefined && notified.includes(now.newLogin));
  const newLogin = more.length === 0 && kept.length > 0 && isVouched ? first : undefined;
  return { isVerified: false, newLogin, added, notified: notified.length > 0 ? notified : before };
}
