import * as contract from '../../../../core/contract/people/second-factor';
import { loginOf, requireUser, type Caller, type Route, route, WithMeta } from '../../foundation';
import type { StoreView } from '../../../../core/store-views';
import type { AccountService } from './account-service';
import type { Status } from './factor-passes';
import type { GivenCode, SecondFactors, WithCodes } from './second-factor';

export function secondFactorRoutes({
  accounts,
  secondFactors,
}: {
  readonly accounts: AccountService;
  readonly secondFactors: SecondFactors;
}): readonly Route[] {
  const viewOf = async (passing: Promise<Status>) => {
    const { customer, tokens, ...session } = await passing;
    return new WithMeta(await accounts.view(customer, session), tokens);
  };
  const codesOf = async (renewing: Promise<WithCodes>) => {
    const { codes, tokens } = await renewing;
    return new WithMeta({ recovery_codes: [...codes] }, tokens);
  };
  return [
    route(contract.secondFactor, ({ caller }) => secondFactors.status(requireUser(caller))),
    route(contract.beginSecondFactor, ({ caller }) => secondFactors.begin(requireUser(caller))),
    route(contract.confirmSecondFactor, (call) => codesOf(secondFactors.confirm(...given(call)))),
    route(contract.giveSecondFactor, (call) => viewOf(secondFactors.give(...given(call)))),
    route(contract.removeSecondFactor, (call) => viewOf(secondFactors.remove(...given(call)))),
    route(contract.renewRecoveryCodes, (call) => codesOf(secondFactors.renewRecoveryCodes(...given(call)))),
    route(contract.resetSecondFactor, ({ caller, body }) => {
      const { customer } = requireUser(caller);
      return secondFactors.reset(body.login, { who: loginOf(customer), id: customer.id });
    }),
  ];
}

function given({
  caller,
  body,
  store,
  address,
}: {
  readonly caller: Caller;
  readonly body: { readonly code: string };
  readonly store: StoreView;
  readonly address: string | undefined;
}): [ReturnType<typeof requireUser>, GivenCode] {
  return [requireUser(caller), { code: body.code, store, address }];
}
