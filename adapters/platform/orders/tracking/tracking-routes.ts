import * as tracking from '../../../../core/contract/orders/order-tracking';
import { giftCardBalance, payWithGiftCards } from '../../../../core/contract/orders/gift-card-payment';
import { sendGiftCard } from '../../../../core/contract/orders/gift-cards';
import { type Route, route } from '../../foundation';
import type { GiftCardPayments } from './gift-card-payments';
import type { OrderLinks } from './order-links';
import type { OrderSelfService } from './order-self-service';
import type { OrderTracking } from './order-tracking';
import type { ReturnRequests } from './return-requests';

interface Services {
  readonly giftCardPayments: GiftCardPayments;
  readonly orderLinks: OrderLinks;
  readonly orderSelfService: OrderSelfService;
  readonly orderTracking: OrderTracking;
  readonly returnRequests: ReturnRequests;
}

export function trackingRoutes({
  giftCardPayments,
  orderLinks,
  orderSelfService,
  orderTracking,
  returnRequests,
}: Services): readonly Route[] {
  return [
    route(tracking.findOrder, ({ body, address }) => orderTracking.find(body.number, body.email, address)),
    route(tracking.sendOrderLink, ({ body, caller, address }) => orderLinks.send(body, caller, address)),
    route(tracking.trackOrder, ({ body, caller }) => orderTracking.track(body, caller)),
    route(tracking.cancelOrder, ({ body, caller }) => orderSelfService.cancel(body, caller)),
    route(tracking.startReturn, ({ body: { id, proof, ...input }, caller }) =>
      returnRequests.start({ id, proof }, input, caller),
    ),
    route(sendGiftCard, ({ body: { id, proof, card }, caller }) =>
      orderSelfService.sendGiftCard({ id, proof }, card, caller),
    ),
    route(payWithGiftCards, ({ body: { id, proof, codes }, caller, address }) =>
      giftCardPayments.pay({ id, proof }, codes, { caller, address }),
    ),
    route(giftCardBalance, ({ body, address }) => giftCardPayments.balance(body.code, address)),
    route(tracking.makeOrderAccount, ({ body, caller }) => orderSelfService.makeAccount(body, caller)),
  ];
}
