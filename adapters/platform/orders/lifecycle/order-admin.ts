import type { OrderAdvance } from '../../../../core/contract/orders/manage-orders';
import type { GiftCardAct } from '../../../../core/contract/orders/gift-cards';
import { toDecimal, toDecimalText, toMinor } from '../../../../core/kernel/money';
import {
  hasMoreBack,
  planAdvance,
  type AdvanceRefusal,
  type AdvanceState,
} from '../../../../core/orders/rules/plan-advance';
import {
  backByLine,
  isWhole,
  partOfStep,
  partOfUnits,
  returnSteps,
} from '../../../../core/orders/rules/returned-units';
import { movePromoProducts } from '../settlement/promo-orders';
import type { Downloads } from '../downloads/downloads';
import { takenFiles } from '../downloads/taken-files';
import type { GiftCards } from '../../selling';
import {
  orderFacts,
  storeOf,
  inTurn,
  type EventLog,
  type OrderFileLinks,
  type Settings,
  isPdf,
} from '../../foundation';
import { advanceMails, type MessageLog } from '../../messages';
import type { Invoices } from '../invoices/invoices';
import type { Royalties } from '../royalties/royalties';
import { boughtWith, type BoughtWith } from '../views/bought-with';
import type { Repositories, Database } from '../../ports/database';
import type { PaymentService } from '../payments/payment-service';
import type { RefundAdmin, RefundPart } from '../payments/refund-admin';
import type { RefundWork } from '../payments/refund-work';
import { settledLines } from '../lines/settled-lines';
import { bonusChanges, changeBonuses, planBonuses, withoutHeld, type BonusPlan } from '../lines/order-bonuses';
import { advanceStateOf, statusOf } from './advance-state';
import type { Bookings } from '../settlement/bookings';
import type { AdminOutcome } from './admin-outcome';
import { lockedOrder, managedOrder } from './managed-order';
import { isUnmailed } from './order-mail-bound';
import { maxReturned, orderMoney, returnedParts, type ReturnedPart } from '../lines/order-money';
import { sendFactsOf, sentOnlyPaidIn } from './send-facts';
import type { LoggedChange } from '../../ports/orders/order-log';
import type { Fulfilment, OrderFileKind, StoredOrder } from '../../ports/orders/orders';
import { grantPaid } from '../settlement/grant-paid';

type Dependencies = {
  readonly bookings: Bookings;
  readonly database: Database;
  readonly downloads: Downloads;
  readonly events: EventLog;
  readonly fileLinks: OrderFileLinks;
  readonly giftCards: GiftCards;
  readonly invoices: Pick<Invoices, 'follow'>;
  readonly messages: MessageLog;
  readonly settings: Settings;
  readonly payment: PaymentService;
  readonly refunds: RefundAdmin;
  readonly refundWork: RefundWork;
  readonly royalties: Royalties;
};

type Db = Repositories;

interface Move {
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
}

/** Applies staff changes to orders. All consequences commit in one transaction, so each happens once. */
export class OrderAdmin {
  constructor(private readonly services: Dependencies) {}

  /**
   * @param who author, for the history
   * @param shopper rule for changes by the shopper, checked under the lock
   */
  async advance(
    input: OrderAdvance,
    who: string,
    shopper?: (order: StoredOrder, bought: BoughtWith) => AdvanceRefusal | undefined,
  ): Promise<AdminOutcome> {
    const { database, payment, refundWork, settings } = this.services;
    const found = await database.read((db) => db.orders.byKey(input.id));
    if (found === undefined) return { kind: 'refused', code: 'not-found' };
    await payment.current(found);
    const outcome = await database.write(async (db): Promise<AdminOutcome> => {
      const order = await lockedOrder(db, input.id);
      if (order === undefined) return { kind: 'refused', code: 'not-found' };
      const now = settings.clock.now();
      const facts = sendFactsOf(order, await db.orderLog.refundedOf(order.id), await sentOnlyPaidIn(db));
      const state = advanceStateOf(order, facts, now);
      const plan = planAdvance(state, input, new Date(now).toISOString().slice(0, 10));
      if (plan.kind === 'refused') return { ...plan, number: order.number };
      if (plan.changes.length === 0) return this.#done(db, order);
      const kept = shopper?.(order, await boughtWith(db, order, this.services));
      if (kept !== undefined) return { kind: 'refused', code: kept };
      const revision = await db.orderLog.revisionOf(order.id);
      if (input.revision !== undefined && input.revision !== revision)
        return { kind: 'refused', code: 'conflict', revision };
      if (!(await this.services.giftCards.mayTakeBack(db, order, plan.next)))
        return { kind: 'refused', code: 'gift-card-used' };
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
        return { kind: 'done', order: { ...(await managedOrder(db, order, this.services)), planned } };
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
      await this.#carryOut(db, move, plan.changes, who);
      return this.#again(db, order);
    }, 'power');
    if (outcome.kind === 'done') await refundWork.run(found.orderId);
    return outcome;
  }

  /** Stores a PDF of at most 5 MB; identical bytes are a no-op. */
  async attach(id: string, kind: OrderFileKind, bytes: Uint8Array, who: string): Promise<AdminOutcome> {
    if (!isPdf(bytes)) return { kind: 'refused', code: 'invalid-file' };
    const { database, settings } = this.services;
    return database.write(async (db): Promise<AdminOutcome> => {
      const order = await lockedOrder(db, id);
      if (order === undefined) return { kind: 'refused', code: 'not-found' };
      const at = settings.clock.now();
      if (!(await db.orderLog.keepFile(order.id, kind, bytes, at))) return this.#done(db, order);
      const files = [...new Set([...(order.fulfilment.files ?? []), kind])];
      await db.orderLog.write(order.id, { ...order, fulfilment: { ...order.fulfilment, files } }, at);
      const what: LoggedChange[] = [{ name: kind, from: null, to: `${String(bytes.byteLength)} bytes` }];
      await db.orderLog.add(order.id, { at, who, what });
      return this.#again(db, order);
    }, 'power');
  }

  async note(id: string, text: string, who: string): Promise<AdminOutcome> {
    const { database, settings } = this.services;
    return database.write(async (db): Promise<AdminOutcome> => {
      const order = await lockedOrder(db, id);
      if (order === undefined) return { kind: 'refused', code: 'not-found' };
      const last = (await db.orderLog.history(order.id)).at(-1);
      const what: LoggedChange[] = [{ name: 'note', from: null, to: text }];
      if (last?.who !== who || JSON.stringify(last.what) !== JSON.stringify(what)) {
        await db.orderLog.add(order.id, { at: settings.clock.now(), who, what });
      }
      return this.#done(db, order);
    }, 'power');
  }

  /**
   * @param download id of the purchase
   * @returns undefined if the order has no such download, or it is not the buyer's now
   */
  async renewDownload(id: string, download: string, who: string): Promise<AdminOutcome | undefined> {
    const { database, downloads, settings } = this.services;
    return database.write(async (db): Promise<AdminOutcome | undefined> => {
      const order = await lockedOrder(db, id);
      if (order === undefined) return { kind: 'refused', code: 'not-found' };
      const title = await downloads.renew(db, order, download);
      if (title === undefined) return undefined;
      await db.orderLog.add(order.id, {
        at: settings.clock.now(),
        who,
        what: [{ name: 'download', from: null, to: title }],
      });
      return this.#done(db, order);
    }, 'power');
  }

  async giftCard(
    id: string,
    { card, act }: { readonly card: string; readonly act: GiftCardAct },
    who: string,
  ): Promise<AdminOutcome | undefined> {
    const { database, giftCards, settings } = this.services;
    return database.write(async (db): Promise<AdminOutcome | undefined> => {
      const order = await lockedOrder(db, id);
      if (order === undefined) return { kind: 'refused', code: 'not-found' };
      const code = await giftCards.act(db, order, card, act);
      if (code === undefined) return undefined;
      const what: LoggedChange[] = [{ name: `gift-card-${act}`, from: null, to: code }];
      await db.orderLog.add(order.id, { at: settings.clock.now(), who, what });
      return this.#done(db, order);
    }, 'power');
  }

  show(id: string): Promise<AdminOutcome> {
    return this.services.database.read(async (db): Promise<AdminOutcome> => {
      const order = await db.orders.byKey(id);
      return order === undefined ? { kind: 'refused', code: 'not-found' } : this.#done(db, order);
    });
  }

  async #again(db: Db, { id }: StoredOrder): Promise<AdminOutcome> {
    const order = await db.orders.byId(id);
    return order === undefined ? { kind: 'refused', code: 'not-found' } : this.#done(db, order);
  }

  async #done(db: Db, order: StoredOrder): Promise<AdminOutcome> {
    return { kind: 'done', order: await managedOrder(db, order, this.services) };
  }

  async #carryOut(db: Db, move: Move, changes: readonly LoggedChange[], who: string): Promise<void> {
    const { messages, settings } = this.services;
    const { order, next, now } = move;
    const progress = statusOf(order, next, now);
    await this.#record(db, move, changes);
    const stock = await this.#putBack(db, move);
    const isSilent = next.canceled && (await isUnmailed(db, order, next.paid));
    const refund = await this.#refund(db, move, who);
    const { bonuses } = move;
    await changeBonuses(db, bonuses, now);
    const earlier = order.fulfilment.mailed ?? [];
    const store = storeOf(order.storeCode, settings);
    const figures = { refund: refund.amount, bonusBack: bonuses.back, awarded: bonuses.awarded, held: bonuses.held };
    const { mails, mailed } = advanceMails({
      ...{ order, state: move.state, next, figures, earlier, store },
      publicUrl: settings.publicUrl,
    });
    // An unmailed order must not let a stranger trigger mail by cancelling.
    for (const mail of isSilent ? [] : mails) await messages.write(db, mail);
    // Once staff acts, the hold no longer expires.
    await db.guestHolds.end(order.id);
    const { heldUntil: _heldUntil, ...taken } = progress.fulfilment;
    const fulfilment: Fulfilment = {
      ...(order.redirect ? progress.fulfilment : taken),
      ...bonuses.kept,
      ...returnedFor(progress.fulfilment, move),
      ...(mailed.length > 0 && { mailed }),
    };
    await db.orderLog.write(order.id, { ...progress, fulfilment }, now);
    if (next.paid && !move.state.paid) {
      await grantPaid(db, order, this.services);
    }
    await this.services.giftCards.takeBack(db, order, next, next.canceled ? [] : move.parts);
    await movePromoProducts(db, order, { canceled: next.canceled, deliveredAt: fulfilment.deliveredAt });
    const what = [...changes, ...whyOf(move), ...stock, ...refund.what, ...bonusChanges(order, bonuses)];
    await db.orderLog.add(order.id, { at: now, who, what });
    await this.services.royalties.follow(db, { ...order, ...progress, fulfilment });
    await this.services.invoices.follow(db, order);
  }

  async #record(db: Db, { order, state, next, by }: Move, changes: readonly LoggedChange[]): Promise<void> {
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

  /** Restocks cancelled and returned goods, unless they are unsellable. */
  async #putBack(db: Db, { order, state, next, input }: Move): Promise<readonly LoggedChange[]> {
    if (order.fulfilment.released !== undefined) return [];
    const lines = settledLines(order);
    const [before, after] = [backByLine(lines, state.returned), backByLine(lines, next.returned)];
    const units = lines.flatMap((line, index) => {
      const [from, back] = [before[index] ?? 0, after[index] ?? 0];
      const to = next.canceled ? line.count : input.restock === false ? from : back;
      const part = (qty: number) => partOfUnits(qty, to, line.count) - partOfUnits(qty, from, line.count);
      return line.units.map(({ sku, qty }) => ({ sku, qty: part(qty) })).filter(({ qty }) => qty > 0);
    });
    if (units.length === 0) return [];
    await db.stock.giveBack(units);
    return [{ name: 'stock', from: null, to: units.map(({ sku, qty }) => `+${String(qty)} ${sku}`).join(', ') }];
  }

  async #refund(
    db: Db,
    move: Move,
    who: string,
  ): Promise<{ readonly amount: number; readonly what: readonly LoggedChange[] }> {
    const { orderLog } = db;
    const { order, state, next, now } = move;
    if (!state.paid) {
      // Gift cards that covered part of the order get their money back.
      if (next.canceled) await db.giftCards.giveBack(order.id, order.fulfilment.giftCards ?? 0);
      return { amount: 0, what: [] };
    }
    const { held } = move.bonuses;
    const refunded = await inTurn(move.owed, async (part) =>
      (await orderLog.refund(order.id, part.reason, part.amount, now)) ? [part] : [],
    );
    const note = next.canceled ? (next.cancel_reason ?? undefined) : move.input.return_reason;
    const parts = withoutHeld(refunded.flat(), held);
    for (const { reason, held: kept } of parts)
      await orderLog.explain(order.id, reason, { who, note, lines: [], shipping: 0, ...(kept > 0 && { held: kept }) });
    const given = parts.flatMap(({ reason, amount }) => (amount > 0 ? [{ reason, amount }] : []));
    const amount = given.reduce((sum, part) => sum + part.amount, 0);
    if (amount === 0) return { amount, what: [] };
    await this.services.refunds.give(db, order, given);
    return { amount, what: [refundChange(amount, order)] };
  }
}

/** Returns all that is left of cancelled goods, and the price of returned ones. */
async function owedFor(
  { orderLog }: Db,
  order: StoredOrder,
  { state, next, parts }: Pick<Move, 'next' | 'parts' | 'state'>,
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
  { state, next, input }: Pick<Move, 'next' | 'state' | 'input'>,
): Promise<{ readonly kind: 'parts'; readonly list: readonly ReturnedPart[] } | (AdminOutcome & { kind: 'refused' })> {
  const steps = returnSteps(state.units, state.returned, next.returned);
  if (!state.paid || steps.length === 0) return { kind: 'parts', list: [] };
  const money = orderMoney(order, await orderLog.refunds(order.id), await giftCards.ofOrders([order.id]));
  const list = returnedParts(money, steps, input.refund === undefined ? undefined : toMinor(input.refund));
  if (list === undefined) return { kind: 'refused', code: 'too-much', max: toDecimal(maxReturned(money, steps)) };
  return { kind: 'parts', list };
}

/** Stores partial returns and refunds that differ from the price, since royalties depend on kept money. */
function returnedFor(
  { returnedFor: before = {}, returnSteps: earlier = [] }: Fulfilment,
  { order, state, next, parts }: Move,
): Pick<Fulfilment, 'returnedFor' | 'returnSteps'> {
  const steps = returnSteps(state.units, state.returned, next.returned);
  const goodsOf = (sku: string) =>
    settledLines(order).reduce((sum, line) => (line.sku === sku ? sum + line.goods : sum), 0);
  const amounts = steps.map((step) => {
    const part = parts.find(({ sku }) => sku === step.sku);
    return { step, part, goods: part?.amount ?? partOfStep(goodsOf(step.sku), step) };
  });
  const pieces = amounts
    .filter(({ step }) => !isWhole(step))
    .map(({ step, goods }) => ({ sku: step.sku, qty: step.to - step.from, goods }));
  const others = amounts
    .filter(({ step, part }) => isWhole(step) && part !== undefined && part.amount !== part.paid)
    .map(({ step, goods }) => [step.sku, goods] as const);
  return {
    ...(others.length > 0 && { returnedFor: { ...before, ...Object.fromEntries(others) } }),
    ...(pieces.length > 0 && { returnSteps: [...earlier, ...pieces] }),
  };
}

function whyOf({ input, state, next }: Move): readonly LoggedChange[] {
  if (!hasMoreBack(state, next) || input.return_reason === undefined) return [];
  return [{ name: 'reason', from: null, to: input.return_reason }];
}

function refundChange(amount: number, order: StoredOrder): LoggedChange {
  return { name: 'refund', from: null, to: moneyOf(amount, order) };
}

function moneyOf(amount: number, { currency }: StoredOrder): string {
  return `${toDecimalText(amount)} ${currency}`;
}
