import type { CatalogueReader } from '../../catalogue';
import { type EventLog, placedData, storeInZone, type Settings } from '../../foundation';
import { type MessageLog, orderMail } from '../../messages';
import type { StoreView } from '../../../../core/store-views';
import type { Repositories } from '../../ports/database';
import type { StoredOrder } from '../../ports/orders/orders';
import { leftOutOf, type OrderMailBound } from '../lines/order-mail-bound';
import { inOrder } from '../lines/order-mail-priority';
import { PAYMENT_MS } from '../settlement/order-settlement';
import { isPromoOrder, type ReadyOrder } from './ready-order';

interface Placed {
  readonly store: StoreView;
  /** The email is left to the settlement, which follows. */
  readonly isPaid: boolean;
  readonly isByStaff: boolean;
}

/** Announces new orders, in the unit of work that writes them. */
export class OrderConfirmation {
  constructor(
    private readonly services: {
      readonly events: EventLog;
      readonly mailBound: OrderMailBound;
      readonly messages: MessageLog;
      readonly reader: Pick<CatalogueReader, 'commerce'>;
      readonly settings: Settings;
    },
  ) {}

  /** Counts the emails of the order; false over the daily limit of its mailbox. */
  async mayMail(db: Repositories, ready: ReadyOrder, email: string): Promise<boolean> {
    if (ready.isByStaff || isPromoOrder(ready.methods)) return true;
    return this.services.mailBound.allows(db, { email, own: ready.ownAddresses });
  }

  async send(db: Repositories, order: StoredOrder, { store, isPaid, isByStaff }: Placed): Promise<void> {
    const { events, messages, reader, settings } = this.services;
    if (!isPaid) {
      const { timeZone } = await reader.commerce(db);
      const payBy = isByStaff && order.redirect ? order.createdAt + PAYMENT_MS : undefined;
      const mail = orderMail(order, storeInZone(store, timeZone), settings.publicUrl, { payBy });
      await messages.write(db, isByStaff ? mail : await inOrder(db, order, mail), leftOutOf(order));
    }
    await events.record(db, { name: 'order.placed', data: placedData(order) });
  }
}
