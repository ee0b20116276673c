import type { OrderEdit, OrderEdited } from '../../../../core/contract/orders/manage-order-edit';
import { moneyCode } from '../../../../core/kernel/currency';
import { toDecimal } from '../../../../core/kernel/money';
import { amountDue, amountUnpaid } from '../../../../core/orders/rules/amount-due';
import { isPayableEdit, mayEdit } from '../../../../core/orders/rules/may-edit';
import { sumUnits } from '../../catalogue';
import { hasVirtualLine } from '../../../../core/totals';
import { addressOf, methodOf } from '../../messages';
import type { Repositories } from '../../ports/database';
import type { LoggedChange } from '../../ports/orders/order-log';
import type { StoredOrder } from '../../ports/orders/orders';
import type { ManagedOrders } from '../lifecycle/managed-orders';
import type { OrderChanges } from '../lifecycle/order-changes';
import { orderDocumentOf } from '../lifecycle/ready-order';
import type { EditCost, EditCosts } from './edit-costs';
import { editFactsOf } from '../lines/edit-facts';
import { inFieldsOf } from '../lines/renamed-fields';
import type { OrderSettlement } from '../settlement/order-settlement';
import type { EditQuotes } from './edit-quotes';
import { keepsPickup } from './edited-order';
import type { EditWriter, PlannedEdit } from './edit-writer';
import { stockDelta, missingOf } from './stock-delta';

type Db = Repositories;

const EDIT_FIELDS = [
  ['addressInformation.shippingAddress.', 'shipping_address.'],
  ['addressInformation.', ''],
  ['products.', 'lines.'],
] as const;

export type EditOutcome =
  | { readonly kind: 'done'; readonly order: OrderEdited['order']; readonly edited: OrderEdited['edited'] }
  | { readonly kind: 'refused'; readonly code: 'not-found' | 'not-editable' }
  | { readonly kind: 'refused'; readonly code: 'conflict'; readonly revision: number }
  | { readonly kind: 'refused'; readonly code: 'costs-more'; readonly difference: number }
  | { readonly kind: 'refused'; readonly code: 'not-in-stock'; readonly sku: string };

/** Edits orders before they are sent. The new totals follow the rules of new orders. */
export class OrderEdits {
  constructor(
    private readonly services: {
      readonly changes: OrderChanges;
      readonly costs: EditCosts;
      readonly managed: ManagedOrders;
      readonly quotes: EditQuotes;
      readonly settlement: OrderSettlement;
      readonly writer: EditWriter;
    },
  ) {}

  /**
   * @param who author, for the history
   * @throws ApiError 400 naming a field that the edited order cannot have
   */
  async edit(edit: OrderEdit, who: string): Promise<EditOutcome> {
    const { changes, quotes } = this.services;
    try {
      await quotes.prepare(edit);
      return await changes.change<EditOutcome>(edit, (db, order, now) =>
        this.#edit(db, { ...order, units: unitsOf(order) }, { edit, who, now }),
      );
    } catch (error) {
      throw inFieldsOf(EDIT_FIELDS, error);
    }
  }

  async #edit(
    db: Db,
    order: StoredOrder,
    { edit, who, now }: { readonly edit: OrderEdit; readonly who: string; readonly now: number },
  ): Promise<EditOutcome> {
    const { costs, managed, writer } = this.services;
    const revision = await db.orderLog.revisionOf(order.id);
    if (edit.revision !== undefined && edit.revision !== revision)
      return { kind: 'refused', code: 'conflict', revision };
    if (!mayEdit(editFactsOf(order, await db.orderLog.refundedOf(order.id))))
      return { kind: 'refused', code: 'not-editable' };
    const cost = await costs.of(db, order, edit);
    if (hasVirtualLine(cost.priced.lines.map(({ product }) => product)))
      return { kind: 'refused', code: 'not-editable' };
    const [paid, from, to] = [order.status === 'paid', order.grandTotal, cost.total];
    if (!isPayableEdit({ paid, from, to }))
      return { kind: 'refused', code: 'costs-more', difference: toDecimal(to - from) };
    const plan = planOf(order, cost);
    const missing = await missingOf(db, stockDelta(order.units, plan.next.units));
    if (missing !== undefined) return { kind: 'refused', code: 'not-in-stock', sku: missing };
    const isNothing = plan.changes.length === 0;
    if (edit.dry_run !== true && !isNothing) {
      await writer.write(db, plan, { who, now });
      await this.#settle(db, order.id);
    }
    const stored = (await db.orders.byId(order.id)) ?? order;
    const shown = await managed.of(db, stored);
    return { kind: 'done', order: shown, edited: shownEdit(plan, cost) };
  }

  /** Settles an order that awaits payment if nothing of the new total is due. */
  async #settle(db: Db, id: number): Promise<void> {
    const order = await db.orders.byId(id);
    if (order?.status !== 'new' || amountDue(order) !== 0) return;
    await this.services.settlement.pay(db, order, { isByStaff: true });
  }
}

/** Returns the units of an order. Imported past orders record none: their stock left before it was tracked. */
function unitsOf({ document, units }: StoredOrder): StoredOrder['units'] {
  return units.length > 0 ? units : sumUnits((document.line_units ?? []).flat());
}

/** Plans the edited order and its refund. */
function planOf(order: StoredOrder, cost: EditCost): PlannedEdit {
  const isPaid = order.status === 'paid';
  const { giftCards: used = 0, goodwill: given = 0, bonus = 0 } = order.fulfilment;
  const refund = isPaid ? order.grandTotal - cost.total : 0;
  // A paid order is refunded to its gift cards first; an unpaid order keeps its gift card payments.
  const cards = isPaid ? used - Math.min(refund, used) : used;
  const totals = cost.totalsWith(cards);
  const { priced, methods, store } = cost;
  const document = orderDocumentOf({ order: cost.order, priced, store, totals, vat: order.document.vat });
  const isOtherWay = methods.shipping?.method_title !== order.result.shipping_method;
  const {
    goods: _goods,
    bonus: _bonus,
    cashback: _cashback,
    giftCards: _cards,
    goodwill: _goodwill,
    heldUntil: _held,
    cardsBackBefore = 0,
    ...kept
  } = order.fulfilment;
  const cardsBack = cardsBackBefore + used - totals.giftCards;
  // Goodwill goes back to the cards first.
  const goodwill = Math.max(0, given - (isPaid ? refund : used - totals.giftCards));
  const cashback = cost.cashbackWith(goodwill);
  const { expectedAt: _expected, arrival: _arrival, afterPayment: _after, ...undated } = kept;
  const next: StoredOrder = {
    ...order,
    document,
    units: sumUnits(priced.lines.flatMap(({ units }) => units)),
    grandTotal: totals.grandTotal + totals.giftCards,
    result: {
      ...order.result,
      price: toDecimal(totals.grandTotal),
      ...(methods.shipping && { shipping_method: methods.shipping.method_title }),
    },
    fulfilment: {
      ...(isOtherWay ? { ...undated, carrier: methods.shipping?.carrier_title ?? '' } : kept),
      goods: totals.grandTotal + totals.giftCards - totals.shippingInclTax,
      ...(totals.bonuses > 0 && { bonus: totals.bonuses }),
      ...(cashback > 0 && { cashback }),
      ...(totals.giftCards > 0 && { giftCards: totals.giftCards }),
      ...(goodwill > 0 && { goodwill }),
      ...(cardsBack > 0 && { cardsBackBefore: cardsBack }),
    },
  };
  return {
    order,
    next,
    places: cost.places,
    refund,
    totals,
    bonusBack: bonus - totals.bonuses,
    cardsBack: isPaid ? 0 : used - totals.giftCards,
    changes: changesOf(order, next),
  };
}

function changesOf(before: StoredOrder, after: StoredOrder): readonly LoggedChange[] {
  const lines = ({ document }: StoredOrder) =>
    document.products.map(({ count, sku }) => `${String(count)} × ${sku}`).join(', ');
  const total = ({ grandTotal, currency }: StoredOrder) => moneyCode(grandTotal, currency);
  const way = ({ document }: StoredOrder) => methodOf(document.addressInformation, 'shipping_method_code');
  const all: readonly LoggedChange[] = [
    { name: 'lines', from: lines(before), to: lines(after) },
    { name: 'address', from: addressText(before), to: addressText(after) },
    { name: 'shipping', from: way(before), to: way(after) },
    { name: 'total', from: total(before), to: total(after) },
  ];
  return all.filter(({ from, to }) => from !== to);
}

function addressText({ document }: StoredOrder): string {
  const {
    firstname = '',
    lastname = '',
    street = [],
    postcode = '',
    city = '',
    region,
    countryId = '',
    phone = '',
  } = addressOf(document.addressInformation, 'shippingAddress');
  return [`${firstname} ${lastname}`, ...street, postcode, city, region ?? '', countryId, phone]
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(', ');
}

function shownEdit({ order, next, refund, changes }: PlannedEdit, { offered }: EditCost): OrderEdited['edited'] {
  return {
    before: toDecimal(order.grandTotal),
    total: toDecimal(next.grandTotal),
    refund: toDecimal(refund),
    due: toDecimal(amountUnpaid(next)),
    totals: [...next.document.totals],
    lines: next.document.products.map(({ sku, name, count, price, row_total }) => ({
      sku,
      name,
      count,
      price,
      row_total,
    })),
    changes: changes.map((change) => ({ ...change })),
    shippings: offered
      .filter(({ method_code: code }) => keepsPickup(order, code))
      .map(({ method_code, carrier_code, method_title }) => ({
        method: method_code,
        carrier: carrier_code,
        title: method_title,
      })),
  };
}
