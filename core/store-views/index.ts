export { AVAILABLE_STORES, DEFAULT_CURRENCY, STORE_VIEWS } from './default-store-views';
export { formatPrice } from './format-price';
export type { StoreView } from './store-view';
export { storeView } from './store-view';
