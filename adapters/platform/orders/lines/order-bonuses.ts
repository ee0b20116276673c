import { deliveryStep, LAST_STEP } from '../../../../core/contract/orders/order-status';
import { allocate } from '../../../../core/kernel/allocate';
import { currencyStep, moneyCode } from '../../../../core/kernel/currency';
import { cashbackKept, earnsCashback, settleCashback } from '../../../../core/orders/rules/cashback';
import { orderGoodwill } from '../../../../core/orders/rules/goodwill';
import { backByLine, partOfUnits } from '../../../../core/orders/rules/returned-units';
import type { AdvanceState } from '../../../../core/orders/rules/plan-advance';
import type { Repositories } from '../../ports/database';
import type { LoggedChange, LoggedRefund } from '../../ports/orders/order-log';
import type { Fulfilment, StoredOrder } from '../../ports/orders/orders';
import { lockedCustomer } from './locked-customer';
import { orderMoney } from './order-money';
import { returnedOf } from './returned-of';
import { settledLines } from './settled-lines';

type Status = Pick<AdvanceState, 'canceled' | 'order_status' | 'paid' | 'returned' | 'stage'>;

type Refund = Pick<LoggedRefund, 'amount' | 'lines' | 'reason' | 'shipping'>;

interface Change {
  readonly next: Status;
  readonly refunds: readonly Refund[];
  readonly refund: number;
}

/** Bonus changes of an order, in minor units. */
export interface BonusPlan {
  readonly customer: { readonly id: number; readonly bonus: number } | undefined;
  readonly back: number;
  readonly awarded: number;
  /** Withheld from the refund because earned bonuses are spent. */
  readonly held: number;
  /** Spent earned bonuses that neither account nor refund covers. */
  readonly uncovered: number;
  readonly kept: Pick<Fulfilment, 'awarded' | 'bonusBack'>;
}

export function statusNow(order: StoredOrder): Status {
  const { status, deliveryStatus, stage = null } = order;
  return {
    canceled: status === 'canceled',
    paid: status === 'paid',
    order_status: deliveryStatus,
    stage,
    returned: returnedOf(order),
  };
}

/** Plans bonus changes. The caller's unit of work must have locked the order. */
export async function planBonuses(
  db: Pick<Repositories, 'customers' | 'orders'>,
  order: StoredOrder,
  { next, refunds, refund }: Change,
): Promise<BonusPlan> {
  const { bonusBack = 0, awarded = 0 } = order.fulfilment;
  const found = await lockedCustomer(db, order);
  const customer = found?.currency === order.currency ? found : undefined;
  const { back: backDue, awarded: due } = bonusesDue(order, next, refunds);
  const back = customer === undefined ? 0 : backDue - bonusBack;
  const account = customer === undefined ? undefined : customer.bonus + back;
  const settled = settleCashback({ awarded, due, account, refund });
  return {
    customer,
    back,
    awarded: settled.change,
    held: settled.held,
    uncovered: Math.max(0, settled.awarded - due),
    kept: {
      ...(bonusBack + back !== 0 && { bonusBack: bonusBack + back }),
      ...(settled.awarded + awarded !== 0 && { awarded: settled.awarded }),
    },
  };
}

export async function changeBonuses(
  { bonuses }: Pick<Repositories, 'bonuses'>,
  { id: orderId }: Pick<StoredOrder, 'id'>,
  { customer, back, awarded }: BonusPlan,
  now: number,
): Promise<void> {
  if (customer === undefined) return;
  const sum = Math.max(-customer.bonus, back + awarded);
  const parts = [
    { amount: back, reason: 'returned', orderId },
    { amount: sum - back, reason: 'cashback', orderId },
  ] as const;
  await bonuses.move(customer.id, parts, now);
}

export function bonusChanges(
  { currency }: StoredOrder,
  { back, awarded, held }: Pick<BonusPlan, 'awarded' | 'back' | 'held'>,
): LoggedChange[] {
  const parts = [
    { name: 'bonuses', amount: back },
    { name: 'cashback', amount: awarded },
    { name: 'cashback-held', amount: held },
  ] as const;
  return parts
    .filter(({ amount }) => amount !== 0)
    .map(({ name, amount }) => ({ name, from: null, to: moneyCode(amount, currency) }));
}

export function withoutHeld<Part extends { readonly amount: number }>(
  parts: readonly Part[],
  held: number,
): readonly (Part & { readonly held: number })[] {
  let left = held;
  return parts.map((part) => {
    const off = Math.min(left, part.amount);
    left -= off;
    return { ...part, amount: part.amount - off, held: off };
  });
}

/** Takes what pays an exchange off refunds, in turn. */
export function withoutCredit<Part extends { readonly amount: number }>(
  parts: readonly Part[],
  credit: number,
): readonly (Part & { readonly credited: number })[] {
  let left = credit;
  return parts.map((part) => {
    const credited = Math.min(left, part.amount);
    left -= credited;
    return { ...part, amount: part.amount - credited, credited };
  });
}

export async function spentCashback(
  { customers }: Pick<Repositories, 'customers'>,
  order: StoredOrder,
): Promise<number> {
  const { awarded = 0 } = order.fulfilment;
  if (awarded === 0) return 0;
  const customer = order.customerId === undefined ? undefined : await customers.byId(order.customerId);
  return customer?.currency === order.currency ? Math.max(0, awarded - customer.bonus) : awarded;
}

/** Returns the bonuses left to the customer: returned spending plus kept earnings. Minor units. */
export function bonusesDue(
  order: StoredOrder,
  next: Status,
  refunds: readonly Refund[],
): { readonly back: number; readonly awarded: number } {
  const lines = settledLines(order);
  const back = backByLine(lines, next.returned);
  const spent = lines.map(({ bonus, count }, index) =>
    next.canceled ? bonus : partOfUnits(bonus, back[index] ?? 0, count, currencyStep(order.currency)),
  );
  return { back: spent.reduce((sum, amount) => sum + amount, 0), awarded: cashbackDue(order, next, refunds) };
}

function cashbackDue(order: StoredOrder, next: Status, refunds: readonly Refund[]): number {
  const earns = earnsCashback({
    isPaid: next.paid,
    isCanceled: next.canceled,
    isDelivered: deliveryStep(next.order_status, next.stage) === LAST_STEP,
  });
  if (!earns) return 0;
  const money = orderMoney(order, refunds);
  const lines = settledLines(order);
  const back = backByLine(lines, next.returned);
  const refunded = money.lines.map((line) => {
    const own = lines.filter(({ sku }) => sku === line.sku);
    return {
      sku: line.sku,
      parts: allocate(
        line.refunded,
        own.map(({ goods }) => goods),
        money.step,
      ),
      own,
    };
  });
  const named = money.lines.reduce((sum, line) => sum + line.refunded, money.shipping.refunded);
  const earning = lines.map((line, index) => {
    const of = refunded.find(({ sku }) => sku === line.sku);
    return { ...line, back: back[index] ?? 0, refunded: of?.parts[of.own.indexOf(line)] ?? 0 };
  });
  const cards = earning.filter(({ isGiftCard }) => isGiftCard);
  const beyond = cards.reduce((sum, { goods, refunded: gone }) => sum + Math.max(0, gone - goods), 0);
  const kept = cashbackKept(
    earning.filter(({ isGiftCard }) => !isGiftCard),
    Math.max(0, money.refunded - named) + beyond,
    orderGoodwill(order.fulfilment.goodwill ?? 0, refunds),
  );
  return kept - (kept % money.step);
}
