import type { PlacedOrder } from '../../../../core/contract';
import { readEmail } from '../../../../core/contract/foundation/contact';
import type { Downloads } from '../downloads/downloads';
import type { GiftCards } from '../../selling';
import type { Repositories } from '../../ports/database';
import type { StoredOrder } from '../../ports/orders/orders';

export type BoughtWith = Pick<PlacedOrder, 'downloads' | 'gift_cards'>;

export async function boughtWith(
  db: Pick<Repositories, 'downloads' | 'giftCards' | 'orderLog' | 'products'>,
  order: StoredOrder,
  from: { readonly downloads: Downloads; readonly giftCards: GiftCards },
): Promise<BoughtWith> {
  const downloads = await from.downloads.ofOrder(db, order);
  const cards = await from.giftCards.ofOrder(db, order);
  return {
    ...(downloads.length > 0 && { downloads: [...downloads] }),
    ...(cards.length > 0 && { gift_cards: [...cards] }),
  };
}

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
