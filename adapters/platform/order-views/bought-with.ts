import type { PlacedOrder } from '../../../core/contract';
import { readEmail } from '../../../core/contract/contact';
import type { Downloads } from '../downloads/downloads';
import type { GiftCards } from '../gift-cards/gift-cards';
import type { Repositories } from '../ports/database';
import type { StoredOrder } from '../ports/orders';

/** What of an order is delivered by the shop itself: files and gift cards. */
export type BoughtWith = Pick<PlacedOrder, 'downloads' | 'gift_cards'>;

/** The files and gift cards of an order; each is left out where there are none. In the unit of work of the caller. */
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

/** The lines of an order without whom its gift cards are for: the key of an order is passed on, and their addresses are nobody else's business. Pure. */
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
