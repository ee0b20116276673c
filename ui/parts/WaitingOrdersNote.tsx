import { useState } from 'react';
import { WaitingNote } from '../components/orders/WaitingNote';
import { useShop } from '../state/shop-context';
import { useObservable } from '../state/use-observable';
import { WaitingOrdersPanel } from './WaitingOrdersPanel';

export function WaitingOrdersNote() {
  const shop = useShop();
  const { length: count } = useObservable(shop.waitingOrders$, []);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <WaitingNote count={count} onOpen={() => setOpen(true)} />
      {isOpen && <WaitingOrdersPanel onClose={() => setOpen(false)} />}
    </>
  );
}
