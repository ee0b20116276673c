import type { Order } from '../../../../core/contract';
import { isOfAnother, type DeliveryDates, type QuoteAsker, type ShippingQuotes, type TaxQuotes } from '../../selling';
import type { CatalogueReader, PriceGroups } from '../../catalogue';
import { ApiError, storeOf, type Settings } from '../../foundation';
import type { Database, Repositories } from '../../ports/database';
import { placeOf, requestOf, type OrderCosts, type Ordered } from './order-costs';

type Db = Repositories;

interface Sender {
  readonly customerId: number | undefined;
  readonly address?: string | undefined;
}

export class OrderQuotes {
  constructor(
    private readonly services: {
      readonly costs: OrderCosts;
      readonly database: Database;
      readonly deliveryDates: DeliveryDates;
      readonly groups: PriceGroups;
      readonly reader: CatalogueReader;
      readonly settings: Settings;
      readonly shippingQuotes: ShippingQuotes;
      readonly taxQuotes: TaxQuotes;
    },
  ) {}

  /** Refreshes carrier and tax quotes before the unit of work, which must not wait for external services. */
  async ask(order: Order, by: Sender): Promise<void> {
    const { customerId } = by;
    const { costs, shippingQuotes, taxQuotes } = this.services;
    await this.#prepareDates(order);
    const { shipping_method_code: method, shipping_carrier_code: code } = order.addressInformation;
    const carrier = shippingQuotes.carrierOf(method, code);
    if (carrier === undefined && !taxQuotes.hasCalculator) return;
    const asker = await this.#askerOf(by);
    if (carrier !== undefined) {
      const request = await this.#foresee(order, customerId, async (db, { store }) =>
        requestOf(order, await costs.price(db, order, store), store),
      );
      if (request !== undefined) await shippingQuotes.refresh(order.cart_id, request, { ordered: carrier }, asker);
    }
    if (!taxQuotes.hasCalculator) return;
    const cost = await this.#foresee(order, customerId, (db, of) => costs.of(db, order, of));
    if (cost !== undefined)
      await taxQuotes.refresh(order.cart_id, cost.request, { address: placeOf(order), use: 'ordered', asker });
  }

  async #askerOf({ customerId, address }: Sender): Promise<QuoteAsker> {
    if (customerId === undefined) return { address, customerId };
    const customer = await this.services.database.read((db) => db.customers.byId(customerId));
    return { address, customerId: customer?.isVerified === true ? customerId : undefined };
  }

  async #prepareDates(order: Order): Promise<void> {
    const { database, deliveryDates, reader, settings } = this.services;
    const store = settings.stores.find(({ storeCode }) => storeCode === order.store_code);
    if (store === undefined) return;
    const commerce = await (reader.keptCommerce ?? database.read((db) => reader.commerce(db)));
    await deliveryDates.prepare(commerce, { store, country: placeOf(order).country_id });
  }

  async #foresee<T>(
    order: Order,
    customerId: number | undefined,
    look: (db: Db, of: Ordered) => Promise<T>,
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
