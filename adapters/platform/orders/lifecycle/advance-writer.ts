import type { OrderAdvance } from '../../../../core/contract/orders/manage-orders';
import { currencyStep, moneyCode } from '../../../../core/kernel/currency';
import { hasMoreBack, type AdvanceState } from '../../../../core/orders/rules/plan-advance';
import {
  backByLine,
  isWhole,
  partOfStep,
  partOfUnits,
  unitsOf,
  type ReturnedUnits,
} from '../../../../core/orders/rules/returned-units';
import { goneSteps, leftToSend, unitsWithout } from '../../../../core/orders/rules/parcels';
import { placesOfReturn, placesOfUnsent } from '../../../../core/stock/route-units';
import { orderFacts, storeOfOrder, inTurn, type EventLog, type Settings } from '../../foundation';
import { advanceMails, type MessageLog } from '../../messages';
import type { Repositories } from '../../ports/database';
import type { LoggedChange } from '../../ports/orders/order-log';
import type { Fulfilment, StoredOrder } from '../../ports/orders/orders';
import { bonusChanges, changeBonuses, withoutCredit, withoutHeld, type BonusPlan } from '../lines/order-bonuses';
import type { ReturnedPart } from '../lines/order-money';
import { parcelNumber } from '../lines/parcel-number';
import { settledLines } from '../lines/settled-lines';
import type { RefundAdmin, RefundPart } from '../payments/refund-admin';
import type { OrderBooks } from '../settlement/order-books';
import { bookChanged } from '../sales/sales-books';
import { movePromoProducts } from '../settlement/promo-products';
import type { VirtualGoods } from '../settlement/virtual-goods';
import { statusOf } from './advance-state';
import { isUnmailed } from '../lines/order-mail-bound';
import { inOrder } from '../lines/order-mail-priority';

type Db = Repositories;

export interface PlannedAdvance {
  readonly order: StoredOrder;
  readonly state: AdvanceState;
  readonly next: AdvanceState;
  readonly input: OrderAdvance;
  readonly now: number;
  readonly parts: readonly ReturnedPart[];
  /** Refund before withheld bonuses. */
  readonly owed: readonly RefundPart[];
  readonly bonuses: BonusPlan;
  readonly by: 'customer' | 'staff';
  /** Part of the refund that pays an exchange, in minor units. */
  readonly credit?: number | undefined;
}

/** Writes a planned advance with all its consequences, in the caller's unit of work. */
export class AdvanceWriter {
  constructor(
    private readonly services: {
      readonly events: EventLog;
      readonly messages: MessageLog;
      readonly refunds: RefundAdmin;
      readonly books: OrderBooks;
      readonly settings: Settings;
      readonly virtualGoods: VirtualGoods;
    },
  ) {}

  /** @param who author, for the history */
  async write(db: Db, move: PlannedAdvance, changes: readonly LoggedChange[], who: string): Promise<void> {
    const { books, messages, settings, virtualGoods } = this.services;
    const { order, next, now } = move;
    const isByStaff = move.by === 'staff';
    const progress = statusOf(order, next, now);
    await this.#record(db, move, changes);
    await this.#recordParcels(db, move);
    const stock = await this.#putBack(db, move);
    const isSilent = next.canceled && (await isUnmailed(db, order, next.paid));
    const refund = await this.#refund(db, move, who);
    const { bonuses } = move;
    await changeBonuses(db, order, bonuses, now);
    const earlier = order.fulfilment.mailed ?? [];
    const store = storeOfOrder(order, settings);
    const figures = { refund: refund.amount, bonusBack: bonuses.back, awarded: bonuses.awarded, held: bonuses.held };
    const { mails, mailed } = advanceMails({
      ...{ order, state: move.state, next, figures, earlier, store },
      publicUrl: settings.publicUrl,
    });
    // An unmailed order must not let a stranger trigger mail by cancelling.
    for (const mail of isSilent ? [] : mails)
      await messages.write(db, isByStaff ? mail : await inOrder(db, order, mail));
    // Once staff act, the hold no longer expires.
    await db.guestHolds.end(order.id);
    const { heldUntil: _heldUntil, ...taken } = progress.fulfilment;
    const fulfilment: Fulfilment = {
      ...(order.redirect ? progress.fulfilment : taken),
      ...bonuses.kept,
      ...returnedFor(progress.fulfilment, move),
      ...(mailed.length > 0 && { mailed }),
    };
    await db.orderLog.write(order, { ...progress, fulfilment }, now);
    if (next.canceled || hasMoreBack(move.state, next)) await bookChanged(db, order.id);
    if (next.paid && !move.state.paid) {
      await db.bookMoves.paid(order.id, now);
      await virtualGoods.grant(db, order);
    }
    await virtualGoods.takeBack(db, order, next, next.canceled ? [] : move.parts);
    const unsent = next.unsent.filter(({ sku, qty }) => qty >= unitsOf(next.units, sku)).map(({ sku }) => sku);
    await movePromoProducts(db, order, { canceled: next.canceled, deliveredAt: fulfilment.deliveredAt, unsent });
    const what = [...changes, ...whyOf(move), ...stock, ...refund.what, ...bonusChanges(order, bonuses)];
    await db.orderLog.add(order.id, { at: now, who, what });
    await books.follow(db, { ...order, ...progress, fulfilment }, { isByStaff });
  }

  async #record(db: Db, { order, state, next, by }: PlannedAdvance, changes: readonly LoggedChange[]): Promise<void> {
    const { events } = this.services;
    const facts = orderFacts(order);
    const [status, stage] = [next.order_status, next.stage];
    const changed = changes.map(({ name }) => name);
    const data = { ...facts, status, ...(stage !== null && { stage }), changed };
    await events.record(db, { name: 'order.advanced', data });
    if (next.paid && !state.paid) await events.record(db, { name: 'order.paid', data: facts });
    if (!next.canceled || state.canceled) return;
    const reason = next.cancel_reason;
    await events.record(db, {
      name: 'order.cancelled',
      data: { ...facts, by, ...(reason !== null && { reason }) },
    });
  }

  async #recordParcels(db: Db, { order, state, next }: PlannedAdvance): Promise<void> {
    const known = new Set(state.parcels.map(({ id }) => id));
    for (const [index, { id, lines }] of next.parcels.entries()) {
      if (known.has(id)) continue;
      const isLast = index === next.parcels.length - 1 && leftToSend(next).length === 0;
      await this.services.events.record(db, {
        name: 'order.parcel_sent',
        data: {
          ...orderFacts(order),
          parcel: parcelNumber(order, index),
          lines: lines.map(({ sku, qty }) => ({ sku, qty })),
          is_last: isLast,
        },
      });
    }
  }

  /** Restocks cancelled and returned goods, unless they are unsellable. */
  async #putBack(db: Db, { order, state, next, input, now }: PlannedAdvance): Promise<readonly LoggedChange[]> {
    if (order.fulfilment.released !== undefined) return [];
    const lines = settledLines(order);
    const [before, after] = [backByLine(lines, state.returned), backByLine(lines, next.returned)];
    const back = input.restock === false ? before : after;
    const earlier = stockUnits(lines, before);
    const later = stockUnits(lines, next.canceled ? lines.map(({ count }) => count) : back);
    const units = later
      .map(({ sku, qty }, at) => ({ sku, qty: qty - (earlier[at]?.qty ?? 0) }))
      .filter(({ qty }) => qty > 0);
    if (units.length === 0) return [];
    const unsent = stockUnits(lines, backByLine(lines, state.unsent));
    const isUnsent = !next.canceled && unitsWithout(next.unsent, state.unsent).length > 0;
    const returned = stockUnits(lines, backByLine(lines, unitsWithout(state.returned, state.unsent)));
    const placed = isUnsent
      ? placesOfUnsent(order.units, unsent, units)
      : placesOfReturn(order.units, returned, units, unsent);
    await db.stock.giveBack(placed, { reason: 'return', ref: order.orderId, at: now });
    return [{ name: 'stock', from: null, to: units.map(({ sku, qty }) => `+${String(qty)} ${sku}`).join(', ') }];
  }

  async #refund(
    db: Db,
    move: PlannedAdvance,
    who: string,
  ): Promise<{ readonly amount: number; readonly what: readonly LoggedChange[] }> {
    const { orderLog } = db;
    const { order, state, next, now } = move;
    if (!state.paid) {
      // Gift cards that covered part of the order get their money back.
      if (next.canceled) await this.services.refunds.cancelUnpaid(db, order);
      return { amount: 0, what: [] };
    }
    const { held } = move.bonuses;
    const refunded = await inTurn(move.owed, async (part) =>
      (await orderLog.refund(order.id, part.reason, part.amount, now)) ? [part] : [],
    );
    const note = next.canceled ? (next.cancel_reason ?? undefined) : move.input.return_reason;
    const parts = withoutCredit(withoutHeld(refunded.flat(), held), move.credit ?? 0);
    for (const { reason, held: kept, credited } of parts)
      await orderLog.explain(order.id, reason, {
        ...{ who, note, lines: [], shipping: 0 },
        ...(kept > 0 && { held: kept }),
        ...(credited > 0 && { credited }),
      });
    const given = parts.flatMap(({ reason, amount }) => (amount > 0 ? [{ reason, amount }] : []));
    const amount = given.reduce((sum, part) => sum + part.amount, 0);
    if (amount === 0) return { amount, what: [] };
    await this.services.refunds.give(db, order, given);
    return { amount, what: [refundChange(amount, order)] };
  }
}

/** Returns the units of stock behind goods. @param counts goods by line index */
function stockUnits(lines: ReturnType<typeof settledLines>, counts: readonly number[]): readonly ReturnedUnits[] {
  return lines.flatMap((line, index) =>
    line.units.map(({ sku, qty }) => ({ sku, qty: partOfUnits(qty, counts[index] ?? 0, line.count) })),
  );
}

/** Stores partial returns and refunds that differ from the price, since royalties depend on kept money. */
function returnedFor(
  { returnedFor: before = {}, returnSteps: earlier = [], returnMoments = [] }: Fulfilment,
  { order, state, next, parts, now: at }: PlannedAdvance,
): Pick<Fulfilment, 'returnedFor' | 'returnMoments' | 'returnSteps'> {
  const steps = goneSteps(state, next);
  const goodsOf = (sku: string) =>
    settledLines(order).reduce((sum, line) => (line.sku === sku ? sum + line.goods : sum), 0);
  const amounts = steps.map((step) => {
    const part = parts.find(({ sku }) => sku === step.sku);
    return { step, part, goods: part?.amount ?? partOfStep(goodsOf(step.sku), step, currencyStep(order.currency)) };
  });
  const pieces = amounts
    .filter(({ step }) => !isWhole(step))
    .map(({ step, goods }) => ({ sku: step.sku, qty: step.to - step.from, goods }));
  const others = amounts
    .filter(({ step, part }) => isWhole(step) && part !== undefined && part.amount !== part.paid)
    .map(({ step, goods }) => [step.sku, goods] as const);
  const moments = steps.map(({ sku, to }) => ({ sku, to, at, paid: state.paid }));
  return {
    ...(moments.length > 0 && { returnMoments: [...returnMoments, ...moments] }),
    ...(others.length > 0 && { returnedFor: { ...before, ...Object.fromEntries(others) } }),
    ...(pieces.length > 0 && { returnSteps: [...earlier, ...pieces] }),
  };
}

function whyOf({ input, state, next }: PlannedAdvance): readonly LoggedChange[] {
  if (!hasMoreBack(state, next) || input.return_reason === undefined) return [];
  return [{ name: 'reason', from: null, to: input.return_reason }];
}

export function refundChange(amount: number, order: StoredOrder): LoggedChange {
  return { name: 'refund', from: null, to: moneyOf(amount, order) };
}

function moneyOf(amount: number, { currency }: StoredOrder): string {
  return moneyCode(amount, currency);
}
