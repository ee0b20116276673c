import type { StartedReturn } from '../../../../core/contract/orders/order-rights';
import { isHandedOver } from '../../../../core/orders/rules/handed-over';
import { isPayableWithGiftCards } from '../../../../core/orders/rules/payable-with-cards';
import { sentUnits, unitsWithout } from '../../../../core/orders/rules/parcels';
import { unitsOf, type ReturnedUnits } from '../../../../core/orders/rules/returned-units';
import type { ShopperFacts } from '../../../../core/orders/rules/shopper-may';
import { isPartlySentOrder, returnedOf, sendingOf, travellingUnits } from '../lines/returned-of';
import type { StoredOrder } from '../../ports/orders/orders';
import type { BoughtWith } from '../settlement/virtual-goods';

export function shopperFacts(order: StoredOrder, bought: BoughtWith): ShopperFacts {
  const { fulfilment, status } = order;
  const { deliveredAt } = fulfilment;
  const { unsent = [] } = fulfilment;
  const back = unitsWithout(returnedOf(order), unsent);
  const isPart = isPartlySentOrder(order);
  const started = (fulfilment.startedReturns ?? []).flatMap(({ lines }) => lines);
  return {
    order_status: order.deliveryStatus,
    stage: order.stage ?? null,
    canceled: status === 'canceled',
    paid: status === 'paid',
    delivered_at: deliveredAt === undefined ? null : new Date(deliveredAt).toISOString(),
    is_delivered: order.result.shipping_method !== undefined,
    is_handed_over: isHandedOver({ paid: status === 'paid', ...linesOf(order, bought) }),
    is_partly_sent: isPart,
    units: isPart ? sentUnits(sendingOf(order)) : unitsWithout(travellingUnits(order), unsent),
    gone: skusOf([...back, ...started]).map((sku) => ({
      sku,
      // Goods may arrive without an announced return.
      qty: Math.max(unitsOf(back, sku), unitsOf(started, sku)),
    })),
    is_owned: order.customerId !== undefined,
    takes_gift_cards: isPayableWithCards(order, bought.gift_cards),
  };
}

function linesOf({ document }: StoredOrder, { downloads = [], gift_cards: cards = [] }: BoughtWith) {
  const skus = new Set(cards.map(({ sku }) => sku));
  return { lines: document.products.map(({ sku, type }) => ({ type, isGiftCard: skus.has(sku) })), downloads };
}

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

export function startedReturns({ document, fulfilment }: StoredOrder): StartedReturn[] {
  const open = (fulfilment.startedReturns ?? []).filter(({ lines }) => lines.length > 0);
  return open.map(({ number, at, reason, note, lines, address }) => ({
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
  }));
}

function skusOf(units: readonly ReturnedUnits[]): readonly string[] {
  return [...new Set(units.map(({ sku }) => sku))];
}
