import { useEffect, useState, type ReactNode } from 'react';
import type { OrdersArea } from '../../core';
import { useAsyncArea } from '../state/use-async-area';
import { useShop } from '../state/shop-context';
import { useObservable } from '../state/use-observable';
import { useAllWords } from '../text/text-context';
import { WaitingOrdersPanel } from '../parts/WaitingOrdersPanel';

/** Asks what is to become of orders that wait, as soon as they can be sent and nobody sends them unasked (S §4, offline orders). */
export function WaitingOrdersAsk({ notices }: { readonly notices: ReactNode }) {
  useAllWords();
  const shop = useShop();
  const orders = useAsyncArea(() => shop.orders());
  return orders === null ? null : <Ask orders={orders} notices={notices} />;
}

/** Once for each time that there is something to ask: 'not now' holds until the network has come back another time, or the next visit. */
function Ask({ orders, notices }: { readonly orders: OrdersArea; readonly notices: ReactNode }) {
  const shop = useShop();
  const asks = useObservable(orders.awaitingConfirmation$, []).length > 0;
  const page = useObservable(shop.routing.page$, shop.routing.page);
  const isTyping = useTyping();
  const [state, setState] = useState<'quiet' | 'open' | 'answered'>('quiet');
  // A shopper in checkout, or typing, is not interrupted: it is asked when they are done.
  if (state === 'quiet' && asks && page?.name !== 'checkout' && !isTyping) setState('open');
  if (state === 'answered' && !asks) setState('quiet');
  return state === 'open' ? <WaitingOrdersPanel notices={notices} onClose={() => setState('answered')} /> : null;
}

function isTypingNow(): boolean {
  const { activeElement } = document;
  return activeElement instanceof HTMLInputElement || activeElement instanceof HTMLTextAreaElement;
}

function useTyping(): boolean {
  const [isTyping, setTyping] = useState(isTypingNow);
  useEffect(() => {
    const look = () => setTyping(isTypingNow());
    // The focus is nowhere yet when it leaves a field.
    const left = () => queueMicrotask(look);
    document.addEventListener('focusin', look);
    document.addEventListener('focusout', left);
    return () => {
      document.removeEventListener('focusin', look);
      document.removeEventListener('focusout', left);
    };
  }, []);
  return isTyping;
}
