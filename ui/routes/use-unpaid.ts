import { useEffect, useState } from 'react';
import type { CheckoutArea, CheckoutState, Confirmation, OrdersArea, Shop } from '../../core';
import type { UnpaidOrder } from '../pages/checkout/UnpaidNote';
import { useSearch } from '../state/address';

/**
 * A shopper who comes back from the payment page, by its own way to cancel or the browser's Back, or closes it, has an order there that
 * may be paid by now: it is asked for, and if it is paid this is its thanks. Else it is the answer, for the page to say it.
 * @returns undefined until the shop has answered
 */
export function useUnpaid(checkout: CheckoutArea, orders: OrdersArea): Confirmation | undefined {
  const [left, setLeft] = useState<Confirmation>();
  // The way to cancel names the order: where the provider ended it, checkout knows of none that waits.
  const named = new URLSearchParams(useSearch()).get('order') ?? '';
  useEffect(() => {
    const look = () => {
      const id = checkout.snapshot.paymentDetails.activeOrderId || named;
      if (id === '') return;
      orders.check(id).then(
        (answer) => {
          if (answer.state === 'paid') checkout.setThankYouPage(true);
          setLeft(answer);
        },
        () => undefined, // nobody knows: the page says that it is not paid as far as it was heard, and leads to where it is asked again
      );
    };
    look();
    window.addEventListener('pageshow', look);
    return () => window.removeEventListener('pageshow', look);
  }, [checkout, orders, named]);
  return left;
}

/** The order as checkout speaks of it. Pure. */
export function unpaidOrder(
  { routing }: Pick<Shop, 'routing'>,
  { paymentDetails: { activeOrderId } }: Pick<CheckoutState, 'paymentDetails'>,
  left: Confirmation | undefined,
): UnpaidOrder | undefined {
  const page = (id: string) => `${routing.localPath('/successful-payment')}?order=${encodeURIComponent(id)}`;
  const isOf = left !== undefined && (activeOrderId === '' || left.order_id === activeOrderId);
  if (isOf && (left.state === 'waiting' || left.state === 'declined')) {
    return { state: 'kept', number: left.number, payPath: left.paylink, path: page(left.order_id) };
  }
  if (isOf && left.state === 'canceled') return { state: 'canceled', number: left.number };
  return activeOrderId === '' ? undefined : { state: 'open', number: '', path: page(activeOrderId) };
}
