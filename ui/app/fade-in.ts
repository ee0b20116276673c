/** What came faster than this, in milliseconds, was there before anybody missed it. */
const AT_ONCE = 120;

/** Whether the network was waited for: a picture that the browser had kept has not been transferred, or was there at once. */
function cameLate({ currentSrc }: HTMLImageElement): boolean {
  const fetched = performance.getEntriesByName(currentSrc, 'resource').at(-1);
  // Sound: entries of this type are timings of resources.
  const { transferSize = 0, duration = 0 } = (fetched ?? {}) as Partial<PerformanceResourceTiming>;
  return transferSize > 0 && duration > AT_ONCE;
}

/**
 * Pictures that come late fade in on the ground that held their place; nothing moves. Those that the browser has kept stand at once, as
 * everything does for shoppers who asked for less motion.
 * @returns stops
 */
export function fadeInLate(page: Document = document): () => void {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)');
  const fade = ({ target }: Event): void => {
    if (!(target instanceof HTMLImageElement) || still.matches || !cameLate(target)) return;
    target.animate([{ opacity: 0, offset: 0 }], { duration: 320, easing: 'ease-out' });
  };
  page.addEventListener('load', fade, true);
  return () => page.removeEventListener('load', fade, true);
}
