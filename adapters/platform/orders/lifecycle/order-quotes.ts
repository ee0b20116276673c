import type { ExchangeTerms } from '../../../../core/orders/rules/exchange-order';
import type { Order } from '../../../../core/contract';
import type { QuoteAsker, ShippingQuotes, TaxQuotes, VatChecks } from '../../selling';
import type { Database } from '../../ports/database';
import type { ForeseenOrders } from './foreseen-orders';
import { placeOf, requestOf, type OrderCosts } from './order-costs';

interface Sender {
  readonly customerId: number | undefined;
  readonly address?: string | undefined;
  readonly exchange?: ExchangeTerms | undefined;
}

export class OrderQuotes {
  constructor(
    private readonly services: {
      readonly costs: OrderCosts;
      readonly database: Database;
      readonly foreseen: ForeseenOrders;
      readonly shippingQuotes: ShippingQuotes;
      readonly taxQuotes: TaxQuotes;
      readonly vatChecks: VatChecks;
    },
  ) {}

  /** Refreshes carrier and tax quotes before the unit of work, which must not wait for external services. */
  async ask(order: Order, by: Sender): Promise<void> {
    const { customerId } = by;
    const { costs, foreseen, shippingQuotes, taxQuotes, vatChecks } = this.services;
    await foreseen.prepareDates(order);
    const place = placeOf(order);
    const { shipping_method_code: method, shipping_carrier_code: code } = order.addressInformation;
    const carrier = shippingQuotes.carrierOf(method, code);
    if (carrier === undefined && !taxQuotes.hasCalculator && place.vat_id === undefined) return;
    const asker = await this.#askerOf(by);
    const isKnown =
      place.vat_id !== undefined && (await foreseen.foresee(order, customerId, () => Promise.resolve(true)));
    if (isKnown === true) await vatChecks.refresh({ address: place, store: order.store_code }, 'ordered', asker);
    if (carrier !== undefined) {
      const request = await foreseen.foresee(order, customerId, async (db, { store }) =>
        requestOf(order, await costs.price(db, order, store), store),
      );
      if (request !== undefined) await shippingQuotes.refresh(order.cart_id, request, { ordered: carrier }, asker);
    }
    if (!taxQuotes.hasCalculator) return;
    const cost = await foreseen.foresee(order, customerId, (db, of) =>
      costs.of(db, order, { ...of, exchange: by.exchange }),
    );
    if (cost !== undefined)
      await taxQuotes.refresh(order.cart_id, cost.request, { address: place, use: 'ordered', asker });
  }

  async #askerOf({ customerId, address }: Sender): Promise<QuoteAsker> {
    if (customerId === undefined) return { address, customerId };
    const customer = await this.services.database.read((db) => db.customers.byId(customerId));
    return { address, customerId: customer?.isVerified === true ? customerId : undefined };
  }
}
