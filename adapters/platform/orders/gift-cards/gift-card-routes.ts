import * as contract from '../../../../core/contract/orders/manage-gift-cards';
import { nameOfCaller, requireUser, route, type Route } from '../../foundation';
import type { GiftCardAdmin } from './gift-card-admin';

export function giftCardRoutes({ giftCardAdmin }: { readonly giftCardAdmin: GiftCardAdmin }): readonly Route[] {
  return [
    route(contract.managedGiftCards, ({ query: { token: _, ...wanted } }) => giftCardAdmin.list(wanted)),
    route(contract.managedGiftCard, ({ query: { id } }) => giftCardAdmin.show(id)),
    route(contract.issueGiftCard, ({ body, caller }) => giftCardAdmin.issue(body, requireUser(caller))),
    route(contract.topUpGiftCard, ({ body, caller }) => giftCardAdmin.topUp(body, requireUser(caller))),
    route(contract.actOnGiftCard, ({ body, caller }) => giftCardAdmin.act(body, nameOfCaller(caller))),
  ];
}
