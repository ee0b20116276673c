import { onFirstSign } from './first-sign';
import type { NavigateOptions, OverlayHistory } from './overlay-history';

/** The open overlays, the topmost last: what Back calls to close each. One list, as a document has one history. */
const open: (() => void)[] = [];
let entries: OverlayHistory | undefined;

/**
 * Has Back close overlays from now on. Its code comes with the shopper's first sign, before anything can be opened, or at once where the
 * document begins in the history entry of an overlay, as after a reload. Without it, as in pages of others, overlays have no entries.
 * @returns stops it
 */
export function listenToBack(): () => void {
  let isStopped = false;
  let stop: (() => void) | undefined;
  const load = async () => {
    try {
      const { OverlayHistory: Entries } = await import('./overlay-history');
      if (isStopped) return;
      entries = new Entries(open);
      stop = entries.start();
    } catch {
      // without a network Back leads to the page before
    }
  };
  const state: unknown = window.history.state;
  const isInside = typeof state === 'object' && state !== null && 'overlays' in state;
  const unwait = isInside ? void load() : onFirstSign(() => void load());
  return () => {
    isStopped = true;
    unwait?.();
    stop?.();
    entries = undefined;
  };
}

/**
 * An overlay is open.
 * @param close called when Back is pressed
 * @returns to be called when it is closed
 */
export function openOverlay(close: () => void): () => void {
  open.push(close);
  entries?.opened();
  return () => {
    open.splice(open.lastIndexOf(close), 1);
    entries?.closed();
  };
}

/** Goes to another address of the shop, without leaving entries of overlays between it and the page before. */
export function navigate(to: string, options: NavigateOptions = {}): void {
  const { replace, keepsState } = options;
  if (entries) entries.navigate(to, options);
  else window.history[replace ? 'replaceState' : 'pushState'](keepsState ? window.history.state : null, '', to);
}
