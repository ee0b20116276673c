import type { Product } from './product';

/** What is sold as a gift card: what is no thing, and of this kind. Pure. */
export function isGiftCard({ type_id: type, ptype }: Pick<Product, 'ptype' | 'type_id'>): boolean {
  return type === 'virtual' && (Array.isArray(ptype) ? ptype : [ptype]).includes('gift-card');
}
