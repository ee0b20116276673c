export type { AccountsArea, AccountState, OrderPage, ProfileChange } from './accounts/accounts';
export { isSameAddress, type AddressChange } from './accounts/plan-address-change';
export type { AccountEnd, OwnDataCopy } from './contract/people/own-data';
export type { OwnSession } from './contract/people/own-sessions';
export { FACTOR_DIGITS, type FactorPolicy, type FactorSetUp, type FactorStatus } from './contract/people/second-factor';
export type { MakePasskey, UsePasskey } from './accounts/passkeys';
export { PASSKEY_NAME_LENGTH, type OwnPasskey, type OwnPasskeyList } from './contract/people/passkeys';
export { badgeOf, type Badge } from './accounts/badge';
export type { BloggersArea } from './bloggers/bloggers';
export type { BloggerList, CabinetPart, Collecting, LedgerQuery, Reading } from './bloggers/cabinet-state';
export { PHOTO_TYPES } from './bloggers/check-photos';
export { MAX_LABEL, readLabel } from './bloggers/placement-label';
export { isPayoutItself } from './bloggers/ledger';
export { promoLink } from './bloggers/promo-link';
export { PAYEE_LIMITS, TAX_STATUSES } from './contract/bloggers/blogger-payee';
export { BANK_FILE_FORMATS, type BankFileFormat, type BankFileProblem } from './contract/bloggers/manage-bank-files';
export { PAYOUT_STATES } from './contract/bloggers/manage-payouts';
export type { DraftPhoto, DraftPlace, KeptDraft } from './bloggers/post-draft';
export type { HiddenPhases } from './bloggers/hidden-phases';
export { phaseOf, PHASES, type PromoPhase } from './bloggers/phase-of';
export { lastShown, partsOf, picturesOf, promoByOrder, promoByPhase, type PromoOrder } from './bloggers/promo-lists';
export { bloggerOrdersCsv, bloggerPayoutsCsv, statementCsv } from './bloggers/books-csv';
export { PERIODS, type Period } from './bloggers/profit-over';
export { statementPeriods } from './bloggers/statement';
export { disabledFor, missingTypes, setTypeOf, SET_TYPES } from './bloggers/set-rules';
export type { ArchiveReason } from './bloggers/work-area';
export { RETURN_REASONS, type ReturnReason } from './contract/orders/return-reasons';
export { RETURN_DAYS } from './contract/orders/order-rights';
export { confirmationDays } from './bloggers/confirmation-days';
export type { DownloadFile } from './contract/catalogue/download-file';
export type { OwnDownload } from './contract/orders/downloads';
export type { OrderDownload } from './contract/orders/order-download';
export type { OrderInvoice } from './contract/orders/order-invoice';
export type { OrderGiftCard } from './contract/orders/order-gift-card';
export { isBooked } from './contract/selling/booking';
export type { GiftCardAct } from './contract/orders/gift-cards';
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
export { isCouponTerm } from './cart/coupon-term-error';
export { couponReach, type CouponReach } from './cart/coupon-reach';
export { CASH_ON_DELIVERY, isPaidByGiftCards, WALLETS } from './contract/selling/methods';
export { PICKUP_METHOD, isPickup } from './contract/selling/pickup';
export { SORT_KEYS } from './catalogue/catalogue';
export { PRICE_FROM, PRICE_TO } from './catalogue/listing-url';
export { priceWords } from './catalogue/price-words';
export { typedPriceRange } from './catalogue/typed-price';
export { IN_STOCK_CODE, SALE_CODE } from './catalogue/switches';
export type {
  CategoryPage,
  CollectionPage,
  Facet,
  HelpLink,
  OtherGoods,
  Listing,
  ListingQuery,
  MenuItem,
  NamedLink,
  SortKey,
  Suggestions,
} from './catalogue/catalogue';
export type { AddResult, CartArea, CartItem, CartState, Coupon, RemovedLine } from './cart/cart';
export type { SharedCart } from './shared-carts/shared-carts';
export { findLine } from './cart/remove-lines';
export { isVariantLine } from './cart/line-choice';
export { saveForLater } from './lists/save-for-later';
export { leftFor, lineStock, maxOfLine } from './cart/line-stock';
export { bagSum, type BagSum } from './cart/bag-sum';
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
export { postalLines, townLines } from './checkout/postal-address';
export {
  isSamePlace,
  missingPersonal,
  namedByOrder,
  offeredAddresses,
  prefill,
  savedAddress,
} from './checkout/saved-details';
export type { Claim, ClaimCode } from './claims';
export { guessEmail } from './checkout/email-guess';
export { isPostcode } from './contract/foundation/postcodes';
export { looksLikeGiftCard } from './contract/selling/gift-card';
export { addressForm } from './contract/foundation/address-form';
export { EMPTY_ADDRESS, toOrderAddress, type AddressDetails } from './checkout/address-details';
export { samePriceTerms } from './checkout/price-terms';
export { isFetched, validateAddress, validatePersonal } from './checkout/validate-checkout';
export { mergeConfig, parseConfig, readConfig, readSettings } from './config';
export type { ReadConfig, ShopConfig, ShopConfigInput } from './config';
export { awardedPercent, showsBonusBanner } from './content/bonus-banner';
export type { HomeBlock, HomePage, TopSlider } from './content';
export type { LastUpdated } from './content/last-updated';
export { merchantConfig } from './content/merchant-config';
export { nameIn, recordName } from './manage/record-name';
export { ownIcons, type OwnIcon } from './content/own-icons';
export { STANDARD_SETTING_WORDS, STANDARD_SETTINGS } from './content/standard-settings';
export type { SiteBlocks } from './content/site-blocks';
export type {
  Attribute,
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
  CustomerOrder,
  CustomOption,
  DueItem,
  DuePayout,
  LedgerEntry,
  BloggerStatement,
  PlacementLabel,
  BankFile,
  Payee,
  TaxStatus,
  PayoutPart,
  PayoutState,
  ManagedOrder,
  OpenRefund,
  OrderFilters,
  OrderNeed,
  OrderEdit,
  OrderEdited,
  OrderRefund,
  OrderRow,
  OrderSum,
  PaymentState,
  SendHold,
  ManagedPayout,
  Order,
  OrderAddress,
  OrderAdvance,
  OrderResult,
  PaymentMethod,
  PlacedOrder,
  Product,
  ProductWithAttributes,
  PromoProduct,
  Review,
  ShippingMethod,
  BankAccount,
  SiteSettings,
  Slide,
  TotalSegment,
  User,
} from './contract';
export { createShop } from './create-shop';
export { openShop } from './open-shop';
export { isOrigin } from './kernel/origin';
export { isOutsideOrigin, originOfScript } from './kernel/outside-origin';
export { type ErrorCode } from './kernel/error-catalogue';
export type { FieldCode, FieldProblem } from './kernel/field-problem';
export { TEXT_LANGUAGES, type TextLanguage } from './contract/foundation/text-languages';
export { footerOf, type Footer, type FooterMark, type FooterSection } from './contract/content/footer';
export { fullName, inNameOrder } from './kernel/full-name';
export { lookUp } from './kernel/look-up';
export { formOf, type Message } from './kernel/message-form';
export { sameJson } from './kernel/same-json';
export { toDecimalText } from './kernel/money';
export { MAX_QUANTITY, maxToBuy } from './kernel/quantity';
export { saleQuantity } from './kernel/sale-quantity';
export { csvCell } from './kernel/read-csv';
export { isShopError, ShopError, type ErrorDetails, type ErrorParams } from './kernel/shop-error';
export { CART_THUMBNAIL, GALLERY_IMAGE, imageUrl, outsidePicture, THUMBNAIL } from './media';
export type { ImageSize, OutsidePicture } from './media';
export type { CompareRow, CompareTable, ListedProduct, ListState, ProductList } from './lists';
export type { DesignArea, ManageArea, PayoutsMade } from './manage/manage';
export type { RecordClient, RecordConflict } from './manage/record-client';
export { contrastFaults, type Colour, type ContrastFault } from './design/contrast';
export { skinCss, skinProperties, wholeProperties } from './design/skin-css';
export { SKINS, skinName, STANDARD_SKIN } from './design/skins';
export {
  COLOUR_TOKENS,
  DISPLAY_FACES,
  MAX_RADIUS,
  SKIN_NAMES,
  TEXT_FACES,
  type SkinName,
  type SkinTokens,
  type WholeSkin,
} from './contract/content/skin-tokens';
export { withTokens, wornSkins, type WornSkin, type WornSkins } from './design/worn-skins';
export type { StoreDocument, Present, PresenceState, KeptView, PersonDetails } from './contract';
export { BONUS_LIMITS, type BonusMovement } from './contract/people/bonus-movement';
export { ORDER_LIMITS, type OrderMove } from './contract/orders/manage-orders';
export { editAddressLimit } from './contract/orders/manage-order-edit';
export { MAX_VIEW_NAME } from './contract/staff/manage-views';
export { MAX_SKU_LENGTH } from './contract/foundation/scalars';
export { MAX_EMAIL_LENGTH } from './contract/foundation/contact';
export { GIFT_CARD_STATES } from './contract/selling/gift-card-states';
export {
  GIFT_CARD_LIMITS,
  type GiftCardFilters,
  type GiftCardRow,
  type ManagedCard,
  managedCard,
  managedGiftCards,
} from './contract/orders/manage-gift-cards';
export { PERSON_LIMITS, personDetails, type PersonInput } from './contract/people/manage-person';
export { personMerge, type PersonMerge } from './contract/people/manage-privacy';
export { areTags, readTags, TAG_LIMITS } from './contract/people/person-tags';
export { typedAmount } from './pricing/typed-amount';
export { firstPrice, generateVariants } from './product/generate-variants';
export type { AttributeDocument } from './contract/catalogue/manage-attributes';
export type { MenuDocument, MenuEntry, MenuLink } from './contract/content/manage-menus';
export { FAVICON_TYPES, HOME_BLOCKS, MAX_SLIDES } from './contract/content/site-choices';
export type { DesignDocument, DesignDraft, DesignSlide, DesignWorkshop } from './contract/content/manage-design';
export type { FullUpdate, UpdateName, UpdatesArea, UpdatesState } from './manage/updates';
export { compareEdits, mergeEdits, type ComparedEdits } from './manage/compare-edits';
export { NEW_RECORD } from './manage/new-record';
export { areOrderFilters, readOrderFilters, type OrderListQuery } from './manage/order-filters';
export { INVOICES_CSV_HEAD, invoiceCsvLines } from './manage/invoices-csv';
export type { InvoiceFilters, InvoiceRow, IssuedInvoice } from './contract/orders/manage-invoices';
export type { InvoiceSheet } from './contract/orders/invoice-sheet';
export { ORDERS_CSV_HEAD, orderCsvLine } from './manage/orders-csv';
export { rowsCsv } from './manage/rows-csv';
export { STOCK_REASONS, stockMovesResult, type StockMovement } from './contract/catalogue/stock-moves';
export { DEFAULT_PLACE } from './contract/catalogue/stock-places';
export type { PriceListEntry, PriceReport } from './contract';
export { attributeKind, isEditableAttribute, type AttributeKind } from './contract/catalogue/product-attributes';
export type { ProductDocument, StockRow, ChoosableCategory, StaffChange } from './contract';
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
export { PICTURE_LIMITS, SHOP_PICTURE_LIMITS } from './contract/catalogue/picture-limits';
export type { PictureUse } from './contract/catalogue/picture-limits';
export type { ShopPicture } from './contract/catalogue/manage-pictures';
export type { ReviewAnswer, ReviewPhoto } from './contract/catalogue/manage-reviews';
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
export { staffLog, type LogEntry } from './contract/staff/manage-log';
export { FIGURE_GROUPS, type AttentionName, type FigureRow } from './contract/staff/manage-figures';
export {
  REPORT_COMPARISONS,
  REPORT_NAMES,
  REPORT_STEPS,
  reportResult,
  closingResult,
  type MonthClosing,
  type ReportComparison,
  type ReportFigures,
  type ReportName,
  type ReportRow,
  type ReportStep,
  type ReportTable,
} from './contract/staff/manage-reports';
export {
  COUNTS,
  figureText,
  reportColumns,
  reportCsv,
  closingCsv,
  type ReportFigure,
} from './manage/reports/report-csv';
export {
  PERIOD_PRESETS,
  presetPeriod,
  type PeriodPreset,
  type Period as ReportPeriod,
} from './manage/reports/report-periods';
export { changesCardMoney, MONEY_PERMISSION } from './orders/rules/refund-permission';
export { maxReturn } from './orders/rules/max-return';
export { backByLine, partOfStep } from './orders/rules/returned-units';
export { ATTENTION_LISTS } from './manage/attention-lists';
export type { DeadEvent, QueuedMessage, SubscriberRow } from './contract/staff/manage-queues';
export { PRESENCE_BEAT_SECONDS } from './contract/staff/presence-pace';
export { answerOf } from './reviews/answer-of';
export { MAX_CODE_PREFIX, MAX_GENERATED_CODES } from './contract/selling/manage-coupons';
export type { PreviewedStore, TriedRecord } from './contract/selling/manage-selling';
export type { NoticeCode } from './notices/notice-messages';
export { DISMISS } from './notices/notices';
export type { NoticeAction, NoticeIntent, NoticeType, Notification } from './notices/notices';
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
export type { OrderPlaced, OrderRefused, OrderWaiting, PlaceOutcome } from './orders/place-outcome';
export type { QueuedOrder } from './orders/queued-order';
export type { RefusalCode } from './orders/refusal-codes';
export { arrivalText, dayRange, latestDayText, mayOweDuties, nextFreeDelivery, withFreeDelivery } from './delivery';
export type { FreeDelivery } from './delivery';
export { deliveryDate, deliveryMoment, type DeliveryMoment } from './orders/delivery-date';
export { activeOrders, deliveryStatus } from './orders/delivery-status';
export type { DeliveryFacts, DeliveryStatus, HistoryEntry } from './orders/delivery-status';
export { readOrderNumber } from './orders/order-number';
export { orderPhotos } from './orders/order-photos';
export { orderSequence } from './orders/order-sequence';
export { paymentLink } from './orders/payment-link';
export { shownPayment, type ShownPayment } from './orders/shown-payment';
export { royaltyStatus } from './orders/rules/royalty-status';
export { HttpFailure, StorageQuotaError } from './ports';
export type {
  Clock,
  Http,
  HttpFile,
  HttpRequest,
  HttpResponse,
  Ids,
  JsonValue,
  LogLevel,
  ReadOptions,
  Storage,
  Tabs,
  Telemetry,
} from './ports';
export { bundlePartCost } from './product/bundle-part-cost';
export { chosenBundleParts } from './pricing/parts-price';
export { offeredPrice } from './pricing/offered-price';
export { isPartGone } from './pricing/start-bundle';
export { variantOffers, type VariantOffer } from './product/variant-offers';
export type {
  GalleryImage,
  OptionChoices,
  ProductConfiguration,
  ProductEvent,
  ProductKey,
  ProductView,
  ReviewSort,
  ReviewsPage,
  ReviewsQuery,
} from './product';
export { REVIEW_SORTS } from './product/product';
export { REVIEW_PHOTO_TYPES } from './reviews/check-review';
export { fitOf, type FitVerdict } from './product/fit';
export type { ReviewDraft, ReviewProblem, ReviewsArea } from './reviews/reviews';
export { chartUnitOf, columnInInches, type ChartUnit } from './product/chart-units';
export { sizeChartOf } from './product/size-chart';
export { soldOutChoices, type SoldOutChoice } from './product/sold-out-choices';
export { FEED_PORTALS, feedOfPath, feedPath, LIST_PATHS, storeLinks } from './links';
export type { FeedPortal } from './links';
export { splitArrival, withTaken } from './routing';
export { isHiddenPage } from './routing/hidden-page';
export type { Arrival, OpenResult, Page, PageIdentity, Resolution, RouteMatch, RoutingArea } from './routing';
export type { Adapters, Shop, ShopOptions } from './shop';
export { AVAILABLE_STORES, formatPrice, matchStore, STORE_VIEWS } from './store-views';
export type { StoreView, StoreViewsArea } from './store-views';
export { moneyText } from './store-views/money-text';
export { hasVirtualLine, isVirtualCart } from './totals/virtual-cart';
export { signUpDelay, signUpOffer } from './ui-state';
export type { AuthElem, PanelName, SignInRequest, UiState } from './ui-state';
