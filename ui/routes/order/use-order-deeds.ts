import { useState } from 'react';
import type { CustomerOrder, OrderTrackingArea, TrackedOrder } from '../../../core/account';
import { isShopError, lookUp } from '../../../core/shopper';
import type { OrderDone } from '../../pages/order/DoneNews';
import type { OrderDeeds } from '../../pages/order/OrderActions';
import { useNotify } from '../../state/use-notify';
import type { Refusal } from '../../state/use-submit';
import { useOrderText } from '../../text/order-text';

/**
 * Order actions of a shopper and the last result.
 * @param onChanged receives the updated order
 */
export function useOrderDeeds(
  tracking: OrderTrackingArea | undefined,
  id: string,
  onChanged: (order: CustomerOrder) => void,
): { readonly deeds: OrderDeeds | undefined; readonly done: OrderDone | undefined } {
  const t = useOrderText();
  const notify = useNotify();
  const [done, setDone] = useState<OrderDone>();
  if (tracking === undefined) return { deeds: undefined, done };
  const show = ({ order }: TrackedOrder, what: OrderDone) => {
    onChanged(order);
    setDone(what);
  };
  const deeds: OrderDeeds = {
    onCancel: async () => {
      try {
        show(...(await cancelOrReopen(tracking, id)));
        return true;
      } catch (error) {
        notify(error);
        return false;
      }
    },
    onReturn: async (wanted): Promise<Refusal | undefined> => {
      setDone(undefined); // so that the message of a second return receives focus too
      try {
        show(await tracking.startReturn(id, wanted), 'returned');
        return undefined;
      } catch (error) {
        if (isRefused(error, 'not_returnable')) return { field: 'lines', text: t('return.gone') };
        notify(error);
        return { field: 'lines', text: t('find.failed') };
      }
    },
    onPay: async (codes): Promise<Refusal | undefined> => {
      try {
        show(await tracking.payWithGiftCards(id, codes), 'paid');
        return undefined;
      } catch (error) {
        return { field: 'gift-code', text: t(formatFault(error)) };
      }
    },
    onAccount: async () => {
      try {
        await tracking.makeAccount(id);
        setDone('account');
      } catch (error) {
        notify(error);
      }
    },
  };
  return { deeds, done };
}

/** If it is too late to cancel, reloads the order to show why. */
async function cancelOrReopen(tracking: OrderTrackingArea, id: string): Promise<[TrackedOrder, OrderDone]> {
  try {
    return [await tracking.cancel(id), 'canceled'];
  } catch (error) {
    if (!isRefused(error, 'too_late')) throw error;
    return [await tracking.open(id), 'late'];
  }
}

const FAULTS = {
  gift_card_unknown: 'gift.unknown',
  gift_card_used_up: 'gift.used-up',
  gift_card_blocked: 'gift.blocked',
  gift_card_expired: 'gift.expired',
  gift_card_currency: 'gift.currency',
  gift_card_short: 'gift.short',
  order_not_payable: 'gift.not-payable',
} as const;

function formatFault(error: unknown) {
  if (!isShopError(error, 'request-rejected')) return 'find.failed';
  if (error.details.status === 429) return 'gift.too-many';
  return lookUp(FAULTS, String(error.details.error)) ?? 'find.failed';
}

function isRefused(error: unknown, code: string): boolean {
  return isShopError(error, 'request-rejected') && error.details.error === code;
}
