import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createShop } from 'vitrine';
import {
  createFixedNetwork,
  createMemoryStorage,
  createNoTabs,
  createNoTelemetry,
  createSystemClock,
  createSystemIds,
} from 'vitrine/browser';
import { ShopProvider } from 'vitrine/react';
import { App } from '../src/app';

const shop = createShop({
  adapters: {
    http: { send: () => Promise.resolve({ status: 503, headers: {}, text: '' }) },
    storage: createMemoryStorage(),
    network: createFixedNetwork(false),
    tabs: createNoTabs(),
    telemetry: createNoTelemetry(),
    clock: createSystemClock(),
    ids: createSystemIds(),
  },
});

it.each([
  ['/', 'Few things'],
  ['/product?sku=CUP-01', 'Bag'],
  ['/bag', 'Bag'],
  ['/at-the-till?number=100007', 'Your number is 100007'],
  ['/successful-payment?order=1', 'aria-busy'],
  ['/nowhere', 'Nothing here'],
])('has a page at %s', (path, words) => {
  const address = new URL(path, 'http://localhost:3000');
  const html = renderToString(
    <ShopProvider shop={shop}>
      <App address={address} />
    </ShopProvider>,
  );
  expect(html).toContain(words);
  expect(html).not.toContain('Thank you');
});
