import type { StockAnswer } from '../../../../core/contract';
import type { Repositories } from '../../ports/database';
import type { StoredOrder } from '../../ports/orders/orders';
import type { Units } from '../../ports/catalogue/stock';

type Db = Pick<Repositories, 'orders' | 'stock'>;

export function isHeldAt({ units, fulfilment: { heldUntil } }: StoredOrder, now: number): boolean {
  return units.length > 0 && (heldUntil === undefined || heldUntil > now);
}

export async function release({ orders, stock }: Db, order: StoredOrder, now: number): Promise<boolean> {
  const { id, units, fulfilment } = order;
  if (units.length === 0) return false;
  if (!(await orders.keepUnits(id, [], { ...fulfilment, released: units }, now))) return false;
  await stock.giveBack(units, { reason: 'return', ref: order.orderId, at: now });
  return true;
}

export async function holdAgain(
  { orders, stock }: Db,
  order: StoredOrder,
  now: number,
): Promise<StoredOrder | undefined> {
  const { released, ...fulfilment } = order.fulfilment;
  if (released === undefined) return order;
  const cause = { reason: 'sale', ref: order.orderId, at: now } as const;
  const { short, left, units } = await stock.take(released, cause);
  if (short === undefined && (await orders.keepUnits(order.id, units, fulfilment, now))) {
    return { ...order, units, fulfilment };
  }
  const taken = new Set(left.map(({ sku }) => sku));
  const back = short === undefined ? units : released.filter(({ sku }) => taken.has(sku));
  await stock.giveBack(back, { ...cause, reason: 'return' });
  return undefined;
}

export async function canHoldAgain({ stock }: Pick<Db, 'stock'>, { fulfilment }: StoredOrder): Promise<boolean> {
  const { released = [] } = fulfilment;
  const found = await stock.findAll(released.map(({ sku }) => sku));
  return released.every((unit) => isThere(unit, found.get(unit.sku)));
}

function isThere({ qty }: Units, stock: StockAnswer | undefined): boolean {
  return stock?.is_in_stock === true && (stock.manage_stock === false || stock.qty >= qty);
}
