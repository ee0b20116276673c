import { Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { createVirtualClock } from '../../../adapters/clock/virtual';
import { createMemoryStorage } from '../../../adapters/storage/memory';
import { createNoTabs } from '../../../adapters/tabs/none';
import { createMemoryTelemetry } from '../../../adapters/telemetry/memory';
import { LazyList, type OpenList } from '../../../core/lists/lazy-list';
import type { StoreViewsArea } from '../../../core/store-views';

const settle = () => new Promise((resolve) => setImmediate(resolve));

function open() {
  const calls: string[] = [];
  const call = (name: string) => () => {
    calls.push(name);
    return Promise.resolve(true);
  };
  const code$ = new Subject<OpenList>();
  const messages$ = new Subject<unknown>();
  const list = new LazyList({
    name: 'wishlist',
    limit: 2,
    serverSide: false,
    storage: createMemoryStorage(),
    clock: createVirtualClock(),
    storeViews: {} as StoreViewsArea, // sound: only notes need the store
    tabs: { ...createNoTabs(), messages$ },
    telemetry: createMemoryTelemetry(),
    open: () => {
      calls.push('open');
      return new Promise<OpenList>((resolve) => code$.subscribe(resolve));
    },
  });
  const none = () => Promise.resolve();
  const loaded: OpenList = {
    ...{ load: none, clear: none, refresh: none, leave: none },
    ...{ add: call('add'), remove: call('remove'), toggle: call('toggle') },
    dispose: () => void calls.push('dispose'),
  };
  return { list, calls, messages$, arrive: () => code$.next(loaded) };
}

describe('a list whose code loads on first use', () => {
  it('is disposed when its code arrives after the shop was disposed, and still adds the product', async () => {
    const { list, calls, arrive } = open();
    const added = list.add({ id: 1, sku: 'TEE', name: 'Tee', type_id: 'simple' });
    list.dispose();
    arrive();
    expect(await added).toBe(true);
    expect(calls).toEqual(['open', 'dispose', 'add']);
  });

  it('is disposed at once if its code was loaded', async () => {
    const { list, calls, arrive } = open();
    const removed = list.remove('TEE');
    arrive();
    await removed;
    list.dispose();
    expect(calls).toEqual(['open', 'remove', 'dispose']);
  });

  it.each([
    ['this release', { type: 'changed', name: 'lists/wishlist' }],
    ['the previous release', { type: 'list', name: 'wishlist', put: [], removed: [] }],
  ])('loads when a tab of %s changes it, but not another list', async (_release, message) => {
    const { list, calls, messages$ } = open();
    list.followTabs();
    messages$.next({ ...message, name: 'compare' });
    await settle();
    expect(calls).toEqual([]);
    messages$.next(message);
    await settle();
    expect(calls).toEqual(['open']);
  });
});
