import type { User } from '../contract';
import { readContact } from '../contract/foundation/contact';
import type { SignInState, SignInStep } from './accounts';
import { NO_SIGN_IN } from './no-sign-in';

export const RESEND_MS = 15_000;
export const CODE_LENGTH = 4;

export function stepAfterLogin(user: Pick<User, 'firstname' | 'lastname'>): SignInStep {
  return user.firstname.trim() === '' && user.lastname.trim() === '' ? 'enter-name' : 'logged-in';
}

export function stepBack(step: SignInStep): SignInStep {
  return step === 'enter-name' ? 'sms-code' : 'login';
}

export function codeSent(state: SignInState, contact: string, isEmail: boolean, now: number): SignInState {
  const callAt = isSameContact(state.contact, contact) ? state.callAt : 0;
  return { ...state, step: 'sms-code', contact, isEmail, resendAt: now + RESEND_MS, callAt };
}

export function codeSpent(state: SignInState, contact: string): SignInState {
  return isSameContact(state.contact, contact) ? { ...state, resendAt: 0 } : state;
}

export function callRequested(state: SignInState, contact: string, now: number): SignInState {
  return isSameContact(state.contact, contact) ? { ...state, callAt: now + RESEND_MS } : state;
}

/** Returns true if a recent code is still valid, so that the server would send no other. */
export function isCodeUnderWay(state: SignInState, contact: string, now: number): boolean {
  return now < state.resendAt && isSameContact(state.contact, contact);
}

export function reopened(state: SignInState, contact: string, now: number): SignInState {
  const isKept = isCodeUnderWay(state, contact === '' ? state.contact : contact, now);
  return isKept ? { ...state, step: 'login', name: '' } : NO_SIGN_IN;
}

export function isSameContact(one: string, other: string): boolean {
  const contact = readContact(one);
  return contact !== undefined && contact.value === readContact(other)?.value;
}

export function signedInStep(state: SignInState, user: User, name = ''): SignInState {
  return { ...state, step: stepAfterLogin(user), resendAt: 0, callAt: 0, name };
}
