import { arrivalText, latestDayText, type ArrivalDays, type TransitDays } from '../delivery';
import { paymentLink, type Payable } from './payment-link';

/** What is known of when an order arrives. */
export interface DeliveryMoment {
  /** ISO 8601; null while it has not arrived. */
  readonly delivered_at: string | null;
  /** Whole days from today; null where nobody can say. */
  readonly days_to_delivery: number | null;
  /** The days between which it arrives, where they were promised. */
  readonly arrival?: ArrivalDays | null | undefined;
  /** Working days from its payment on, where they were promised in place of days. */
  readonly after_payment?: TransitDays | null | undefined;
  /** It is ready then to be picked up: the last of the days counts. */
  readonly isPickedUp?: boolean;
}

/** Whose calendar the date is written in. */
export interface DateReader {
  /** Milliseconds since the epoch: the clock's now. */
  readonly now: number;
  /** BCP 47. */
  readonly locale: string;
  /** IANA name; UTC unless given, so that server and browser write the same. */
  readonly timeZone?: string | undefined;
}

/** Of an order, what says when it arrives. */
export interface DeliveredOrder extends Payable {
  readonly delivery: DeliveryMoment;
  /** Shop where it is picked up. */
  readonly pickup_store?: unknown;
}

/**
 * What is known of when an order arrives. While it waits for its payment on the payment page no day is promised: nothing is sent
 * before, and nobody knows when that is (A §2.10). Pure.
 */
export function deliveryMoment(order: DeliveredOrder): DeliveryMoment {
  const { delivered_at, days_to_delivery, arrival, after_payment } = order.delivery;
  const isPickedUp = order.pickup_store !== undefined;
  return paymentLink(order) === undefined
    ? { delivered_at, days_to_delivery, arrival, after_payment, isPickedUp }
    : { delivered_at, days_to_delivery: null, isPickedUp };
}

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * The day on which an order arrived, or else arrives: the days that were promised, or today plus the delivery days; undefined where neither is known. As month and day,
 * with the year if it is another one than the current (A §2.10). Pure.
 */
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
