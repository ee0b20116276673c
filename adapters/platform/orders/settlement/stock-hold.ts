import { MAIN_PLACE } from '../../../../core/contract/catalogue/stock-places';
import { servedStock } from '../../../../core/stock/placed-stock';
import { addressOf } from '../../messages';
import { sumUnits } from '../../catalogue';
import type { Repositories } from '../../ports/database';
import type { StoredOrder } from '../../ports/orders/orders';
import type { ChoosePlaces, Units } from '../../ports/catalogue/stock';
import { choosePlaces, placesSending } from '../lines/choose-places';

type Db = Pick<Repositories, 'commerce' | 'orders' | 'stock'>;

export function isHeldAt({ units, fulfilment: { heldUntil } }: StoredOrder, now: number): boolean {
  return units.length > 0 && (heldUntil === undefined || heldUntil > now);
}

export async function release(
  { orders, stock }: Pick<Db, 'orders' | 'stock'>,
  order: StoredOrder,
  now: number,
): Promise<boolean> {
  const { id, units, fulfilment } = order;
  if (units.length === 0) return false;
  if (!(await orders.keepUnits(id, [], { ...fulfilment, released: units }, now))) return false;
  await stock.giveBack(units, { reason: 'return', ref: order.orderId, at: now });
  return true;
}

/** Takes released units again, from locations that currently serve the order; undefined if some were sold meanwhile. */
export async function holdAgain(
  { commerce, orders, stock }: Db,
  order: StoredOrder,
  now: number,
): Promise<StoredOrder | undefined> {
  const { released, ...fulfilment } = order.fulfilment;
  if (released === undefined) return order;
  const cause = { reason: 'sale', ref: order.orderId, at: now } as const;
  const { short, left, units } = await stock.take(released, cause, await choiceOf({ commerce }, order, released));
  if (short === undefined && (await orders.keepUnits(order.id, units, fulfilment, now))) {
    return { ...order, units, fulfilment };
  }
  const taken = new Set(left.map(({ sku }) => sku));
  const back = short === undefined ? units : released.filter(({ sku }) => taken.has(sku));
  await stock.giveBack(back, { ...cause, reason: 'return' });
  return undefined;
}

async function choiceOf(
  { commerce }: Pick<Db, 'commerce'>,
  { document, storeCode: store }: StoredOrder,
  units: readonly Units[],
): Promise<ChoosePlaces | undefined> {
  const { stock_places: places = [MAIN_PLACE] } = await commerce.read();
  const { countryId: country } = addressOf(document.addressInformation, 'shippingAddress');
  const sending = placesSending(places, { store, country });
  return sending && choosePlaces(sumUnits(units), sending);
}

export async function canHoldAgain(
  { commerce, stock }: Pick<Db, 'commerce' | 'stock'>,
  { fulfilment, storeCode }: StoredOrder,
): Promise<boolean> {
  const released = sumUnits(fulfilment.released ?? []);
  const found = await stock.findAll(released.map(({ sku }) => sku));
  const { stock_places: places = [MAIN_PLACE] } = await commerce.read();
  return released.every(({ sku, qty }) => {
    const known = found.get(sku);
    const served = known && servedStock(known, places, storeCode);
    return served?.is_in_stock === true && (served.manage_stock === false || served.qty >= qty);
  });
}
