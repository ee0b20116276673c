import type { Clock } from '../../ports/clock';

export function wait(clock: Clock, ms: number): Promise<void> {
  return new Promise((resolve) => {
    clock.schedule(resolve, ms);
  });
}
