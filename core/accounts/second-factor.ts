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
} from '../contract/people/second-factor';
import { beginPasskeyFactor, givePasskeyFactor } from '../contract/people/passkeys';
import type { Gateway } from '../sync';
import { answerOf, resultOf } from './ask';
import type { UsePasskey } from './passkeys';
import type { TokensAnew } from './stored-session';

const SILENT = { silent: true } as const;

/** Manages the second factor of staff. */
export interface SecondFactorArea {
  /** @throws ShopError 'sign-in-first' */
  status(): Promise<FactorStatus>;
  /**
   * Creates an authenticator secret, effective once confirmed.
   * @throws ShopError SIGN_IN_AGAIN (sign-in older than 15 minutes), SECOND_FACTOR_THERE, ACCESS_DENIED
   */
  begin(): Promise<FactorSetUp>;
  /**
   * Activates the secret. Permissions in `user$` change only with `refreshProfile`, so that a page can show the codes
   * first.
   * @returns recovery codes, shown only once
   * @throws ShopError SECOND_FACTOR_INCORRECT, SECOND_FACTOR_MISSING, SIGN_IN_AGAIN, TOO_MANY_ATTEMPTS
   */
  confirm(code: string): Promise<readonly string[]>;
  /**
   * Grants this session staff permissions.
   * @throws ShopError SECOND_FACTOR_INCORRECT, SECOND_FACTOR_MISSING, TOO_MANY_ATTEMPTS
   */
  give(code: string): Promise<User>;
  /**
   * Accepts only a passkey added after the second factor was set up.
   * @throws ShopError PASSKEY_REFUSED, PASSKEYS_UNAVAILABLE, SECOND_FACTOR_MISSING, TOO_MANY_ATTEMPTS; rethrows errors
   * of `use`
   */
  giveByPasskey(use: UsePasskey): Promise<User>;
  /** @throws ShopError as `give`, and SIGN_IN_AGAIN */
  remove(code: string): Promise<User>;
  /**
   * Invalidates earlier codes.
   * @returns new recovery codes, shown only once
   * @throws ShopError as `remove`
   */
  renewRecoveryCodes(code: string): Promise<readonly string[]>;
}

export function createSecondFactor(
  gateway: Gateway,
  account: {
    readonly requireUser: () => unknown;
    readonly keep: (user: User) => Promise<User>;
    readonly sign: (tokens: TokensAnew | undefined) => Promise<void>;
  },
): SecondFactorArea {
  /** Each code renews the session tokens; later calls must use the new ones. */
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
