import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Page } from '../../../../core/shopper';
import { PageRegistry } from '../../../../ui/app/navigation/page-registry';
import { useNavigation } from '../../../../ui/app/navigation/use-navigation';
import { ShopProvider } from '../../../../ui/state/shop-context';
import { useObservable } from '../../../../ui/state/use-observable';
import { Speaking } from '../../speaking';
import { openShop, type OpenShop } from '../../../core/open-shop';

let open: OpenShop | undefined;
afterEach(async () => {
  open?.shop.dispose();
  await open?.fixture.platform.close();
});

async function navigate(url: string, now = url) {
  open = await openShop();
  const { shop } = open;
  window.history.replaceState(null, '', now);
  await shop.routing.open(url);
  const cameFor = () => (now === url ? undefined : url);
  const left: string[] = [];
  const leave = (to: string) => left.push(to);
  const pages = new PageRegistry();
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <ShopProvider shop={shop}>
      <Speaking>{children}</Speaking>
    </ShopProvider>
  );
  const usePage = (): Page | null => {
    const page = useObservable(shop.routing.page$, shop.routing.page);
    useNavigation(page, { pages, cameFor, leave });
    return page;
  };
  const { result } = renderHook(usePage, { wrapper });
  return { shop, left, page: () => result.current };
}

describe('following the address bar', () => {
  it('opens another store as a new document (S §2)', async () => {
    const { left, page } = await navigate('/cart');
    act(() => window.history.pushState(null, '', '/en/checkout?x=1'));
    await waitFor(() => expect(left).toEqual(['/en/checkout?x=1']));
    expect(page()?.name).toBe('cart');
  });

  it('replaces the URL of a product that is not individually visible with that of its parent (S §2)', async () => {
    const { left, page } = await navigate('/cart');
    const entries = window.history.length;
    act(() => window.history.pushState(null, '', '/p/JACKET-BLACK-M/x'));
    await waitFor(() => expect(window.location.pathname).toBe('/p/JACKET/rain-jacket-1/JACKET-BLACK-M'));
    expect(window.history.length).toBe(entries + 1);
    expect([page()?.name, left]).toEqual(['product', []]);
  });

  it('opens the page of the URL if the document was for another one', async () => {
    const { page } = await navigate('/c/men-5', '/cart');
    await waitFor(() => expect(page()?.name).toBe('cart'));
  });

  it('reports the scroll position of the page that is left to the shop', async () => {
    const { shop, page } = await navigate('/c/men-5');
    Object.defineProperty(window, 'scrollY', { value: 480, configurable: true });
    act(() => window.history.pushState(null, '', '/cart'));
    await waitFor(() => expect(page()?.name).toBe('cart'));
    expect(shop.routing.previous).toMatchObject({ route: { path: '/c/men-5' }, scroll: 480 });
    Reflect.deleteProperty(window, 'scrollY');
  });
});
