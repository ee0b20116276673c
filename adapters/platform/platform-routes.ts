import { accountRoutes } from './people/accounts/account-routes';
import { secondFactorRoutes } from './people/accounts/second-factor-routes';
import { passkeyRoutes } from './people/accounts/passkey-routes';
import { createIdentify } from './people/accounts/identify';
import { reportRefusals } from './people/accounts/refusals';
import { bloggerRoutes } from './bloggers/blogger-routes';
import { bloggerMoneyRoutes } from './bloggers/blogger-money-routes';
import { managePayoutRoutes } from './bloggers/manage-payout-routes';
import { bloggerWorkRoutes } from './bloggers/blogger-work-routes';
import { cartRoutes } from './selling/cart/cart-routes';
import { sellingRoutes } from './selling/rules/selling-routes';
import { catalogueRoutes } from './catalogue/search/catalogue-routes';
import { contentRoutes } from './selling/delivery/content-routes';
import { mailRoutes } from './content/site/mail-routes';
import { reviewRoutes } from './catalogue/reviews/review-routes';
import { urlMapRoutes } from './catalogue/addresses/url-map-routes';
import { goodsRoutes } from './catalogue/goods/goods-routes';
import { figureRoutes } from './staff/office/figure-routes';
import { deliveryRoutes } from './selling/delivery/delivery-routes';
import { downloadRoutes } from './orders/downloads/download-routes';
import { geographyRoutes } from './catalogue/geography/geography-routes';
import { manageOrderListRoutes } from './orders/lifecycle/manage-list-routes';
import { manageOrderRoutes } from './orders/lifecycle/manage-routes';
import { designRoutes } from './content/design/design-routes';
import { presenceRoutes } from './staff/office/presence-routes';
import { recordRoutes } from './staff/records/record-routes';
import { orderRoutes } from './orders/lifecycle/order-routes';
import { paymentRoutes } from './orders/payments/payment-routes';
import { newsletterRoutes } from './messages/newsletter/newsletter-routes';
import { ownDataRoutes } from './staff/privacy/own-data-routes';
import { peopleRoutes } from './people/admin/people-routes';
import { ownRoutes } from './app/web/own-routes';
import { stockAlertRoutes } from './catalogue/stock/stock-alert-routes';
import { stockRoutes } from './catalogue/stock/stock-routes';
import { queueRoutes } from './staff/office/queue-routes';
import { viewRoutes } from './staff/office/view-routes';
import { updateRoutes } from './staff/updates/update-routes';
import type { Deliveries } from './app/deliveries';
import { BodyRoom } from './http/body-room';
import type { Route } from './foundation/http/route';
import { limitsByAddress } from './foundation/limits/limit-by-address';
import type { Services } from './app/services';
import type { UpdateAdmin } from './staff/updates/update-admin';

export function routesOf(services: Services, updates: UpdateAdmin, { toSubscribers }: Deliveries): readonly Route[] {
  const routes = [
    ...accountRoutes(services),
    ...bloggerRoutes(services),
    ...bloggerMoneyRoutes(services),
    ...bloggerWorkRoutes(services),
    ...cartRoutes(services),
    ...figureRoutes(services),
    ...deliveryRoutes(services),
    ...downloadRoutes(services),
    ...geographyRoutes(services),
    ...goodsRoutes(services),
    ...catalogueRoutes(services),
    ...contentRoutes(services),
    ...designRoutes(services),
    ...mailRoutes(services),
    ...newsletterRoutes(services),
    ...manageOrderListRoutes(services),
    ...manageOrderRoutes(services),
    ...managePayoutRoutes(services),
    ...orderRoutes(services),
    ...ownDataRoutes(services),
    ...passkeyRoutes(services),
    ...paymentRoutes(services),
    ...peopleRoutes(services),
    ...presenceRoutes(services),
    ...queueRoutes(services, toSubscribers),
    ...recordRoutes(services),
    ...reviewRoutes(services),
    ...secondFactorRoutes(services),
    ...sellingRoutes(services),
    ...stockAlertRoutes(services),
    ...stockRoutes(services),
    ...updateRoutes(updates, services),
    ...urlMapRoutes(services),
    ...viewRoutes(services),
    ...ownRoutes(services),
  ];
  const identify = createIdentify(services);
  const onRefused = reportRefusals(services.security);
  const limitOf = limitsByAddress(services.rates, services.settings.pace);
  const bodyRoom = new BodyRoom();
  return routes.map((route) => ({ ...route, identify, onRefused, limit: limitOf(route), bodyRoom }));
}
