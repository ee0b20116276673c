import { BehaviorSubject } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Page } from '../../../../core/shopper';
import { bomber, viewOf } from '../../../../storybook/fixtures/products';
import { followPrices } from '../../../../ui/app/navigation/live-prices';

const view = viewOf({ ...bomber, updated_at: '2026-01-01' });
const PAGE: Page = {
  name: 'product',
  route: { name: 'product', path: '/p/X/x', params: {}, query: {}, storeCode: '' },
  view,
  similar: [],
  outfit: [],
  facts: [],
  reviews: { items: [], total: 0, distribution: [] },
};
const fresh = viewOf({ ...bomber, updated_at: '2026-02-02' });

let page$: BehaviorSubject<Page | null>;
const showView = vi.fn();
const refreshPrices = vi.fn(() => Promise.resolve(fresh));
let version: string;
const fetched = vi.fn(() => Promise.resolve(Response.json({ result: { updated_at: version } })));
const minutes = (count: number) => vi.advanceTimersByTimeAsync(count * 60_000);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetched);
  version = '2026-01-01';
  page$ = new BehaviorSubject<Page | null>(PAGE);
  followPrices({ routing: { page$, showView }, product: { refreshPrices } });
});
afterEach(() => {
  page$.next(null);
  vi.clearAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

describe('the prices of an open product page', () => {
  it('are requested ten times in five minutes, and not again until the user interacts with the page', async () => {
    await minutes(60);
    expect(fetched).toHaveBeenCalledTimes(10);
    window.dispatchEvent(new Event('pointerdown'));
    expect(fetched).toHaveBeenCalledTimes(11);
  });

  it('are requested once for many interactions within 15 seconds', async () => {
    await vi.advanceTimersByTimeAsync(16_000);
    for (let at = 0; at < 20; at += 1) window.dispatchEvent(new Event('scroll'));
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('are requested when the network is back', () => {
    window.dispatchEvent(new Event('online'));
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('change on the page only when the product has changed', async () => {
    await vi.advanceTimersByTimeAsync(30_000);
    expect([fetched.mock.calls.length, refreshPrices.mock.calls.length]).toEqual([1, 0]);
    version = '2026-02-02';
    await vi.advanceTimersByTimeAsync(30_000);
    expect(showView).toHaveBeenCalledExactlyOnceWith(fresh);
  });
});
