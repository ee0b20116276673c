import { useCallback } from 'react';
import { useShop } from './shop-context';
import { useText } from '../text/text-context';

const TIME = 8000;

/** Handles failed code loads: reloads if the shop answers, since it has a new build; otherwise shows a notice. */
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
