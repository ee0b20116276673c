export {
  SORT_KEYS,
  type Brand,
  type Catalogue,
  type CategoryPage,
  type CollectionPage,
  type Facet,
  type Listing,
  type ListingQuery,
  type MenuItem,
  type NamedLink,
  type SortKey,
  type Suggestions,
} from './catalogue/catalogue';
export type { AddOptions, AddResult, CartArea, CartItem, CartState, Coupon, RemovedLine } from './cart/cart';
export type { SharedCart, SharedCartsArea } from './shared-carts/shared-carts';
export type {
  CheckoutArea,
  CheckoutField,
  CheckoutState,
  Country,
  FieldErrors,
  PaymentDetails,
  PersonalDetails,
  PickupShop,
  ShippingDetails,
  State,
} from './checkout/checkout';
export type { ClaimsArea } from './claims';
export {
  mergeConfig,
  parseConfig,
  readConfig,
  readSettings,
  type ReadConfig,
  type SettingSource,
  type ShopConfig,
  type ShopConfigInput,
} from './config';
export type { ContentArea, HomePage } from './content';
export type {
  AggregationBucket,
  Attribute,
  AttributeValue,
  BundleOption,
  CartTotals,
  Category,
  CmsBlock,
  CmsPage,
  ConfigurableChild,
  ConfigurableOption,
  CustomOption,
  MediaEntry,
  PaymentMethod,
  PlacedOrder,
  Product,
  Review,
  ShippingMethod,
  SiteSettings,
  StockRecord,
  TotalSegment,
  User,
} from './contract';
export { createShop } from './create-shop';
export { openShop, type ConfiguredOptions } from './open-shop';
export type { ErrorCode } from './kernel/error-catalogue';
export type { FieldCode, FieldProblem } from './kernel/field-problem';
export { lookUp } from './kernel/look-up';
export { errorMessage, isShopError, ShopError, type ErrorDetails, type ErrorParams } from './kernel/shop-error';
export { imageUrl, type ImageSize } from './media';
export type { CompareList, ListedProduct, ProductList } from './lists';
export type { NoticesArea, Notification } from './notices/notices';
export type { Confirmation, OrdersArea } from './orders/orders';
export type { OrderPlaced, OrderRefused, OrderWaiting, PlaceOutcome } from './orders/place-outcome';
export type { QueuedOrder } from './orders/queued-order';
export type { RefusalCode, RefusedPart } from './orders/refusal-codes';
export {
  HttpFailure,
  StorageQuotaError,
  type AbortSignalLike,
  type Clock,
  type Http,
  type HttpFailureCode,
  type HttpFailureWhy,
  type HttpFile,
  type HttpForm,
  type HttpRequest,
  type HttpResponse,
  type Ids,
  type JsonValue,
  type LogLevel,
  type Network,
  type ReadOptions,
  type Storage,
  type Tabs,
  type Telemetry,
  type TelemetryData,
} from './ports';
export type {
  GalleryImage,
  OptionChoice,
  OptionChoices,
  ProductArea,
  ProductConfiguration,
  ProductEvent,
  ProductKey,
  ProductView,
  ProductViewSeed,
  ReviewSort,
  ReviewsPage,
  ReviewsQuery,
} from './product';
export type { PromoArea } from './promo-mode';
export type { ReviewDraft, ReviewProblem, ReviewsArea } from './reviews/reviews';
export type { Selection } from './links';
export { splitArrival, type Arrival, type Page, type RoutingArea } from './routing';
export type { Adapters, Shop, ShopOptions } from './shop';
export type { StockArea, StockCheck, StockStatus } from './stock';
export {
  formatDate,
  formatPrice,
  STORE_VIEWS,
  type OwnStore,
  type StoreView,
  type StoreViewsArea,
} from './store-views';
export { moneyText } from './store-views/money-text';
export type { ClientCallOptions, ClientMethod, ClientOf } from './sync/client-of';
export type { SyncArea } from './sync/sync';
export type { UiArea } from './ui-state';
