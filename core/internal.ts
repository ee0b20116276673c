/** Names for our own pages and commands, besides the published entries. Not published. */
export { isPayoutItself } from './bloggers/ledger';
export { PAYEE_LIMITS, TAX_STATUSES } from './contract/bloggers/blogger-payee';
export { isBooked } from './contract/selling/booking';
export { REVIEW_FITS, REVIEW_LIMITS, type ReviewFit } from './contract/foundation/limits';
export { GIFT_MESSAGE_LENGTH } from './contract/selling/gift-limits';
export { BANK_TRANSFER } from './contract/content/bank-account';
export { isCouponLimit } from './cart/coupon-limit-error';
export { isCouponTerm } from './cart/coupon-term-error';
export { couponReach, type CouponReach } from './cart/coupon-reach';
export { CASH_ON_DELIVERY, isPaidByGiftCards, WALLETS } from './contract/selling/methods';
export { PICKUP_METHOD, isPickup } from './contract/selling/pickup';
export { PRICE_FROM, PRICE_TO } from './catalogue/listing-url';
export { priceWords } from './catalogue/price-words';
export { typedPriceRange } from './catalogue/typed-price';
export { IN_STOCK_CODE, SALE_CODE } from './catalogue/switches';
export type { HelpLink, OtherGoods } from './catalogue/catalogue';
export { findLine } from './cart/remove-lines';
export { isVariantLine } from './cart/line-choice';
export { saveForLater } from './lists/save-for-later';
export { leftFor, lineStock, maxOfLine } from './cart/line-stock';
export { rowTotal } from './cart/row-total';
export type { CartKind } from './checkout/checkout';
export { pendingTotal, type PendingTotal } from './cart/pending-total';
export { accountDetails, isSamePlace, missingPersonal, prefill, savedAddress } from './checkout/saved-details';
export type { Claim, ClaimCode } from './claims';
export { guessEmail } from './checkout/email-guess';
export { looksLikeGiftCard } from './contract/selling/gift-card';
export { samePriceTerms } from './checkout/price-terms';
export { isFetched, validateAddress, validatePersonal } from './checkout/validate-checkout';
export { awardedPercent, showsBonusBanner } from './content/bonus-banner';
export type { HomeBlock, TopSlider } from './content';
export type { LastUpdated } from './content/last-updated';
export { merchantConfig } from './content/merchant-config';
export { ownIcons, type OwnIcon } from './content/own-icons';
export type { SiteBlocks } from './content/site-blocks';
export type { BankAccount, Slide } from './contract';
export { isOrigin } from './kernel/origin';
export { originOfScript } from './kernel/outside-origin';
export { TEXT_LANGUAGES } from './contract/foundation/text-languages';
export { footerOf, type Footer, type FooterMark, type FooterSection } from './contract/content/footer';
export { formOf, type Message } from './kernel/message-form';
export { dayAt, offsetAt } from './kernel/calendar-days';
export { isTimeZone, UTC } from './kernel/is-time-zone';
export { sameJson } from './kernel/same-json';
export { isoCountry } from './contract/foundation/country-code';
export { currencyStep, moneyCode, plainAmount } from './kernel/currency';
export { MAX_QUANTITY, maxToBuy } from './kernel/quantity';
export { saleQuantity } from './kernel/sale-quantity';
export { CART_THUMBNAIL, GALLERY_IMAGE, outsidePicture, THUMBNAIL, type OutsidePicture } from './media';
export type { CompareRow, CompareTable, ListState } from './lists';
export { skinCss } from './design/skin-css';
export type { BonusMovement } from './contract/people/bonus-movement';
export { PRODUCT_VERSION_PATH } from './contract/catalogue/product-version-path';
export { answerOf } from './reviews/answer-of';
export type { NoticeCode } from './notices/notice-messages';
export { DISMISS, type NoticeAction, type NoticeIntent, type NoticeType } from './notices/notices';
export {
  arrivalText,
  dayRange,
  latestDayText,
  mayOweDuties,
  nextFreeDelivery,
  withFreeDelivery,
  type FreeDelivery,
} from './delivery';
export { bundlePartCost } from './product/bundle-part-cost';
export { chosenBundleParts } from './pricing/parts-price';
export { offeredPrice } from './pricing/offered-price';
export { isPartGone } from './pricing/start-bundle';
export { variantOffers, type VariantOffer } from './product/variant-offers';
export { REVIEW_SORTS } from './product/product';
export { REVIEW_PHOTO_TYPES } from './reviews/check-review';
export { fitOf, type FitVerdict } from './product/fit';
export { sizeSystemOf } from './product/size-labels';
export { chartOrder } from './product/chart-order';
export { chartUnitOf, columnInInches, type ChartUnit } from './product/chart-units';
export { sizeChartOf } from './product/size-chart';
export { soldOutChoices, type SoldOutChoice } from './product/sold-out-choices';
export { FEED_PORTALS, feedOfPath, feedPath, LIST_PATHS, storeLinks, type FeedPortal } from './links';
export { withTaken, type OpenResult, type PageIdentity, type Resolution } from './routing';
export { isHiddenPage } from './routing/hidden-page';
export { AVAILABLE_STORES, matchStore } from './store-views';
export { hasVirtualLine, isVirtualCart } from './totals/virtual-cart';
export { signUpDelay, signUpOffer, type AuthElem, type PanelName, type SignInRequest, type UiState } from './ui-state';
export { accountNumberKind, bankCodeKind } from './contract/bloggers/iban';
export { giftCardLastDay } from './orders/rules/gift-card-last-day';
