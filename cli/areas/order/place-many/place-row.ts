import type { OrderRefused, QueuedOrder, Shop } from '../../../../core/shopper';
import { failureOf } from '../../../output/failure';
import { cartKind } from '../../checkout/cart-kind';
import { segmentsNow } from '../../cart/segments-now';
import type { OrderRow } from './order-row';
import { isRecorded, recordRow } from './row-note';
import { fieldsRefused, queuedResult, refused, type RowResult } from './row-result';

export interface PlaceRowOptions {
  /** Profile used by this row only. */
  readonly shop: Shop;
  readonly folder: string;
  readonly mode: PlaceMode;
  /** Offline, the row must have been prepared by an earlier run. */
  readonly offline: boolean;
}

/** `prepare` fills cart and checkout for a later offline order; `try` is a dry run. */
export type PlaceMode = 'place' | 'prepare' | 'try';

/** Places a row once, even after a crash, by its order hash. Never throws: errors are in the result. */
export async function placeRow(row: OrderRow, options: PlaceRowOptions): Promise<RowResult> {
  try {
    return (await earlier(row, options)) ?? (await order(row, options));
  } catch (error) {
    const { code, message, facts } = failureOf(error);
    return refused(row, { code, message, fields: facts?.['fields'] as RowResult['fields'] }); // sound: failures name fields as texts by name
  }
}

async function earlier(row: OrderRow, { shop, folder, mode }: PlaceRowOptions): Promise<RowResult | undefined> {
  const orders = await shop.orders();
  // Refused orders have no hash and are replaced; unsent ones have none yet.
  const find = (queue: readonly QueuedOrder[]) =>
    queue.find(({ state }) => state === 'sent') ??
    queue.find(({ state, attempts, order: { hash } }) => state === 'waiting' && (hash !== undefined || attempts === 0));
  const known = find(await orders.queue());
  if (known === undefined) return undefined;
  if (!(await isRecorded(folder, row))) {
    const message = `ref ${row.ref} belongs to another order, ${known.result?.number ?? known.order.order_id}: use another ref`;
    return refused(row, { code: 'ref-taken', message, fields: { ref: message } });
  }
  if (known.state === 'sent') return queuedResult(row, known, 'placed-before');
  const now = mode === 'place' ? find(await orders.process()) : known;
  return now && queuedResult(row, now, 'placed');
}

async function order(row: OrderRow, options: PlaceRowOptions): Promise<RowResult> {
  const { shop, mode, offline } = options;
  const problem = offline ? await whyUnprepared(row, options) : await fill(row, options);
  if (problem !== undefined) return problem;
  if (mode !== 'place') {
    const total = segmentsNow(shop).find(({ code }) => code === 'grand_total')?.value;
    if (mode === 'try' && !offline) await shop.cart.clear();
    await shop.cart.settled();
    return { row: row.row, ref: row.ref, state: 'ready', total };
  }
  const outcome = await (await shop.orders()).place();
  await shop.cart.settled();
  switch (outcome.status) {
    case 'placed': {
      const { order_id, number, redirect, result } = outcome;
      return { row: row.row, ref: row.ref, state: 'placed', order_id, number, total: result.price, redirect };
    }
    case 'waiting':
      return { row: row.row, ref: row.ref, state: 'waiting', order_id: outcome.order_id };
    case 'refused': {
      const { code, message, fields } = outcome;
      return refused(row, { code, message, ...(fields.length > 0 && { fields: byField(fields) }) });
    }
  }
}

function byField(fields: OrderRefused['fields']): RowResult['fields'] {
  return Object.fromEntries(fields.map(({ field, message }) => [field, message]));
}

async function fill(row: OrderRow, { shop, folder }: PlaceRowOptions): Promise<RowResult | undefined> {
  await recordRow(folder, row);
  return (await fillCart(row, shop)) ?? (await fillCheckout(row, shop));
}

async function whyUnprepared(row: OrderRow, { shop, folder }: PlaceRowOptions): Promise<RowResult | undefined> {
  const { cartItems, coupon } = shop.cart.snapshot;
  const wanted = new Map<string, number>();
  for (const { sku, qty } of row.items) wanted.set(sku, (wanted.get(sku) ?? 0) + qty);
  const holds = cartItems.length === wanted.size && cartItems.every(({ sku, qty }) => wanted.get(sku) === qty);
  const couponHolds = row.coupon === undefined || coupon?.code.toUpperCase() === row.coupon.toUpperCase();
  if (holds && couponHolds && (await isRecorded(folder, row))) return undefined;
  const skus = [...wanted.keys()].join(', ');
  const message = `items: ${skus} not available offline: first run the same command with --prepare and without --offline`;
  return refused(row, { code: 'not-prepared', message, fields: { items: message } });
}

async function fillCart(row: OrderRow, shop: Shop): Promise<RowResult | undefined> {
  await shop.cart.clear();
  for (const { sku, qty } of row.items) {
    const view = await shop.product.load({ sku });
    if (view.parent.type_id === 'configurable' && view.parent.sku === sku) {
      return fieldsRefused(row, { items: `items: ${sku} has variants: use the sku of a variant` });
    }
    const { items, problems } = await shop.cart.add(shop.product.configure(view, { qty }), qty);
    if (items.length > 0) continue;
    const [problem] = problems;
    const message = `items: ${sku}: ${problem?.message ?? 'could not be added'}`;
    return refused(row, { code: problem?.code ?? 'not-added', message, fields: { items: message } });
  }
  await shop.cart.settled();
  if (row.coupon === undefined || (await shop.cart.applyCoupon(row.coupon))) return undefined;
  const message = `coupon: ${row.coupon} does not apply to this cart`;
  return refused(row, { code: 'coupon-rejected', message, fields: { coupon: message } });
}

async function fillCheckout(row: OrderRow, shop: Shop): Promise<RowResult | undefined> {
  const checkout = await shop.checkout();
  await checkout.savePersonal(row.personal);
  await checkout.saveShipping(row.shipping);
  await checkout.savePayment(row.payment);
  await shop.cart.settled();
  const wrong = Object.entries(checkout.validate(await cartKind(shop)));
  if (wrong.length === 0) return undefined;
  return fieldsRefused(row, Object.fromEntries(wrong.map(([field, { message }]) => [field, `${field}: ${message}`])));
}
