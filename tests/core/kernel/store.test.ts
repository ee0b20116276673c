import { describe, expect, it } from 'vitest';
import { Store } from '../../../core/kernel/store';

function record<T>(source: { subscribe: Store<T>['state$']['subscribe'] }): unknown[] {
  const seen: unknown[] = [];
  source.subscribe({ next: (value) => seen.push(value), complete: () => seen.push('complete') });
  return seen;
}

describe('Store', () => {
  it('has a value without a subscriber', () => {
    const store = new Store({ count: 1 });
    store.update((state) => ({ count: state.count + 1 }));
    expect(store.value).toEqual({ count: 2 });
    store.set({ count: 9 });
    expect(store.value.count).toBe(9);
  });

  it('emits the current value on subscription and each later one, never the same twice in a row', () => {
    const store = new Store(1);
    const seen = record(store.state$);
    for (const value of [1, 2, 2, 3, 1]) store.set(value);
    expect(seen).toEqual([1, 2, 3, 1]);
    expect(record(store.state$)).toEqual([1]);
  });

  it('emits a slice only when the slice itself changes', () => {
    const store = new Store({ items: [1], note: '' });
    const items = record(store.select((state) => state.items));
    const first = store.value.items;
    store.update((state) => ({ ...state, note: 'changed' }));
    expect(items).toEqual([first]);
    store.update((state) => ({ ...state, items: [1] }));
    expect(items).toHaveLength(2);
  });

  it('compares slices with the given function', () => {
    const store = new Store({ items: [1] });
    const lengths = record(
      store.select(
        (state) => state.items,
        (a, b) => a.length === b.length,
      ),
    );
    store.set({ items: [2] });
    store.set({ items: [2, 3] });
    expect(lengths).toEqual([[1], [2, 3]]);
  });

  it('completes its streams when it is closed and keeps its last value', () => {
    const store = new Store(1);
    const [state, slice] = [record(store.state$), record(store.select((value) => value * 2))];
    store.close();
    expect(store.value).toBe(1);
    store.set(2);
    expect([state, slice]).toEqual([
      [1, 'complete'],
      [2, 'complete'],
    ]);
  });

  it('lets a subscriber change the state while it is notified of a change', () => {
    const store = new Store(0);
    const seen = record(store.state$);
    store.state$.subscribe((value) => {
      if (value === 1) store.set(2);
    });
    store.set(1);
    expect(store.value).toBe(2);
    expect(seen).toEqual([0, 1, 2]);
  });
});
