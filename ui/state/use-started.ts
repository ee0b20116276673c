import { useEffect, useState } from 'react';
import { useShop } from './shop-context';

export function useStarted(): boolean {
  const shop = useShop();
  const [isStarted, setStarted] = useState(false);
  useEffect(() => {
    let live = true;
    const show = () => {
      if (live) setStarted(true);
    };
    shop.start().then(show, show);
    return () => {
      live = false;
    };
  }, [shop]);
  return isStarted;
}
