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
export { RETURN_REASONS, type ReturnReason } from './contract/orders/return-reasons';
export { RETURN_DAYS } from './contract/orders/order-rights';
export type { OwnDownload } from './contract/orders/downloads';
export type { OrderDownload } from './contract/orders/order-download';
export type { OrderGiftCard } from './contract/orders/order-gift-card';
export type { GiftCardBalance } from './contract/orders/gift-card-payment';
export type { ReturnInput, TrackedOrder } from './contract/orders/order-tracking';
export { PAYMENT_STATES } from './contract/orders/payment-states';
export { deliveryStep, LAST_STEP, ORDER_STATUSES, SENT_STEP, type OrderStatus } from './contract/orders/order-status';
export { MIN_PASSWORD, MAX_ADDRESSES } from './contract/foundation/limits';
export { nameProblem } from './contract/foundation/name-text';
export { passwordLength, passwordProblem } from './contract/foundation/password';
export { postalLines, townLines, type PostalAddress } from './checkout/postal-address';
export { isPostcode } from './contract/foundation/postcodes';
export { addressForm, type AddressForm } from './contract/foundation/address-form';
export { EMPTY_ADDRESS, toOrderAddress, type AddressDetails } from './checkout/address-details';
export type {
  CustomerOrder,
  PaymentState,
  Order,
  OrderAddress,
  OrderProduct,
  OrderResult,
  Role,
  User,
} from './contract';
export { fullName, inNameOrder } from './kernel/full-name';
export { partOfStep, type ReturnStep } from './orders/rules/returned-units';
export type {
  OrderSummary,
  SummaryLine,
  OrderTrackingArea,
  ReorderLine,
  ReorderOutcome,
  ReorderProblem,
} from './orders/orders';
export { deliveryDate, deliveryMoment, type DateReader, type DeliveryMoment } from './orders/delivery-date';
export {
  activeOrders,
  deliveryStatus,
  type DeliveryFacts,
  type DeliveryStatus,
  type HistoryEntry,
} from './orders/delivery-status';
export { readOrderNumber } from './orders/order-number';
export { orderPhotos } from './orders/order-photos';
export { orderSequence } from './orders/order-sequence';
export { paymentLink } from './orders/payment-link';
export { shownPayment, type ShownPayment } from './orders/shown-payment';
