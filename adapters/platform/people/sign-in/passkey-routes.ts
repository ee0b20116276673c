import * as contract from '../../../../core/contract/people/passkeys';
import type { StoreView } from '../../../../core/store-views';
import { requireUser, route, type Route, WithMeta } from '../../foundation';
import { fromOf } from '../accounts/account-routes';
import type { AccountService } from '../accounts/account-service';
import type { PasskeySignIn } from './passkey-sign-in';
import type { Passkeys } from '../accounts/passkeys';
import type { FactorPasskeys } from './factor-passkeys';
import { enteredUser } from './sign-in-routes';

export function passkeyRoutes(services: {
  readonly accounts: AccountService;
  readonly passkeys: Passkeys;
  readonly passkeySignIn: PasskeySignIn;
  readonly factorPasskeys: FactorPasskeys;
}): readonly Route[] {
  const { accounts, passkeys, passkeySignIn, factorPasskeys } = services;
  return [
    route(contract.ownPasskeys, ({ caller, store }) => passkeys.list(requireUser(caller), store)),
    route(contract.beginPasskey, (call) => passkeys.begin(requireUser(call.caller), whereOf(call))),
    route(contract.addPasskey, (call) => passkeys.add(requireUser(call.caller), call.body, whereOf(call))),
    route(contract.renamePasskey, (call) => passkeys.rename(requireUser(call.caller), call.body, whereOf(call))),
    route(contract.removePasskey, (call) => passkeys.remove(requireUser(call.caller), call.body.id, whereOf(call))),
    route(contract.beginPasskeySignIn, ({ store }) => passkeySignIn.begin(store)),
    route(contract.signInByPasskey, async (call) =>
      enteredUser(accounts, passkeySignIn.enter(call.body, call.store, await fromOf(call, call.body))),
    ),
    route(contract.beginPasskeyFactor, (call) => factorPasskeys.begin(requireUser(call.caller), whereOf(call))),
    route(contract.givePasskeyFactor, async (call) => {
      const giving = factorPasskeys.give(requireUser(call.caller), call.body, whereOf(call));
      const { customer, tokens, ...session } = await giving;
      return new WithMeta(await accounts.view(customer, session), tokens);
    }),
  ];
}

function whereOf({ store, address }: { readonly store: StoreView; readonly address: string | undefined }) {
  return { store, address };
}
