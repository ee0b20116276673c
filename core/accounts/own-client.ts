import { clientOf, type ClientOf, type Gateway } from '../sync';
import { accountError } from './account-error';
import type { AccountStore } from './account-store';
import { refusalOf } from './ask';
import { OWN_METHODS } from './own-methods';

/** Calls throw ShopError 'sign-in-first' for a guest. */
export function ownMethods(gateway: Gateway, account: Pick<AccountStore, 'current'>): ClientOf<typeof OWN_METHODS> {
  const before = (): void => {
    if (account.current === undefined) throw accountError('sign-in-first');
  };
  return clientOf(OWN_METHODS, gateway, { before, refusal: refusalOf });
}
