import type { CustomerOrder } from '../../../../core/contract';
import { toDecimal } from '../../../../core/kernel/money';
import { exchangeReason, refundCause } from '../../../../core/orders/rules/refund-cause';
import { returnedSku } from '../../../../core/orders/rules/returned-units';
import type { Repositories } from '../../ports/database';
import type { LoggedRefund } from '../../ports/orders/order-log';
import type { StoredOrder } from '../../ports/orders/orders';

export type RefundStage = 'by-hand' | 'done' | 'failed' | 'waiting';

type Db = Pick<Repositories, 'orderLog' | 'orders' | 'paymentRefunds' | 'refundTasks'>;
type Refunded = Pick<StoredOrder, 'fulfilment' | 'number' | 'orderId'>;

interface Shown {
  readonly stage: RefundStage;
  readonly way: 'by-hand' | 'payment';
}
type StageOf = (reason: string) => Shown | undefined;

/** The stage that needs the most attention first. */
const STAGES: readonly RefundStage[] = ['failed', 'by-hand', 'waiting', 'done'];

/** Returns refund stages by reason; refunds without provider or task are legacy manual ones. */
export async function refundStages(db: Omit<Db, 'orderLog'>, order: Refunded): Promise<(reason: string) => Shown> {
  const orders = await payers(db, order);
  return (reason) => {
    const known = orders.flatMap((stageOf) => stageOf(reason) ?? []);
    const worst = STAGES.find((stage) => known.some((one) => one.stage === stage));
    return known.find(({ stage }) => stage === worst) ?? { way: 'by-hand', stage: 'done' };
  };
}

/** The order, and those whose exchanged items paid it: what it refunds goes back the way they were paid. */
async function payers(db: Omit<Db, 'orderLog'>, order: Refunded): Promise<readonly StageOf[]> {
  const own = await stagesOf(db, order);
  const { exchangeOf } = order.fulfilment;
  const exchanged = exchangeOf === undefined ? undefined : await db.orders.byId(exchangeOf);
  if (exchanged === undefined) return [own];
  const others = await payers(db, exchanged);
  return [
    own,
    ...others.map(
      (stageOf): StageOf =>
        (reason) =>
          stageOf(exchangeReason(order, reason)),
    ),
  ];
}

async function stagesOf(
  { paymentRefunds, refundTasks }: Omit<Db, 'orderLog'>,
  { orderId }: Refunded,
): Promise<StageOf> {
  const asked = new Map((await paymentRefunds.ofOrder(orderId)).map(({ reason, state }) => [reason, state]));
  const tasks = new Map((await refundTasks.ofOrder(orderId)).map(({ reason, isDone }) => [reason, isDone]));
  return (reason) => {
    const [state, isGiven] = [asked.get(reason), tasks.get(reason)];
    if (isGiven === undefined) return state && { way: 'payment', stage: state };
    return { way: 'by-hand', stage: isGiven ? 'done' : (state ?? 'by-hand') };
  };
}

export async function shownRefunds(
  db: Db,
  order: Refunded & Pick<StoredOrder, 'id'>,
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
