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
import type { ReadOptions } from '../ports';
import { clientOf, type Gateway } from '../sync';
import { answerOf, refusalOf } from './ask';
import type { UsePasskey } from './passkeys';
import type { TokensAnew } from './stored-session';

/** Manages the second factor of staff. */
export interface SecondFactorArea {
  /** @throws ShopError 'sign-in-first' */
  status(options?: ReadOptions): Promise<FactorStatus>;
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

const METHODS = {
  status: secondFactor,
  begin: beginSecondFactor,
  confirm: confirmSecondFactor,
  give: giveSecondFactor,
  beginPasskey: beginPasskeyFactor,
  givePasskey: givePasskeyFactor,
  remove: removeSecondFactor,
  renewCodes: renewRecoveryCodes,
};

export function createSecondFactor(
  gateway: Gateway,
  account: {
    readonly requireUser: () => void;
    readonly keep: (user: User) => Promise<User>;
    readonly sign: (tokens: TokensAnew | undefined) => Promise<void>;
  },
): SecondFactorArea {
  const client = clientOf(METHODS, gateway, { before: account.requireUser, refusal: refusalOf });
  /** Each code renews the session tokens; later calls must use the new ones. */
  const pass = async <T>(asked: Parameters<typeof answerOf<T, TokensAnew>>[0]): Promise<T> => {
    const { result, meta } = await answerOf(asked);
    await account.sign(meta);
    return result;
  };
  const coded = (code: string) => ({ code: code.trim() });
  return {
    status: (options) => client.status({}, options),
    begin: () => client.begin(),
    confirm: async (code) => (await pass(client.confirm.ask(coded(code)))).recovery_codes,
    give: async (code) => account.keep(await pass(client.give.ask(coded(code)))),
    giveByPasskey: async (use) => {
      const { attempt, options } = await client.beginPasskey();
      return account.keep(await pass(client.givePasskey.ask({ attempt, credential: await use(options) })));
    },
    remove: async (code) => account.keep(await pass(client.remove.ask(coded(code)))),
    renewRecoveryCodes: async (code) => (await pass(client.renewCodes.ask(coded(code)))).recovery_codes,
  };
}
