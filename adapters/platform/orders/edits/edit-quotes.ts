import type { OrderEdit } from '../../../../core/contract/orders/manage-order-edit';
import type { QuoteAsker, ShippingQuotes, TaxQuotes } from '../../selling';
import type { Database } from '../../ports/database';
import { placeOf, requestOf } from '../lifecycle/order-costs';
import type { EditCosts } from './edit-costs';
import { editedOrder } from './edited-order';

/** Asks carriers and tax services about edits before the unit of work, which must not wait for them. */
export class EditQuotes {
  constructor(
    private readonly services: {
      readonly costs: EditCosts;
      readonly database: Database;
      readonly shippingQuotes: ShippingQuotes;
      readonly taxQuotes: TaxQuotes;
    },
  ) {}

  /** @throws ApiError 400 naming a field that the edited order cannot have */
  async prepare(edit: OrderEdit): Promise<void> {
    const { costs, database, shippingQuotes, taxQuotes } = this.services;
    const order = await database.read((db) => db.orders.byKey(edit.id));
    if (order === undefined) return;
    const edited = editedOrder(order, edit);
    const { shipping_method_code: method, shipping_carrier_code: code } = edited.addressInformation;
    const carrier = shippingQuotes.carrierOf(method, code);
    const asker: QuoteAsker = { address: undefined, customerId: order.customerId };
    if (carrier !== undefined) {
      const { priced, store } = await database.read((db) => costs.price(db, order, edited));
      const request = requestOf(edited, priced, store);
      if (request !== undefined) await shippingQuotes.refresh(order.cartToken, request, { ordered: carrier }, asker);
    }
    if (!taxQuotes.hasCalculator) return;
    const { request } = await database.read((db) => costs.request(db, order, edit));
    await taxQuotes.refresh(order.cartToken, request, { address: placeOf(edited), use: 'ordered', asker });
  }
}
