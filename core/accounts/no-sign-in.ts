import type { SignInState } from './accounts';

/** Nobody is signing in. By itself, so that a first page has this and not the rules of signing in. */
export const NO_SIGN_IN: SignInState = {
  step: 'login',
  contact: '',
  isEmail: false,
  resendAt: 0,
  callAt: 0,
  name: '',
};
