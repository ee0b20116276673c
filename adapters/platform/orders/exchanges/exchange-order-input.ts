import { EXCHANGE_ORDER_REFUSALS, type ExchangeOrder } from '../../../../core/contract/orders/manage-exchange-order';
import type { StaffOrder } from '../../../../core/contract/orders/manage-order-new';
import type { OrderAdvance } from '../../../../core/contract/orders/manage-orders';
import { mayExchangeForOrder } from '../../../../core/orders/rules/exchange-order';
import { unitsWithout } from '../../../../core/orders/rules/parcels';
import { unitsOf } from '../../../../core/orders/rules/returned-units';
import { invalidField, refuse } from '../../foundation';
import type { Repositories } from '../../ports/database';
import type { StoredOrder } from '../../ports/orders/orders';
import { editedOrder } from '../edits/edited-order';
import { editFactsOf } from '../lines/edit-facts';
import { orderedUnits, returnedOf } from '../lines/returned-of';

type Db = Repositories;

/** @throws ApiError 400 naming the line; 409 */
export async function mustBeExchangeable(
  { orderLog }: Pick<Db, 'orderLog'>,
  order: StoredOrder,
  { lines, revision }: ExchangeOrder,
): Promise<void> {
  const current = await orderLog.revisionOf(order.id);
  if (revision !== undefined && revision !== current)
    throw refuse(EXCHANGE_ORDER_REFUSALS.conflict, 'The order has changed since: load it again', { revision: current });
  const facts = editFactsOf(order, await orderLog.refundedOf(order.id));
  if (!mayExchangeForOrder(facts, order.fulfilment.goodwill ?? 0))
    throw refuse(
      EXCHANGE_ORDER_REFUSALS['not-exchangeable'],
      'Only a paid, sent order without downloads, services, gift cards and goodwill can be exchanged',
    );
  if (new Set(lines.map(({ line }) => line)).size < lines.length)
    throw invalidField('lines', 'must contain each line of the order once');
  for (const [index, { line, qty }] of lines.entries()) {
    const ordered = order.document.products[line];
    if (ordered === undefined)
      throw invalidField(`lines.${String(index)}.line`, 'does not match any line of the order');
    const left = unitsOf(orderedUnits(order), ordered.sku) - unitsOf(returnedOf(order), ordered.sku);
    const max = Math.min(ordered.count, left);
    if (qty > max) throw invalidField(`lines.${String(index)}.qty`, `must be at most ${String(max)}`);
  }
}

/** Returns the return of the items, with those that came back before. */
export function returnOf(order: StoredOrder, { id, lines, reason, restock, revision }: ExchangeOrder): OrderAdvance {
  const back = unitsWithout(returnedOf(order), order.fulfilment.unsent ?? []);
  const wanted = new Map<string, number>();
  for (const { line, qty } of lines) {
    const sku = order.document.products[line]?.sku ?? '';
    wanted.set(sku, (wanted.get(sku) ?? 0) + qty);
  }
  return {
    ...{ id, return_reason: reason },
    ...(restock !== undefined && { restock }),
    ...(revision !== undefined && { revision }),
    returned: [...wanted].map(([sku, qty]) => ({ sku, qty: qty + unitsOf(back, sku) })),
  };
}

/** Returns the new order as staff would make it, for the same customer and address. */
export async function newOrderOf(
  { customers }: Pick<Db, 'customers'>,
  order: StoredOrder,
  { key, lines, payment_method_code, reason, total, dry_run }: ExchangeOrder,
): Promise<StaffOrder> {
  const { addressInformation: information } = editedOrder(order, { id: order.number });
  const customer = order.customerId === undefined ? undefined : await customers.byId(order.customerId);
  return {
    key,
    store: order.storeCode,
    email: order.email,
    // An account that is not confirmed gets the order once it is.
    ...(customer?.isVerified === true && { customer: customer.id }),
    lines: lines.map(({ line: _line, ...added }) => added),
    shipping_address: information.shippingAddress,
    billing_address: information.billingAddress,
    shipping_method_code: information.shipping_method_code,
    shipping_carrier_code: information.shipping_carrier_code,
    ...(information.pickup_store_id !== undefined && { pickup_store_id: information.pickup_store_id }),
    ...(payment_method_code !== undefined && { payment_method_code }),
    note: reason,
    ...(total !== undefined && { total }),
    ...(dry_run !== undefined && { dry_run }),
  };
}
