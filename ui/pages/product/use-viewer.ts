import { useNotify } from '../../state/use-notify';
import { useLaterWords, useText } from '../../text/text-context';
import type { ViewerRequest } from './viewer-request';

/** Opens pictures over the whole screen, to zoom by touch, mouse and keyboard. Its code and styles come with the first use. */
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
