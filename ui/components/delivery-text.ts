import {
  dayRange,
  deliveryDate,
  deliveryStatus,
  type DeliveryFacts,
  type DeliveryMoment,
  type DeliveryStatus,
} from '../../core';
import { useLocale, useText } from '../text/text-context';

/** How a delivery stands, in words. */
export interface DeliveryText {
  readonly state: DeliveryStatus;
  readonly status: string;
  /** When it arrives or arrived; left out where nobody can say, and of an order that is cancelled or waits on its payment page. */
  readonly date?: string | undefined;
}

/** The words for a delivery (A §2.10). @param now milliseconds since the epoch: when `days_to_delivery` was counted */
export function useDeliveryText(): (facts: DeliveryFacts, moment?: DeliveryMoment, now?: number) => DeliveryText {
  const t = useText();
  const locale = useLocale();
  return (facts, moment, now) => {
    const state = deliveryStatus(facts);
    const status = t(`delivery.${state}`);
    if (state === 'canceled' || moment === undefined || now === undefined) return { state, status };
    const { after_payment: days } = moment;
    const afterPayment = days ? t('delivery.after-payment', { days: dayRange(days), count: days.most }) : undefined;
    // Of an order that waits for its payment no day of the calendar is known.
    const date = (state === 'unpaid' ? undefined : deliveryDate(moment, { now, locale })) ?? afterPayment;
    if (date === undefined) return { state, status };
    const isThere = moment.delivered_at !== null;
    if (moment.isPickedUp !== true)
      return { state, status, date: t(isThere ? 'delivery.arrived' : 'delivery.expected', { date }) };
    if (isThere) return { state, status, date: t('delivery.collected', { date }) };
    return { state, status, date: t(date === afterPayment ? 'delivery.ready' : 'delivery.ready-by', { date }) };
  };
}
