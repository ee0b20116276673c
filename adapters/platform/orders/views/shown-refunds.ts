import type { CustomerOrder } from '../../../../core/contract';
import { toDecimal } from '../../../../core/kernel/money';
import { refundCause } from '../../../../core/orders/rules/refund-cause';
import { returnedSku } from '../../../../core/orders/rules/returned-units';
import type { Repositories } from '../../ports/database';
import type { LoggedRefund } from '../../ports/orders/order-log';
import type { StoredOrder } from '../../ports/orders/orders';

export type RefundStage = 'by-hand' | 'done' | 'failed' | 'waiting';

type Db = Pick<Repositories, 'orderLog' | 'paymentRefunds' | 'refundTasks'>;

/** Returns refund stages by reason; refunds without provider or task are legacy manual ones. */
export async function refundStages(
  { paymentRefunds, refundTasks }: Omit<Db, 'orderLog'>,
  { orderId }: Pick<StoredOrder, 'orderId'>,
): Promise<(reason: string) => { readonly stage: RefundStage; readonly way: 'by-hand' | 'payment' }> {
  const asked = new Map((await paymentRefunds.ofOrder(orderId)).map(({ reason, state }) => [reason, state]));
  const tasks = new Map((await refundTasks.ofOrder(orderId)).map(({ reason, isDone }) => [reason, isDone]));
  return (reason) => {
    const way = tasks.has(reason) || !asked.has(reason) ? 'by-hand' : 'payment';
    if (tasks.get(reason) === true) return { way, stage: 'done' };
    return { way, stage: asked.get(reason) ?? (tasks.has(reason) ? 'by-hand' : 'done') };
  };
}

export async function shownRefunds(
  db: Db,
  order: Pick<StoredOrder, 'id' | 'orderId'>,
): Promise<{ readonly refunds: CustomerOrder['refunds']; readonly given: number }> {
  const logged = await db.orderLog.refunds(order.id);
  if (logged.length === 0) return { refunds: [], given: 0 };
  const stageOf = await refundStages(db, order);
  const refunds = logged
    .filter((refund) => paidOut(refund) > 0)
    .map((refund): CustomerOrder['refunds'][number] => {
      const { stage, way } = stageOf(refund.reason);
      return {
        amount: toDecimal(paidOut(refund)),
        at: new Date(refund.at).toISOString(),
        cause: refundCause(refund.reason),
        skus: skusOf(refund),
        way,
        is_done: stage === 'done',
      };
    });
  return { refunds, given: logged.reduce((sum, { amount }) => sum + amount, 0) };
}

function paidOut({ amount, held = 0, credited = 0 }: LoggedRefund): number {
  return amount - held - credited;
}

function skusOf({ reason, lines }: LoggedRefund): string[] {
  const returned = returnedSku(reason);
  return returned === undefined ? [...new Set(lines.map(({ sku }) => sku))] : [returned];
}
