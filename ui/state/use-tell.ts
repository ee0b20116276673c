import { useCallback } from 'react';
import { isShopError } from '../../core';
import { errorText } from '../text/say';
import { useSay, useText } from '../text/text-context';
import { useShop } from './shop-context';

/** Tells the shopper of something that went wrong, as a notice in the language of the interface. */
export function useTell(): (error: unknown) => void {
  const shop = useShop();
  const t = useText();
  const say = useSay();
  return useCallback(
    (error: unknown) => {
      // It was asked for by somebody who has signed out since: it is nothing to whoever is here now.
      if (isShopError(error) && error.details['reason'] === 'ESESSION') return;
      const code = isShopError(error) ? error.code : 'unexpected';
      const params = isShopError(error) ? error.params : {};
      shop.notices.spawn({ type: 'error', code, params, message: errorText(error, say, t) });
    },
    [shop, t, say],
  );
}
