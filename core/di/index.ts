export { container, inject, injectable } from './injection';
export { ShopContainer } from './shop-container';
export { asInjection, token, type Token } from './token';
export { CLOCK, CONFIG, HTTP, IDS, NETWORK, STORAGE, TABS, TELEMETRY } from './tokens';
