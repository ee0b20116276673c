import { earningOf, type Totals } from '../../../../core/totals';
import { orderFacts, refuse, storeOf, type EventLog, type Settings } from '../../foundation';
import { editedMail, type MessageLog } from '../../messages';
import { EDIT_REFUSALS } from '../../../../core/contract/orders/manage-order-edit';
import { amountDue } from '../../../../core/orders/rules/amount-due';
import { placesOfReturn } from '../../../../core/stock/route-units';
import type { Units } from '../../ports/catalogue/stock';
import type { Repositories } from '../../ports/database';
import type { LoggedChange } from '../../ports/orders/order-log';
import type { Fulfilment, StoredOrder } from '../../ports/orders/orders';
import type { Invoices } from '../invoices/invoices';
import { refundChange } from '../lifecycle/advance-writer';
import { choosePlaces } from '../lines/choose-places';
import type { ReadyOrder } from '../lifecycle/ready-order';
import type { RefundAdmin } from '../payments/refund-admin';
import type { Royalties } from '../royalties/royalties';
import { orderCostsOf, storedCosts } from '../sales/order-costs-of';
import { bookChanged } from '../sales/sales-books';
import { movedUnits, stockDelta } from './stock-delta';

/** Amounts in minor units. */
export interface PlannedEdit {
  readonly order: StoredOrder;
  readonly next: StoredOrder;
  /** Undefined if all goods ship from the default location. */
  readonly places: ReadyOrder['places'];
  /** Refunded to the customer of a paid order. */
  readonly refund: number;
  readonly bonusBack: number;
  /** Returned to the gift cards of an unpaid order. */
  readonly cardsBack: number;
  readonly totals: Totals;
  readonly changes: readonly LoggedChange[];
}

/** Writes an edit with all its consequences, in the caller's unit of work. */
export class EditWriter {
  constructor(
    private readonly services: {
      readonly events: EventLog;
      readonly invoices: Invoices;
      readonly messages: MessageLog;
      readonly refunds: RefundAdmin;
      readonly royalties: Royalties;
      readonly settings: Settings;
    },
  ) {}

  /** @param who author, for the history */
  async write(
    db: Repositories,
    plan: PlannedEdit,
    { who, now }: { readonly who: string; readonly now: number },
  ): Promise<void> {
    const { events, invoices, messages, royalties, settings } = this.services;
    const { order, refund, changes } = plan;
    const units = await this.#moveStock(db, plan, now);
    const closedInvoices = await invoices.close(db, order);
    const edits = [...(order.fulfilment.edits ?? []), earlierVersion(order, now)];
    const fulfilment: Fulfilment = {
      ...plan.next.fulfilment,
      ...(await orderCostsOf(storedCosts(db), plan.next.document, { currency: order.currency, before: order })),
      edits,
      ...(closedInvoices.length > 0 && { closedInvoices }),
    };
    const next = { ...plan.next, units, fulfilment };
    await db.guestHolds.end(order.id);
    await db.orders.rewrite(next, now);
    await this.#giveBack(db, plan, { edit: edits.length, now });
    await bookChanged(db, order.id);
    const what = [...changes, ...(refund > 0 ? [refundChange(refund, order)] : [])];
    await db.orderLog.add(order.id, { at: now, who, what });
    await royalties.rebase(db, next, earningOf(plan.totals).tax);
    if (closedInvoices.length > (order.fulfilment.closedInvoices ?? []).length) await invoices.reissue(db, next);
    else await invoices.follow(db, next, { isByStaff: true });
    const changed = changes.map(({ name }) => name);
    await events.record(db, { name: 'order.edited', data: { ...orderFacts(next), changed } });
    if (order.fulfilment.unmailed === true) return;
    const store = storeOf(order.storeCode, settings);
    await messages.write(db, editedMail(next, { refund }, { store, publicUrl: settings.publicUrl }));
  }

  /** @returns the units of the edited order, with their locations */
  async #moveStock(
    { stock }: Pick<Repositories, 'stock'>,
    { order, next, places }: PlannedEdit,
    at: number,
  ): Promise<readonly Units[]> {
    const { take, giveBack } = stockDelta(order.units, next.units);
    const cause = { ref: order.orderId, at };
    const choose = places && choosePlaces(take, places);
    const { short, units } = await stock.take(take, { ...cause, reason: 'sale' }, choose);
    if (short !== undefined) throw refuse(EDIT_REFUSALS['not-in-stock'], `${short} is not in stock`, { sku: short });
    const back = placesOfReturn(order.units, [], giveBack);
    if (back.length > 0) await stock.giveBack(back, { ...cause, reason: 'return' });
    return movedUnits(order.units, { take: units, giveBack: back });
  }

  async #giveBack(
    db: Repositories,
    { order, next, refund, bonusBack, cardsBack }: PlannedEdit,
    { edit, now }: { readonly edit: number; readonly now: number },
  ): Promise<void> {
    if (cardsBack > 0) await db.giftCards.giveBack(order.id, cardsBack, now);
    if (refund > 0) await this.services.refunds.give(db, next, [{ reason: `edit:${String(edit)}`, amount: refund }]);
    const { customerId } = order;
    const customer = bonusBack === 0 || customerId === undefined ? undefined : await db.customers.lock(customerId);
    if (customer === undefined) return;
    const back = [{ amount: bonusBack, reason: 'returned', orderId: order.id }] as const;
    await db.bonuses.move(customer.id, back, now);
  }
}

/** Stores the data of the original order that reports need, without personal data. */
export function earlierVersion(order: StoredOrder, at: number): NonNullable<Fulfilment['edits']>[number] {
  const { document, fulfilment, grandTotal } = order;
  const { bonus } = fulfilment;
  return {
    at,
    grandTotal,
    document: {
      products: document.products.map(({ sku, parentSku, count, row_total, brand }) => ({
        ...{ sku, count, row_total },
        ...(parentSku !== undefined && { parentSku }),
        ...(brand !== undefined && { brand: { name: brand.name } }),
      })),
      totals: document.totals,
      ...(fulfilment.costs !== undefined && { line_units: document.line_units }),
      ...(document.taxes !== undefined && { taxes: document.taxes }),
      ...(document.promotions !== undefined && { promotions: document.promotions }),
    },
    ...(bonus !== undefined && { bonus }),
    due: amountDue(order),
  };
}
