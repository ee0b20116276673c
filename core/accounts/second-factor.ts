import type { User } from '../contract';
import {
  beginSecondFactor,
  confirmSecondFactor,
  giveSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  secondFactor,
  type FactorSetUp,
  type FactorStatus,
} from '../contract/second-factor';
import { beginPasskeyFactor, givePasskeyFactor } from '../contract/passkeys';
import type { Gateway } from '../sync';
import { answerOf, resultOf } from './ask';
import type { UsePasskey } from './passkeys';
import type { TokensAnew } from './stored-session';

const SILENT = { silent: true } as const;

/** The second factor of staff (A §4): what `user.second_factor` asks for before staff may do anything in this session. */
export interface SecondFactorArea {
  /** @throws ShopError 'sign-in-first' */
  status(): Promise<FactorStatus>;
  /**
   * Makes a secret for an authenticator app, which counts once it is confirmed.
   * @throws ShopError SIGN_IN_AGAIN where the sign-in is a quarter of an hour old, SECOND_FACTOR_THERE, ACCESS_DENIED
   */
  begin(): Promise<FactorSetUp>;
  /**
   * Makes the secret count by a code of the app. What `user$` may do changes with the next `refreshProfile`, so that a page can show the codes first.
   * @returns the recovery codes, which the shop gives this once
   * @throws ShopError SECOND_FACTOR_INCORRECT, SECOND_FACTOR_MISSING, SIGN_IN_AGAIN, TOO_MANY_ATTEMPTS
   */
  confirm(code: string): Promise<readonly string[]>;
  /** Gives this session what staff may do. @throws ShopError SECOND_FACTOR_INCORRECT, SECOND_FACTOR_MISSING, TOO_MANY_ATTEMPTS */
  give(code: string): Promise<User>;
  /**
   * Gives this session what staff may do, by a passkey that was added after the second factor was set up.
   * @throws ShopError PASSKEY_REFUSED, PASSKEYS_UNAVAILABLE, SECOND_FACTOR_MISSING, TOO_MANY_ATTEMPTS; whatever `use` throws
   */
  giveByPasskey(use: UsePasskey): Promise<User>;
  /** @throws ShopError as `give`, and SIGN_IN_AGAIN */
  remove(code: string): Promise<User>;
  /** @returns new recovery codes, given this once; earlier ones are good no more @throws ShopError as `remove` */
  renewRecoveryCodes(code: string): Promise<readonly string[]>;
}

/** @param account what the calls need of the account: that somebody is signed in, and where the answer is kept */
export function createSecondFactor(
  gateway: Gateway,
  account: {
    readonly requireUser: () => unknown;
    readonly keep: (user: User) => Promise<User>;
    readonly sign: (tokens: TokensAnew | undefined) => Promise<void>;
  },
): SecondFactorArea {
  /** The shop signs the session anew by each code: what follows is asked with those tokens. */
  const pass = async <T>(asked: Parameters<typeof answerOf<T, TokensAnew>>[0]): Promise<T> => {
    const { result, meta } = await answerOf(asked);
    await account.sign(meta);
    return result;
  };
  return {
    status: async () => {
      account.requireUser();
      return resultOf(gateway.ask(secondFactor, {}, SILENT));
    },
    begin: async () => {
      account.requireUser();
      return resultOf(gateway.ask(beginSecondFactor, {}, SILENT));
    },
    confirm: async (code) => {
      account.requireUser();
      const body = { code: code.trim() };
      return (await pass(gateway.ask(confirmSecondFactor, { body }, SILENT))).recovery_codes;
    },
    give: async (code) => {
      account.requireUser();
      return account.keep(await pass(gateway.ask(giveSecondFactor, { body: { code: code.trim() } }, SILENT)));
    },
    giveByPasskey: async (use) => {
      account.requireUser();
      const { attempt, options } = await resultOf(gateway.ask(beginPasskeyFactor, {}, SILENT));
      const body = { attempt, credential: await use(options) };
      return account.keep(await pass(gateway.ask(givePasskeyFactor, { body }, SILENT)));
    },
    remove: async (code) => {
      account.requireUser();
      return account.keep(await pass(gateway.ask(removeSecondFactor, { body: { code: code.trim() } }, SILENT)));
    },
    renewRecoveryCodes: async (code) => {
      account.requireUser();
      const body = { code: code.trim() };
      return (await pass(gateway.ask(renewRecoveryCodes, { body }, SILENT))).recovery_codes;
    },
  };
}
