import { afterPaint } from '../state/after-paint';

/** What a history entry remembers of its page. */
interface ScrollState {
  readonly scroll?: number;
  /** Pixels that the content was high, the foot of the page aside. */
  readonly height?: number;
  /** The first product in view and how far its upper edge is from that of the window: heights of what is not seen are guesses. */
  readonly anchor?: { readonly sku: string; readonly top: number };
}

/** Milliseconds of rest after which the position is recorded. */
const REST = 120;
/** Frames without a movement after which the page has its height: what comes into view may still change it. */
const SETTLING = 12;
/** Frames after which it is given up. */
const MOST_FRAMES = 240;
/** Milliseconds for which a page keeps a height that its content does not have yet. */
const MOST_HELD = 5000;

function anchorIn(value: unknown): ScrollState['anchor'] {
  if (typeof value !== 'object' || value === null || !('sku' in value && 'top' in value)) return undefined;
  const { sku, top } = value;
  return typeof sku === 'string' && typeof top === 'number' ? { sku, top } : undefined;
}

function stateOf(value: unknown): ScrollState {
  if (typeof value !== 'object' || value === null || !('scroll' in value)) return {};
  const anchor = anchorIn('anchor' in value ? value.anchor : undefined);
  return {
    ...(typeof value.scroll === 'number' && { scroll: value.scroll }),
    ...('height' in value && typeof value.height === 'number' && { height: value.height }),
    ...(anchor && { anchor }),
  };
}

function heightOf({ document }: Window): number {
  return document.querySelector('main')?.offsetHeight ?? 0;
}

function products(window: Window): readonly HTMLElement[] {
  return [...window.document.querySelectorAll<HTMLElement>('main [data-sku]')];
}

/** Only a list that is scrolled into needs one. */
function anchorNow(window: Window): ScrollState['anchor'] {
  if (window.scrollY < window.innerHeight / 2) return undefined;
  for (const product of products(window)) {
    const { top, bottom } = product.getBoundingClientRect();
    const { sku } = product.dataset;
    if (bottom > 0 && top < window.innerHeight && sku !== undefined) return { sku, top };
  }
  return undefined;
}

/**
 * Notes the position in the current history entry whenever scrolling rests, and before a press that may lead away. Returns the undo.
 * @param isLeaving whether the entry is already the next page's while the one before is still shown: nothing is recorded then
 */
export function watchScroll(window: Window, isLeaving: () => boolean = () => false): () => void {
  window.history.scrollRestoration = 'manual';
  let timer: number | undefined;
  const note = () => {
    window.clearTimeout(timer);
    timer = undefined;
    if (isLeaving()) return;
    const state: unknown = window.history.state;
    const {
      scroll: _scroll,
      height: _height,
      anchor: _anchor,
      ...rest
    } = { ...(typeof state === 'object' ? state : {}) } as ScrollState; // sound: members are taken out only
    const anchor = anchorNow(window);
    const place: ScrollState = { scroll: window.scrollY, height: heightOf(window), ...(anchor && { anchor }) };
    window.history.replaceState({ ...rest, ...place }, '');
  };
  const later = () => {
    window.clearTimeout(timer);
    timer = window.setTimeout(note, REST);
  };
  // Going back to this entry while a write is due must not write it into the entry that is gone to.
  const forget = () => window.clearTimeout(timer);
  window.addEventListener('scroll', later, { passive: true });
  window.addEventListener('click', note, { capture: true });
  window.addEventListener('pagehide', note);
  window.addEventListener('popstate', forget);
  return () => {
    window.clearTimeout(timer);
    window.removeEventListener('scroll', later);
    window.removeEventListener('click', note, { capture: true });
    window.removeEventListener('pagehide', note);
    window.removeEventListener('popstate', forget);
  };
}

/** Goes to where this history entry was left; to the top where it is new. */
export function restoreScroll(window: Window): void {
  const { scroll = 0, height = 0, anchor } = stateOf(window.history.state);
  const go = () => {
    window.scrollTo({ top: scroll, behavior: 'instant' });
    if (anchor !== undefined) holdAnchor(window, anchor, { calm: 0, all: 0 });
  };
  release(window.document);
  if (scroll > 0) layOut(window.document);
  if (scroll > 0 && holdHeight(window, height)) afterPaint(window, go);
  else go();
}

/** Gives all that is not laid out yet its true height: on guesses the page would move under a returning visitor. */
function layOut(page: Document): void {
  for (const part of page.querySelectorAll<HTMLElement>('[data-offscreen="lazy"]')) part.dataset['offscreen'] = 'shown';
}

const HELD = '--held-height';

function release({ documentElement }: Document): void {
  documentElement.style.removeProperty(HELD);
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
    if (style.getPropertyValue(HELD) === held) release(document);
  }, MOST_HELD);
  return true;
}

/** Whether this history entry was seen before and left scrolled: after a reload, or on the way back from another document. */
export function isLeftScrolled(window: Window): boolean {
  return (stateOf(window.history.state).scroll ?? 0) > 0;
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
