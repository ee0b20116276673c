export { PROMO } from './promo';
export type { PromoArea } from './promo';
