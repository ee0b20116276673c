import type { OpenRefund } from '../../../core/contract/manage-order-money';
import { toDecimal } from '../../../core/kernel/money';
import { inTurn } from '../kernel/in-turn';
import type { Database, Repositories } from '../ports/database';
import type { PaymentRefund } from '../ports/payments';
import type { RefundTask } from '../ports/refund-tasks';
import type { Settings } from '../settings/options';
import type { RefundWork } from './refund-work';

type Db = Pick<Repositories, 'orders' | 'paymentRefunds' | 'refundTasks'>;

/** Money that was to go back and has not: what providers are asked for still, and what somebody of the shop has to give by hand. */
export class OpenRefunds {
  constructor(
    private readonly services: {
      readonly database: Database;
      readonly settings: Settings;
      readonly refundWork: RefundWork;
    },
  ) {}

  /** The oldest first. */
  list(): Promise<readonly OpenRefund[]> {
    return this.services.database.read(openRefundsOf);
  }

  /** Has the provider asked at once. @returns whether there was such a refund that is open */
  async retry(id: string, reason: string): Promise<boolean> {
    const tried = await this.services.refundWork.retry(id, reason);
    return tried !== undefined && tried.length > 0;
  }

  /** Somebody has given it back by hand: no provider is asked for it any more. @returns whether there was such a refund that is open */
  given(id: string, reason: string, who: string): Promise<boolean> {
    const { database, settings } = this.services;
    return database.write(async (db) => {
      const order = await db.orders.byKey(id);
      if (order === undefined) return false;
      await db.orders.lock(order.cartToken);
      const at = settings.clock.now();
      const asked = (await db.paymentRefunds.ofOrder(order.orderId)).find((refund) => refund.reason === reason);
      // What waits may be on its way with the provider: given by hand as well it would go back twice.
      if (asked?.state === 'waiting' || asked?.state === 'done') return false;
      if (!(await db.refundTasks.done(order.orderId, reason, who, at))) return false;
      if (asked !== undefined) await db.paymentRefunds.settle(asked, { state: 'done', nextAt: at, error: asked.error });
      await db.orderLog.add(order.id, { at, who, what: [{ name: 'refund-given', from: null, to: reason }] });
      return true;
    }, 'power');
  }
}

async function openRefundsOf(db: Db): Promise<readonly OpenRefund[]> {
  const [waiting, tasks, failed] = [
    await db.paymentRefunds.list('waiting'),
    await db.refundTasks.open(),
    await db.paymentRefunds.list('failed'),
  ];
  const refused = new Map(failed.map((refund) => [keyOf(refund), refund]));
  const all = [
    ...(await inTurn(waiting, (refund) => shown(db, refund, refund))),
    ...(await inTurn(tasks, (task) => shown(db, task, refused.get(keyOf(task))))),
  ];
  return all.flatMap((one) => one ?? []).sort((one, other) => one.created_at.localeCompare(other.created_at));
}

function keyOf({ orderId, reason }: Pick<RefundTask, 'orderId' | 'reason'>): string {
  return `${orderId} ${reason}`;
}

async function shown(
  { orders }: Pick<Db, 'orders'>,
  { orderId, reason, amount, createdAt }: RefundTask,
  asked: PaymentRefund | undefined,
): Promise<OpenRefund | undefined> {
  const order = await orders.byOrderId(orderId);
  if (order === undefined) return undefined;
  const state = asked === undefined ? 'by-hand' : asked.state === 'waiting' ? 'waiting' : 'failed';
  return {
    id: order.number,
    reason,
    amount: toDecimal(amount),
    currency: order.currency,
    state,
    provider: asked?.provider ?? null,
    tries: asked?.tries ?? 0,
    error: asked?.error ?? null,
    next_at: asked?.state === 'waiting' ? new Date(asked.nextAt).toISOString() : null,
    created_at: new Date(createdAt).toISOString(),
    email: order.email,
  };
}
