import { useEffect } from 'react';
import { signUpDelay } from '../../core/internal';
import { useShop } from '../state/shop-context';
import { useObservable } from '../state/use-observable';

export function useSignUpOffer(): void {
  const shop = useShop();
  const settings = useObservable(shop.content.settings$, null);
  const delay = signUpDelay(settings);
  useEffect(() => {
    if (delay === undefined) return undefined;
    let stop: (() => void) | undefined;
    let live = true;
    const timer = window.setTimeout(() => {
      Promise.all([import('./offer-sign-up'), shop.start(), shop.claims.load()]).then(
        ([{ offerSignUp }]) => {
          if (live) stop = offerSignUp(shop);
        },
        () => undefined,
      );
    }, delay);
    return () => {
      live = false;
      window.clearTimeout(timer);
      stop?.();
    };
  }, [shop, delay]);
}
