export {
  CommerceAdmin,
  NO_BONUSES,
  checkPlaces,
  checkRates,
  lockRates,
  writeCommerce,
} from './commerce/commerce-admin';
export {
  commerceFaults,
  CommerceDataError,
  MAX_ENTRIES,
  parseCommerce,
  readCommerce,
} from './commerce/commerce-schema';
export { commerceOf, type BonusShares, type Commerce } from './commerce/commerce';
export { rebased, refusePrices } from './commerce/base-currency';
export { baseCurrencyIn, baseCurrencyOf, shopTermsOf, type ShopTerms } from './commerce/shop-terms';
export { storeInZone, timeZoneOf, zoneIn } from './commerce/time-zone';
export { needsProvider } from './commerce/needs-provider';
export { codeOwners, contactKeys } from './commerce/code-owners';
export { NO_ROYALTIES, payoutMinimum, royaltyRulesOf } from './commerce/royalty-rules';
export {
  DEFAULT_BASE,
  baseAmount,
  currencyRatesOf,
  exactAmount,
  roughAmount,
  roundLimit,
  shopLimit,
  shopPrice,
  type CurrencyRates,
} from './commerce/shop-price';
export { EventDelivery, type DeliveryRun } from './events/event-delivery';
export { EventLog } from './events/event-log';
export { orderFacts, placedData } from './events/order-event';
export { statusOf, type SubscriberStatus } from './events/subscriber-status';
export { watchingGoods } from './events/watched-goods';
export { ApiError, invalidField, invalidInput, notFound, refuse } from './http/api-error';
export { crossOrigin, isAllowedOrigin } from './http/cross-origin';
export { describeIssues } from './http/describe-issues';
export { createDirectCall, type DirectCall } from './http/direct';
export { dispatch, storeOf, unexpected } from './http/dispatch';
export { extraFaults, refuseExtras } from './http/few-extras';
export { isCrossSite, refuseCrossSite } from './http/cross-site-request';
export { cssResponse, formResponse, htmlResponse } from './http/html';
export { isType } from './http/is-type';
export { LargeAnswers } from './http/large-answers';
export { readBytes } from './http/read-bytes';
export type { UploadedFile } from './http/read-form';
export {
  accessDenied,
  loginOf,
  mayDo,
  nameOfCaller,
  requirePermission,
  requireRole,
  requireStaff,
  requireUser,
  unauthorized,
} from './http/require-caller';
export { JsonItems, JsonText, envelope, errorResponse, jsonResponse, type Prepared } from './http/respond';
export {
  route,
  type Call,
  type Caller,
  type Identify,
  type LimitCall,
  type RefusedCall,
  type ReportRefusal,
  type Route,
  type SessionHold,
  type SignedInCaller,
} from './http/route';
export { scanFile } from './http/scan-files';
export { WithMeta } from './http/with-meta';
export { atOnce } from './kernel/at-once';
export { DeliveryLoop } from './kernel/delivery-loop';
export { doublingWait } from './kernel/doubling-wait';
export { errorText } from './kernel/error-text';
export { exportOf } from './kernel/export-entry';
export { FairQueue, type QueueCaller, type QueueLimits } from './kernel/fair-queue';
export { formatPhone } from './kernel/format-phone';
export { storeUrl } from './kernel/store-url';
export { HeldLease } from './kernel/held-lease';
export { inTurn } from './kernel/in-turn';
export { isAborted } from './kernel/is-aborted';
export { isPdf } from './kernel/is-pdf';
export { kept, type KeptKind } from './kernel/kept-kind';
export { inSharedWords, inTongue, languageOf, tongueOf } from './kernel/language';
export { networkOf } from './kernel/network-of';
export { newSecret } from './kernel/new-secret';
export { nextTurn } from './kernel/next-turn';
export { OWN_STORES, followStores, ownStoresIn, recordedStores, storesNow } from './commerce/recorded-stores';
export { storeOfOrder } from './settings/store-of-order';
export { OrderFileLinks, TABLE_LINK_MS } from './kernel/order-file-links';
export { mailboxKey, ownAddressesOf, ownerOf } from './kernel/own-mailbox';
export { hasLeft, markLeft } from './limits/left-contacts';
export { pageOfRows } from './kernel/page-of-rows';
export { seal, unseal } from './kernel/seal';
export {
  PASSWORD_COST,
  hashCode,
  hashPassword,
  hashToken,
  isOutdated,
  isPassword,
  isSameText,
  sign,
  signBytes,
  type PasswordCost,
} from './kernel/secrets';
export { payBy, shownResult } from './kernel/shown-result';
export { textsIn, type TextOf } from './kernel/store-texts';
export { UnitNotice } from './kernel/unit-notice';
export { versionOf } from './kernel/version-of';
export { Interrupted, withinTime } from './kernel/within-time';
export { CodeBudget, SHOP_BUDGET } from './limits/code-budget';
export {
  ContactLimits,
  MAILS,
  countTry,
  type Asker,
  type ContactLimit,
  type EarlierSession,
  type From,
} from './limits/contact-limits';
export { limitOf, limitsByAddress } from './limits/limit-by-address';
export { RateLimiter, tooMany, type Limit } from './limits/rate-limiter';
export { TEST_ACCEPTS, TEST_PROVIDER } from './settings/check-providers';
export { nameOf } from './settings/check-routes';
export {
  missingServices,
  settingsOf,
  type ComposedOptions,
  type MissingService,
  type PlatformMode,
  type Settings,
} from './settings/options';
export { viewKey, type PriceGroup, type ShopperView } from './settings/price-group';
export { BodyRoom } from './http/body-room';
export { InFlight } from './limits/in-flight';
