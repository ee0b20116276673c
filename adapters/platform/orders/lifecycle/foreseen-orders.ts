import type { Order } from '../../../../core/contract';
import type { CatalogueReader, PriceGroups } from '../../catalogue';
import { ApiError, storeOf, type Settings } from '../../foundation';
import type { Database, Repositories } from '../../ports/database';
import { isOfAnother, type DeliveryDates } from '../../selling';
import { placeOf, type Ordered } from './order-costs';

/** Reads ahead of an order's unit of work. */
export class ForeseenOrders {
  constructor(
    private readonly services: {
      readonly database: Database;
      readonly deliveryDates: DeliveryDates;
      readonly groups: PriceGroups;
      readonly reader: CatalogueReader;
      readonly settings: Settings;
    },
  ) {}

  /** Loads the holidays of the order's delivery dates. */
  async prepareDates(order: Order): Promise<void> {
    const { database, deliveryDates, reader, settings } = this.services;
    const store = settings.stores.find(({ storeCode }) => storeCode === order.store_code);
    if (store === undefined) return;
    const commerce = await (reader.keptCommerce ?? database.read((db) => reader.commerce(db)));
    await deliveryDates.prepare(commerce, { store, country: placeOf(order).country_id });
  }

  /** Reads the order's cart, customer and prices as they are now; undefined if it would be refused. */
  async foresee<T>(
    order: Order,
    customerId: number | undefined,
    look: (db: Repositories, of: Ordered) => Promise<T>,
  ): Promise<T | undefined> {
    const { database, groups, settings } = this.services;
    try {
      return await database.read(async (db) => {
        const cart = await db.carts.find(order.cart_id);
        if (cart?.status !== 'open' || isOfAnother(cart, customerId)) return undefined;
        const customer = customerId === undefined ? undefined : await db.customers.byId(customerId);
        const store = groups.ofGroup(storeOf(cart.storeCode, settings), customer?.groupId);
        return look(db, { cart, customer, store });
      });
    } catch (error) {
      if (error instanceof ApiError) return undefined;
      throw error;
    }
  }
}
