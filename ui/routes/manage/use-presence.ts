import { useEffect, useRef, useState } from 'react';
import { sameJson } from '../../../core/internal';
import { PRESENCE_BEAT_SECONDS } from '../../../core/internal-staff';
import type { ManageArea, Present } from '../../../core/staff';

export interface Shown {
  readonly kind: string;
  readonly record: string;
}

export interface Others {
  readonly others: readonly Present[];
  readonly at: number;
}

const NOBODY: Others = { others: [], at: 0 };

/**
 * Announces that this page shows a record while visible.
 * @param isEditing true with unsaved changes
 * @returns other viewers
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
      manage.presence.tell({ ...shown, state: state.current }).then(
        (others) => {
          if (!isOver) setPresent((before) => (sameJson(before.others, others) ? before : { others, at: Date.now() }));
        },
        // On failure show no one: older data may be wrong.
        () => {
          if (!isOver) setPresent(NOBODY);
        },
      );
    };
    const leave = () => void manage.presence.tell({ ...shown, state: 'gone' }).catch(() => undefined);
    tell.current = beat;
    beat();
    const timer = setInterval(beat, PRESENCE_BEAT_SECONDS * 1000);
    document.addEventListener('visibilitychange', beat);
    // Pages restored from the back/forward cache resume.
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
