import type { Product } from './product';

/** Whether a code is written as those of gift cards are: four groups of four letters or digits. Pure. */
export function looksLikeGiftCard(code: string): boolean {
  return /^(?:[\dA-Z]{4}[- ]?){3}[\dA-Z]{4}$/i.test(code.trim());
}

/** What is sold as a gift card: what is no thing, and of this kind. Pure. */
export function isGiftCard({ type_id: type, ptype }: Pick<Product, 'ptype' | 'type_id'>): boolean {
  return type === 'virtual' && (Array.isArray(ptype) ? ptype : [ptype]).includes('gift-card');
}
