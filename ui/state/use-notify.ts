import { useCallback } from 'react';
import { isShopError } from '../../core/shopper';
import { errorText } from '../text/format';
import { useFormat, useText } from '../text/text-context';
import { useShopIfAny } from './shop-context';

export function useNotify(): (error: unknown) => void {
  const shop = useShopIfAny();
  const t = useText();
  const format = useFormat();
  return useCallback(
    (error: unknown) => {
      // The request's session has ended; it does not concern the current user.
      if (isShopError(error) && error.details['reason'] === 'ESESSION') return;
      const code = isShopError(error) ? error.code : 'unexpected';
      const params = isShopError(error) ? error.params : {};
      const message = !isShopError(error) && !navigator.onLine ? t('error.area-offline') : errorText(error, format, t);
      shop?.notices.spawn({ type: 'error', code, params, message });
    },
    [shop, t, format],
  );
}
