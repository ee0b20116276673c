import { Subject, debounceTime, delay, interval, of, take, throttleTime, timeout, timer } from 'rxjs';
import { beforeEach, describe, expect, it } from 'vitest';
import { createVirtualClock, type VirtualClock } from '../../../../adapters/clock/virtual';
import { clockScheduler } from '../../../../core/kernel/async/clock-scheduler';
import { wait } from '../../../../core/kernel/async/wait';

describe('clockScheduler', () => {
  let clock: VirtualClock;
  let seen: [at: number, value: unknown][];
  const note = (value: unknown): number => seen.push([clock.now(), value]);
  beforeEach(() => {
    clock = createVirtualClock({ start: 0 });
    seen = [];
  });

  it('returns the time of the clock', async () => {
    await clock.advance(1234);
    expect(clockScheduler(clock).now()).toBe(1234);
  });

  it('drives timer and interval', async () => {
    timer(100, 50, clockScheduler(clock)).pipe(take(3)).subscribe(note);
    interval(80, clockScheduler(clock)).pipe(take(2)).subscribe(note);
    await clock.advance(1000);
    expect(seen).toEqual([
      [80, 0],
      [100, 0],
      [150, 1],
      [160, 1],
      [200, 2],
    ]);
    expect(clock.pending).toBe(0);
  });

  it('drives debounceTime, throttleTime and delay', async () => {
    const typed = new Subject<string>();
    typed.pipe(debounceTime(300, clockScheduler(clock))).subscribe(note);
    typed.pipe(throttleTime(300, clockScheduler(clock))).subscribe((value) => note(`first ${value}`));
    of('late')
      .pipe(delay(1000, clockScheduler(clock)))
      .subscribe(note);
    typed.next('j');
    await clock.advance(200);
    typed.next('ja');
    await clock.advance(200);
    typed.next('jac');
    await clock.advance(1000);
    expect(seen).toEqual([
      [0, 'first j'],
      [400, 'first jac'],
      [700, 'jac'],
      [1000, 'late'],
    ]);
  });

  it('drives timeout', async () => {
    new Subject()
      .pipe(timeout({ each: 5000, scheduler: clockScheduler(clock) }))
      .subscribe({ error: (error: Error) => note(error.name) });
    await clock.advance(5000);
    expect(seen).toEqual([[5000, 'TimeoutError']]);
  });

  it('leaves no timer on the clock when the subscriber unsubscribes', async () => {
    const subscriptions = [
      interval(10, clockScheduler(clock)).subscribe(note),
      timer(5, clockScheduler(clock)).subscribe(note),
      of(1)
        .pipe(delay(10, clockScheduler(clock)))
        .subscribe(note),
    ];
    expect(clock.pending).toBe(3);
    for (const subscription of subscriptions) subscription.unsubscribe();
    expect(clock.pending).toBe(0);
    await clock.advance(100);
    expect(seen).toEqual([]);
  });

  it('passes the state to the work, also when the work reschedules itself', async () => {
    clockScheduler(clock).schedule<number>(
      function work(state) {
        note(state);
        if (state < 3) this.schedule(state + 1, 10);
      },
      10,
      1,
    );
    await clock.runUntilIdle();
    expect(seen).toEqual([
      [10, 1],
      [20, 2],
      [30, 3],
    ]);
  });
});

describe('wait', () => {
  it('resolves after its time on the clock, and not before', async () => {
    const clock = createVirtualClock({ start: 0 });
    let done = false;
    void wait(clock, 100).then(() => (done = true));
    await clock.advance(99);
    expect(done).toBe(false);
    await clock.advance(1);
    expect(done).toBe(true);
  });
});
