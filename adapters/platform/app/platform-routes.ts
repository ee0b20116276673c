import {
  accountRoutes,
  secondFactorRoutes,
  passkeyRoutes,
  passwordRoutes,
  signInRoutes,
  createIdentify,
  reportRefusals,
  peopleRoutes,
} from '../people';
import {
  bloggerRoutes,
  bloggerMoneyRoutes,
  bankFileRoutes,
  labelRoutes,
  managePayoutRoutes,
  bloggerWorkRoutes,
} from '../bloggers';
import { cartRoutes, sellingRoutes, contentRoutes, deliveryRoutes } from '../selling';
import {
  catalogueRoutes,
  reviewRoutes,
  urlMapRoutes,
  goodsRoutes,
  geographyRoutes,
  stockAlertRoutes,
  stockRoutes,
} from '../catalogue';
import { mailRoutes, designRoutes } from '../content';
import {
  figureRoutes,
  insightRoutes,
  presenceRoutes,
  recordRoutes,
  bulkRoutes,
  ownDataRoutes,
  personPrivacyRoutes,
  queueRoutes,
  viewRoutes,
  recordImportRoutes,
  updateRoutes,
  type UpdateAdmin,
} from '../staff';
import {
  downloadRoutes,
  giftCardRoutes,
  invoiceRoutes,
  manageOrderListRoutes,
  editRoutes,
  exchangeRoutes,
  manageOrderRoutes,
  orderRoutes,
  paymentRoutes,
  staffOrderRoutes,
  trackingRoutes,
} from '../orders';
import { newsletterRoutes } from '../messages';
import { ownRoutes } from './web/own-routes';
import type { Deliveries } from './deliveries';
import { type Route, limitsByAddress } from '../foundation';
import type { Services } from './services';

export function routesOf(services: Services, updates: UpdateAdmin, { toSubscribers }: Deliveries): readonly Route[] {
  const routes = [
    ...accountRoutes(services),
    ...passwordRoutes(services),
    ...signInRoutes(services),
    ...bloggerRoutes(services),
    ...bloggerMoneyRoutes(services),
    ...labelRoutes(services),
    ...bankFileRoutes(services),
    ...bloggerWorkRoutes(services),
    ...cartRoutes(services),
    ...figureRoutes(services),
    ...insightRoutes(services),
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
    ...giftCardRoutes(services),
    ...editRoutes(services),
    ...exchangeRoutes(services),
    ...staffOrderRoutes(services),
    ...invoiceRoutes(services),
    ...managePayoutRoutes(services),
    ...orderRoutes(services),
    ...trackingRoutes(services),
    ...ownDataRoutes(services),
    ...personPrivacyRoutes(services),
    ...passkeyRoutes(services),
    ...paymentRoutes(services),
    ...peopleRoutes(services),
    ...presenceRoutes(services),
    ...queueRoutes(services, toSubscribers),
    ...recordImportRoutes(services),
    ...recordRoutes(services),
    ...bulkRoutes(services),
    ...reviewRoutes(services),
    ...secondFactorRoutes(services),
    ...sellingRoutes(services),
    ...stockAlertRoutes(services),
    ...stockRoutes(services),
    ...updateRoutes(updates, services),
    ...urlMapRoutes(services),
    ...viewRoutes(services),
  ];
  const identify = createIdentify(services);
  const onRefused = reportRefusals(services.security);
  const limitOf = limitsByAddress(services.rates, services.settings.pace);
  // Custom routes have the limits of their declaration.
  const all: readonly Route[] = [
    ...routes.map((route) => ({ ...route, limit: limitOf(route) })),
    ...ownRoutes(services),
  ];
  return all.map((route) => ({ ...route, identify, onRefused, bodyRoom: services.bodyRoom }));
}
