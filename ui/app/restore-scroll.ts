import { afterPaint } from '../state/after-paint';
import { heightOf, HELD, products, type ScrollState } from './scroll-state';

/** Frames without a movement after which the page has its height: what comes into view may still change it. */
const SETTLING = 12;
/** Frames after which it is given up. */
const MOST_FRAMES = 240;
/** Milliseconds for which a page keeps a height that its content does not have yet. */
const MOST_HELD = 5000;

/** Goes to a place below the top of a page. */
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

/** Gives all that is not laid out yet its true height: on guesses the page would move under a returning visitor. */
function layOut(page: Document): void {
  for (const part of page.querySelectorAll<HTMLElement>('[data-offscreen="lazy"]')) part.dataset['offscreen'] = 'shown';
}

/**
 * A page whose content is still on its way, as those of an account are after a reload, keeps the height that it had. Otherwise the
 * footer would be in view, and what comes would push it away.
 * @returns whether there is something to hold
 */
function holdHeight(window: Window, height: number): boolean {
  const { document } = window;
  if (heightOf(window) >= height) return false;
  const { style } = document.documentElement;
  const held = `${height}px`;
  style.setProperty(HELD, held);
  // A list may have become shorter meanwhile: nothing is held for what does not come.
  window.setTimeout(() => {
    if (style.getPropertyValue(HELD) === held) style.removeProperty(HELD);
  }, MOST_HELD);
  return true;
}

/** Brings the product back to where it was, frame by frame, until nothing moves any more or the shopper does. */
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
  if (calm > SETTLING || frames.all > MOST_FRAMES) return;
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
