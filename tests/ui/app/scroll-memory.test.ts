import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { restoreScroll, watchScroll } from '../../../ui/app/scroll-memory';

beforeEach(() => {
  vi.useFakeTimers();
  window.history.replaceState({ kept: 1 }, '');
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const scrollTo = (y: number) => {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
  window.dispatchEvent(new Event('scroll'));
};

describe('the memory of where a page was left', () => {
  it('is written when scrolling rests, beside what the entry holds already', () => {
    const stop = watchScroll(window);
    const write = vi.spyOn(window.history, 'replaceState');
    scrollTo(100);
    scrollTo(250);
    expect(write).not.toHaveBeenCalled();
    vi.advanceTimersByTime(200);
    expect(write).toHaveBeenCalledTimes(1);
    expect(window.history.state).toEqual({ kept: 1, scroll: 250 });
    stop();
  });
  it('is not written any more after the watch ends', () => {
    const stop = watchScroll(window);
    scrollTo(100);
    stop();
    scrollTo(300);
    vi.advanceTimersByTime(500);
    expect(window.history.state).toEqual({ kept: 1 });
  });
  it('brings an entry back to where it was, and a new one to its top', () => {
    const scroll = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    window.history.replaceState({ scroll: 420 }, '');
    restoreScroll(window);
    window.history.replaceState({ scroll: 'far' }, '');
    restoreScroll(window);
    expect(scroll.mock.calls).toEqual([[{ top: 420, behavior: 'instant' }], [{ top: 0, behavior: 'instant' }]]);
  });
});
