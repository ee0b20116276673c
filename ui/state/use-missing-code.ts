import { useCallback } from 'react';
import { useShop } from './shop-context';
import { useText } from '../text/text-context';

/** Milliseconds for which the notice is shown. That there is no network stays on the page meanwhile. */
const TIME = 8000;

/**
 * What to do when the code of a page could not be fetched. A shop that answers has another build by now, whose pages come with a
 * fresh document. Where it does not answer the page that is shown stays and says so: a reload would leave the browser's own error.
 */
export function useMissingCode(): () => void {
  const { notices } = useShop();
  const t = useText();
  return useCallback(() => {
    fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).then(
      () => window.location.reload(),
      () => notices.spawn({ type: 'warning', code: 'page-waits', message: t('nav.page-waits'), timeToLive: TIME }),
    );
  }, [notices, t]);
}
