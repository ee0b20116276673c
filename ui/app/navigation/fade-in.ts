/** Images loaded faster, in milliseconds, do not fade. */
const AT_ONCE = 120;

/** Cached images have a transfer size of zero. */
function cameLate({ currentSrc }: HTMLImageElement): boolean {
  const fetched = performance.getEntriesByName(currentSrc, 'resource').at(-1);
  // Safe: entries of this type are resource timings.
  const { transferSize = 0, duration = 0 } = (fetched ?? {}) as Partial<PerformanceResourceTiming>;
  return transferSize > 0 && duration > AT_ONCE;
}

/**
 * Fades in images that load late; skips cached ones and reduced motion.
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
