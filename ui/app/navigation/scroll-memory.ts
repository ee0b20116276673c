import { heightOf, HELD, products, type ScrollState } from './scroll-state';

/** Debounce in milliseconds. */
const REST = 120;

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
 * Stores the scroll position in the history entry on rest and before a click. Returns the undo.
 * @param isLeaving true while the entry belongs to the next page: nothing is recorded
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
    } = { ...(typeof state === 'object' ? state : {}) } as ScrollState; // sound: members are only removed
    const anchor = anchorNow(window);
    const place: ScrollState = { scroll: window.scrollY, height: heightOf(window), ...(anchor && { anchor }) };
    window.history.replaceState({ ...rest, ...place }, '');
  };
  const later = () => {
    window.clearTimeout(timer);
    timer = window.setTimeout(note, REST);
  };
  // A pending write must not land in the entry that Back leads to.
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

export function restoreScroll(window: Window): void {
  const { history } = window;
  const [state, place] = [history.state as unknown, stateOf(history.state)];
  window.document.documentElement.style.removeProperty(HELD);
  const go = (top: number) => window.scrollTo({ top, behavior: 'instant' });
  if (place.scroll === undefined || place.scroll <= 0) {
    go(0);
    return;
  }
  const { scroll } = place;
  const isHere = () => history.state === state;
  import('./restore-scroll').then(
    ({ goBackTo }) => isHere() && goBackTo(window, { ...place, scroll }),
    () => isHere() && go(scroll),
  );
}

export function isLeftScrolled(window: Window): boolean {
  return (stateOf(window.history.state).scroll ?? 0) > 0;
}
