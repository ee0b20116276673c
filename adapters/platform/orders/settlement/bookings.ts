import { isBooking } from '../../../../core/contract/selling/booking';
import { type Content, shopAddress } from '../../content';
import { storeOfOrder, type Settings } from '../../foundation';
import { type MessageLog, bookingMail, bookingTask } from '../../messages';
import type { Repositories } from '../../ports/database';
import type { StoredOrder } from '../../ports/orders/orders';

export class Bookings {
  constructor(
    private readonly parts: {
      readonly content: Content;
      readonly messages: MessageLog;
      readonly settings: Settings;
    },
  ) {}

  /** Emails buyer and shop after payment, in the same unit of work. */
  async grant(
    db: Pick<Repositories, 'commerce' | 'content' | 'giftCards' | 'outbox'>,
    order: StoredOrder,
  ): Promise<void> {
    const units = await bookedUnits(db, order);
    if (units.size === 0) return;
    const { messages, settings } = this.parts;
    const contact = await shopAddress(db, this.parts);
    const written = { store: storeOfOrder(order, settings), publicUrl: settings.publicUrl };
    await messages.write(db, bookingMail(order, { units, contact }, written));
    if (contact !== undefined) await messages.write(db, bookingTask(order, { units, contact }, settings.defaultStore));
  }
}

async function bookedUnits(
  db: Pick<Repositories, 'giftCards'>,
  { id, document: { products } }: StoredOrder,
): Promise<ReadonlyMap<number, number>> {
  if (!products.some(({ type }) => type === 'virtual')) return new Map();
  const cards = new Set((await db.giftCards.ofOrders([id])).map(({ line }) => line));
  return new Map(
    products.flatMap(({ type, count }, line) =>
      isBooking({ type, isGiftCard: cards.has(line) }) ? [[line, count] as const] : [],
    ),
  );
}
