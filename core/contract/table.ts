import * as accounts from './accounts';
import * as bloggerMoney from './blogger-money';
import * as bloggerWork from './blogger-work';
import * as bloggers from './bloggers';
import * as cart from './cart';
import * as cartDiscounts from './cart-discounts';
import * as catalogue from './catalogue';
import * as contactChange from './contact-change';
import * as content from './content';
import * as createCart from './create-cart';
import * as delivery from './delivery';
import * as downloads from './downloads';
import type { Endpoint } from './endpoint';
import * as giftCardPayment from './gift-card-payment';
import * as giftCards from './gift-cards';
import * as geography from './geography';
import * as manageCategories from './manage-categories';
import * as manageCoupons from './manage-coupons';
import * as manageContent from './manage-content';
import * as manageDesign from './manage-design';
import * as manageDownloads from './manage-downloads';
import * as manageGoodsChoices from './manage-goods-choices';
import * as manageMenus from './manage-menus';
import * as manageOrderList from './manage-order-list';
import * as manageOrderMoney from './manage-order-money';
import * as manageFigures from './manage-figures';
import * as manageOrders from './manage-orders';
import * as managePayouts from './manage-payouts';
import * as managePeople from './manage-people';
import * as managePictures from './manage-pictures';
import * as managePresence from './manage-presence';
import * as managePrices from './manage-prices';
import * as manageProducts from './manage-products';
import * as manageQueues from './manage-queues';
import * as manageReviews from './manage-reviews';
import * as manageSelling from './manage-selling';
import * as manageSettings from './manage-settings';
import * as manageStores from './manage-stores';
import * as manageUpdates from './manage-updates';
import * as orderTracking from './order-tracking';
import * as manageViews from './manage-views';
import * as orders from './orders';
import * as ownData from './own-data';
import * as ownSessions from './own-sessions';
import * as passkeys from './passkeys';
import * as payments from './payments';
import * as productVersion from './product-version';
import * as recordKinds from './record-kind';
import * as reviews from './reviews';
import * as secondFactor from './second-factor';
import * as signInByPost from './sign-in-by-post';
import * as stock from './stock';
import * as stockAlerts from './stock-alerts';
import * as urlMap from './url-map';

/**
 * All endpoints, for routes and OpenAPI. Clients import single endpoints, so that pages do not load unused schemas.
 */
export const ENDPOINTS: readonly Endpoint[] = [
  accounts,
  bloggerMoney,
  bloggerWork,
  bloggers,
  cart,
  cartDiscounts,
  catalogue,
  contactChange,
  content,
  createCart,
  delivery,
  downloads,
  geography,
  giftCardPayment,
  giftCards,
  manageCategories,
  manageCoupons,
  manageContent,
  manageDesign,
  manageDownloads,
  manageGoodsChoices,
  manageMenus,
  manageOrderList,
  manageOrderMoney,
  manageFigures,
  manageOrders,
  managePayouts,
  managePeople,
  managePictures,
  managePresence,
  managePrices,
  manageProducts,
  manageQueues,
  manageReviews,
  manageSelling,
  manageSettings,
  manageStores,
  manageUpdates,
  manageViews,
  orderTracking,
  orders,
  ownData,
  ownSessions,
  passkeys,
  payments,
  productVersion,
  recordKinds,
  reviews,
  secondFactor,
  signInByPost,
  stock,
  stockAlerts,
  urlMap,
].flatMap((area) => Object.values(area).flatMap(endpointsOf));

function endpointsOf(value: unknown): readonly Endpoint[] {
  if (isEndpoint(value)) return [value];
  return isRecordKind(value) ? Object.values(value).filter(isEndpoint) : [];
}

function isRecordKind(value: unknown): value is object {
  return typeof value === 'object' && value !== null && 'kind' in value && 'save' in value;
}

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'bodyKind' in value && 'path' in value;
}
