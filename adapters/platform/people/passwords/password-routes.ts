import * as contract from '../../../../core/contract/people/accounts';
import { type Route, route, WithMeta, requireUser } from '../../foundation';
import { fromOf } from '../accounts/account-routes';
import type { PasswordChanges } from './password-changes';
import type { PasswordResets } from './password-resets';
import type { ResetRequests } from './reset-requests';

interface Services {
  readonly passwordChanges: PasswordChanges;
  readonly passwordResets: PasswordResets;
  readonly resetRequests: ResetRequests;
}

export function passwordRoutes({ passwordChanges, passwordResets, resetRequests }: Services): readonly Route[] {
  return [
    route(contract.changePassword, async ({ caller, body, store, address }) => {
      const { currentPassword: current, newPassword: wanted } = body;
      const change = { current, wanted, address };
      return new WithMeta(true, await passwordChanges.change(requireUser(caller), change, store));
    }),
    route(contract.resetPassword, async ({ body, store, address }) => {
      await resetRequests.send(body.email, store, address);
      return true;
    }),
    route(contract.checkReset, ({ body }) => resetRequests.isGood(body.email, body.resetToken)),
    route(contract.createPassword, async (call) => {
      const { body, store, address } = call;
      const { resetToken: token, newPassword: wanted } = body;
      const { earlier } = await fromOf(call);
      await passwordResets.reset(body.email, { token, wanted, address, earlier }, store);
      return true;
    }),
  ];
}
