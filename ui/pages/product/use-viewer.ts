import { useText } from '../../text/text-context';

/** A picture as the viewer shows it. */
export interface ViewedPicture {
  /** Path for `imageUrl`. */
  readonly path: string;
  readonly alt: string;
  readonly video?: string | undefined;
}

export interface ViewerRequest {
  readonly pictures: readonly ViewedPicture[];
  /** The one to begin with. */
  readonly index: number;
  /** What was pressed: the viewer grows out of it, shrinks back into it and gives it the focus again. */
  readonly opener: HTMLElement;
  /** Told which picture the shopper saw last, when the viewer closes. */
  readonly onShow?: ((index: number) => void) | undefined;
}

/** Opens pictures over the whole screen, to zoom by touch, mouse and keyboard. Its code and styles come with the first use. */
export function useViewer(): (request: ViewerRequest) => Promise<void> {
  const t = useText();
  return async (request) => {
    const { openViewer } = await import('./open-viewer');
    openViewer(request, {
      close: t('nav.close'),
      zoom: t('product.enlarge'),
      next: t('home.slide-next'),
      previous: t('home.slide-previous'),
      failed: t('product.picture-failed'),
    });
  };
}
