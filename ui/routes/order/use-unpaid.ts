import { useEffect, useState } from 'react';
import type { CheckoutArea, CheckoutState, Confirmation, OrdersArea, Shop } from '../../../core/shopper';
import type { UnpaidOrder } from '../../pages/checkout/UnpaidNote';
import { useSearch } from '../../state/address';

/**
 * Asks for the state of an order after leaving the payment page; redirects to the thanks if paid.
 * @returns undefined until answered
 */
export function useUnpaid(checkout: CheckoutArea, orders: OrdersArea): Confirmation | undefined {
  const [left, setLeft] = useState<Confirmation>();
  // A cancel URL names the order, even when the provider has ended it.
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
        () => undefined,
      );
    };
    look();
    window.addEventListener('pageshow', look);
    return () => window.removeEventListener('pageshow', look);
  }, [checkout, orders, named]);
  return left;
}

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
