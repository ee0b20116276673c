import { distinctUntilChanged, Observable } from 'rxjs';
import type { Clock } from '../ports';
import { lastUpdated, type LastUpdated } from './last-updated';

/** In milliseconds. */
const REFETCH_MS = 60_000;
const TICK_MS = 1000;

interface Source {
  readonly clock: Clock;
  readonly known: () => number | null;
  readonly isFresh: () => boolean;
  readonly refetch: () => Promise<void>;
}

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
