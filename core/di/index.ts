import './reflect';

export { asInjection, token, type Token } from './token';
export { CLOCK, CONFIG, HTTP, IDS, NETWORK, STORAGE, TABS, TELEMETRY } from './tokens';
