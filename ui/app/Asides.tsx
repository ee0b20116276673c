import { lazy, Suspense, useState } from 'react';
import { useShop } from '../state/shop-context';
import { useObservable } from '../state/use-observable';

const CompareBar = lazy(async () => ({ default: (await import('./CompareBar')).CompareBar }));
const WaitingOrders = lazy(async () => ({ default: (await import('./WaitingOrdersAsk')).WaitingOrdersAsk }));

/** What comes over a page for shoppers who have begun something elsewhere: pieces to compare, orders that wait. */
export function Asides() {
  const shop = useShop();
  const isComparing = useObservable(shop.compare.count$, 0) > 0;
  const isWaiting = useObservable(shop.waitingOrders$, []).length > 0;
  const [hasWaited, setHasWaited] = useState(isWaiting);
  // It stays when nothing waits any more, to say what became of it.
  if (isWaiting && !hasWaited) setHasWaited(true);
  return (
    <>
      <Suspense fallback={null}>{isComparing && <CompareBar />}</Suspense>
      <Suspense fallback={null}>{hasWaited && <WaitingOrders />}</Suspense>
    </>
  );
}
