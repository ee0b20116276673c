import type { Clock } from '../ports/clock';

/** Resolves after `ms` milliseconds of the given clock. */
export function wait(clock: Clock, ms: number): Promise<void> {
  return new Promise((resolve) => {
    clock.schedule(resolve, ms);
  });
}
