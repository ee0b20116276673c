import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { untilAnswered } from '../../../../ui/routes/order/until-answered';

let answers = false;
const ask = vi.fn(() => (answers ? Promise.resolve(new Response()) : Promise.reject(new TypeError('Failed to fetch'))));
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', ask);
  answers = false;
  ask.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('polls every few seconds for any outage, and immediately when the network is back', async () => {
  const then = vi.fn();
  untilAnswered(then);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([ask.mock.calls.length, then.mock.calls.length]).toEqual([21, 0]);
  answers = true;
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect([ask.mock.calls.length, then.mock.calls.length]).toEqual([22, 1]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask).toHaveBeenCalledTimes(22);
});

it('does nothing once stopped', async () => {
  const then = vi.fn();
  const stop = untilAnswered(then);
  stop();
  answers = true;
  await vi.advanceTimersByTimeAsync(60_000);
  window.dispatchEvent(new Event('online'));
  expect([ask.mock.calls.length, then.mock.calls.length]).toEqual([1, 0]);
});
