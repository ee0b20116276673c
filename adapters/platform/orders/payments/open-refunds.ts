import type { OpenRefund } from '../../../../core/contract/orders/manage-order-money';
import type { Database } from '../../ports/database';
import type { Settings } from '../../foundation';
import { openRefundFacts, type RefundFacts } from './refund-list';
import type { RefundWork } from './refund-work';

export class OpenRefunds {
  constructor(
    private readonly services: {
      readonly database: Database;
      readonly settings: Settings;
      readonly refundWork: RefundWork;
    },
  ) {}

  async list(): Promise<readonly OpenRefund[]> {
    return (await this.services.database.read(openRefundFacts)).flatMap(shown);
  }

  async retry(id: string, reason: string): Promise<boolean> {
    const tried = await this.services.refundWork.retry(id, reason);
    return tried !== undefined && tried.length > 0;
  }

  /** Records a manual refund. @returns true if there was such an open refund */
  given(id: string, reason: string, who: string): Promise<boolean> {
    const { database, settings } = this.services;
    return database.write(async (db) => {
      const order = await db.orders.byKey(id);
      if (order === undefined) return false;
      await db.orders.lock(order.cartToken);
      const at = settings.clock.now();
      const asked = (await db.paymentRefunds.ofOrder(order.orderId)).find((refund) => refund.reason === reason);
      // A refund in progress at the provider must not also be paid by hand.
      if (asked?.state === 'waiting' || asked?.state === 'done') return false;
      if (!(await db.refundTasks.done(order.orderId, reason, who, at))) return false;
      if (asked !== undefined) await db.paymentRefunds.settle(asked, { state: 'done', nextAt: at, error: asked.error });
      await db.orderLog.add(order.id, { at, who, what: [{ name: 'refund-given', from: null, to: reason }] });
      return true;
    }, 'power');
  }
}

function shown({ number, reason, amount, currency, email, ...facts }: RefundFacts): readonly OpenRefund[] {
  const { state, provider = null, tries, error = null, next_at = null, created_at } = facts;
  if (state === 'done') return [];
  return [{ id: number, reason, amount, currency, email, state, provider, tries, error, next_at, created_at }];
}
