'use client';

import { useEffect } from 'react';
import { createShop } from 'vitrine';
import {
  createBroadcastChannelTabs,
  createBrowserNetwork,
  createFetchHttp,
  createIndexedDbStorage,
  createNoTelemetry,
  createSystemClock,
  createSystemIds,
} from 'vitrine/browser';
import { ShopProvider, useCart } from 'vitrine/react';

// On the server it is never started: it renders an empty bag there, for everybody.
const shop = createShop({
  adapters: {
    http: createFetchHttp({ baseUrl: process.env.NEXT_PUBLIC_SHOP ?? 'http://localhost:3000' }),
    storage: createIndexedDbStorage({ name: 'shop-pages' }),
    network: createBrowserNetwork(),
    tabs: createBroadcastChannelTabs({ name: 'shop-pages' }),
    telemetry: createNoTelemetry(),
    clock: createSystemClock(),
    ids: createSystemIds(),
  },
});

function Count() {
  const count = useCart((cart) => cart.count);
  return <p>In your bag: {count}</p>;
}

/** State of the visitor's device. */
export function Bag() {
  useEffect(() => {
    void shop.start();
  }, []);
  return (
    <ShopProvider shop={shop}>
      <Count />
    </ShopProvider>
  );
}
