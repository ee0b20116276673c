import { useEffect, useRef, useState } from 'react';
import { PRESENCE_BEAT_SECONDS, sameJson, type ManageArea, type Present } from '../../../core';

/** A record that a page shows. */
export interface Shown {
  /** In the singular: 'order', 'product'. */
  readonly kind: string;
  readonly record: string;
}

/** Who else has a record open. */
export interface Others {
  readonly others: readonly Present[];
  /** When the shop said so, milliseconds since the epoch. */
  readonly at: number;
}

const NOBODY: Others = { others: [], at: 0 };

/**
 * Says that this page shows a record as long as it is looked at, and that it does no more once it is left.
 * @param isEditing whether something in it is changed and not saved
 * @returns who else has it open
 */
export function usePresence(manage: ManageArea, { kind, record }: Shown, isEditing: boolean): Others {
  const [present, setPresent] = useState(NOBODY);
  const [page] = useState(randomName);
  const state = useRef<'editing' | 'reading'>('reading');
  const tell = useRef<() => void>(undefined);
  useEffect(() => {
    const shown = { kind, record, page };
    let isOver = false;
    const beat = () => {
      if (document.visibilityState !== 'visible') return;
      manage.presence.tell(shown, state.current).then(
        (others) => {
          // The same people again are no news.
          if (!isOver) setPresent((before) => (sameJson(before.others, others) ? before : { others, at: Date.now() }));
        },
        // Without an answer nobody is said to be there: what was true a while ago may not be.
        () => {
          if (!isOver) setPresent(NOBODY);
        },
      );
    };
    const leave = () => void manage.presence.tell(shown, 'gone').catch(() => undefined);
    tell.current = beat;
    beat();
    const timer = setInterval(beat, PRESENCE_BEAT_SECONDS * 1000);
    document.addEventListener('visibilitychange', beat);
    // A page that comes back from the browser's memory is there again.
    window.addEventListener('pageshow', beat);
    window.addEventListener('pagehide', leave);
    return () => {
      isOver = true;
      tell.current = undefined;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', beat);
      window.removeEventListener('pageshow', beat);
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [manage, kind, record, page]);
  useEffect(() => {
    const now = isEditing ? 'editing' : 'reading';
    if (state.current === now) return;
    state.current = now;
    tell.current?.();
  }, [isEditing]);
  return present;
}

function randomName(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
