import { BehaviorSubject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { createApp, effectScope, nextTick, watchEffect, type App } from 'vue';
import type { Shop } from '../../../core/shopper';
import { shopPlugin, useObservable, useShop } from '../../../ui/vue';
import { openShops } from '../../core/open-shop';

const open = openShops();

describe('useObservable in Vue', () => {
  it('has the current value at once, follows changes and ends with its scope', () => {
    const stream = new BehaviorSubject(1);
    const scope = effectScope();
    const ref = scope.run(() => useObservable(stream, 0));
    expect(ref?.value).toBe(1);
    stream.next(2);
    expect(ref?.value).toBe(2);
    scope.stop();
    expect(stream.observed).toBe(false);
  });

  it('changes only with the selected part', async () => {
    const stream = new BehaviorSubject({ items: ['A'], other: 1 });
    const scope = effectScope();
    const seen: unknown[] = [];
    scope.run(() => {
      const items = useObservable(stream, stream.value, (value) => value.items);
      watchEffect(() => seen.push(items.value));
    });
    stream.next({ items: ['A'], other: 2 });
    await nextTick();
    stream.next({ items: ['A', 'B'], other: 2 });
    await nextTick();
    expect(seen).toEqual([['A'], ['A', 'B']]);
    scope.stop();
  });
});

describe('useShop in Vue', () => {
  const inApp = (app: App) => app.runWithContext(() => useShop());

  it('returns the shop of the plugin', async () => {
    const { shop } = await open();
    const provided: Shop = inApp(createApp({}).use(shopPlugin(shop)));
    expect(provided).toBe(shop);
  });

  it('throws an error without the plugin', () => {
    expect(() => inApp(createApp({}))).toThrow('No shop: createApp(App).use(shopPlugin');
  });
});
