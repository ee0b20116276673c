import type { ManagedOrder, OrderMove } from '../../../../core/contract/orders/manage-orders';
import { deliveryStep, SENT_STEP } from '../../../../core/contract/orders/order-status';
import { DEFAULT_PLACE, MAIN_PLACE } from '../../../../core/contract/catalogue/stock-places';
import { unitsAt } from '../../../../core/stock/placed-stock';
import type { Settings } from '../../foundation';
import { placeOf, unitsOfPlace } from '../../catalogue';
import type { Units } from '../../ports/catalogue/stock';
import type { Database, Repositories } from '../../ports/database';
import type { LoggedChange } from '../../ports/orders/order-log';
import type { StoredOrder } from '../../ports/orders/orders';
import { lockedOrder } from '../lines/locked-order';
import type { ManagedOrders } from './managed-orders';

/** Order with its new locations, or the reason that nothing moved. */
export type MoveOutcome =
  | { readonly kind: 'done'; readonly order: ManagedOrder }
  | {
      readonly kind: 'refused';
      readonly code: 'conflict' | 'not-found' | 'not-from-there' | 'not-movable' | 'too-few-there' | 'unknown-place';
      /** Units that can move, or the current revision for a conflict. */
      readonly max?: number;
      readonly revision?: number;
    };

type Db = Repositories;

/** Changes the location that ships units of an order. */
export class OrderPlaces {
  constructor(
    private readonly services: {
      readonly database: Database;
      readonly managed: ManagedOrders;
      readonly settings: Settings;
    },
  ) {}

  /** Takes the units from the new location and returns them to the old one, in one unit of work. */
  move(input: OrderMove, who: string): Promise<MoveOutcome> {
    const { database, managed } = this.services;
    return database.write(async (db): Promise<MoveOutcome> => {
      const order = await lockedOrder(db, input.id);
      if (order === undefined) return { kind: 'refused', code: 'not-found' };
      const refused = (await refusalOf(db, order, input)) ?? (await this.#write(db, order, input, who));
      if (refused !== undefined) return refused;
      return { kind: 'done', order: await managed.of(db, (await db.orders.byId(order.id)) ?? order) };
    }, 'power');
  }

  async #write(db: Db, order: StoredOrder, { sku, from, to, qty }: OrderMove, who: string) {
    const at = this.services.settings.clock.now();
    const cause = { reason: 'transfer', ref: order.orderId, at } as const;
    const { short } = await db.stock.take([{ sku, qty }], cause, unitsOfPlace([{ sku, qty }], to));
    if (short !== undefined) {
      const found = await db.stock.find(sku);
      return { kind: 'refused', code: 'too-few-there', max: found === undefined ? 0 : unitsAt(found, to) } as const;
    }
    await db.stock.giveBack([{ sku, qty, ...placeOf(from) }], cause);
    await db.orders.placeUnits(order, moved(order.units, { sku, from, to, qty }), at);
    const label = `${String(qty)} × ${sku}`;
    const what: LoggedChange[] = [{ name: 'place', from: `${label}, ${from}`, to: `${label}, ${to}` }];
    await db.orderLog.add(order.id, { at, who, what });
    return undefined;
  }
}

async function refusalOf(db: Db, order: StoredOrder, input: OrderMove) {
  const { sku, from, to, qty, revision } = input;
  const current = await db.orderLog.revisionOf(order.id);
  if (revision !== undefined && revision !== current)
    return { kind: 'refused', code: 'conflict', revision: current } as const;
  const { stock_places: places = [MAIN_PLACE] } = await db.commerce.read();
  if (from === to || !places.some(({ code }) => code === to))
    return { kind: 'refused', code: 'unknown-place' } as const;
  const isSent = deliveryStep(order.deliveryStatus, order.stage) >= SENT_STEP;
  if (isSent || isTouched(order) || order.status === 'canceled' || order.units.length === 0)
    return { kind: 'refused', code: 'not-movable' } as const;
  const max = order.units.reduce(
    (sum, units) => (units.sku === sku && (units.place ?? DEFAULT_PLACE) === from ? sum + units.qty : sum),
    0,
  );
  return max < qty ? ({ kind: 'refused', code: 'not-from-there', max } as const) : undefined;
}

/** Units do not record their parcel, so after a shipment or cancellation the remaining location is unknown. */
function isTouched({ fulfilment: { parcels = [], returned = [], unsent = [] } }: StoredOrder): boolean {
  return [parcels, returned, unsent].some(({ length }) => length > 0);
}

function moved(units: readonly Units[], { sku, from, to, qty }: Omit<OrderMove, 'id' | 'revision'>): readonly Units[] {
  let open = qty;
  const left = units.map((one) => {
    const part = one.sku === sku && (one.place ?? DEFAULT_PLACE) === from ? Math.min(open, one.qty) : 0;
    open -= part;
    return { ...one, qty: one.qty - part };
  });
  const there = left.findIndex((one) => one.sku === sku && (one.place ?? DEFAULT_PLACE) === to);
  const all =
    there < 0
      ? [...left, { sku, qty, ...placeOf(to) }]
      : left.map((one, at) => (at === there ? { ...one, qty: one.qty + qty } : one));
  return all.filter((one) => one.qty > 0);
}
