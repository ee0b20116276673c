import { useState, type ReactNode } from 'react';
import { useShop } from '../state/shop-context';
import { useObservable } from '../state/use-observable';
import { CompareBar } from './CompareBar';
import { WaitingOrdersAsk } from './WaitingOrdersAsk';

/** What comes over a page for shoppers who have begun something elsewhere: pieces to compare, orders that wait. */
export function Asides({ notices }: { readonly notices: ReactNode }) {
  const shop = useShop();
  const isComparing = useObservable(shop.compare.count$, 0) > 0;
  const isWaiting = useObservable(shop.waitingOrders$, []).length > 0;
  const [hasWaited, setHasWaited] = useState(isWaiting);
  // It stays when nothing waits any more, to say what became of it.
  if (isWaiting && !hasWaited) setHasWaited(true);
  return (
    <>
      {isComparing && <CompareBar />}
      {hasWaited && <WaitingOrdersAsk notices={notices} />}
    </>
  );
}
