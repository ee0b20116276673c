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
      const code = isShopError(error) ? error.code : 'unexpected';
      const params = isShopError(error) ? error.params : {};
      shop.notices.spawn({ type: 'error', code, params, message: errorText(error, say, t) });
    },
    [shop, t, say],
  );
}
