import type { OrderRefund } from '../../../../core/contract/orders/manage-order-money';
import { decimalsFault } from '../../../../core/kernel/currency';
import { toDecimal, toMinor } from '../../../../core/kernel/money';
import { invalidField } from '../../foundation';
import { takenFiles } from '../downloads/taken-files';
import type { Repositories } from '../../ports/database';
import type { StoredOrder } from '../../ports/orders/orders';
import { planBonuses, statusNow } from '../lines/order-bonuses';
import { orderMoney, partsOfCards, unnamedCardParts, type OrderMoney } from '../lines/order-money';
import type { AdminOutcome } from './admin-outcome';
import type { ManagedOrders } from './managed-orders';
import type { OrderChanges } from './order-changes';
import { changesOf, type RefundRequest, type RefundWriter } from './refund-writer';

/** Refunds orders in one unit of work, idempotent by key. */
export class OrderRefunds {
  constructor(
    private readonly services: {
      readonly changes: OrderChanges;
      readonly managed: ManagedOrders;
      readonly writer: RefundWriter;
    },
  ) {}

  refund(input: OrderRefund, who: string): Promise<AdminOutcome> {
    return this.services.changes.change(input, (db, order) => this.#refund(db, order, input, who));
  }

  async #refund(db: Repositories, order: StoredOrder, input: OrderRefund, who: string): Promise<AdminOutcome> {
    const { managed, writer } = this.services;
    checkDecimals(input, order.currency);
    const asked = wantedOf(input);
    const given = await db.orderLog.refunds(order.id);
    const known = given.find(({ reason }) => reason === asked.reason);
    if (known !== undefined) {
      return known.amount === asked.amount ? managed.done(db, order) : { kind: 'refused', code: 'other-refund' };
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
      const shown = await managed.of(db, order);
      const isAll = wanted.amount === money.refundable;
      const taken = await takenFiles(db, order, (sku) => isAll || wanted.lines.some((line) => line.sku === sku));
      return { kind: 'done', order: { ...shown, planned: [...taken, ...changesOf(order, wanted, bonuses)] } };
    }
    await writer.write(db, order, { wanted, bonuses }, who);
    return managed.done(db, (await db.orders.byId(order.id)) ?? order);
  }
}

/** @throws ApiError 400 naming the amount that the currency cannot have */
function checkDecimals({ lines = [], shipping = 0, other = 0 }: OrderRefund, currency: string): void {
  const amounts = [
    ...lines.map(({ amount }, at) => [`lines[${String(at)}].amount`, amount] as const),
    ...([
      ['shipping', shipping],
      ['other', other],
    ] as const),
  ];
  for (const [field, amount] of amounts) {
    const fault = decimalsFault(amount, currency);
    if (fault !== undefined) throw invalidField(field, fault);
  }
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
