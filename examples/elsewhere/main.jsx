// An app of its own origin. The shop names that origin: `vitrine serve --cors-origin https://app.example`.
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createShop } from 'vitrine-client';
import {
  createBroadcastChannelTabs,
  createBrowserNetwork,
  createFetchHttp,
  createIndexedDbStorage,
  createNoTelemetry,
  createSystemClock,
  createSystemIds,
} from 'vitrine-client/browser';
import { ShopProvider, useCart, useListing } from 'vitrine-client/react';

const shop = createShop({
  adapters: {
    http: createFetchHttp({ baseUrl: import.meta.env.VITE_SHOP ?? 'http://localhost:3000' }),
    storage: createIndexedDbStorage({ name: 'elsewhere' }),
    network: createBrowserNetwork(),
    tabs: createBroadcastChannelTabs({ name: 'elsewhere' }),
    telemetry: createNoTelemetry(),
    clock: createSystemClock(),
    ids: createSystemIds(),
  },
});

function App() {
  const { items, isLoading, error } = useListing({ size: 6, filters: { in_stock: ['1'] } });
  const { count, isPending, add, error: refused } = useCart();
  // Takes the size that is shown; a real app lets its shoppers choose.
  const take = async ({ sku }) => {
    const shown = await shop.product.load({ sku });
    await add(await shop.product.load({ sku: shown.current.sku }));
  };
  if (error) return <p role="alert">{error.details.hint ?? error.message}</p>;
  return (
    <>
      <p role="status">In your bag: {count}</p>
      {refused && <p role="alert">{refused.message}</p>}
      <ul aria-busy={isLoading || isPending}>
        {items.map((item) => (
          <li key={item.sku}>
            {item.name} <button onClick={() => void take(item)}>Take it</button>
          </li>
        ))}
      </ul>
    </>
  );
}

void shop.start();
createRoot(document.getElementById('root')).render(
  <StrictMode>
    <ShopProvider shop={shop}>
      <App />
    </ShopProvider>
  </StrictMode>,
);
