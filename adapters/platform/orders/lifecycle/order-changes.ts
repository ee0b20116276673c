import type { Settings } from '../../foundation';
import type { Database, Repositories } from '../../ports/database';
import type { StoredOrder } from '../../ports/orders/orders';
import type { PaymentService } from '../payments/payment-service';
import type { RefundWork } from '../payments/refund-work';
import type { AdminOutcome } from './admin-outcome';
import { lockedOrder } from '../lines/locked-order';

type Change<Outcome> = (db: Repositories, order: StoredOrder, now: number) => Promise<Outcome>;
type Missing = { readonly kind: 'refused'; readonly code: 'not-found' };

/** Units of work that may move an order's money. */
export class OrderChanges {
  constructor(
    private readonly services: {
      readonly database: Database;
      readonly payment: Pick<PaymentService, 'current'>;
      readonly refundWork: Pick<RefundWork, 'run'>;
      readonly settings: Settings;
    },
  ) {}

  /**
   * Takes over the provider's state, changes the order under its lock, and sends its refunds after the commit, unless it
   * is a dry run.
   * @param input id is the order's number or key
   */
  async change<Outcome extends { readonly kind: 'done' | 'refused' } = AdminOutcome>(
    { id, dry_run }: { readonly id: string; readonly dry_run?: boolean | undefined },
    change: Change<Outcome>,
  ): Promise<Missing | Outcome> {
    const { database, payment, refundWork, settings } = this.services;
    const found = await database.read((db) => db.orders.byKey(id));
    if (found === undefined) return { kind: 'refused', code: 'not-found' };
    await payment.current(found);
    const outcome = await database.write(async (db): Promise<Missing | Outcome> => {
      const order = await lockedOrder(db, id);
      if (order === undefined) return { kind: 'refused', code: 'not-found' };
      return change(db, order, settings.clock.now());
    }, 'power');
    if (outcome.kind === 'done' && dry_run !== true) await refundWork.run(found.orderId);
    return outcome;
  }
}
