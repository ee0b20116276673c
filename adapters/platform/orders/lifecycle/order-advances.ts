import type { OrderAdvance } from '../../../../core/contract/orders/manage-orders';
import { dayAt } from '../../../../core/kernel/calendar-days';
import { decimalsFault } from '../../../../core/kernel/currency';
import { toDecimal, toMinor } from '../../../../core/kernel/money';
import { planAdvance, type AdvanceRefusal } from '../../../../core/orders/rules/plan-advance';
import { goneSteps } from '../../../../core/orders/rules/parcels';
import { invalidField, timeZoneOf } from '../../foundation';
import type { Repositories } from '../../ports/database';
import type { LoggedChange } from '../../ports/orders/order-log';
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
type ShopperRule = (order: StoredOrder, bought: BoughtWith) => AdvanceRefusal | undefined;

export interface PlannedChange {
  readonly kind: 'planned';
  readonly move: PlannedAdvance;
  readonly changes: readonly LoggedChange[];
}

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
  async advance(input: OrderAdvance, who: string, shopper?: ShopperRule): Promise<AdminOutcome> {
    const { changes, managed, writer } = this.services;
    return changes.change(input, async (db, order, now): Promise<AdminOutcome> => {
      const planned = await this.plan(db, order, { input, now, shopper });
      if (planned.kind !== 'planned') return planned;
      const { move, changes: changed } = planned;
      if (input.dry_run === true) {
        const { next, owed, parts, bonuses } = move;
        const given = withoutHeld(owed, bonuses.held)
          .filter(({ amount }) => amount > 0)
          .map(({ amount }) => refundChange(amount, order));
        const taken = await takenFiles(db, order, (sku) => next.canceled || parts.some((one) => one.sku === sku));
        const shown = [...changed, ...taken, ...given, ...bonusChanges(order, { ...bonuses, back: 0 })];
        return { kind: 'done', order: { ...(await managed.of(db, order)), planned: shown } };
      }
      await writer.write(db, move, changed, who);
      return managed.done(db, (await db.orders.byId(order.id)) ?? order);
    });
  }

  /** Plans a change in the caller's unit of work, which has locked the order. */
  async plan(
    db: Db,
    order: StoredOrder,
    {
      input,
      now,
      shopper,
    }: { readonly input: OrderAdvance; readonly now: number; readonly shopper?: ShopperRule | undefined },
  ): Promise<PlannedChange | AdminOutcome> {
    const { managed, virtualGoods } = this.services;
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
    const by = shopper === undefined ? 'staff' : 'customer';
    const money = { parts: parts.list, owed: owed.parts, bonuses };
    return {
      kind: 'planned',
      move: { order, state, next: plan.next, input, now, ...money, by },
      changes: plan.changes,
    };
  }

  /** Writes a planned change in the caller's unit of work. */
  write(db: Db, { move, changes }: PlannedChange, who: string): Promise<void> {
    return this.services.writer.write(db, move, changes, who);
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
