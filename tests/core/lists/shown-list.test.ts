import { BehaviorSubject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { ShownList } from '../../../core/lists/kept';
import { toListed } from '../../../core/lists/listed-product';
import type { ListState } from '../../../core/lists';
import { Store } from '../../../core/kernel/store';
import { aProduct } from '../product/build';

const listed = (price: number, storeCode: string, at = 1) => toListed(aProduct({ sku: 'TEE', price }), at, storeCode);

function open(storeCode: string) {
  const store = new Store<ListState>({ items: [], isLoaded: false });
  const current$ = new BehaviorSubject({ storeCode });
  const shown = new ShownList(store, {
    current$,
    get current() {
      return current$.value;
    },
  });
  shown.followStore(() => store.value.items);
  return { shown, store, change: (code: string) => current$.next({ storeCode: code }) };
}

describe('a displayed list', () => {
  it('keeps its prices when another tab stores those of another store', () => {
    const { shown, store } = open('us');
    shown.publish([listed(10, 'us')], true);
    shown.publish([listed(900, 'jp', 2)], true);
    expect(store.value.items).toMatchObject([{ price: 10, store_code: 'us', added_at: 2 }]);
  });

  it('shows newer prices of its own store', () => {
    const { shown, store } = open('us');
    shown.publish([listed(10, 'us')], true);
    shown.publish([listed(8, 'us')], true);
    expect(store.value.items).toMatchObject([{ price: 8 }]);
  });

  it('shows no price of another variant', () => {
    const { shown, store } = open('us');
    shown.publish([listed(10, 'us')], true);
    shown.publish([{ ...listed(900, 'jp', 2), matched_sku: 'TEE-M' }], true);
    expect(store.value.items[0]).not.toHaveProperty('price');
  });

  it('forgets prices of removed products, and shows none after the store changes', () => {
    const { shown, store, change } = open('us');
    shown.publish([listed(10, 'us')], true);
    shown.publish([], true);
    shown.publish([listed(900, 'jp', 2)], true);
    expect(store.value.items[0]).not.toHaveProperty('price');
    shown.publish([listed(10, 'us')], true);
    change('en');
    expect(store.value.items[0]).not.toHaveProperty('price');
  });
});
