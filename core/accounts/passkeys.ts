import {
  addPasskey,
  beginPasskey,
  ownPasskeys,
  removePasskey,
  renamePasskey,
  type NewPasskey,
  type OwnPasskeyList,
  type PasskeyCreation,
  type PasskeyRequest,
  type UsedPasskey,
} from '../contract/people/passkeys';
import type { ReadOptions } from '../ports';
import { clientOf, type Gateway } from '../sync';
import { refusalOf } from './ask';

/** Compatible with `startRegistration` of @simplewebauthn/browser. */
export type MakePasskey = (options: PasskeyCreation) => Promise<NewPasskey>;
/** Compatible with `startAuthentication` of @simplewebauthn/browser. */
export type UsePasskey = (options: PasskeyRequest) => Promise<UsedPasskey>;

/** Manages the user's passkeys; `loginWithPasskey` signs in with one. */
export interface PasskeyArea {
  /** @throws ShopError 'sign-in-first' */
  list(options?: ReadOptions): Promise<OwnPasskeyList>;
  /**
   * Adds a passkey; the server notifies the user.
   * @param name up to `PASSKEY_NAME_LENGTH` characters, without a link
   * @throws ShopError SIGN_IN_AGAIN (sign-in older than 15 minutes), SECOND_FACTOR_NEEDED, ACCESS_DENIED,
   * PASSKEYS_FULL, PASSKEYS_UNAVAILABLE, PASSKEY_THERE, PASSKEY_REFUSED; rethrows errors of `make`
   */
  add(name: string, make: MakePasskey): Promise<OwnPasskeyList>;
  /** @throws ShopError ACCESS_DENIED, 'request-rejected' */
  rename(id: string, name: string): Promise<OwnPasskeyList>;
  /** @throws ShopError SIGN_IN_AGAIN, SECOND_FACTOR_NEEDED, ACCESS_DENIED, 'request-rejected' */
  remove(id: string): Promise<OwnPasskeyList>;
}

const METHODS = {
  list: ownPasskeys,
  begin: beginPasskey,
  add: addPasskey,
  rename: renamePasskey,
  remove: removePasskey,
};

/** @param requireUser throws for a guest */
export function createPasskeys(gateway: Gateway, requireUser: () => void): PasskeyArea {
  const client = clientOf(METHODS, gateway, { before: requireUser, refusal: refusalOf });
  return {
    list: (options) => client.list({}, options),
    add: async (name, make) => {
      const { attempt, options } = await client.begin();
      return client.add({ attempt, name: name.trim(), credential: await make(options) });
    },
    rename: (id, name) => client.rename({ id, name: name.trim() }),
    remove: (id) => client.remove({ id }),
  };
}
