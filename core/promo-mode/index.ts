export { PROMO, PROMO_USER } from './promo-mode';
export type { PromoArea } from './promo-mode';
