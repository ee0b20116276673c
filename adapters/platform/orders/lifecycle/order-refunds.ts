import type { OrderRefund } from '../../../../core/contract/orders/manage-order-money';
import { toDecimal, toDecimalText, toMinor } from '../../../../core/kernel/money';
import { unitsOf, type ReturnedUnits } from '../../../../core/orders/rules/returned-units';
import { refundedUnits } from '../downloads/refunded-units';
import { takenFiles } from '../downloads/taken-files';
import { inTurn, storeOf, type OrderFileLinks, type Settings } from '../../foundation';
import { returnedOf } from '../lines/returned-of';
import type { Downloads } from '../downloads/downloads';
import type { GiftCards } from '../../selling';
import { type MessageLog, partRefundMail } from '../../messages';
import type { Invoices } from '../invoices/invoices';
import type { RefundAdmin } from '../payments/refund-admin';
import type { RefundWork } from '../payments/refund-work';
import type { PaymentService } from '../payments/payment-service';
import type { Database, Repositories } from '../../ports/database';
import { bonusChanges, changeBonuses, planBonuses, statusNow, type BonusPlan } from '../lines/order-bonuses';
import type { LoggedChange, LoggedRefund } from '../../ports/orders/order-log';
import type { StoredOrder } from '../../ports/orders/orders';
import type { Royalties } from '../royalties/royalties';
import type { AdminOutcome } from './admin-outcome';
import { lockedOrder, managedOrder } from './managed-order';
import { orderMoney, partsOfCards, unnamedCardParts, type OrderMoney } from '../lines/order-money';

interface Dependencies {
  readonly database: Database;
  readonly downloads: Downloads;
  readonly fileLinks: OrderFileLinks;
  readonly giftCards: GiftCards;
  readonly invoices: Pick<Invoices, 'follow'>;
  readonly messages: MessageLog;
  readonly settings: Settings;
  readonly payment: PaymentService;
  readonly refunds: RefundAdmin;
  readonly refundWork: RefundWork;
  readonly royalties: Royalties;
}

interface RefundRequest extends Pick<LoggedRefund, 'lines' | 'shipping'> {
  readonly reason: string;
  readonly amount: number;
  readonly note: string;
}

/** Refunds orders in one unit of work, idempotent by key. */
export class OrderRefunds {
  constructor(private readonly services: Dependencies) {}

  async refund(input: OrderRefund, who: string): Promise<AdminOutcome> {
    const { database, payment, refundWork } = this.services;
    const found = await database.read((db) => db.orders.byKey(input.id));
    if (found === undefined) return { kind: 'refused', code: 'not-found' };
    await payment.current(found);
    const outcome = await database.write(async (db): Promise<AdminOutcome> => {
      const order = await lockedOrder(db, input.id);
      if (order === undefined) return { kind: 'refused', code: 'not-found' };
      return this.#refund(db, order, input, who);
    }, 'power');
    if (outcome.kind === 'done' && input.dry_run !== true) await refundWork.run(found.orderId);
    return outcome;
  }

  async #refund(db: Repositories, order: StoredOrder, input: OrderRefund, who: string): Promise<AdminOutcome> {
    const asked = wantedOf(input);
    const given = await db.orderLog.refunds(order.id);
    const known = given.find(({ reason }) => reason === asked.reason);
    if (known !== undefined) {
      return known.amount === asked.amount ? this.#done(db, order) : { kind: 'refused', code: 'other-refund' };
    }
    const revision = await db.orderLog.revisionOf(order.id);
    if (input.revision !== undefined && input.revision !== revision)
      return { kind: 'refused', code: 'conflict', revision };
    const money = orderMoney(order, given, await db.giftCards.lockOfOrder(order.id));
    const wanted = withCards(asked, money);
    const refusal = refusalOf(money, wanted);
    if (refusal !== undefined) return refusal;
    const then = { next: statusNow(order), refunds: [...given, wanted], refund: wanted.amount };
    const bonuses = await planBonuses(db, order, then);
    if (input.dry_run === true) {
      const shown = await managedOrder(db, order, this.services);
      const isAll = wanted.amount === money.refundable;
      const taken = await takenFiles(db, order, (sku) => isAll || wanted.lines.some((line) => line.sku === sku));
      return { kind: 'done', order: { ...shown, planned: [...taken, ...changesOf(order, wanted, bonuses)] } };
    }
    await this.#carryOut(db, order, { wanted, bonuses }, who);
    return this.#done(db, (await db.orders.byId(order.id)) ?? order);
  }

  async #carryOut(
    db: Repositories,
    order: StoredOrder,
    { wanted, bonuses }: { readonly wanted: RefundRequest; readonly bonuses: BonusPlan },
    who: string,
  ): Promise<void> {
    const { messages, refunds, royalties, settings } = this.services;
    const now = settings.clock.now();
    const { reason } = wanted;
    const { held } = bonuses;
    const amount = wanted.amount - held;
    await db.orderLog.refund(order.id, reason, wanted.amount, now);
    await db.orderLog.explain(order.id, reason, { ...wanted, who, ...(held > 0 && { held }) });
    const gone = { canceled: false, returned: await givenBackFor(db, order) };
    await this.services.giftCards.takeBack(db, order, gone, wanted.lines);
    if (amount > 0) await refunds.give(db, order, [{ reason, amount }]);
    await changeBonuses(db, bonuses, now);
    await messages.write(
      db,
      partRefundMail(
        order,
        { amount, held },
        { store: storeOf(order.storeCode, settings), publicUrl: settings.publicUrl },
      ),
    );
    const changed = { ...order, fulfilment: { ...order.fulfilment, ...bonuses.kept } };
    await db.orderLog.write(order.id, changed, now);
    await db.orderLog.add(order.id, { at: now, who, what: changesOf(order, wanted, bonuses) });
    await royalties.follow(db, changed);
    await this.services.invoices.follow(db, order);
  }

  async #done(db: Repositories, order: StoredOrder): Promise<AdminOutcome> {
    return { kind: 'done', order: await managedOrder(db, order, this.services) };
  }
}

async function givenBackFor(db: Repositories, order: StoredOrder): Promise<readonly ReturnedUnits[]> {
  const returned = returnedOf(order);
  const refunded = await inTurn([...order.document.products.entries()], async ([at, { sku }]) => ({
    sku,
    qty: await refundedUnits(db, order, at),
  }));
  const skus = [...new Set(refunded.map(({ sku }) => sku))];
  return skus.map((sku) => ({ sku, qty: Math.max(unitsOf(refunded, sku), unitsOf(returned, sku)) }));
}

function changesOf(order: StoredOrder, { amount, note }: RefundRequest, bonuses: BonusPlan): LoggedChange[] {
  return [
    { name: 'refund', from: null, to: `${toDecimalText(amount - bonuses.held)} ${order.currency}` },
    ...bonusChanges(order, bonuses),
    { name: 'reason', from: null, to: note },
  ];
}

function wantedOf({ key, lines = [], shipping = 0, other = 0, note }: OrderRefund): RefundRequest {
  const parts = lines
    .map((line) => ({ sku: line.sku, amount: toMinor(line.amount) }))
    .filter(({ amount }) => amount > 0);
  const amount = sumOf(parts) + toMinor(shipping) + toMinor(other);
  return { reason: `staff:${key}`, lines: parts, shipping: toMinor(shipping), amount, note };
}

/** Assigns the rest, beyond goods and shipping, to gift cards. */
function withCards(wanted: RefundRequest, money: OrderMoney): RefundRequest {
  const { lines, shipping, amount } = wanted;
  const unnamed = amount - shipping - sumOf(lines);
  const more = unnamedCardParts(money, { lines, unnamed, shipping }, ({ refundable }) => refundable);
  return { ...wanted, lines: [...lines, ...more] };
}

function sumOf(parts: readonly { readonly amount: number }[]): number {
  return parts.reduce((sum, { amount }) => sum + amount, 0);
}

function refusalOf(money: OrderMoney, { lines, shipping, amount }: RefundRequest): AdminOutcome | undefined {
  if (money.captured === 0) return { kind: 'refused', code: 'nothing-paid' };
  const tooMuch = (max: number): AdminOutcome => ({ kind: 'refused', code: 'too-much', max: toDecimal(max) });
  if (amount <= 0 || amount > money.refundable) return tooMuch(money.refundable);
  for (const { sku } of lines) {
    const paid = money.lines.find((line) => line.sku === sku);
    if (paid === undefined) return { kind: 'refused', code: 'unknown-sku' };
    if (sumOf(lines.filter((line) => line.sku === sku)) > paid.refundable) return tooMuch(paid.refundable);
  }
  if (amount - sumOf(partsOfCards(money, lines)) > money.besidesCards) return tooMuch(money.besidesCards);
  const left = money.shipping.paid - money.shipping.refunded;
  return shipping > left ? tooMuch(Math.max(0, left)) : undefined;
}
