export { AVAILABLE_STORES, INTERFACE_LOCALES, STORE_VIEWS } from './default-store-views';
export { formatDate } from './format-date';
export { formatPrice, priceFormatter } from './format-price';
export { openStoresProblem, withDefaultStore } from './default-store';
export { storeViewProblem } from './store-view';
export type { StoreView } from './store-view';
export { matchStore } from './match-store';
export { STORE_VIEWS_AREA } from './store-views-area';
export type { StoreViewsArea } from './store-views-area';
