import { act, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createSystemClock } from '../../../adapters/clock/system';
import { createInProcessHttp } from '../../../adapters/http/in-process';
import { createSeededIds } from '../../../adapters/ids/seeded';
import { createFixedNetwork } from '../../../adapters/network/fixed';
import { createMemoryStorage } from '../../../adapters/storage/memory';
import { createNoTabs } from '../../../adapters/tabs/none';
import { createNoTelemetry } from '../../../adapters/telemetry/none';
import { createShop, type Shop } from '../../../core/shopper';
import { ShopProvider, useAccount, useCart, useListing, useOrders, useProduct } from '../../../ui/react';
import { openFixturePlatform, type FixturePlatform } from '../../fixtures/platform';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
  vi.restoreAllMocks();
});

function openShop(
  { platform }: FixturePlatform,
  { serverSide = false, state }: { readonly serverSide?: boolean; readonly state?: unknown } = {},
) {
  const http = createInProcessHttp({ fetch: (request) => platform.fetch(request) });
  const requests: string[] = [];
  const shop = createShop({
    config: { serverSide },
    state,
    adapters: {
      http: {
        send: (request) => {
          requests.push(request.url);
          return http.send(request);
        },
      },
      storage: createMemoryStorage(),
      clock: createSystemClock(),
      network: createFixedNetwork(true),
      tabs: createNoTabs(),
      telemetry: createNoTelemetry(),
      ids: createSeededIds(serverSide ? 'server' : 'browser'),
    },
  });
  closing.push(() => shop.dispose());
  return { shop, requests };
}

function Product() {
  const { view, isLoading } = useProduct('BELT');
  const { items } = useListing({ text: 'nothing of this page' });
  const { count, isLoading: isReading } = useCart();
  const lines = useCart((cart) => cart.items.length);
  const { user, isLoading: isAsking } = useAccount();
  const { total } = useOrders();
  const who = isAsking ? 'somebody' : (user?.email ?? 'a guest');
  return (
    <main>
      {isLoading ? 'loading' : view?.current.name}, {items.length},{' '}
      {isReading ? 'unread' : `${String(count)}/${String(lines)}`}, {who}, {total}
    </main>
  );
}

function tree(shop: Shop) {
  return (
    <StrictMode>
      <ShopProvider shop={shop}>
        <Product />
      </ShopProvider>
    </StrictMode>
  );
}

describe('a server-rendered page', () => {
  it('is hydrated unchanged, even if the shop has already read the cart, and its product is not requested again', async () => {
    const fixture = await openFixturePlatform();
    closing.push(() => fixture.platform.close());
    const server = openShop(fixture, { serverSide: true });
    const { page, redirect = '' } = await server.shop.routing.open('/leather-belt-10.html');
    if (page.name !== 'product') await server.shop.routing.open(redirect);
    expect(server.shop.routing.page?.name).toBe('product');
    const html = renderToString(tree(server.shop));
    expect(html.replaceAll('<!-- -->', '')).toBe('<main>Leather Belt, 0, unread, somebody, 0</main>');

    const state: unknown = JSON.parse(JSON.stringify(server.shop.dehydrate()));
    const browser = openShop(fixture, { state });
    await browser.shop.start();
    await browser.shop.cart.add(await browser.shop.product.load({ sku: 'JACKET', childSku: 'JACKET-BLACK-S' }));
    browser.requests.length = 0;
    const faults = vi.spyOn(console, 'error');
    const root = document.createElement('div');
    root.innerHTML = html;
    const wrong: unknown[] = [];
    const hydrated = await act(() =>
      Promise.resolve(hydrateRoot(root, tree(browser.shop), { onRecoverableError: (error) => wrong.push(error) })),
    );
    await waitFor(() => expect(root.textContent).toContain('1/1, a guest'));
    expect(root.textContent).toContain('Leather Belt');
    expect(wrong).toEqual([]);
    expect(faults).not.toHaveBeenCalled();
    expect(browser.requests.filter((url) => url.includes('BELT'))).toEqual([]);
    act(() => hydrated.unmount());
  });
});
