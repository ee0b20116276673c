export { container, inject, injectable } from './injection';
export { ShopContainer } from './shop-container';
export { token } from '../kernel/token';
export { CLOCK, CONFIG, HTTP, IDS, NETWORK, STORAGE, TABS, TELEMETRY } from './tokens';
