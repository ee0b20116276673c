import { token } from '../di';
import type { Store } from '../kernel/store';
import type { AccountState } from './accounts';
import { NO_SIGN_IN } from './no-sign-in';

export const NOBODY: AccountState = {
  user: null,
  previous: null,
  signIn: NO_SIGN_IN,
  isBusy: false,
  isLoaded: false,
};

export const ACCOUNT_STATE = token<Store<AccountState>>('AccountState');
