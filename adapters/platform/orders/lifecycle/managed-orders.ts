import type { CustomerOrder } from '../../../../core/contract';
import type { ManagedOrder, ManagedRefund } from '../../../../core/contract/orders/manage-orders';
import { DEFAULT_PLACE } from '../../../../core/contract/catalogue/stock-places';
import { deliveryStep, SENT_STEP } from '../../../../core/contract/orders/order-status';
import { toDecimal } from '../../../../core/kernel/money';
import { mayEdit } from '../../../../core/orders/rules/may-edit';
import { mayExchangeForOrder } from '../../../../core/orders/rules/exchange-order';
import { mayExchange } from '../../../../core/orders/rules/may-exchange';
import { leftToSend } from '../../../../core/orders/rules/parcels';
import { amountUnpaid } from '../../../../core/orders/rules/amount-due';
import { customerOrder } from '../views/customer-order';
import { refundStages, shownRefunds } from '../views/shown-refunds';
import { PAYMENT_MS } from '../settlement/order-settlement';
import type { VirtualGoods } from '../settlement/virtual-goods';
import type { OrderFileLinks, Settings } from '../../foundation';
import type { Repositories } from '../../ports/database';
import type { LoggedEvent, LoggedRefund } from '../../ports/orders/order-log';
import type { StoredOrder } from '../../ports/orders/orders';
import { spentCashback } from '../lines/order-bonuses';
import { addressOf } from '../../messages';
import { editFactsOf } from '../lines/edit-facts';
import { wholeAddress } from '../lines/whole-address';
import { orderMoney } from '../lines/order-money';
import { sendingOf } from '../lines/returned-of';
import type { AdminOutcome } from './admin-outcome';
import { holdOf, sendFactsOf, sentOnlyPaidIn } from './send-facts';

type Db = Pick<
  Repositories,
  | 'commerce'
  | 'customers'
  | 'downloads'
  | 'giftCards'
  | 'orderLog'
  | 'orders'
  | 'paymentAttempts'
  | 'paymentRefunds'
  | 'products'
  | 'invoices'
  | 'refundTasks'
  | 'royalties'
>;
/** Orders as staff see them. */
export class ManagedOrders {
  constructor(
    private readonly services: {
      readonly fileLinks: OrderFileLinks;
      readonly settings: Settings;
      readonly virtualGoods: VirtualGoods;
    },
  ) {}

  async of(db: Db, order: StoredOrder): Promise<ManagedOrder> {
    const { fileLinks, settings, virtualGoods } = this.services;
    const now = settings.clock.now();
    const fileLink = (path: string) => fileLinks.sign(path, now);
    const shown = customerOrder(order, await db.royalties.ofOrder(order.id), {
      seesReasons: true,
      now,
      fileLink,
      bought: await virtualGoods.of(db, order),
      invoices: await db.invoices.ofOrder(order.id),
      refunded: await shownRefunds(db, order),
    });
    const events = await db.orderLog.history(order.id);
    const refunded = await db.orderLog.refundedOf(order.id);
    return {
      ...withoutSecrets(shown),
      pays_on_page: shown.payment_link !== null,
      store: order.storeCode,
      revision: await db.orderLog.revisionOf(order.id),
      send_hold: holdOf(order, sendFactsOf(order, refunded, await sentOnlyPaidIn(db))),
      held_until: heldUntilOf(order),
      money: await moneyOf(db, order),
      ...madeBy(events),
      ...(shown.payment_link !== null && { pay_link: this.#payLink(order) }),
      ...(await placesOf(db, order)),
      ...toSendOf(order),
      ...editOf(order, refunded),
      history: events.map(({ at, who, what }) => ({ at: new Date(at).toISOString(), who, what: [...what] })),
    };
  }

  /** Signed, so that the secret of the order stays with its customer. */
  #payLink({ number, createdAt }: StoredOrder): NonNullable<ManagedOrder['pay_link']> {
    const { fileLinks, settings } = this.services;
    const link = fileLinks.sign(`/pay/${encodeURIComponent(number)}`, createdAt, PAYMENT_MS);
    return { link: `${settings.publicUrl}${link}`, until: new Date(createdAt + PAYMENT_MS).toISOString() };
  }

  /** The outcome of a change: the order as it is shown now. */
  async done(db: Db, order: StoredOrder): Promise<AdminOutcome> {
    return { kind: 'done', order: await this.of(db, order) };
  }
}

/**
 * Removes customer secrets: key and email together prove the customer, and a download link gives access to the purchase.
 * Staff see each file with its state.
 */
function withoutSecrets({ order: _page, downloads, ...shown }: CustomerOrder): CustomerOrder {
  return {
    ...shown,
    order_id: shown.number,
    payment_link: null,
    ...(downloads !== undefined && { downloads: downloads.map((file) => ({ ...file, link: null })) }),
  };
}

function madeBy(events: readonly LoggedEvent[]): Pick<ManagedOrder, 'made_by'> {
  const placed = events.find(({ what }) => what.some(({ name }) => name === 'placed'));
  return placed === undefined ? {} : { made_by: placed.who };
}

function editOf(
  order: StoredOrder,
  refunded: number,
): Pick<ManagedOrder, 'edit_address' | 'may_edit' | 'may_exchange' | 'may_exchange_new'> {
  const facts = editFactsOf(order, refunded);
  const may_exchange_new = mayExchangeForOrder(facts, order.fulfilment.goodwill ?? 0);
  if (!mayEdit(facts)) return { may_edit: false, may_exchange: mayExchange(facts), may_exchange_new };
  return {
    may_edit: true,
    may_exchange: false,
    may_exchange_new,
    edit_address: wholeAddress(addressOf(order.document.addressInformation, 'shippingAddress')),
  };
}

function toSendOf(order: StoredOrder): Pick<ManagedOrder, 'to_send'> {
  if (order.status === 'canceled' || deliveryStep(order.deliveryStatus, order.stage) >= SENT_STEP) return {};
  return { to_send: leftToSend(sendingOf(order)).map(({ sku, qty }) => ({ sku, qty })) };
}

function heldUntilOf({ redirect, status, fulfilment: { heldUntil } }: StoredOrder): string | null {
  return redirect || status !== 'new' || heldUntil === undefined ? null : new Date(heldUntil).toISOString();
}

async function placesOf({ commerce }: Db, { units }: StoredOrder): Promise<Pick<ManagedOrder, 'places'>> {
  const { stock_places: places = [] } = await commerce.read();
  if (places.length <= 1 && units.every(({ place }) => place === undefined)) return {};
  return { places: units.map(({ sku, qty, place = DEFAULT_PLACE }) => ({ sku, place, qty })) };
}

async function moneyOf(db: Db, order: StoredOrder): Promise<ManagedOrder['money']> {
  const refunds = await db.orderLog.refunds(order.id);
  const money = orderMoney(order, refunds, await db.giftCards.ofOrders([order.id]));
  const { besidesCards, captured, refunded, refundable, shipping, lines } = money;
  const attempts = await db.paymentAttempts.ofOrder(order.orderId);
  const spent = await spentCashback(db, order);
  const stageOf = await refundStages(db, order);
  return {
    due: toDecimal(amountUnpaid(order)),
    captured: toDecimal(captured),
    refunded: toDecimal(refunded),
    refundable: toDecimal(refundable),
    ...(lines.some(({ isGiftCard }) => isGiftCard) && { besides_cards: toDecimal(besidesCards) }),
    ...(spent > 0 && { bonuses_spent: toDecimal(spent) }),
    shipping: { paid: toDecimal(shipping.paid), refunded: toDecimal(shipping.refunded) },
    lines: lines.map((line) => ({
      sku: line.sku,
      paid: toDecimal(line.paid),
      refunded: toDecimal(line.refunded),
      refundable: toDecimal(line.refundable),
      ...(line.isGiftCard && { is_gift_card: true as const }),
    })),
    refunds: refunds.map((refund) => shownRefund(refund, stageOf(refund.reason).stage)),
    attempts: attempts.map(({ attempt, provider, reference, status, createdAt }) => ({
      // Some providers' references begin with the key.
      reference: reference?.replaceAll(order.orderId, order.number) ?? null,
      ...{ attempt, provider, status },
      at: new Date(createdAt).toISOString(),
    })),
  };
}

function shownRefund(refund: LoggedRefund, state: ManagedRefund['state']): ManagedRefund {
  const { reason, amount, at, who = null, note = null, lines, shipping, held = 0, credited = 0 } = refund;
  return {
    ...{ reason, who, note, state },
    amount: toDecimal(amount),
    at: new Date(at).toISOString(),
    lines: lines.map((line) => ({ sku: line.sku, amount: toDecimal(line.amount) })),
    shipping: toDecimal(shipping),
    ...(held > 0 && { held: toDecimal(held) }),
    ...(credited > 0 && { credited: toDecimal(credited) }),
  };
}
