import { onFirstSign } from '../drafts/first-sign';
import type { NavigateOptions, OverlayHistory } from './overlay-history';

const open: (() => void)[] = [];
let entries: OverlayHistory | undefined;

/**
 * Enables Back for overlays. Loads on the first interaction, or at once when the document starts in an overlay's entry.
 * @returns stops
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
      // offline: Back leaves the page
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
 * @param close called on Back
 * @returns call it when closed
 */
export function openOverlay(close: () => void): () => void {
  open.push(close);
  entries?.opened();
  return () => {
    open.splice(open.lastIndexOf(close), 1);
    entries?.closed();
  };
}

export function navigate(to: string, options: NavigateOptions = {}): void {
  const { replace, keepsState } = options;
  if (entries) entries.navigate(to, options);
  else window.history[replace ? 'replaceState' : 'pushState'](keepsState ? window.history.state : null, '', to);
}
