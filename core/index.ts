export type {
  AccountsArea,
  AccountState,
  FoundAccount,
  DownloadPage,
  OrderPage,
  ProfileChange,
  Registration,
  SignInState,
  SignInStep,
} from './accounts/accounts';
export { isSameAddress, type AddressChange } from './accounts/plan-address-change';
export type { AccountEnd, OwnDataCopy } from './contract/people/own-data';
export type { OwnSession } from './contract/people/own-sessions';
export { FACTOR_DIGITS, type FactorPolicy, type FactorSetUp, type FactorStatus } from './contract/people/second-factor';
export type { MakePasskey, PasskeyArea, UsePasskey } from './accounts/passkeys';
export { PASSKEY_NAME_LENGTH, type OwnPasskey, type OwnPasskeyList } from './contract/people/passkeys';
export type { SecondFactorArea } from './accounts/second-factor';
export { badgeOf, type Badge } from './accounts/badge';
export type { BloggersArea } from './bloggers/bloggers';
export type {
  BloggerList,
  CabinetPart,
  CabinetParts,
  Collecting,
  LedgerQuery,
  SalesQuery,
  Reading,
  Readings,
  RefreshOptions,
} from './bloggers/cabinet-state';
export { photoProblem, PHOTO_TYPES, type PhotoProblem } from './bloggers/check-photos';
export { readBloggerSettings } from './bloggers/read-blogger-settings';
export type { PostDraftsArea } from './bloggers/drafts-area';
export { promoLink } from './bloggers/promo-link';
export type { DraftPhoto, DraftPlace, KeptDraft } from './bloggers/post-draft';
export type { HiddenPhases } from './bloggers/hidden-phases';
export { phaseOf, PHASES, type PromoPhase } from './bloggers/phase-of';
export { lastShown, partsOf, picturesOf, promoByOrder, promoByPhase, type PromoOrder } from './bloggers/promo-lists';
export { PERIODS, type Period } from './bloggers/profit-over';
export { disabledFor, inTypeOrder, missingTypes, setTypeOf, SET_TYPES, toggleCollected } from './bloggers/set-rules';
export type { Collectable, Collection, NotCollectable, SetType } from './bloggers/set-rules';
export type { ArchiveReason, BloggerWorkArea, PostDraft } from './bloggers/work-area';
export { RETURN_REASONS, type ReturnReason } from './contract/orders/return-reasons';
export { RETURN_DAYS } from './contract/orders/order-rights';
export { confirmationDays } from './bloggers/confirmation-days';
export type { DownloadFile } from './contract/catalogue/download-file';
export type { OwnDownload } from './contract/orders/downloads';
export type { OrderDownload } from './contract/orders/order-download';
export type { OrderGiftCard } from './contract/orders/order-gift-card';
export { isBooked } from './contract/selling/booking';
export type { GiftCardBalance } from './contract/orders/gift-card-payment';
export type { GiftCardAct } from './contract/orders/gift-cards';
export type { SentDownload } from './manage/send-download';
export type { ReturnInput, TrackedOrder } from './contract/orders/order-tracking';
export { PAYMENT_STATES } from './contract/orders/payment-states';
export { deliveryStep, LAST_STEP, ORDER_STATUSES, SENT_STEP, type OrderStatus } from './contract/orders/order-status';
export { BLOGGER_LIMITS, MIN_PASSWORD, MAX_ADDRESSES, REVIEW_FITS, REVIEW_LIMITS } from './contract/foundation/limits';
export type { ReviewFit } from './contract/foundation/limits';
export { GIFT_MESSAGE_LENGTH } from './contract/selling/gift-limits';
export { POST_TYPES, type PostType } from './contract/bloggers/post-types';
export { ROYALTY_STATES, type RoyaltyState } from './contract/bloggers/bloggers';
export { nameProblem } from './contract/foundation/name-text';
export { passwordLength, passwordProblem } from './contract/foundation/password';
export { BANK_TRANSFER } from './contract/content/bank-account';
export { isCouponLimit } from './cart/coupon-limit-error';
export { couponReach, type CouponReach } from './cart/coupon-reach';
export { CASH_ON_DELIVERY, isPaidByGiftCards, WALLETS } from './contract/selling/methods';
export { PICKUP_METHOD, isPickup } from './contract/selling/pickup';
export { SORT_KEYS } from './catalogue/catalogue';
export { PRICE_FROM, PRICE_TO } from './catalogue/listing-url';
export { priceWords } from './catalogue/price-words';
export { typedPriceRange } from './catalogue/typed-price';
export { IN_STOCK_CODE, SALE_CODE } from './catalogue/switches';
export type {
  Brand,
  Catalogue,
  CategoryPage,
  CollectionKind,
  CollectionPage,
  Facet,
  HelpLink,
  OtherGoods,
  Listing,
  ListingQuery,
  ListingScope,
  ListSwitch,
  MenuItem,
  NamedLink,
  SortKey,
  Suggestions,
  UnderstoodWords,
} from './catalogue/catalogue';
export type {
  AddOptions,
  AddResult,
  CartArea,
  CartItem,
  CartState,
  Coupon,
  LineOfCart,
  RemovedLine,
  RemoveOptions,
  SyncDifference,
} from './cart/cart';
export type { SharedCart, SharedCartsArea, ShareOutcome } from './shared-carts/shared-carts';
export { findLine } from './cart/remove-lines';
export { isVariantLine } from './cart/line-choice';
export { saveForLater, type SavedForLater } from './lists/save-for-later';
export { leftFor, lineStock, maxOfLine, type LineStock } from './cart/line-stock';
export { bagSum, type AddedAtCheckout, type BagSum } from './cart/bag-sum';
export { rowTotal } from './cart/row-total';
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
export { pendingTotal, type PendingTotal } from './cart/pending-total';
export { postalLines, townLines, type PostalAddress } from './checkout/postal-address';
export {
  isSamePlace,
  missingPersonal,
  namedByOrder,
  offeredAddresses,
  prefill,
  savedAddress,
} from './checkout/saved-details';
export type { Claim, ClaimCode, ClaimsArea, ClaimsState } from './claims';
export { guessEmail } from './checkout/email-guess';
export { isPostcode } from './contract/foundation/postcodes';
export { looksLikeGiftCard } from './contract/selling/gift-card';
export { addressForm, type AddressForm } from './contract/foundation/address-form';
export { EMPTY_ADDRESS, toOrderAddress, type AddressDetails } from './checkout/address-details';
export { samePriceTerms } from './checkout/price-terms';
export { isFetched, validateAddress, validatePersonal } from './checkout/validate-checkout';
export { mergeConfig, parseConfig, readConfig, readSettings } from './config';
export type { ReadConfig, SettingSource, ShopConfig, ShopConfigInput } from './config';
export { awardedPercent, showsBonusBanner, type BannerVisitor } from './content/bonus-banner';
export type { ContentArea, HomeBlock, HomePage, TopSlider } from './content';
export type { LastUpdated } from './content/last-updated';
export { merchantConfig, type MerchantConfig } from './content/merchant-config';
export { nameIn, recordName, type RecordName } from './manage/record-name';
export { ownIcons, type OwnIcon } from './content/own-icons';
export { STANDARD_SETTING_WORDS, STANDARD_SETTINGS } from './content/standard-settings';
export type { SiteBlocks } from './content/site-blocks';
export type {
  AggregationBucket,
  Attribute,
  AttributeValue,
  BloggerBalance,
  BloggerOrder,
  BloggerPayout,
  BloggerPost,
  BloggerSettings,
  BloggerStatistics,
  ProfitStep,
  BloggerTerms,
  BundleOption,
  CartTotals,
  Category,
  CmsBlock,
  CmsPage,
  ConfigurableChild,
  ConfigurableOption,
  CustomerOrder,
  CustomOption,
  DueItem,
  DuePayout,
  LedgerEntry,
  MediaEntry,
  ManagedOrder,
  OpenRefund,
  OrderFilters,
  OrderNeed,
  OrderRefund,
  OrderRow,
  OrderSum,
  PaymentState,
  SendHold,
  ManagedPayout,
  Order,
  OrderAddress,
  OrderAdvance,
  OrderEvent,
  OrderProduct,
  OrderResult,
  PaymentMethod,
  PlacedOrder,
  Product,
  ProductLink,
  ProductOption,
  ProductWithAttributes,
  PromoProduct,
  Review,
  Role,
  ShippingMethod,
  BankAccount,
  SiteSettings,
  Slide,
  StockRecord,
  TotalSegment,
  User,
} from './contract';
export { createShop } from './create-shop';
export { openShop, type ConfiguredOptions } from './open-shop';
export { isOrigin } from './kernel/origin';
export { isOutsideOrigin, originOfScript } from './kernel/outside-origin';
export { ERROR_MESSAGES, type ErrorCode } from './kernel/error-catalogue';
export type { FieldCode, FieldProblem } from './kernel/field-problem';
export { TEXT_LANGUAGES, type TextLanguage } from './contract/foundation/text-languages';
export { footerOf, type Footer, type FooterMark, type FooterSection } from './contract/content/footer';
export { fullName, inNameOrder } from './kernel/full-name';
export { lookUp } from './kernel/look-up';
export { formOf, type Message } from './kernel/message-form';
export { sameJson } from './kernel/same-json';
export { toDecimalText } from './kernel/money';
export { MAX_QUANTITY, maxToBuy } from './kernel/quantity';
export { saleQuantity, type SaleQuantity } from './kernel/sale-quantity';
export { csvCell } from './kernel/read-csv';
export { errorMessage, isShopError, ShopError, type ErrorDetails, type ErrorParams } from './kernel/shop-error';
export { CART_THUMBNAIL, GALLERY_IMAGE, imageUrl, outsidePicture, THUMBNAIL } from './media';
export type { ImageSize, OutsidePicture } from './media';
export type { CompareList, CompareRow, CompareTable, ListedProduct, ListName, ListState, ProductList } from './lists';
export type { DesignArea, ManageArea, PayoutsMade, QueueAdmin, ViewClient } from './manage/manage';
export type { ManagedRecord, RecordClient, RecordConflict, RecordSaved, RecordsQuery } from './manage/record-client';
export { contrastFaults, type Colour, type ContrastFault } from './design/contrast';
export { skinCss, skinProperties, wholeProperties } from './design/skin-css';
export { SKINS, skinName, STANDARD_SKIN, type Skin } from './design/skins';
export {
  COLOUR_TOKENS,
  DISPLAY_FACES,
  MAX_RADIUS,
  SKIN_NAMES,
  TEXT_FACES,
  type ColourToken,
  type SkinName,
  type SkinTokens,
  type WholeSkin,
} from './contract/content/skin-tokens';
export { withTokens, wornSkins, type WornSkin, type WornSkins } from './design/worn-skins';
export type { StoreDocument, Present, PresenceState, KeptView, PersonDetails } from './contract';
export type { MenuDocument, MenuEntry, MenuLink } from './contract/content/manage-menus';
export { FAVICON_TYPES, HOME_BLOCKS, MAX_SLIDES } from './contract/content/site-choices';
export type { DesignDocument, DesignDraft, DesignSlide, DesignWorkshop } from './contract/content/manage-design';
export type { FullUpdate, UpdateName, UpdatesArea, UpdatesState } from './manage/updates';
export { compareEdits, mergeEdits, type ComparedEdits } from './manage/compare-edits';
export { NEW_RECORD } from './manage/new-record';
export { areOrderFilters, readOrderFilters, type OrderListQuery } from './manage/order-filters';
export { ORDERS_CSV_HEAD, orderCsvLine } from './manage/orders-csv';
export { rowsCsv } from './manage/rows-csv';
export type { CouponDocument, BlockDocument, PageDocument, PriceListEntry, PriceReport } from './contract';
export { attributeKind, isEditableAttribute, type AttributeKind } from './contract/catalogue/product-attributes';
export type { ProductDocument, StockDocument, StockRow, ChoosableCategory, StaffChange } from './contract';
export type { KeptImportMaps, UpdateReport } from './contract/staff/manage-updates';
export type { GoodsAdmin, ImportBegun } from './manage/goods-admin';
export { PRODUCT_VERSION_PATH } from './contract/catalogue/product-version-path';
export {
  hasDemo,
  needsDemoFate,
  formatDemoCounts,
  type DemoCounts,
  type DemoFate,
} from './contract/staff/demo-of-shop';
export { IMPORT_FIELD_NAMES, IMPORT_FIELDS, importMapFault } from './contract/staff/import-map';
export type { ImportField, ImportMap, ImportMapFault } from './contract/staff/import-map';
export type { ImportPreview } from './contract/staff/import-preview';
export { OWN_PRICE_TYPES, PART_TYPES } from './contract/catalogue/product-parts';
export { MAX_IMPORT_BYTES, MAX_IMPORT_ROWS } from './contract/staff/import-limits';
export { PICTURE_LIMITS, PICTURE_USES, SHOP_PICTURE_LIMITS } from './contract/catalogue/picture-limits';
export type { PictureUse } from './contract/catalogue/picture-limits';
export type { ShopPicture } from './contract/catalogue/manage-pictures';
export type { ReviewDocument, ReviewAnswer, ReviewPhoto } from './contract/catalogue/manage-reviews';
export type { RecordKindName, RecordKinds } from './contract/staff/record-kinds';
export {
  PERMISSIONS,
  mayTryDesign,
  mayUser,
  isStaff,
  permissionsOf,
  type Permission,
  type Permitted,
} from './contract/foundation/permissions';
export { FIGURE_GROUPS, type AttentionName, type FigureRow } from './contract/staff/manage-figures';
export { changesCardMoney, MONEY_PERMISSION } from './orders/rules/moves-money';
export { maxReturn, type ReturnMoney } from './orders/rules/max-return';
export { partOfStep, type ReturnStep } from './orders/rules/returned-units';
export { ATTENTION_LISTS } from './manage/attention-lists';
export type { DeadEvent, QueuedMessage, SubscriberRow } from './contract/staff/manage-queues';
export { PRESENCE_BEAT_SECONDS } from './contract/staff/presence-pace';
export { answerOf } from './reviews/answer-of';
export type { PreviewedStore, TriedRecord } from './contract/selling/manage-selling';
export type { NoticeCode } from './notices/notice-messages';
export { DISMISS } from './notices/notices';
export type { NoticeAction, NoticeInput, NoticeIntent, NoticesArea, NoticeType, Notification } from './notices/notices';
export type {
  Confirmation,
  OrderSummary,
  SummaryLine,
  OrdersArea,
  OrderTrackingArea,
  ReorderLine,
  ReorderOutcome,
  ReorderProblem,
} from './orders/orders';
export type { OrderPlaced, OrderRefused, OrderWaiting, PlaceOutcome, SendMoment } from './orders/place-outcome';
export type { QueuedOrder } from './orders/queued-order';
export type { RefusalCode, RefusedPart } from './orders/refusal-codes';
export { arrivalText, dayRange, latestDayText, mayOweDuties, nextFreeDelivery, withFreeDelivery } from './delivery';
export type { ArrivalDays, FreeDelivery, TransitDays } from './delivery';
export { deliveryDate, deliveryMoment, type DateReader, type DeliveryMoment } from './orders/delivery-date';
export { activeOrders, deliveryStatus } from './orders/delivery-status';
export type { DeliveryFacts, DeliveryStatus, HistoryEntry } from './orders/delivery-status';
export { readOrderNumber } from './orders/order-number';
export { orderPhotos } from './orders/order-photos';
export { orderSequence } from './orders/order-sequence';
export { paymentLink } from './orders/payment-link';
export { shownPayment, type ShownPayment } from './orders/shown-payment';
export { royaltyStatus, type RoyaltyStatus } from './orders/rules/royalty-status';
export { HttpFailure, StorageQuotaError } from './ports';
export type {
  AbortSignalLike,
  Clock,
  Http,
  HttpFailureCode,
  HttpFailureWhy,
  HttpFile,
  HttpForm,
  HttpRequest,
  HttpResponse,
  Ids,
  JsonValue,
  LogLevel,
  Network,
  ReadOptions,
  Storage,
  Tabs,
  Telemetry,
  TelemetryData,
} from './ports';
export { bundlePartCost } from './product/bundle-part-cost';
export { chosenBundleParts } from './pricing/parts-price';
export { offeredPrice } from './pricing/offered-price';
export { isPartGone } from './pricing/start-bundle';
export { variantOffers, type VariantOffer } from './product/variant-offers';
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
export type { PromoArea } from './promo';
export { REVIEW_SORTS } from './product/product';
export { REVIEW_PHOTO_TYPES } from './reviews/check-review';
export { fitOf, type FitVerdict } from './product/fit';
export type { ReviewDraft, ReviewProblem, ReviewsArea } from './reviews/reviews';
export { chartUnitOf, columnInInches, type ChartUnit } from './product/chart-units';
export { sizeChartOf } from './product/size-chart';
export { soldOutChoices, type SoldOutChoice } from './product/sold-out-choices';
export { FEED_PORTALS, feedOfPath, feedPath, LIST_PATHS, storeLinks } from './links';
export type { Addressed, FeedPortal, Selection } from './links';
export { splitArrival, withTaken } from './routing';
export { isHiddenPage } from './routing/hidden-page';
export type {
  Arrival,
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
export { moneyText } from './store-views/money-text';
export type { ClientCallOptions, ClientMethod, ClientOf } from './sync/client-of';
export type { SyncArea, SyncTask } from './sync/sync';
export { hasVirtualLine, isVirtualCart } from './totals/virtual-cart';
export { signUpDelay, signUpOffer } from './ui-state';
export type { AuthElem, PanelName, SignInReason, SignInRequest, SignInView, UiArea, UiState } from './ui-state';
