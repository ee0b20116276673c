import { toDecimal } from '../../../core/kernel/money';
import { inTurn } from '../kernel/in-turn';
import type { Repositories } from '../ports/database';
import type { PaymentRefund } from '../ports/payments';
import type { RefundTask } from '../ports/refund-tasks';

/** Money that is to go back, as staff and the shop's operator see it. Moments as ISO 8601. */
export interface RefundFacts {
  readonly order_id: string;
  readonly number: string;
  readonly email: string;
  readonly reason: string;
  /** undefined where no provider gives it back. */
  readonly provider: string | undefined;
  /** Major units of the currency. */
  readonly amount: number;
  readonly currency: string;
  /** by-hand: somebody of the shop has to give it, and no provider was ever asked. */
  readonly state: PaymentRefund['state'] | 'by-hand';
  /** How often the provider was asked. */
  readonly tries: number;
  /** When it is asked next; undefined where it is not asked any more. */
  readonly next_at: string | undefined;
  /** Of the last try. */
  readonly error: string | undefined;
  readonly created_at: string;
}

type Db = Pick<Repositories, 'orders' | 'paymentRefunds' | 'refundTasks'>;

/** All money that was to go back and has not yet: what providers are asked for still, and what somebody of the shop has to give by hand. The oldest first. */
export async function openRefundFacts(db: Db): Promise<readonly RefundFacts[]> {
  const [waiting, tasks, failed] = [
    await db.paymentRefunds.list('waiting'),
    await db.refundTasks.open(),
    await db.paymentRefunds.list('failed'),
  ];
  const refused = new Map(failed.map((refund) => [keyOf(refund), refund]));
  const all = [
    ...(await refundFacts(db, waiting)),
    ...(await inTurn(tasks, (task) => factsOf(db, task, refused.get(keyOf(task))))).flat(),
  ];
  return all.sort((one, other) => one.created_at.localeCompare(other.created_at));
}

/** What is said of refunds that providers were asked for, with the numbers of their orders. One whose order is gone is left out. */
export async function refundFacts(
  db: Pick<Db, 'orders'>,
  refunds: readonly PaymentRefund[],
): Promise<readonly RefundFacts[]> {
  return (await inTurn(refunds, (refund) => factsOf(db, refund, refund))).flat();
}

async function factsOf(
  { orders }: Pick<Db, 'orders'>,
  { orderId, reason, amount, createdAt }: RefundTask,
  asked: PaymentRefund | undefined,
): Promise<readonly RefundFacts[]> {
  const order = await orders.byOrderId(orderId);
  if (order === undefined) return [];
  return [
    {
      order_id: orderId,
      number: order.number,
      email: order.email,
      reason,
      provider: asked?.provider,
      amount: toDecimal(amount),
      currency: order.currency,
      state: asked?.state ?? 'by-hand',
      tries: asked?.tries ?? 0,
      next_at: asked?.state === 'waiting' ? new Date(asked.nextAt).toISOString() : undefined,
      error: asked?.error,
      created_at: new Date(createdAt).toISOString(),
    },
  ];
}

function keyOf({ orderId, reason }: Pick<RefundTask, 'orderId' | 'reason'>): string {
  return `${orderId} ${reason}`;
}
