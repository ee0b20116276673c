import type { Clock } from '../../core/ports';

/** Timers with a longer delay fire immediately. */
const MAX_DELAY_MS = 2 ** 31 - 1;
const EARLY_MS = 2;

/** Wall clock with platform timers; delays may be of any length. */
export function createSystemClock(): Clock {
  return {
    now: () => Date.now(),
    schedule(callback, delayMs) {
      if (Number.isNaN(delayMs)) throw new RangeError('delayMs must be a number of milliseconds, not NaN');
      const due = Date.now() + delayMs;
      let timer = setTimeout(step, Math.min(delayMs, MAX_DELAY_MS), delayMs);

      function step(waited: number): void {
        const left = waited > MAX_DELAY_MS ? waited - MAX_DELAY_MS : early();
        if (left > 0) timer = setTimeout(step, Math.min(left, MAX_DELAY_MS), left);
        else callback();
      }
      function early(): number {
        const left = due - Date.now();
        return left <= EARLY_MS ? left : 0;
      }
      return () => {
        clearTimeout(timer);
      };
    },
  };
}
