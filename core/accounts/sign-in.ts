import type { User } from '../contract';
import { readContact } from '../contract/contact';
import type { SignInState, SignInStep } from './accounts';
import { NO_SIGN_IN } from './no-sign-in';

/** A §9: after so many milliseconds a code, or a call, may be asked for again. */
export const RESEND_MS = 15_000;
/** A §9: a code has so many characters; it is sent off as soon as they are there. */
export const CODE_LENGTH = 4;

/** A §4.1: a user with neither first nor last name is asked for one. Pure. */
export function stepAfterLogin(user: Pick<User, 'firstname' | 'lastname'>): SignInStep {
  return user.firstname.trim() === '' && user.lastname.trim() === '' ? 'enter-name' : 'logged-in';
}

/** A §2.8: from the code back to the login, from the name back to the code. Pure. */
export function stepBack(step: SignInStep): SignInStep {
  return step === 'enter-name' ? 'sms-code' : 'login';
}

export function codeSent(state: SignInState, contact: string, isEmail: boolean, now: number): SignInState {
  const callAt = isSameContact(state.contact, contact) ? state.callAt : 0;
  return { ...state, step: 'sms-code', contact, isEmail, resendAt: now + RESEND_MS, callAt };
}

/** Its tries are used up: only another code can be right. Pure. */
export function codeSpent(state: SignInState, contact: string): SignInState {
  return isSameContact(state.contact, contact) ? { ...state, resendAt: 0 } : state;
}

/** Pure. @param now milliseconds since the epoch */
export function callWished(state: SignInState, contact: string, now: number): SignInState {
  return isSameContact(state.contact, contact) ? { ...state, callAt: now + RESEND_MS } : state;
}

/** Whether a code was sent to a contact so shortly ago that the shop would send no other one, and that one is to be typed (A §9). Pure. */
export function isCodeUnderWay(state: SignInState, contact: string, now: number): boolean {
  return now < state.resendAt && isSameContact(state.contact, contact);
}

/**
 * Where the modal begins that is opened, or turned to another view: at its first step (A §2.8). To whom a code is under way is still
 * known, so that asking for it leads back to it. Pure.
 * @param contact what is to be filled in; empty where nothing is
 */
export function reopened(state: SignInState, contact: string, now: number): SignInState {
  const isKept = isCodeUnderWay(state, contact === '' ? state.contact : contact, now);
  return isKept ? { ...state, step: 'login', name: '' } : NO_SIGN_IN;
}

/** Whether two texts that were typed are the same phone number or e-mail address. */
export function isSameContact(one: string, other: string): boolean {
  const contact = readContact(one);
  return contact !== undefined && contact.value === readContact(other)?.value;
}

/** Where somebody stands who has come in. Pure. @param name what is known of their name where the account has none */
export function signedInStep(state: SignInState, user: User, name = ''): SignInState {
  return { ...state, step: stepAfterLogin(user), resendAt: 0, callAt: 0, name };
}
