import { Subscription, type SchedulerAction, type SchedulerLike } from 'rxjs';
import type { Clock } from '../../ports/clock';

class ClockAction<T> extends Subscription implements SchedulerAction<T> {
  #cancel: (() => void) | undefined;

  constructor(
    private readonly clock: Clock,
    private readonly work: (this: SchedulerAction<T>, state?: T) => void,
  ) {
    super(() => this.#cancel?.());
  }

  schedule(state?: T, delay = 0): Subscription {
    if (this.closed) return this;
    this.#cancel?.();
    this.#cancel = this.clock.schedule(() => {
      this.#cancel = undefined;
      this.work.call(this, state);
    }, delay);
    return this;
  }
}

export function clockScheduler(clock: Clock): SchedulerLike {
  return {
    now: () => clock.now(),
    schedule<T>(work: (this: SchedulerAction<T>, state?: T) => void, delay = 0, state?: T): Subscription {
      return new ClockAction(clock, work).schedule(state, delay);
    },
  };
}
