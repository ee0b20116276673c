/** The entry `vitrine/react`: what a React application of one's own needs over a shop. */
export { ShopProvider, useShop } from './state/shop-context';
export { useObservable } from './state/use-observable';
export {
  DIRECTIONS,
  LANGUAGE_NAMES,
  languageOf,
  localeOf,
  TextRegistry,
  type InterfaceLanguage,
} from './text/languages';
export { type MessageKey, type Messages, type Words } from './text/messages-en';
export {
  createSay,
  createTranslate,
  TextProvider,
  usePrice,
  useSay,
  useText,
  type LaterWords,
  type PriceFormatter,
  type Say,
  type TextParams,
  type Translate,
} from './text/text-context';
