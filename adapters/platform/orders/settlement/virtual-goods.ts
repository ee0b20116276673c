import type { PlacedOrder } from '../../../../core/contract';
import type { GiftCards } from '../../selling';
import type { Repositories } from '../../ports/database';
import type { StoredOrder } from '../../ports/orders/orders';
import type { Downloads } from '../downloads/downloads';
import type { Bookings } from './bookings';

export type BoughtWith = Pick<PlacedOrder, 'downloads' | 'gift_cards'>;

/** Downloads, gift cards and bookings of orders: goods that are granted instead of shipped. */
export class VirtualGoods {
  constructor(
    private readonly services: {
      readonly bookings: Bookings;
      readonly downloads: Downloads;
      readonly giftCards: GiftCards;
    },
  ) {}

  /** Stores the virtual goods of a new order, as sold. */
  async remember(db: Repositories, order: StoredOrder): Promise<void> {
    await this.services.downloads.remember(db, order);
    await this.services.giftCards.remember(db, order);
  }

  /** Grants the goods of a paid order, in the caller's unit of work. */
  async grant(db: Repositories, order: StoredOrder): Promise<void> {
    const { bookings, downloads, giftCards } = this.services;
    await downloads.grant(db, order);
    await giftCards.grant(db, { ...order, status: 'paid' });
    await bookings.grant(db, order);
  }

  async of(
    db: Pick<Repositories, 'downloads' | 'giftCards' | 'orderLog' | 'products'>,
    order: StoredOrder,
  ): Promise<BoughtWith> {
    const downloads = await this.services.downloads.ofOrder(db, order);
    const cards = await this.services.giftCards.ofOrder(db, order);
    return {
      ...(downloads.length > 0 && { downloads: [...downloads] }),
      ...(cards.length > 0 && { gift_cards: [...cards] }),
    };
  }

  /** False if a gift card that would be revoked has been spent. */
  mayTakeBack(...given: Parameters<GiftCards['mayTakeBack']>): Promise<boolean> {
    return this.services.giftCards.mayTakeBack(...given);
  }

  /** Revokes the goods of cancelled, returned or refunded units. Downloads are closed by the state of the order. */
  takeBack(...given: Parameters<GiftCards['takeBack']>): Promise<void> {
    return this.services.giftCards.takeBack(...given);
  }
}
