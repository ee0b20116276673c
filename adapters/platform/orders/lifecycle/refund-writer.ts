import { moneyCode } from '../../../../core/kernel/currency';
import { unitsOf, type ReturnedUnits } from '../../../../core/orders/rules/returned-units';
import { inTurn, storeOfOrder, type Settings } from '../../foundation';
import { type MessageLog, partRefundMail } from '../../messages';
import type { Repositories } from '../../ports/database';
import type { LoggedChange, LoggedRefund } from '../../ports/orders/order-log';
import type { StoredOrder } from '../../ports/orders/orders';
import { refundedUnits } from '../downloads/refunded-units';
import { bonusChanges, changeBonuses, type BonusPlan } from '../lines/order-bonuses';
import { returnedOf } from '../lines/returned-of';
import type { RefundAdmin } from '../payments/refund-admin';
import type { OrderBooks } from '../settlement/order-books';
import { bookChanged } from '../sales/sales-books';
import type { VirtualGoods } from '../settlement/virtual-goods';

export interface RefundRequest extends Pick<LoggedRefund, 'lines' | 'shipping'> {
  readonly reason: string;
  readonly amount: number;
  readonly note: string;
}

/** Writes a planned refund with all its consequences, in the caller's unit of work. */
export class RefundWriter {
  constructor(
    private readonly services: {
      readonly messages: MessageLog;
      readonly refunds: RefundAdmin;
      readonly books: OrderBooks;
      readonly settings: Settings;
      readonly virtualGoods: VirtualGoods;
    },
  ) {}

  /** @param who author, for the history */
  async write(
    db: Repositories,
    order: StoredOrder,
    { wanted, bonuses }: { readonly wanted: RefundRequest; readonly bonuses: BonusPlan },
    who: string,
  ): Promise<void> {
    const { books, messages, refunds, settings, virtualGoods } = this.services;
    const now = settings.clock.now();
    const { reason } = wanted;
    const { held } = bonuses;
    const amount = wanted.amount - held;
    await db.orderLog.refund(order.id, reason, wanted.amount, now);
    await db.orderLog.explain(order.id, reason, { ...wanted, who, ...(held > 0 && { held }) });
    await bookChanged(db, order.id);
    const gone = { canceled: false, returned: await givenBackFor(db, order) };
    await virtualGoods.takeBack(db, order, gone, wanted.lines);
    if (amount > 0) await refunds.give(db, order, [{ reason, amount }]);
    await changeBonuses(db, order, bonuses, now);
    await messages.write(
      db,
      partRefundMail(order, { amount, held }, { store: storeOfOrder(order, settings), publicUrl: settings.publicUrl }),
    );
    const changed = { ...order, fulfilment: { ...order.fulfilment, ...bonuses.kept } };
    await db.orderLog.write(order, changed, now);
    await db.orderLog.add(order.id, { at: now, who, what: changesOf(order, wanted, bonuses) });
    await books.follow(db, changed, { isByStaff: true });
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

export function changesOf(order: StoredOrder, { amount, note }: RefundRequest, bonuses: BonusPlan): LoggedChange[] {
  return [
    { name: 'refund', from: null, to: moneyCode(amount - bonuses.held, order.currency) },
    ...bonusChanges(order, bonuses),
    { name: 'reason', from: null, to: note },
  ];
}
