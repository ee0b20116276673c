export type {
  AccountsArea,
  AccountState,
  OrderPage,
  ProfileChange,
  Registration,
  SignInState,
  SignInStep,
} from './accounts/accounts';
export type { BloggerList, BloggersArea } from './bloggers/bloggers';
export { deliveryStep, LAST_STEP, ORDER_STATUSES } from './contract/order-status';
export type { OrderStatus } from './contract/order-status';
export { isPickup } from './contract/pickup';
export { SORT_KEYS } from './catalogue/catalogue';
export type {
  Catalogue,
  CategoryPage,
  Facet,
  Listing,
  ListingQuery,
  MenuItem,
  NamedLink,
  SortKey,
  Suggestions,
} from './catalogue/catalogue';
export type {
  AddResult,
  CartArea,
  CartItem,
  CartState,
  Coupon,
  RemovedLine,
  RemoveOptions,
  SyncDifference,
} from './cart/cart';
export type {
  CartKind,
  CheckoutArea,
  CheckoutState,
  Country,
  FieldErrors,
  PaymentDetails,
  PersonalDetails,
  PickupShop,
  ShippingDetails,
  State,
} from './checkout/checkout';
export { parseConfig } from './config';
export type { ShopConfig, ShopConfigInput } from './config';
export type { ContentArea, HomePage } from './content';
export type {
  AggregationBucket,
  Attribute,
  AttributeValue,
  BloggerBalance,
  BloggerOrder,
  BloggerPayout,
  BloggerPost,
  BloggerStatistics,
  BundleOption,
  CartTotals,
  Category,
  CmsBlock,
  CmsPage,
  ConfigurableChild,
  ConfigurableOption,
  CustomerOrder,
  CustomOption,
  MediaEntry,
  Order,
  OrderAddress,
  OrderProduct,
  OrderResult,
  PaymentMethod,
  PlacedOrder,
  Product,
  ProductLink,
  ProductOption,
  PromoProduct,
  Review,
  Role,
  ShippingMethod,
  SiteSettings,
  Slide,
  StockRecord,
  TotalSegment,
  User,
} from './contract';
export { createShop } from './create-shop';
export { ERROR_MESSAGES } from './kernel/error-catalogue';
export type { ErrorCode } from './kernel/error-catalogue';
export type { FieldCode, FieldProblem } from './kernel/field-problem';
export { errorMessage, isShopError, ShopError } from './kernel/shop-error';
export type { ErrorDetails, ErrorParams } from './kernel/shop-error';
export { CART_THUMBNAIL, GALLERY_IMAGE, imageUrl, THUMBNAIL } from './media';
export type { ImageSize } from './media';
export type { CompareList, CompareRow, CompareTable, ListedProduct, ListName, ListState, ProductList } from './lists';
export type { NoticeCode } from './notices/notice-messages';
export type { NoticeInput, NoticesArea, NoticeType, Notification } from './notices/notices';
export type {
  Confirmation,
  OrdersArea,
  PlaceOutcome,
  QueuedOrder,
  ReorderLine,
  ReorderOutcome,
  ReorderProblem,
} from './orders/orders';
export { HttpFailure, StorageQuotaError } from './ports';
export type {
  Clock,
  Http,
  HttpFailureCode,
  HttpFile,
  HttpForm,
  HttpRequest,
  HttpResponse,
  Ids,
  JsonValue,
  LogLevel,
  Network,
  Storage,
  Tabs,
  Telemetry,
  TelemetryData,
} from './ports';
export { variantOffers } from './product/variant-offers';
export type { VariantOffer } from './product/variant-offers';
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
  Selection,
} from './product';
export type { PromoArea } from './promo';
export { REVIEW_SORTS } from './product/product';
export { REVIEW_LIMITS, REVIEW_PHOTO_TYPES } from './reviews/check-review';
export type { ReviewDraft, ReviewProblem, ReviewsArea } from './reviews/reviews';
export { sizeChartOf } from './product/size-chart';
export { storeLinks } from './routing';
export type {
  Addressed,
  OpenOptions,
  OpenResult,
  Page,
  PageIdentity,
  Resolution,
  RouteMatch,
  RouteTrace,
  RoutingArea,
} from './routing';
export type { Adapters, Shop, ShopOptions } from './shop';
export type { StockArea, StockCheck, StockStatus } from './stock';
export { AVAILABLE_STORES, formatDate, formatPrice, matchStore, STORE_VIEWS } from './store-views';
export type { StoreView, StoreViewsArea } from './store-views';
export type { SyncArea, SyncTask } from './sync/sync';
export { isVirtualCart } from './totals/virtual-cart';
