import { useNotify } from '../../../state/use-notify';
import { useLaterWords, useText } from '../../../text/text-context';
import type { ViewerRequest } from './viewer-request';

export function useViewer(): (request: ViewerRequest) => void {
  const t = useText();
  const later = useLaterWords();
  const notify = useNotify();
  const open = async (request: ViewerRequest) => {
    const [{ openViewer }] = await Promise.all([import('./open-viewer'), later.load()]);
    openViewer(request, {
      close: t('nav.close'),
      zoom: t('product.enlarge'),
      next: t('home.slide-next'),
      previous: t('home.slide-previous'),
      failed: t('product.picture-failed'),
    });
  };
  return (request) => void open(request).catch(notify);
}
