import { toDecimal } from '../../../../core/kernel/money';
import { inTurn } from '../../foundation';
import type { Repositories } from '../../ports/database';
import type { PaymentRefund } from '../../ports/orders/payments';
import type { RefundTask } from '../../ports/orders/refund-tasks';

/** A due refund as staff and operators see it; times in ISO 8601. */
export interface RefundFacts {
  readonly order_id: string;
  readonly number: string;
  readonly email: string;
  readonly reason: string;
  readonly provider: string | undefined;
  /** In major units. */
  readonly amount: number;
  readonly currency: string;
  /** `by-hand`: no provider was involved. */
  readonly state: PaymentRefund['state'] | 'by-hand';
  readonly tries: number;
  readonly next_at: string | undefined;
  readonly error: string | undefined;
  readonly created_at: string;
}

type Db = Pick<Repositories, 'orders' | 'paymentRefunds' | 'refundTasks'>;

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
