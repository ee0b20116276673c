import { useState, type ReactNode } from 'react';
import { useShop } from '../../state/shop-context';
import { useObservable } from '../../state/use-observable';
import { CompareBar } from './CompareBar';
import { WaitingOrdersAsk } from './WaitingOrdersAsk';

export function Asides({ notices }: { readonly notices: ReactNode }) {
  const shop = useShop();
  const isComparing = useObservable(shop.compare.count$, 0) > 0;
  const isWaiting = useObservable(shop.waitingOrders$, []).length > 0;
  const [hasWaited, setHasWaited] = useState(isWaiting);
  // Stays mounted to announce the result once nothing waits.
  if (isWaiting && !hasWaited) setHasWaited(true);
  return (
    <>
      {isComparing && <CompareBar />}
      {hasWaited && <WaitingOrdersAsk notices={notices} />}
    </>
  );
}
