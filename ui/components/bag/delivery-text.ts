import {
  deliveryDate,
  deliveryStatus,
  type DeliveryFacts,
  type DeliveryMoment,
  type DeliveryStatus,
} from '../../../core/account';
import { dayRange } from '../../../core/internal';
import { useLocale, useText } from '../../text/text-context';

export interface DeliveryText {
  readonly state: DeliveryStatus;
  readonly status: string;
  /** Omitted when unknown, cancelled or unpaid. */
  readonly date?: string | undefined;
}

/** Returns the delivery texts. @param now time that `days_to_delivery` refers to, in milliseconds since the epoch */
export function useDeliveryText(): (facts: DeliveryFacts, moment?: DeliveryMoment, now?: number) => DeliveryText {
  const t = useText();
  const locale = useLocale();
  return (facts, moment, now) => {
    const state = deliveryStatus(facts);
    const status = t(`delivery.${state}`);
    if (state === 'canceled' || moment === undefined || now === undefined) return { state, status };
    const { after_payment: days } = moment;
    const afterPayment = days ? t('delivery.after-payment', { days: dayRange(days), count: days.max }) : undefined;
    const date = (state === 'unpaid' ? undefined : deliveryDate(moment, { now, locale })) ?? afterPayment;
    if (date === undefined) return { state, status };
    const hasArrived = moment.delivered_at !== null;
    if (moment.isPickedUp !== true)
      return { state, status, date: t(hasArrived ? 'delivery.arrived' : 'delivery.expected', { date }) };
    if (hasArrived) return { state, status, date: t('delivery.collected', { date }) };
    return { state, status, date: t(date === afterPayment ? 'delivery.ready' : 'delivery.ready-by', { date }) };
  };
}
