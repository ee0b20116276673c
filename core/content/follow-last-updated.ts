import { distinctUntilChanged, Observable } from 'rxjs';
import type { Clock } from '../ports';
import { lastUpdated, type LastUpdated } from './last-updated';

/** A §9: milliseconds between two looks at the shop's block, and at the clock. */
const REFETCH_MS = 60_000;
const TICK_MS = 1000;

interface Source {
  readonly clock: Clock;
  /** Milliseconds since the epoch as it is known; null where it is not. */
  readonly known: () => number | null;
  /** Whether what is known came with the document that is shown. A tab that was hidden meanwhile asks at once. */
  readonly isFresh: () => boolean;
  /** Asks again, past whatever is kept; never rejects. */
  readonly refetch: () => Promise<void>;
}

/**
 * How long ago the data were updated (A §4.6), published again when it changes. It looks at the clock each second and asks
 * the shop each minute, from the first to the last subscriber; at once where nothing is known.
 */
export function followLastUpdated({ clock, known, isFresh, refetch }: Source): Observable<LastUpdated> {
  const ticks$ = new Observable<LastUpdated>((subscriber) => {
    let cancel: () => void = () => undefined;
    let askAt = clock.now() + (isFresh() ? REFETCH_MS : 0);
    const tick = () => {
      const now = clock.now();
      const at = known();
      if (at !== null) subscriber.next(lastUpdated(at, now));
      if (now >= askAt) {
        askAt = now + REFETCH_MS;
        void refetch();
      }
      cancel = clock.schedule(tick, TICK_MS);
    };
    tick();
    return () => cancel();
  });
  return ticks$.pipe(
    distinctUntilChanged((a, b) => a.unit === b.unit && a.count === b.count && a.isExpired === b.isExpired),
  );
}
