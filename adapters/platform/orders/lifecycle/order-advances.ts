import type { OrderAdvance } from '../../../../core/contract/orders/manage-orders';
import { dayAt } from '../../../../core/kernel/calendar-days';
import { decimalsFault } from '../../../../core/kernel/currency';
import { toDecimal, toMinor } from '../../../../core/kernel/money';
import { planAdvance, type AdvanceRefusal } from '../../../../core/orders/rules/plan-advance';
import { goneSteps } from '../../../../core/orders/rules/parcels';
import { invalidField, timeZoneOf } from '../../foundation';
import type { Repositories } from '../../ports/database';
import type { StoredOrder } from '../../ports/orders/orders';
import { takenFiles } from '../downloads/taken-files';
import { bonusChanges, planBonuses, withoutHeld } from '../lines/order-bonuses';
import { maxReturned, orderMoney, returnedParts, type ReturnedPart } from '../lines/order-money';
import type { RefundPart } from '../payments/refund-admin';
import type { BoughtWith, VirtualGoods } from '../settlement/virtual-goods';
import type { AdminOutcome } from './admin-outcome';
import { advanceStateOf } from './advance-state';
import { refundChange, type AdvanceWriter, type PlannedAdvance } from './advance-writer';
import type { ManagedOrders } from './managed-orders';
import type { OrderChanges } from './order-changes';
import { sendFactsOf, sentOnlyPaidIn } from './send-facts';

type Db = Repositories;

/** Moves orders on, returns and cancels them. All consequences commit in one transaction, so each happens once. */
export class OrderAdvances {
  constructor(
    private readonly services: {
      readonly changes: OrderChanges;
      readonly managed: ManagedOrders;
      readonly virtualGoods: VirtualGoods;
      readonly writer: AdvanceWriter;
    },
  ) {}

  /**
   * @param who author, for the history
   * @param shopper rule for changes by the shopper, checked under the lock
   */
  async advance(
    input: OrderAdvance,
    who: string,
    shopper?: (order: StoredOrder, bought: BoughtWith) => AdvanceRefusal | undefined,
  ): Promise<AdminOutcome> {
    const { changes, managed, virtualGoods, writer } = this.services;
    return changes.change(input, async (db, order, now): Promise<AdminOutcome> => {
      const facts = sendFactsOf(order, await db.orderLog.refundedOf(order.id), await sentOnlyPaidIn(db));
      const state = advanceStateOf(order, facts, now);
      const plan = planAdvance(state, input, dayAt(now, await timeZoneOf(db)));
      if (plan.kind === 'refused') return { ...plan, number: order.number };
      if (plan.changes.length === 0) return managed.done(db, order);
      const kept = shopper?.(order, await virtualGoods.of(db, order));
      if (kept !== undefined) return { kind: 'refused', code: kept };
      const revision = await db.orderLog.revisionOf(order.id);
      if (input.revision !== undefined && input.revision !== revision)
        return { kind: 'refused', code: 'conflict', revision };
      if (!(await virtualGoods.mayTakeBack(db, order, plan.next))) return { kind: 'refused', code: 'gift-card-used' };
      const parts = await partsOf(db, order, { state, next: plan.next, input });
      if (parts.kind === 'refused') return parts;
      const owed = await owedFor(db, order, { state, next: plan.next, parts: parts.list });
      const bonuses = await planBonuses(db, order, { next: plan.next, ...owed });
      if (input.dry_run === true) {
        const given = withoutHeld(owed.parts, bonuses.held)
          .filter(({ amount }) => amount > 0)
          .map(({ amount }) => refundChange(amount, order));
        const taken = await takenFiles(
          db,
          order,
          (sku) => plan.next.canceled || parts.list.some((one) => one.sku === sku),
        );
        const planned = [...plan.changes, ...taken, ...given, ...bonusChanges(order, { ...bonuses, back: 0 })];
        return { kind: 'done', order: { ...(await managed.of(db, order)), planned } };
      }
      const by = shopper === undefined ? 'staff' : 'customer';
      const move = {
        order,
        state,
        next: plan.next,
        input,
        now,
        parts: parts.list,
        owed: owed.parts,
        bonuses,
        by,
      } as const;
      await writer.write(db, move, plan.changes, who);
      return managed.done(db, (await db.orders.byId(order.id)) ?? order);
    });
  }
}

/** Refunds the rest of cancelled goods, and the price of returned ones. */
async function owedFor(
  { orderLog }: Db,
  order: StoredOrder,
  { state, next, parts }: Pick<PlannedAdvance, 'next' | 'parts' | 'state'>,
) {
  const before = await orderLog.refunds(order.id);
  const refunded = before.reduce((sum, { amount }) => sum + amount, 0);
  const all = next.canceled ? [{ reason: 'canceled', amount: order.grandTotal - refunded }] : parts;
  const owed = all.filter(({ amount, reason }) => amount > 0 && !before.some((one) => one.reason === reason));
  const due = state.paid ? owed.map(({ reason, amount }): RefundPart => ({ reason, amount })) : [];
  return {
    parts: due,
    refund: due.reduce((sum, { amount }) => sum + amount, 0),
    refunds: [...before, ...due.map((part) => ({ ...part, lines: [], shipping: 0 }))],
  };
}

async function partsOf(
  { orderLog, giftCards }: Db,
  order: StoredOrder,
  { state, next, input }: Pick<PlannedAdvance, 'next' | 'state' | 'input'>,
): Promise<{ readonly kind: 'parts'; readonly list: readonly ReturnedPart[] } | (AdminOutcome & { kind: 'refused' })> {
  const steps = goneSteps(state, next);
  if (!state.paid || steps.length === 0) return { kind: 'parts', list: [] };
  const fault = input.refund === undefined ? undefined : decimalsFault(input.refund, order.currency);
  if (fault !== undefined) throw invalidField('refund', fault);
  const money = orderMoney(order, await orderLog.refunds(order.id), await giftCards.ofOrders([order.id]));
  const list = returnedParts(money, steps, input.refund === undefined ? undefined : toMinor(input.refund));
  if (list === undefined) return { kind: 'refused', code: 'too-much', max: toDecimal(maxReturned(money, steps)) };
  return { kind: 'parts', list };
}
