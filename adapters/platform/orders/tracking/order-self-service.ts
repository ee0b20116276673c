import * as contract from '../../../../core/contract/orders/order-tracking';
import { cardNotSendable } from '../../../../core/contract/orders/gift-cards';
import { mayCancel } from '../../../../core/orders/rules/shopper-may';
import { type Caller, type Limit, type RateLimiter, refuse, type Settings, storeOfOrder } from '../../foundation';
import type { Registrations } from '../../people';
import { shopperFacts } from '../views/shopper-facts';
import type { AdminOutcome } from '../lifecycle/admin-outcome';
import type { OrderAdmin } from '../lifecycle/order-admin';
import type { OrderAdvances } from '../lifecycle/order-advances';
import { type Asking, type OrderTracking, unknownOrder } from './order-tracking';

const HOUR_MS = 60 * 60 * 1000;
/** Per order. */
const LIMITS = {
  accounts: { count: 3, windowMs: HOUR_MS },
  giftCards: { count: 5, windowMs: HOUR_MS },
} as const satisfies Record<string, Limit>;

/** Changes that shoppers make to their orders without staff. */
export class OrderSelfService {
  constructor(
    private readonly services: {
      readonly advances: OrderAdvances;
      readonly orderAdmin: OrderAdmin;
      readonly rates: RateLimiter;
      readonly registrations: Registrations;
      readonly settings: Settings;
      readonly tracking: OrderTracking;
    },
  ) {}

  async cancel(asking: Asking, caller: Caller): Promise<contract.TrackedOrder> {
    const { advances, tracking } = this.services;
    const { order } = await tracking.openWhole(asking, caller);
    const input = { id: order.number, cancel_reason: 'Cancelled by the customer' };
    const outcome = await advances.advance(input, await tracking.authorOf(caller, order), (now, bought) =>
      mayCancel(shopperFacts(now, bought)) ? undefined : 'too-late-to-cancel',
    );
    if (outcome.kind === 'refused') throw refusedCancel(outcome);
    return tracking.track(asking, caller);
  }

  /** @throws ApiError 404 'order_unknown', 403 'proof_needed', 409 'card_not_sendable', 429 */
  async sendGiftCard(asking: Asking, card: string, caller: Caller): Promise<contract.TrackedOrder> {
    const { orderAdmin, rates, tracking } = this.services;
    const { order } = await tracking.openWhole(asking, caller);
    await rates.hit(`gift-card-mail:${order.orderId}`, LIMITS.giftCards);
    const outcome = await orderAdmin.giftCard(
      order.number,
      { card, act: 'send' },
      await tracking.authorOf(caller, order),
    );
    if (outcome === undefined)
      throw refuse(cardNotSendable, 'The order has no such gift card, or it is not in use now');
    return tracking.track(asking, caller);
  }

  /** Does not reveal existing accounts. @throws ApiError 403, 404, 429 */
  async makeAccount(asking: Asking, caller: Caller): Promise<true> {
    const { rates, registrations, settings, tracking } = this.services;
    const { order } = await tracking.openWhole(asking, caller);
    await rates.hit(`order-account:${order.orderId}`, LIMITS.accounts);
    const { firstName: firstname, lastName: lastname } = order.document.personalDetails;
    await registrations.register({ email: order.email, firstname, lastname }, storeOfOrder(order, settings));
    return true;
  }
}

function refusedCancel({ code }: AdminOutcome & { readonly kind: 'refused' }): Error {
  if (code === 'not-found') return unknownOrder();
  return refuse(contract.tooLate, 'The order is being packed or sent, partly handed over, or closed');
}
