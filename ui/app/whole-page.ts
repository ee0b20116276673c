import { savesData } from './saves-data';

/** What lies below the first screen: left out of layout at first (base.css), and pictures that wait until they come near. */
const LAZY = '[data-offscreen="lazy"], img[loading="lazy"]';
/** So many pictures begin at once, so that a tap in between does not wait for the network. */
const PICTURES_AT_ONCE = 8;
/** The longest pause between two steps, in milliseconds: a browser that is never idle still gets on. */
const PAUSE = 100;

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: PAUSE });
  else setTimeout(work, PAUSE);
}

function show(element: Element): void {
  if (element instanceof HTMLImageElement) element.loading = 'eager';
  else if (element instanceof HTMLElement) element.dataset['offscreen'] = 'shown';
}

/** What is shown next: one region of the page at a time, then a few pictures. A shopper who saves data fetches none ahead. */
function nextOf(page: Document): readonly Element[] {
  const lazy = [...page.querySelectorAll(LAZY)];
  const region = lazy.find((element) => !(element instanceof HTMLImageElement));
  if (region !== undefined) return [region];
  return savesData() ? [] : lazy.slice(0, PICTURES_AT_ONCE);
}

/**
 * Makes the rest of the page whole in the browser's idle moments, so that a picture of the whole page, a print and a fast scroll
 * find nothing blank; and again for what comes later (another page, more products).
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
