import { ORDER_MAIL_WINDOW_MS } from '../../../../core/orders/rules/order-mail-bound';
import { ownAddressesOf, storeOfOrder, tooMany, type Caller, type Settings } from '../../foundation';
import { type MessageLog, orderLinkMail } from '../../messages';
import type { Database } from '../../ports/database';
import { inOrder } from '../lines/order-mail-priority';
import type { LinkMailLimits } from './link-mail-limits';
import type { Asking, OrderTracking } from './order-tracking';

/** Emails the links that open orders. */
export class OrderLinks {
  constructor(
    private readonly services: {
      readonly database: Database;
      readonly limits: LinkMailLimits;
      readonly messages: MessageLog;
      readonly settings: Settings;
      readonly tracking: Pick<OrderTracking, 'open'>;
    },
  ) {}

  /** Emails the link to the order's own address. @throws ApiError 404 'order_unknown', 429 */
  async send(asking: Asking, caller: Caller, address?: string): Promise<true> {
    const { database, limits, messages, settings, tracking } = this.services;
    const { order } = await tracking.open(asking, caller);
    await limits.hit(order, caller, address);
    const written = { store: storeOfOrder(order, settings), publicUrl: settings.publicUrl };
    const own = caller.kind === 'user' ? ownAddressesOf(caller.customer) : [];
    const isWritten = await database.write(async (db) => {
      const isWithin = await limits.isWithin(db, { email: order.email, own });
      if (isWithin) await messages.write(db, await inOrder(db, order, orderLinkMail(order, written)));
      return isWithin;
    });
    if (!isWritten) throw tooMany(ORDER_MAIL_WINDOW_MS);
    return true;
  }
}
