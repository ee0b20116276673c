import type { CustomerOrder, PlacedOrder, Shop } from '../../../core';
import type { Cell } from '../../output/screen';

interface FoundOrder {
  readonly order: PlacedOrder | CustomerOrder;
  /** How far the delivery is, from 0 to 5 (A §2.10), and what is known of it; of orders of an account alone. */
  readonly delivery?: { readonly step: number; readonly facts: readonly (readonly [name: string, value: Cell])[] };
}

/** An order by its id: as its owner sees it for whoever is signed in and owns it, else as anybody may who knows the id. */
export async function findOrder(shop: Shop, id: string): Promise<FoundOrder> {
  const accounts = await shop.accounts();
  const order = await (await shop.orders()).show(id);
  if (accounts.snapshot.user === null || !('increment_id' in order)) return { order };
  const { deliveryStep } = await import('../../../core');
  const own = await accounts.order(id);
  const step = deliveryStep(own.order_status, own.stage);
  return { order: own, delivery: { step, facts: factsOf(own, step) } };
}

function factsOf(order: CustomerOrder, step: number): readonly (readonly [name: string, value: Cell])[] {
  const { delivered_at: delivered, days_to_delivery: days, number, title } = order.delivery;
  return [
    ['Delivery', order.canceled ? undefined : `step ${step} of 5, ${title}`],
    ['Delivered', delivered?.slice(0, 10)],
    ['Days to go', days ?? undefined],
    ['Tracking', number ?? undefined],
    ['Cancelled because', order.cancel_reason ?? undefined],
    ['Sent to', `${order.customer.name}, ${order.customer.shipping_address.city}`],
  ];
}
