import { savesData } from './saves-data';

/** Deferred by base.css, and lazy images. */
const LAZY = '[data-offscreen="lazy"], img[loading="lazy"]';
/** Limits concurrent images, so that a tap does not wait for the network. */
const PICTURES_AT_ONCE = 8;
/** Maximum idle wait in milliseconds. */
const PAUSE = 100;

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: PAUSE });
  else setTimeout(work, PAUSE);
}

function show(element: Element): void {
  if (element instanceof HTMLImageElement) element.loading = 'eager';
  else if (element instanceof HTMLElement) element.dataset['offscreen'] = 'shown';
}

/** Returns one region, then a few images; no images when saving data. */
function nextOf(page: Document): readonly Element[] {
  const lazy = [...page.querySelectorAll(LAZY)];
  const region = lazy.find((element) => !(element instanceof HTMLImageElement));
  if (region !== undefined) return [region];
  return savesData() ? [] : lazy.slice(0, PICTURES_AT_ONCE);
}

/**
 * Renders the rest of the page when idle, for print, full-page captures and fast scrolling.
 * @returns stops
 */
export function keepWhole(page: Document = document): () => void {
  let [isScheduled, isStopped] = [false, false];
  const schedule = (): void => {
    if (isScheduled || isStopped) return;
    isScheduled = true;
    whenIdle(work);
  };
  const work = (): void => {
    isScheduled = false;
    if (isStopped) return;
    const next = nextOf(page);
    next.forEach(show);
    if (next.length > 0) schedule();
  };
  const showAll = (): void => page.querySelectorAll(LAZY).forEach(show);
  const observer = new MutationObserver(schedule);
  observer.observe(page.body, { childList: true, subtree: true });
  window.addEventListener('beforeprint', showAll);
  schedule();
  return () => {
    isStopped = true;
    observer.disconnect();
    window.removeEventListener('beforeprint', showAll);
  };
}
