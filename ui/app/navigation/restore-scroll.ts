import { afterPaint } from '../../state/after-paint';
import { heightOf, HELD, products, type ScrollState } from './scroll-state';

/** Frames without movement before the page height counts as final. */
const SETTLING = 12;
/** Maximum frames before giving up. */
const MAX_FRAMES = 240;
/** Maximum milliseconds for which a placeholder height is held. */
const MAX_HELD = 5000;

export function goBackTo(
  window: Window,
  { scroll, height = 0, anchor }: ScrollState & { readonly scroll: number },
): void {
  const go = () => {
    window.scrollTo({ top: scroll, behavior: 'instant' });
    if (anchor !== undefined) holdAnchor(window, anchor, { calm: 0, all: 0 });
  };
  layOut(window.document);
  if (holdHeight(window, height)) afterPaint(window, go);
  else go();
}

/** Lays out deferred content: estimated heights would shift the page. */
function layOut(page: Document): void {
  for (const part of page.querySelectorAll<HTMLElement>('[data-offscreen="lazy"]')) part.dataset['offscreen'] = 'shown';
}

/**
 * Holds the previous height while content loads, so that the footer stays out of view.
 * @returns true if there is a height to hold
 */
function holdHeight(window: Window, height: number): boolean {
  const { document } = window;
  if (heightOf(window) >= height) return false;
  const { style } = document.documentElement;
  const held = `${height}px`;
  style.setProperty(HELD, held);
  // A list may have become shorter, so release the height.
  window.setTimeout(() => {
    if (style.getPropertyValue(HELD) === held) style.removeProperty(HELD);
  }, MAX_HELD);
  return true;
}

function holdAnchor(
  window: Window,
  anchor: NonNullable<ScrollState['anchor']>,
  frames: { readonly calm: number; readonly all: number },
): void {
  const product = products(window).find(({ dataset }) => dataset.sku === anchor.sku);
  if (product === undefined) return;
  const off = product.getBoundingClientRect().top - anchor.top;
  const isOff = Math.abs(off) >= 1;
  if (isOff) window.scrollBy({ top: off, behavior: 'instant' });
  const calm = isOff ? 0 : frames.calm + 1;
  if (calm > SETTLING || frames.all > MAX_FRAMES) return;
  let isTaken = false;
  const take = () => {
    isTaken = true;
  };
  window.addEventListener('wheel', take, { once: true, passive: true });
  window.addEventListener('touchstart', take, { once: true, passive: true });
  window.requestAnimationFrame(() => {
    window.removeEventListener('wheel', take);
    window.removeEventListener('touchstart', take);
    if (!isTaken) holdAnchor(window, anchor, { calm, all: frames.all + 1 });
  });
}
