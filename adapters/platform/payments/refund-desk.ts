import * as z from 'zod/mini';
import { toDecimal } from '../../../core/kernel/money';
import { SETTINGS_BLOCK } from '../content/settings-block';
import { orderFacts } from '../events/order-event';
import { storeOf } from '../http/dispatch';
import type { StoredOrder } from '../ports/orders';
import { giveBackTask, refundMail, refundTask } from '../outbox/refund-mail';
import type { Parts } from '../parts';
import type { Repositories } from '../ports/database';

const ownAddress = z.looseObject({ email_support: z.string() });

type Db = Pick<Repositories, 'commerce' | 'content' | 'events' | 'outbox'>;

/** Money that goes back: the customer and the shop are both notified, in the unit of work that writes the refund. */
export class RefundDesk {
  constructor(private readonly parts: Pick<Parts, 'content' | 'events' | 'settings'>) {}

  /** Of an order that was cancelled before its payment came. Once for an order; the provider is notified by the answer to its call. */
  async announce(db: Db, order: StoredOrder): Promise<void> {
    const { settings } = this.parts;
    const store = storeOf(order.storeCode, settings);
    const createdAt = settings.clock.now();
    await db.outbox.add({ ...refundMail(order, store), createdAt });
    const contact = await this.#shopAddress(db);
    if (contact !== undefined) {
      await db.outbox.add({ ...refundTask(order, contact, store, settings.defaultStore), createdAt });
    }
    await this.#record(db, order, order.grandTotal);
    const { orderId: id, number, currency } = order;
    settings.telemetry.event('refund', { id, number, value: toDecimal(order.grandTotal), currency });
    settings.telemetry.log('error', 'A payment came for an order that was cancelled: it has to be given back', {
      order: id,
      number,
    });
  }

  /**
   * The shop's part of giving money back of an order that was paid, because staff cancelled it or took lines back. The shopper hears of it in
   * the mail about the order.
   * @param amount minor units
   */
  async give(db: Db, order: StoredOrder, amount: number): Promise<void> {
    const { settings } = this.parts;
    const contact = await this.#shopAddress(db);
    if (contact !== undefined) {
      const task = giveBackTask(order, { amount, contact }, storeOf(order.storeCode, settings), settings.defaultStore);
      await db.outbox.add({ ...task, createdAt: settings.clock.now() });
    }
    await this.#record(db, order, amount);
    const { orderId: id, number, currency } = order;
    settings.telemetry.event('refund', { id, number, value: toDecimal(amount), currency });
  }

  /** @param amount minor units */
  #record(db: Db, order: StoredOrder, amount: number): Promise<void> {
    return this.parts.events.record(db, {
      name: 'order.refunded',
      data: { ...orderFacts(order), amount: toDecimal(amount) },
    });
  }

  /** The shop's own address, where its settings name one (A §3, email_support). */
  async #shopAddress(db: Db): Promise<string | undefined> {
    const { content, settings } = this.parts;
    const block = await content.block(db, SETTINGS_BLOCK, settings.defaultStore);
    const address = ownAddress.safeParse(block?.json).data?.email_support.trim();
    return address === '' ? undefined : address;
  }
}
