import type { Order } from '../contract';
import type { QueueEntry } from './queue-entry';

const NOWHERE: Order['addressInformation']['shippingAddress'] = {
  firstname: '',
  lastname: '',
  street: [],
  city: '',
  postcode: '',
  countryId: '',
};

/**
 * What stays on the device of an order when somebody signs out (A §4.1, clearing the user): one that waits, as it was accepted, since it is
 * to be placed or reported; of one whose payment page was left, what keeps its lines from being ordered twice, without name, address,
 * e-mail and phone; of one that is done nothing. Pure.
 * @param leaving who signs out; what was still in their cart is theirs from now on
 */
export function afterDeparture(entry: QueueEntry, leaving: string): QueueEntry | undefined {
  if (entry.state === 'waiting') return entry;
  if (entry.state !== 'sent' || entry.released) return undefined;
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
