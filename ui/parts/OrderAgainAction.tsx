import { useEffect, useRef, useState } from 'react';
import { useLocation } from '../state/address';
import type { ReorderLine } from '../../core/account';
import { OrderAgain } from '../components/orders/OrderAgain';
import { useShop } from '../state/shop-context';
import { useNotify } from '../state/use-notify';

interface Props {
  readonly orderId: string;
}

/** Reorders and opens the bag, where notices explain differences. If nothing is available, stays and shows why. */
export function OrderAgainAction({ orderId }: Props) {
  const shop = useShop();
  const [, navigate] = useLocation();
  const notify = useNotify();
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<readonly ReorderLine[]>();
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  const order = async () => {
    setBusy(true);
    const from = window.location.href;
    let isLeaving = false;
    try {
      const { lines } = await (await shop.orders()).reorder(orderId);
      const hasSome = lines.some(({ added }) => added);
      // Do not redirect a shopper who has moved on.
      isLeaving = hasSome && window.location.href === from;
      if (isLeaving) navigate(shop.routing.localPath('/cart'));
      if (!hasSome && isHere.current) setRefused(lines);
    } catch (error) {
      notify(error);
    } finally {
      // Stay busy until the bag is shown, to prevent a double order.
      if (isHere.current && !isLeaving) setBusy(false);
    }
  };
  return <OrderAgain busy={busy} refused={refused} onPress={() => void order()} />;
}
