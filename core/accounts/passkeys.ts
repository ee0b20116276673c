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
import type { Gateway } from '../sync';
import { resultOf } from './ask';

const SILENT = { silent: true } as const;

/** Compatible with `startRegistration` of @simplewebauthn/browser. */
export type MakePasskey = (options: PasskeyCreation) => Promise<NewPasskey>;
/** Compatible with `startAuthentication` of @simplewebauthn/browser. */
export type UsePasskey = (options: PasskeyRequest) => Promise<UsedPasskey>;

/** Manages the user's passkeys; `loginWithPasskey` signs in with one. */
export interface PasskeyArea {
  /** @throws ShopError 'sign-in-first' */
  list(): Promise<OwnPasskeyList>;
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

/** @param requireUser throws for a guest */
export function createPasskeys(gateway: Gateway, requireUser: () => unknown): PasskeyArea {
  return {
    list: async () => {
      requireUser();
      return resultOf(gateway.ask(ownPasskeys, {}, SILENT));
    },
    add: async (name, make) => {
      requireUser();
      const { attempt, options } = await resultOf(gateway.ask(beginPasskey, {}, SILENT));
      const body = { attempt, name: name.trim(), credential: await make(options) };
      return resultOf(gateway.ask(addPasskey, { body }, SILENT));
    },
    rename: async (id, name) => {
      requireUser();
      return resultOf(gateway.ask(renamePasskey, { body: { id, name: name.trim() } }, SILENT));
    },
    remove: async (id) => {
      requireUser();
      return resultOf(gateway.ask(removePasskey, { body: { id } }, SILENT));
    },
  };
}
