import { useCallback } from 'react';
import { isShopError } from '../../core';
import { errorText } from '../text/say';
import { useSay, useText } from '../text/text-context';
import { useShopIfAny } from './shop-context';

/** Shows the shopper what went wrong, as a notice in the language of the interface. */
export function useNotify(): (error: unknown) => void {
  const shop = useShopIfAny();
  const t = useText();
  const say = useSay();
  return useCallback(
    (error: unknown) => {
      // It was asked for by somebody who has signed out since: it does not concern the current user.
      if (isShopError(error) && error.details['reason'] === 'ESESSION') return;
      const code = isShopError(error) ? error.code : 'unexpected';
      const params = isShopError(error) ? error.params : {};
      // What is no error of the shop is mostly code that could not be fetched.
      const message = !isShopError(error) && !navigator.onLine ? t('error.area-offline') : errorText(error, say, t);
      shop?.notices.spawn({ type: 'error', code, params, message });
    },
    [shop, t, say],
  );
}
