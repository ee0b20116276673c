import { BehaviorSubject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import type { OpenResult } from '../../../../core/internal';
import type { Page } from '../../../../core/shopper';
import { firstPage } from '../../../../ui/app/navigation/first-page';

const cart: Page = {
  name: 'cart',
  route: { name: 'cart', params: {}, query: {}, path: '/cart', storeCode: 'us' },
};

function routing(page: Page | null, result: OpenResult = { page: cart, status: 200 }) {
  const isNavigating$ = new BehaviorSubject(false);
  const opened: string[] = [];
  const fake = {
    page,
    isNavigating$,
    opened,
    open: (url: string) => {
      opened.push(url);
      isNavigating$.next(true);
      if (result.redirect === undefined || result.followed === true) fake.page = result.page;
      return Promise.resolve(result);
    },
  };
  return fake;
}
const stay = () => {
  throw new Error('left');
};

describe('the page that the app mounts with (S §2)', () => {
  it('is the one in the document, without navigation', async () => {
    const shop = routing(cart);
    expect(await firstPage(shop, '/cart', stay)).toBe(cart);
    expect(shop.opened).toEqual([]);
  });

  it('is awaited: the initial route is dispatched and no navigation is pending', async () => {
    const shop = routing(null);
    let mounted: Page | null | undefined;
    const first = firstPage(shop, '/cart?x=1', stay).then((page) => (mounted = page));
    await new Promise((resolve) => setImmediate(resolve));
    expect(shop.opened).toEqual(['/cart?x=1']);
    expect(mounted).toBeUndefined();
    shop.isNavigating$.next(false);
    await first;
    expect(mounted).toBe(cart);
  });

  it('is empty if the URL belongs to another store, which is then opened', async () => {
    const shop = routing(null, { page: cart, status: 302, redirect: '/en/cart' });
    const left: string[] = [];
    expect(await firstPage(shop, '/en/cart', (url) => left.push(url))).toBeNull();
    expect(left).toEqual(['/en/cart']);
  });
});
