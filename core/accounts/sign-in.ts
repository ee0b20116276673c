import type { User } from '../contract';
import type { SignInState, SignInStep } from './accounts';

/** A §9: after so many milliseconds a code may be asked for again. */
export const RESEND_MS = 15_000;
/** A §9: a code has so many characters; it is sent off as soon as they are there. */
export const CODE_LENGTH = 4;

export const NO_SIGN_IN: SignInState = { step: 'login', contact: '', isEmail: false, resendAt: 0, name: '' };

/** A §4.1: a user with neither first nor last name is asked for one. Pure. */
export function stepAfterLogin(user: Pick<User, 'firstname' | 'lastname'>): SignInStep {
  return user.firstname.trim() === '' && user.lastname.trim() === '' ? 'enter-name' : 'logged-in';
}

/** A §2.8: from the code back to the login, from the name back to the code. Pure. */
export function stepBack(step: SignInStep): SignInStep {
  return step === 'enter-name' ? 'sms-code' : 'login';
}

export function codeSent(state: SignInState, contact: string, isEmail: boolean, now: number): SignInState {
  return { ...state, step: 'sms-code', contact, isEmail, resendAt: now + RESEND_MS };
}

/** Where somebody stands who has come in. Pure. @param name what is known of their name where the account has none */
export function signedInStep(state: SignInState, user: User, name = ''): SignInState {
  return { ...state, step: stepAfterLogin(user), resendAt: 0, name };
}
