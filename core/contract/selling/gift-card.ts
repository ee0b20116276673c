import type { Product } from '../catalogue/product';

/** Tests for the format of gift card codes: four groups of four letters or digits. */
export function looksLikeGiftCard(code: string): boolean {
  return /^(?:[\dA-Z]{4}[- ]?){3}[\dA-Z]{4}$/i.test(code.trim());
}

export function isGiftCard({ type_id: type, ptype }: Pick<Product, 'ptype' | 'type_id'>): boolean {
  return type === 'virtual' && (Array.isArray(ptype) ? ptype : [ptype]).includes('gift-card');
}
