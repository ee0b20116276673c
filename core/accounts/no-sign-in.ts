import type { SignInState } from './accounts';

/** In its own module, so that the first page does not load the sign-in code. */
export const NO_SIGN_IN: SignInState = {
  step: 'login',
  contact: '',
  isEmail: false,
  resendAt: 0,
  callAt: 0,
  name: '',
};
