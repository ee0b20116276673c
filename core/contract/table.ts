import * as accounts from './people/accounts';
import * as bloggerLabels from './bloggers/blogger-labels';
import * as bonusMovement from './people/bonus-movement';
import * as bloggerMoney from './bloggers/blogger-money';
import * as bloggerPayee from './bloggers/blogger-payee';
import * as bloggerStatement from './bloggers/blogger-statement';
import * as bloggerWork from './bloggers/blogger-work';
import * as bloggers from './bloggers/bloggers';
import * as cart from './selling/cart';
import * as cartDiscounts from './selling/cart-discounts';
import * as catalogue from './catalogue/catalogue';
import * as contactChange from './people/contact-change';
import * as content from './content/content';
import * as createCart from './selling/create-cart';
import * as delivery from './selling/delivery';
import * as downloads from './orders/downloads';
import type { Endpoint } from './foundation/endpoint';
import * as giftCardPayment from './orders/gift-card-payment';
import * as giftCards from './orders/gift-cards';
import * as geography from './catalogue/geography';
import * as manageAttributes from './catalogue/manage-attributes';
import * as manageCategories from './catalogue/manage-categories';
import * as manageCoupons from './selling/manage-coupons';
import * as manageContent from './content/manage-content';
import * as manageDesign from './content/manage-design';
import * as manageDownloads from './orders/manage-downloads';
import * as manageGoodsChoices from './catalogue/manage-goods-choices';
import * as manageGiftCards from './orders/manage-gift-cards';
import * as manageInvoices from './orders/manage-invoices';
import * as manageLog from './staff/manage-log';
import * as manageMenus from './content/manage-menus';
import * as manageOrderList from './orders/manage-order-list';
import * as manageOrderEdit from './orders/manage-order-edit';
import * as manageExchangeOrder from './orders/manage-exchange-order';
import * as manageOrderExchange from './orders/manage-order-exchange';
import * as manageOrderNew from './orders/manage-order-new';
import * as manageOrderMoney from './orders/manage-order-money';
import * as manageFigures from './staff/manage-figures';
import * as manageReports from './staff/manage-reports';
import * as manageOrders from './orders/manage-orders';
import * as manageBankFiles from './bloggers/manage-bank-files';
import * as managePayouts from './bloggers/manage-payouts';
import * as managePerson from './people/manage-person';
import * as managePeople from './people/manage-people';
import * as managePictures from './catalogue/manage-pictures';
import * as managePrivacy from './people/manage-privacy';
import * as managePresence from './staff/manage-presence';
import * as managePrices from './catalogue/manage-prices';
import * as manageBulkEdits from './staff/manage-bulk-edits';
import * as manageProducts from './catalogue/manage-products';
import * as manageQueues from './staff/manage-queues';
import * as manageReviews from './catalogue/manage-reviews';
import * as manageSelling from './selling/manage-selling';
import * as manageSettings from './staff/manage-settings';
import * as manageStores from './staff/manage-stores';
import * as manageUpdates from './staff/manage-updates';
import * as orderTracking from './orders/order-tracking';
import * as manageViews from './staff/manage-views';
import * as orders from './orders/orders';
import * as ownData from './people/own-data';
import * as ownSessions from './people/own-sessions';
import * as passkeys from './people/passkeys';
import * as payments from './orders/payments';
import * as productVersion from './catalogue/product-version';
import * as recordKinds from './foundation/record-kind';
import * as reviews from './catalogue/reviews';
import * as secondFactor from './people/second-factor';
import * as signInByPost from './people/sign-in-by-post';
import * as stock from './catalogue/stock';
import * as importRecords from './staff/import-records';
import * as redirects from './content/manage-redirects';
import * as stockMoves from './catalogue/stock-moves';
import * as stockTransfers from './catalogue/stock-transfers';
import * as stockAlerts from './catalogue/stock-alerts';
import * as urlMap from './catalogue/url-map';

/**
 * All endpoints, for routes and OpenAPI. Clients import single endpoints, so that pages do not load unused schemas.
 */
export const ENDPOINTS: readonly Endpoint[] = [
  accounts,
  bloggerLabels,
  bloggerMoney,
  bloggerPayee,
  bloggerStatement,
  bloggerWork,
  bloggers,
  bonusMovement,
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
  manageAttributes,
  manageCategories,
  manageCoupons,
  manageContent,
  manageDesign,
  manageDownloads,
  manageGoodsChoices,
  manageGiftCards,
  manageInvoices,
  manageLog,
  manageMenus,
  manageOrderList,
  manageOrderEdit,
  manageExchangeOrder,
  manageOrderExchange,
  manageOrderNew,
  manageOrderMoney,
  manageFigures,
  manageReports,
  manageOrders,
  manageBankFiles,
  managePayouts,
  managePeople,
  managePerson,
  managePrivacy,
  managePictures,
  managePresence,
  managePrices,
  manageBulkEdits,
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
  importRecords,
  redirects,
  stockMoves,
  stockTransfers,
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
