import type { CustomerOrder } from '../../../core/contract';
import type { StartedReturn, TrackedOrder } from '../../../core/contract/order-tracking';
import { unitsOf, type ReturnedUnits } from '../../../core/orders/returned-units';
import { isHandedOver } from '../../../core/orders/handed-over';
import { isPayableWithGiftCards } from '../../../core/orders/payable-with-cards';
import { mayCancel, returnableUnits, returnUntil, type ShopperFacts } from '../../../core/orders/shopper-may';
import { orderedUnits, returnedOf } from '../order-lines/returned-of';
import { withoutReceivers, type BoughtWith } from './bought-with';
import type { StoredOrder } from '../ports/orders';

/** Types of products of which nothing travels. */
const NOTHING_TRAVELS: ReadonlySet<unknown> = new Set(['downloadable', 'virtual']);

/** An order as the rules for its shopper see it. Pure. @param bought files and gift cards of it, read in the unit of work that goes by them */
export function shopperFacts(order: StoredOrder, bought: BoughtWith): ShopperFacts {
  const { fulfilment, status, document } = order;
  const { deliveredAt, startedReturns = [] } = fulfilment;
  const [ordered, back] = [orderedUnits(order), returnedOf(order)];
  const started = startedReturns.flatMap(({ lines }) => lines);
  const kept = new Set(document.products.filter(({ type }) => NOTHING_TRAVELS.has(type)).map(({ sku }) => sku));
  return {
    order_status: order.deliveryStatus,
    stage: order.stage ?? null,
    canceled: status === 'canceled',
    paid: status === 'paid',
    delivered_at: deliveredAt === undefined ? null : new Date(deliveredAt).toISOString(),
    is_delivered: order.result.shipping_method !== undefined,
    is_handed_over: isHandedOver({ paid: status === 'paid', ...linesOf(order, bought) }),
    units: ordered.filter(({ sku }) => !kept.has(sku)),
    gone: skusOf([...back, ...started]).map((sku) => ({
      sku,
      // What has arrived was mostly announced, but need not have been.
      qty: Math.max(unitsOf(back, sku), unitsOf(started, sku)),
    })),
  };
}

function linesOf({ document }: StoredOrder, { downloads = [], gift_cards: cards = [] }: BoughtWith) {
  const skus = new Set(cards.map(({ sku }) => sku));
  return { lines: document.products.map(({ sku, type }) => ({ type, isGiftCard: skus.has(sku) })), downloads };
}

/** True for an order that gift cards may pay: `isPayableWithGiftCards`. Pure. @param bought gift cards that it buys */
export function isPayableWithCards(
  { status, redirect, result, grandTotal, document }: StoredOrder,
  bought: readonly unknown[] = [],
): boolean {
  return isPayableWithGiftCards({
    waitsForTransfer: status === 'new' && !redirect && result.bank_account !== undefined,
    total: grandTotal,
    buysGiftCards: bought.length > 0,
    isReduced: document.totals.some(({ code, value }) => code === 'payment_discount' && value !== 0),
  });
}

function skusOf(units: readonly ReturnedUnits[]): readonly string[] {
  return [...new Set(units.map(({ sku }) => sku))];
}

/** An order as its shopper sees it who has its key. Pure. @param shown as its owner sees it */
export function trackedOrder(
  order: StoredOrder,
  shown: CustomerOrder,
  { level, now }: { readonly level: TrackedOrder['level']; readonly now: number },
): TrackedOrder {
  const facts = shopperFacts(order, shown);
  const until = returnUntil(facts);
  const isAll = level === 'all';
  return {
    level,
    order: isAll ? shown : level === 'number' ? withoutKey(withoutPerson(shown)) : withoutPerson(shown),
    may: {
      cancel: mayCancel(facts),
      return: [...returnableUnits(facts, now)],
      return_until: until === undefined ? null : new Date(until).toISOString(),
      ...(isPayableWithCards(order, shown.gift_cards) && { gift_card: true }),
      account: isAll && order.customerId === undefined,
    },
    returns: isAll ? (order.fulfilment.startedReturns ?? []).map((one) => startedReturn(one, order)) : [],
  };
}

function startedReturn(
  { number, at, reason, note, lines, address }: NonNullable<StoredOrder['fulfilment']['startedReturns']>[number],
  { document }: StoredOrder,
): StartedReturn {
  return {
    number,
    at: new Date(at).toISOString(),
    reason,
    ...(note !== undefined && { note }),
    lines: lines.map(({ sku, qty }) => ({
      sku,
      qty,
      name: document.products.find((line) => line.sku === sku)?.name ?? sku,
    })),
    address: [...address],
  };
}

const NOWHERE = { name: '', address: '', city: '', zip: '', country: '' } as const;

/** What a link alone shows: nothing by which somebody could be found, written to, or their parcel taken; and none of their papers. */
function withoutPerson(whole: CustomerOrder): CustomerOrder {
  const { gift_message: _words, ...order } = whole;
  return {
    ...withoutReceivers(order),
    delivery: { ...order.delivery, link: null, number: null },
    customer: { name: '', phone_formatted: null, email: '', shipping_address: NOWHERE, billing_address: NOWHERE },
    invoice: null,
    receipt: null,
  };
}

/** The view for number and e-mail address: nothing that opens the order otherwise, and nothing that the shop delivers by itself. */
function withoutKey(order: CustomerOrder): CustomerOrder {
  const { order: _payment, downloads: _files, gift_cards: _cards, ...shown } = order;
  return { ...shown, order_id: order.number, payment_link: null };
}
