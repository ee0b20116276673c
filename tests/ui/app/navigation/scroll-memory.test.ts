import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as memory from '../../../../ui/app/navigation/scroll-memory';

const { isLeftScrolled, watchScroll } = memory;
const restoreScroll = async (page: Window) => {
  memory.restoreScroll(page);
  await vi.dynamicImportSettled();
};

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

describe('the scroll memory', () => {
  it('is written when scrolling stops, beside the existing state of the entry', () => {
    const stop = watchScroll(window);
    const write = vi.spyOn(window.history, 'replaceState');
    scrollTo(100);
    scrollTo(250);
    expect(write).not.toHaveBeenCalled();
    vi.advanceTimersByTime(200);
    expect(write).toHaveBeenCalledTimes(1);
    expect(window.history.state).toEqual({ kept: 1, scroll: 250, height: 0 });
    stop();
  });
  it('is not written after it is stopped', () => {
    const stop = watchScroll(window);
    scrollTo(100);
    stop();
    scrollTo(300);
    vi.advanceTimersByTime(500);
    expect(window.history.state).toEqual({ kept: 1 });
  });
  it('is not written into the entry of the next page while the previous one is still shown', () => {
    let isLeaving = false;
    const stop = watchScroll(window, () => isLeaving);
    isLeaving = true;
    window.history.replaceState(null, '');
    scrollTo(300);
    vi.advanceTimersByTime(200);
    expect(window.history.state).toBeNull();
    isLeaving = false;
    scrollTo(10);
    vi.advanceTimersByTime(200);
    expect(window.history.state).toEqual({ scroll: 10, height: 0 });
    stop();
  });
  it('is written again by each press, as the page may have grown since scrolling stopped', () => {
    const stop = watchScroll(window);
    scrollTo(100);
    vi.advanceTimersByTime(200);
    Object.defineProperty(window, 'scrollY', { value: 364, configurable: true });
    document.body.click();
    expect(window.history.state).toEqual({ kept: 1, scroll: 364, height: 0 });
    stop();
  });
  it('lays out skipped content at its true height before it scrolls to a position below', async () => {
    document.body.innerHTML = '<main><section data-offscreen="lazy"></section></main>';
    const seen: (string | undefined)[] = [];
    const part = document.querySelector('section');
    vi.spyOn(window, 'scrollTo').mockImplementation(() => seen.push(part?.dataset['offscreen']));
    await restoreScroll(window);
    window.history.replaceState({ scroll: 4000 }, '');
    await restoreScroll(window);
    expect(seen).toEqual(['lazy', 'shown']);
  });
  it('keeps the height of a page until its content is there, for at most five seconds', async () => {
    document.body.innerHTML = '<main></main>';
    const main = document.querySelector('main');
    const high = (px: number) => Object.defineProperty(main, 'offsetHeight', { value: px, configurable: true });
    const held = () => document.documentElement.style.getPropertyValue('--held-height');
    vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    const stop = watchScroll(window);
    high(2000);
    scrollTo(420);
    vi.advanceTimersByTime(200);
    stop();

    high(720);
    await restoreScroll(window);
    expect(held()).toBe('2000px');
    vi.advanceTimersByTime(5000);
    expect(held()).toBe('');

    await restoreScroll(window);
    window.history.replaceState({}, '');
    await restoreScroll(window);
    expect(held()).toBe('');
    high(2000);
    window.history.replaceState({ scroll: 420, height: 2000 }, '');
    await restoreScroll(window);
    expect(held()).toBe('');
    document.body.innerHTML = '';
  });
  it('restores the position of an entry, and starts a new one at the top', async () => {
    const scroll = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    window.history.replaceState({ scroll: 420 }, '');
    await restoreScroll(window);
    window.history.replaceState({ scroll: 'far' }, '');
    await restoreScroll(window);
    expect(scroll.mock.calls).toEqual([[{ top: 420, behavior: 'instant' }], [{ top: 0, behavior: 'instant' }]]);
  });
  it('anchors to the first visible product, since heights of hidden ones are estimates', async () => {
    document.body.innerHTML = '<main><article data-sku="A"></article><article data-sku="B"></article></main>';
    const [above, seen] = document.querySelectorAll('article');
    const at = (element: Element | undefined, top: number) => {
      if (element) element.getBoundingClientRect = () => new DOMRect(0, top, 100, 200);
    };
    at(above, -300);
    at(seen, 40);
    const stop = watchScroll(window);
    scrollTo(5000);
    vi.advanceTimersByTime(200);
    expect(window.history.state).toMatchObject({ scroll: 5000, anchor: { sku: 'B', top: 40 } });
    stop();
    const by = vi.spyOn(window, 'scrollBy').mockImplementation(() => undefined);
    vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    at(seen, 140);
    await restoreScroll(window);
    expect(by.mock.calls[0]).toEqual([{ top: 100, behavior: 'instant' }]);
    document.body.innerHTML = '';
  });
  it('recognises a scrolled entry after a reload', () => {
    expect(isLeftScrolled(window)).toBe(false);
    window.history.replaceState({ scroll: 420 }, '');
    expect(isLeftScrolled(window)).toBe(true);
  });
});
