import { useEffect, useRef } from 'react';

/** Pixels (A §9, breakpoint): up to there Back is the way out of what covers the page. */
const NARROW = 768;

/** The way back out of the modal's own entry of the history, while it is under way. */
let leaving: Promise<void> | undefined;

function isOwnEntry(): boolean {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'signIn' in state;
}

/** Goes back out of the modal's entry, where it stands in one. Resolves when the history is as it was before the modal. */
export function leaveEntry(): Promise<void> {
  if (!isOwnEntry()) return Promise.resolve();
  leaving ??= new Promise((resolve) => {
    const left = () => {
      leaving = undefined;
      resolve();
    };
    window.addEventListener('popstate', left, { once: true });
    window.history.back();
  });
  return leaving;
}

/** On a phone Back closes the open modal, and only it: an entry of the history stands for it, which goes with it however it is closed. */
export function useBackCloses(open: boolean, close: () => void): void {
  const closing = useRef(close);
  useEffect(() => {
    closing.current = close;
  });
  useEffect(() => {
    if (!open || window.innerWidth > NARROW) return undefined;
    if (!isOwnEntry()) window.history.pushState({ signIn: true }, '');
    const gone = () => {
      if (!isOwnEntry()) closing.current();
    };
    window.addEventListener('popstate', gone);
    return () => {
      window.removeEventListener('popstate', gone);
      void leaveEntry();
    };
  }, [open]);
}
