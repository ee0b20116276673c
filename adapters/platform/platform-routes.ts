import { accountRoutes } from './accounts/account-routes';
import { secondFactorRoutes } from './accounts/second-factor-routes';
import { passkeyRoutes } from './accounts/passkey-routes';
import { createIdentify } from './accounts/identify';
import { reportRefusals } from './accounts/refusals';
import { bloggerRoutes } from './bloggers/blogger-routes';
import { bloggerMoneyRoutes } from './bloggers/blogger-money-routes';
import { managePayoutRoutes } from './bloggers/manage-payout-routes';
import { bloggerWorkRoutes } from './bloggers/blogger-work-routes';
import { cartRoutes } from './cart/cart-routes';
import { sellingRoutes } from './selling/selling-routes';
import { catalogueRoutes } from './catalogue/catalogue-routes';
import { contentRoutes } from './content-views/content-routes';
import { mailRoutes } from './content/mail-routes';
import { reviewRoutes } from './reviews/review-routes';
import { urlMapRoutes } from './addresses/url-map-routes';
import { goodsRoutes } from './goods/goods-routes';
import { figureRoutes } from './figures/figure-routes';
import { deliveryRoutes } from './delivery/delivery-routes';
import { downloadRoutes } from './downloads/download-routes';
import { geographyRoutes } from './geography/geography-routes';
import { manageOrderListRoutes } from './orders/manage-list-routes';
import { manageOrderRoutes } from './orders/manage-routes';
import { designRoutes } from './design/design-routes';
import { presenceRoutes } from './presence/presence-routes';
import { recordRoutes } from './records/record-routes';
import { orderRoutes } from './orders/order-routes';
import { paymentRoutes } from './payments/payment-routes';
import { newsletterRoutes } from './newsletter/newsletter-routes';
import { ownDataRoutes } from './privacy/own-data-routes';
import { peopleRoutes } from './people/people-routes';
import { ownRoutes } from './routes/own-routes';
import { stockAlertRoutes } from './stock/stock-alert-routes';
import { stockRoutes } from './stock/stock-routes';
import { queueRoutes } from './queues/queue-routes';
import { viewRoutes } from './views/view-routes';
import { updateRoutes } from './updates/update-routes';
import type { Deliveries } from './deliveries';
import type { Route } from './http/route';
import { limitsByAddress } from './limits/limit-by-address';
import type { Services } from './services';
import type { UpdateAdmin } from './updates/update-admin';

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
  return routes.map((route) => ({ ...route, identify, onRefused, limit: limitOf(route) }));
}
