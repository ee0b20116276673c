import type { OrderExchange } from '../../../../core/contract/orders/manage-order-exchange';
import { deliveryStep, SENT_STEP } from '../../../../core/contract/orders/order-status';
import { bySku } from '../../../../core/orders/rules/parcels';
import type { LoggedEvent } from '../../ports/orders/order-log';
import type { StoredOrder, StoredParcel } from '../../ports/orders/orders';
import { contentHash } from '../lines/content-hash';
import { travellingUnits } from '../lines/returned-of';
import type { Swap } from './exchanged-document';

/** Hash of what is exchanged; a repeated request with another content is another exchange. */
export function exchangeHash({ id: _id, key: _key, revision: _seen, dry_run: _dry, ...input }: OrderExchange): string {
  return contentHash(input);
}

interface Exchanged {
  readonly input: OrderExchange;
  readonly swaps: readonly Swap[];
  readonly history: readonly LoggedEvent[];
  readonly now: number;
  /** Id of the first parcel, if the order has none. */
  readonly firstId: string;
}

/** Returns the parcels of an order with that of the replacements. An order that was sent whole gets its first parcel. */
export function parcelsWith(order: StoredOrder, exchanged: Exchanged): readonly StoredParcel[] {
  const { input, swaps, now } = exchanged;
  const { carrier = null, tracking = null, link = null } = input;
  const { parcels: sent = [] } = order.fulfilment;
  const parcels = sent.length === 0 ? [wholeParcel(order, exchanged)] : sent;
  const lines = bySku(swaps.map(({ product, qty }) => ({ sku: product.sku, qty })));
  return [
    ...parcels,
    { id: input.key, at: now, carrier, number: tracking, link, lines, exchange: exchangeHash(input) },
  ];
}

function wholeParcel(order: StoredOrder, { history, firstId, now }: Exchanged): StoredParcel {
  const { carrier = '', trackingNumber = null, trackingLink = null, deliveredAt } = order.fulfilment;
  return {
    id: firstId,
    at: sentAt(history) ?? deliveredAt ?? now,
    carrier: carrier === '' ? null : carrier,
    number: trackingNumber,
    link: trackingLink,
    lines: travellingUnits(order),
  };
}

function sentAt(history: readonly LoggedEvent[]): number | undefined {
  const times = history.filter(({ what }) => what.some(isSending)).map(({ at }) => at);
  return times.length === 0 ? undefined : Math.min(...times);
}

function isSending({ name, to }: LoggedEvent['what'][number]): boolean {
  if (to === null) return false;
  return (name === 'status' && deliveryStep(to) >= SENT_STEP) || (name === 'stage' && Number(to) >= SENT_STEP);
}
