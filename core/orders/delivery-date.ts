import { arrivalText, latestDayText, type ArrivalDays, type TransitDays } from '../delivery';
import { paymentLink, type Payable } from './payment-link';

/** Known facts about the arrival of an order. */
export interface DeliveryMoment {
  readonly delivered_at: string | null;
  readonly days_to_delivery: number | null;
  readonly arrival?: ArrivalDays | null | undefined;
  readonly after_payment?: TransitDays | null | undefined;
  /** For pickup, the last day of the range counts. */
  readonly isPickedUp?: boolean;
}

/** Calendar settings for the written date. */
export interface DateReader {
  readonly now: number;
  readonly locale: string;
  /** IANA name, default UTC, so that server and browser output match. */
  readonly timeZone?: string | undefined;
}

export interface DeliveredOrder extends Payable {
  readonly delivery: DeliveryMoment;
  readonly pickup_store?: unknown;
}

/** Returns the known delivery moment; no day is promised while an order waits on the payment page. */
export function deliveryMoment(order: DeliveredOrder): DeliveryMoment {
  const { delivered_at, days_to_delivery, arrival, after_payment } = order.delivery;
  const isPickedUp = order.pickup_store !== undefined;
  return paymentLink(order) === undefined
    ? { delivered_at, days_to_delivery, arrival, after_payment, isPickedUp }
    : { delivered_at, days_to_delivery: null, isPickedUp };
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Returns the delivery day as month and day, with the year if it is not the current one; undefined if unknown. */
export function deliveryDate(delivery: DeliveryMoment, reader: DateReader): string | undefined {
  const at = momentOf(delivery, reader.now);
  if (at === undefined) return undefined;
  const { now, locale, timeZone = 'UTC' } = reader;
  if (delivery.delivered_at === null && delivery.arrival) {
    const daysOf = delivery.isPickedUp === true ? latestDayText : arrivalText;
    return daysOf(delivery.arrival, locale);
  }
  const year = new Intl.DateTimeFormat('en', { timeZone, year: 'numeric' });
  const isThisYear = year.format(at) === year.format(now);
  const shown: Intl.DateTimeFormatOptions = { month: 'long', day: 'numeric', timeZone };
  if (!isThisYear) shown.year = 'numeric';
  return new Intl.DateTimeFormat(locale, shown).format(at);
}

function momentOf({ delivered_at: delivered, days_to_delivery: days }: DeliveryMoment, now: number) {
  const at = delivered === null ? Number.NaN : Date.parse(delivered);
  if (!Number.isNaN(at)) return at;
  return days === null ? undefined : now + days * DAY_MS;
}
