export { PROMO, PROMO_USER } from './promo';
export type { PromoArea } from './promo';
