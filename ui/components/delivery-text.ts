import { deliveryDate, deliveryStatus, type DeliveryFacts, type DeliveryMoment, type DeliveryStatus } from '../../core';
import { useLocale, useText } from '../text/text-context';

/** How a delivery stands, in words. */
export interface DeliveryText {
  readonly state: DeliveryStatus;
  readonly status: string;
  /** When it arrives or arrived; left out where nobody can say, and of an order that is cancelled or waits for its payment. */
  readonly date?: string | undefined;
}

/** The words for a delivery (A §2.10). @param now milliseconds since the epoch: when `days_to_delivery` was counted */
export function useDeliveryText(): (facts: DeliveryFacts, moment?: DeliveryMoment, now?: number) => DeliveryText {
  const t = useText();
  const locale = useLocale();
  return (facts, moment, now) => {
    const state = deliveryStatus(facts);
    const status = t(`delivery.${state}`);
    if (state === 'canceled' || state === 'unpaid' || moment === undefined || now === undefined)
      return { state, status };
    const date = deliveryDate(moment, { now, locale });
    if (date === undefined) return { state, status };
    return {
      state,
      status,
      date: t(moment.delivered_at === null ? 'delivery.expected' : 'delivery.arrived', { date }),
    };
  };
}
