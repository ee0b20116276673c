import { BehaviorSubject } from 'rxjs';
import type { Component } from 'svelte';
import { render } from 'svelte/server';
import { get } from 'svelte/store';
import { describe, expect, it } from 'vitest';
import type { Shop } from '../../../core/shopper';
import { fromObservable, getShop, setShop } from '../../../ui/svelte';
import { openShops } from '../../core/open-shop';

const open = openShops();

describe('fromObservable for Svelte', () => {
  it('has the current value, follows changes and subscribes only while it is used', () => {
    const stream = new BehaviorSubject(1);
    const store = fromObservable(stream, 0);
    expect(stream.observed).toBe(false);
    const seen: number[] = [];
    const stop = store.subscribe((value) => seen.push(value));
    stream.next(2);
    stop();
    expect(seen.at(-1)).toBe(2);
    expect(stream.observed).toBe(false);
    stream.next(3);
    expect(get(store)).toBe(3);
  });

  it('follows a value back to its initial one', () => {
    const stream = new BehaviorSubject('off');
    const seen: string[] = [];
    const stop = fromObservable(stream, 'off').subscribe((value) => seen.push(value));
    for (const value of ['on', 'on', 'off']) stream.next(value);
    expect(seen).toEqual(['off', 'on', 'off']);
    stop();
  });

  it('changes only with the selected part', () => {
    const stream = new BehaviorSubject({ items: ['A'], other: 1 });
    const store = fromObservable(stream, stream.value, ({ items }) => items);
    const seen: unknown[] = [];
    const stop = store.subscribe((items) => seen.push(items));
    stream.next({ items: ['A'], other: 2 });
    stream.next({ items: ['A', 'B'], other: 2 });
    expect(seen).toEqual([['A'], ['A', 'B']]);
    stop();
  });
});

describe('the shop of a Svelte component', () => {
  // Safe: on a server, a component is a function that writes.
  const initialise = (component: () => unknown) => render(component as Component, { context: new Map() }).body;

  it('is the one provided by a parent', async () => {
    const { shop } = await open();
    const seen: Shop[] = [];
    initialise(() => {
      setShop(shop);
      seen.push(getShop());
    });
    expect(seen).toEqual([shop]);
  });

  it('throws an error with a reason if missing', () => {
    expect(() => initialise(getShop)).toThrow('No shop: call setShop');
  });
});
