/** What a history entry remembers of its page. */
interface ScrollState {
  readonly scroll?: number;
}

function stateOf(value: unknown): ScrollState {
  if (typeof value !== 'object' || value === null || !('scroll' in value)) return {};
  return typeof value.scroll === 'number' ? { scroll: value.scroll } : {};
}

/** Notes the position in the current history entry whenever scrolling rests. Returns the undo. */
export function watchScroll(window: Window): () => void {
  window.history.scrollRestoration = 'manual';
  let timer: number | undefined;
  const note = () => {
    const state: unknown = window.history.state;
    window.history.replaceState({ ...(typeof state === 'object' ? state : {}), scroll: window.scrollY }, '');
  };
  const later = () => {
    window.clearTimeout(timer);
    timer = window.setTimeout(note, 120);
  };
  window.addEventListener('scroll', later, { passive: true });
  return () => {
    window.clearTimeout(timer);
    window.removeEventListener('scroll', later);
  };
}

/** Goes to where this history entry was left; to the top where it is new. */
export function restoreScroll(window: Window): void {
  window.scrollTo({ top: stateOf(window.history.state).scroll ?? 0, behavior: 'instant' });
}
