import PhotoSwipe, { type SlideData } from 'photoswipe';
import 'photoswipe/style.css';
import { GALLERY_IMAGE } from '../../../../core/internal';
import { imageUrl } from '../../../../core/shopper';
import { openOverlay } from '../../../state/overlays/overlays';
import { ICON_PATHS, type IconName } from '../../../components/base/icon-paths';
import './viewer.css';
import type { ViewedPicture, ViewerRequest, ViewerWords } from './viewer-request';

const DENSITY = 2;
/** Maximum zoom, relative to fitting the screen. */
const CLOSEST = 4;

function slideOf({ path, alt, video }: ViewedPicture, opener: HTMLElement | undefined): SlideData {
  const src = imageUrl(path, GALLERY_IMAGE, DENSITY);
  if (video !== undefined) return { html: filmOf(video, src, alt) };
  return {
    src,
    alt,
    width: GALLERY_IMAGE.width * DENSITY,
    height: GALLERY_IMAGE.height * DENSITY,
    msrc: imageUrl(path, GALLERY_IMAGE),
    ...(opener && { element: opener }),
  };
}

function filmOf(video: string, poster: string, label: string): string {
  const film = document.createElement('video');
  film.setAttribute('src', video);
  film.setAttribute('poster', poster);
  film.setAttribute('aria-label', label);
  for (const flag of ['controls', 'muted', 'loop', 'playsinline']) film.setAttribute(flag, '');
  return `<div class="viewer-film">${film.outerHTML}</div>`;
}

function glyph(name: IconName): string {
  return `<svg class="viewer-glyph" viewBox="0 0 24 24" aria-hidden="true"><path d="${ICON_PATHS[name]}"/></svg>`;
}

/** Makes the page inert behind the viewer. @returns the undo */
function makeInert(viewer: Element | undefined): () => void {
  const behind = [...document.body.children].filter(
    (child): child is HTMLElement => child instanceof HTMLElement && child !== viewer && !child.inert,
  );
  for (const element of behind) element.inert = true;
  return () => {
    for (const element of behind) element.inert = false;
  };
}

export function openViewer({ pictures, index, opener, onShow }: ViewerRequest, words: ViewerWords): void {
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const viewer = new PhotoSwipe({
    dataSource: pictures.map((picture, at) => slideOf(picture, at === index ? opener : undefined)),
    index,
    loop: false,
    bgOpacity: 1,
    showHideAnimationType: calm ? 'none' : 'zoom',
    maxZoomLevel: ({ fit }) => fit * CLOSEST,
    secondaryZoomLevel: ({ fit }) => fit * 2.5,
    wheelToZoom: true,
    // Focus returns manually to the image then in front.
    returnFocus: false,
    closeTitle: words.close,
    zoomTitle: words.zoom,
    arrowNextTitle: words.next,
    arrowPrevTitle: words.previous,
    errorMsg: words.failed,
    closeSVG: glyph('close'),
    zoomSVG: glyph('enlarge'),
    arrowNextSVG: glyph('next'),
    arrowPrevSVG: glyph('previous'),
  });
  let release: () => void = () => undefined;
  viewer.on('afterInit', () => {
    release = makeInert(viewer.element);
    viewer.element?.setAttribute('aria-modal', 'true');
    viewer.element?.setAttribute('aria-label', pictures[viewer.currIndex]?.alt ?? '');
  });
  viewer.on('change', () => viewer.element?.setAttribute('aria-label', pictures[viewer.currIndex]?.alt ?? ''));
  const closed = openOverlay(() => viewer.close());
  viewer.on('close', () => {
    closed();
    if (viewer.currIndex !== index) onShow?.(viewer.currIndex);
  });
  viewer.on('destroy', () => {
    release();
    opener.focus({ preventScroll: true });
  });
  viewer.init();
}
