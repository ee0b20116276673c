import type { Order } from '../contract';
import { isWaiting, lifeOf } from './queue/order-life';
import type { QueueEntry } from './queue/queue-entry';

const NOWHERE: Order['addressInformation']['shippingAddress'] = {
  firstname: '',
  lastname: '',
  street: [],
  city: '',
  postcode: '',
  countryId: '',
};

/**
 * Returns what the device keeps of an order after sign-out: waiting orders in full, orders at a payment page without
 * personal data, completed ones not at all.
 * @param leaving the user who signs out; their cart lines become theirs from now on
 */
export function afterDeparture(entry: QueueEntry, leaving: string): QueueEntry | undefined {
  if (isWaiting(entry)) return entry;
  if (lifeOf(entry).kind !== 'unpaid') return undefined;
  const { order_id, cart_id, store_code, user_id = leaving, products, totals, addressInformation } = entry.order;
  const { shipping_method_code, shipping_carrier_code, payment_method_code } = addressInformation;
  return {
    ...entry,
    order: {
      ...{ order_id, cart_id, store_code, user_id, products, totals },
      addressInformation: {
        ...{ shippingAddress: NOWHERE, billingAddress: NOWHERE },
        ...{ shipping_method_code, shipping_carrier_code, payment_method_code },
      },
      personalDetails: { firstName: '', lastName: '', emailAddress: '' },
    },
  };
}
