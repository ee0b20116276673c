import * as z from 'zod/mini';
import { toDecimal } from '../../../core/kernel/money';
import { storeOf } from '../http/dispatch';
import type { StoredOrder } from '../orders/order-repository';
import { refundMail, refundTask } from '../outbox/refund-mail';
import type { Parts } from '../parts';

/** Where the site settings stand (S §3). */
const SETTINGS_BLOCK = 'cms_settings';
const ownAddress = z.looseObject({ email_support: z.string() });

/** Money that came for an order which nobody can have any more: whoever paid it hears of it, and so does the shop. */
export class RefundDesk {
  constructor(private readonly parts: Pick<Parts, 'outbox' | 'content' | 'settings'>) {}

  /** Once for an order; the provider is told by the answer to its call. Only inside the transaction that writes the refund. */
  tell(order: StoredOrder): void {
    const { outbox, settings } = this.parts;
    const store = storeOf(order.storeCode, settings);
    const createdAt = settings.clock.now();
    outbox.add({ ...refundMail(order, store), createdAt });
    const contact = this.#shopAddress();
    if (contact !== undefined) {
      outbox.add({ ...refundTask(order, contact, store, settings.defaultStore), createdAt });
    }
    const { orderId: id, number, currency } = order;
    settings.telemetry.event('refund', { id, number, value: toDecimal(order.grandTotal), currency });
    settings.telemetry.log('error', 'A payment came for an order that was cancelled: it has to be given back', {
      order: id,
      number,
    });
  }

  /** The shop's own address, where its settings name one (A §3, email_support). */
  #shopAddress(): string | undefined {
    const { content, settings } = this.parts;
    const block = content.block(SETTINGS_BLOCK, settings.defaultStore);
    const address = ownAddress.safeParse(block?.json).data?.email_support.trim();
    return address === '' ? undefined : address;
  }
}
