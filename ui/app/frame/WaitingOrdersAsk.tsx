import { useEffect, useState, type ReactNode } from 'react';
import type { OrdersArea } from '../../../core/shopper';
import { useAsyncArea } from '../../state/use-async-area';
import { useShop } from '../../state/shop-context';
import { useObservable } from '../../state/use-observable';
import { useAllWords } from '../../text/text-context';
import { WaitingOrdersPanel } from '../../parts/WaitingOrdersPanel';

export function WaitingOrdersAsk({ notices }: { readonly notices: ReactNode }) {
  useAllWords();
  const shop = useShop();
  const orders = useAsyncArea(() => shop.orders());
  return orders === null ? null : <Ask orders={orders} notices={notices} />;
}

/** Asks once; 'not now' holds until the next reconnect or visit. */
function Ask({ orders, notices }: { readonly orders: OrdersArea; readonly notices: ReactNode }) {
  const shop = useShop();
  const asks = useObservable(orders.awaitingConfirmation$, []).length > 0;
  const page = useObservable(shop.routing.page$, shop.routing.page);
  const isTyping = useTyping();
  const [state, setState] = useState<'quiet' | 'open' | 'answered'>('quiet');
  // Do not interrupt checkout or typing.
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
    // On blur the focus has not moved yet.
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
