import type { Confirmation, PlaceOutcome } from '../../../core/shopper';
import { fillIn, put, type OpenShop, type OpenShopOptions } from '../open-shop';

export const place = async ({ shop }: OpenShop) => (await shop.orders()).place();
export const payBy = async ({ shop }: OpenShop, paymentMethod: string) => {
  await (await shop.checkout()).savePayment({ paymentMethod });
  await shop.cart.settled();
};
export const stats = ({ fixture }: OpenShop) => fixture.platform.stats();
export const activeOrder = async ({ shop }: OpenShop) => (await shop.checkout()).snapshot.paymentDetails.activeOrderId;

export type Placed = PlaceOutcome & { readonly status: 'placed' };

export async function atPaymentPage(
  open: (options?: OpenShopOptions) => Promise<OpenShop>,
  options: OpenShopOptions = {},
): Promise<{ shop: OpenShop; outcome: Placed }> {
  const shop = await open(options);
  await put(shop, 'CAP', 2);
  await fillIn(shop);
  await payBy(shop, 'card');
  const outcome = await place(shop);
  if (outcome.status !== 'placed') throw new Error('The order was not placed');
  return { shop, outcome };
}

export async function press(
  { fixture }: OpenShop,
  { order_id }: Pick<Placed, 'order_id'>,
  answer: string,
): Promise<string> {
  const body = new URLSearchParams({ answer });
  const request = new Request(`http://shop.test/pay/${order_id}`, { method: 'POST', body });
  return (await fixture.platform.fetch(request)).headers.get('location') ?? '';
}

export async function queued({ shop }: OpenShop): Promise<[string, string][]> {
  const entries = await (await shop.orders()).queue();
  return entries.map(({ order, state }) => [order.order_id, state]);
}

export async function confirmationOf({ shop }: OpenShop): Promise<Confirmation | null> {
  let seen: Confirmation | null = null;
  (await shop.orders()).confirmation$.subscribe((confirmation) => (seen = confirmation)).unsubscribe();
  return seen;
}
