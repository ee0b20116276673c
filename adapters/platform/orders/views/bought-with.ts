import type { PlacedOrder } from '../../../../core/contract';
import { readEmail } from '../../../../core/contract/foundation/contact';

type Lines = Pick<PlacedOrder, 'gift_cards' | 'products'>;

/** Removes gift card recipients, because order keys get shared. */
export function withoutReceivers<T extends Lines>(order: T): T {
  const { products, gift_cards: cards } = order;
  if (cards === undefined) return order;
  const skus = new Set(cards.map(({ sku }) => sku));
  return {
    ...order,
    products: products.map((line) => (skus.has(line.sku) ? withoutAddresses(line) : line)),
    gift_cards: cards.map((card) => ({ ...card, recipient: '', email: '' })),
  };
}

function withoutAddresses({ options = [], product_option: _, ...line }: Lines['products'][number]) {
  return { ...line, options: options.filter(({ value }) => readEmail(value) === undefined) };
}
