/** Entry `vitrine/react`: hooks for custom React applications. */
export type { ActionState } from './hooks/actions';
export type { Loaded } from './hooks/resource';
export { useAccount, type AccountHook } from './hooks/use-account';
export { useCart, type CartActions, type CartHook, type CartValues } from './hooks/use-cart';
export { useCheckout, type CheckoutChoices, type CheckoutHook } from './hooks/use-checkout';
export { useConfirmation, type ConfirmationHook, type OrderNews } from './hooks/use-confirmation';
export { useErrorText, type ErrorTexts } from './hooks/use-error-text';
export { useListing, type ListingHook, type ReadyListingHook } from './hooks/use-listing';
export { useOrders, type OrdersHook } from './hooks/use-orders';
export { useProduct, type ProductHook, type ReadyProductHook } from './hooks/use-product';
export { useSearch, type SearchHook } from './hooks/use-search';
export { useWaitingOrders, type WaitingOrdersHook, type WaitingResult } from './hooks/use-waiting-orders';
export { leaveToPay } from './routes/order/leave-to-pay';
export { ShopProvider, useShop } from './state/shop-context';
export { useObservable } from './hooks/use-observable';
export { DIRECTIONS, languageOf, localeOf, TextRegistry, type InterfaceLanguage } from './text/languages';
export { LANGUAGE_NAMES } from './text/offered-languages';
export type { MessageKey, Messages, Words } from './text/message-keys';
export {
  createFormat,
  createTranslate,
  TextProvider,
  usePrice,
  useFormat,
  useText,
  type LaterWords,
  type PriceFormatter,
  type Format,
  type TextParams,
  type Translate,
} from './text/text-context';
