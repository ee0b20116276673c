import type { CustomerOrder } from '../../../../core/contract';
import type { TrackedOrder } from '../../../../core/contract/orders/order-tracking';
import { withoutReceivers } from './bought-with';

export function trackedOrder(shown: CustomerOrder, level: TrackedOrder['level']): TrackedOrder {
  if (level === 'all') return { level, order: shown };
  return { level, order: level === 'number' ? withoutKey(withoutPerson(shown)) : withoutPerson(shown) };
}

const NOWHERE = { name: '', address: '', city: '', zip: '', country: '' } as const;

/** Link-only view: no contact data, documents or anything that allows taking the parcel. */
function withoutPerson(whole: CustomerOrder): CustomerOrder {
  const { gift_message: _words, cancel_reason: _reason, royalty: _royalty, ...order } = whole;
  return {
    ...withoutReceivers(order),
    delivery: { ...order.delivery, link: null, number: null },
    ...(order.parcels !== undefined && {
      parcels: order.parcels.map((parcel) => ({ ...parcel, tracking: null, link: null })),
    }),
    customer: { name: '', phone_formatted: null, email: '', shipping_address: NOWHERE, billing_address: NOWHERE },
    invoice: null,
    receipt: null,
    invoices: [],
    may: { ...order.may, account: false },
    returns: [],
  };
}

/** Number-and-email view: no order key and no digital goods. */
function withoutKey(order: CustomerOrder): CustomerOrder {
  const { order: _payment, downloads: _files, gift_cards: _cards, ...shown } = order;
  return { ...shown, order_id: order.number, payment_link: null, may: { ...order.may, again: false } };
}
