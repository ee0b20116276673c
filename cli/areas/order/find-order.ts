import type { CustomerOrder } from '../../../core/account';
import type { PlacedOrder, Shop } from '../../../core/shopper';
import type { Cell } from '../../output/screen';
import { DELIVERY_WORDS } from './delivery-words';
import { PAYMENT_WORDS } from './payment-words';

interface FoundOrder {
  readonly order: PlacedOrder | CustomerOrder;
  /** Step 0–5; for account orders only. */
  readonly delivery?: { readonly step: number; readonly facts: readonly Fact[] };
}

type Fact = readonly [name: string, value: Cell];

export async function findOrder(shop: Shop, id: string): Promise<FoundOrder> {
  const accounts = await shop.accounts();
  const order = await (await shop.orders()).show(id);
  if (accounts.snapshot.user === null || !('increment_id' in order)) return { order };
  const { deliveryStep } = await import('../../../core/account');
  const own = await accounts.order({ id });
  const step = deliveryStep(own.order_status, own.stage);
  return {
    order: own,
    delivery: { step, facts: await deliveryFacts(own, step, shop.storeViews.current.i18n.defaultLocale) },
  };
}

export async function deliveryFacts(order: CustomerOrder, step: number, locale: string): Promise<readonly Fact[]> {
  const [{ dayRange }, { deliveryDate, deliveryMoment, deliveryStatus, shownPayment }] = await Promise.all([
    import('../../../core/internal'),
    import('../../../core/account'),
  ]);
  const payment = shownPayment(order);
  const { delivered_at: delivered, number, link, title } = order.delivery;
  const by = title === '' ? '' : `, ${title}`;
  const moment = deliveryMoment(order);
  const after = moment.after_payment && `${dayRange(moment.after_payment)} working days after payment`;
  const date = order.canceled ? undefined : (deliveryDate(moment, { now: Date.now(), locale }) ?? after ?? undefined);
  return [
    ['Delivery', order.canceled ? undefined : `${DELIVERY_WORDS[deliveryStatus(order)]}, step ${step} of 5${by}`],
    [delivered !== null ? 'Delivered' : moment.isPickedUp === true ? 'Ready by' : 'Expected', date],
    ['Payment', payment && PAYMENT_WORDS[payment]],
    ['Tracking', number ?? undefined],
    ['Tracking', link ?? undefined],
    ['Cancellation reason', order.cancel_reason ?? undefined],
    [
      'Sent to',
      order.customer.name === '' ? undefined : `${order.customer.name}, ${order.customer.shipping_address.city}`,
    ],
    ['Phone', order.customer.phone_formatted ?? undefined],
    ...(await moneyFacts(order)),
  ];
}

const ROYALTY_WORDS = { 'on-account': 'on account', 'being-confirmed': 'being confirmed' } as const;

async function moneyFacts({ cashback, currency, invoice, receipt, royalty }: CustomerOrder): Promise<readonly Fact[]> {
  const { royaltyStatus } = await import('../../../core/blogger');
  return [
    ['Earns', cashback > 0 ? `${cashback} ${currency} in bonuses` : undefined],
    ['Royalty', royalty ? `${royalty.sum} ${royalty.currency}, ${ROYALTY_WORDS[royaltyStatus(royalty)]}` : undefined],
    ['Invoice', invoice ?? undefined],
    ['Receipt', receipt ?? undefined],
  ];
}
