export { container, inject, injectable, Lifecycle } from './injection';
export type { ClassProvider, DependencyContainer } from './injection';

export { asInjection, token, type Token } from './token';
export { CLOCK, CONFIG, HTTP, IDS, NETWORK, STORAGE, TABS, TELEMETRY } from './tokens';
