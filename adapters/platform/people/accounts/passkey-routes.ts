import * as contract from '../../../../core/contract/people/passkeys';
import type { StoreView } from '../../../../core/store-views';
import { requireUser, route, type Route, WithMeta } from '../../foundation';
import { enteredUser, fromOf } from './account-routes';
import type { AccountService } from './account-service';
import type { PasskeySignIn } from './passkey-sign-in';
import type { Passkeys } from './passkeys';
import type { SecondFactors } from './second-factor';

export function passkeyRoutes(services: {
  readonly accounts: AccountService;
  readonly passkeys: Passkeys;
  readonly passkeySignIn: PasskeySignIn;
  readonly secondFactors: SecondFactors;
}): readonly Route[] {
  const { accounts, passkeys, passkeySignIn, secondFactors } = services;
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
    route(contract.beginPasskeyFactor, (call) => secondFactors.beginPasskey(requireUser(call.caller), whereOf(call))),
    route(contract.givePasskeyFactor, async (call) => {
      const giving = secondFactors.givePasskey(requireUser(call.caller), call.body, whereOf(call));
      const { customer, tokens, ...session } = await giving;
      return new WithMeta(await accounts.view(customer, session), tokens);
    }),
  ];
}

function whereOf({ store, address }: { readonly store: StoreView; readonly address: string | undefined }) {
  return { store, address };
}
