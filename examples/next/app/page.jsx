import { createShop, moneyText } from 'vitrine';
import {
  createFixedNetwork,
  createMemoryStorage,
  createNoTabs,
  createNoTelemetry,
  createSystemClock,
  createSystemIds,
  createUndiciHttp,
} from 'vitrine/node';
import { Bag } from './bag';

// Prices and stock are those of now.
export const dynamic = 'force-dynamic';

const baseUrl = process.env.SHOP ?? 'http://localhost:3000';

async function newest() {
  const shop = createShop({
    adapters: {
      http: createUndiciHttp({ baseUrl }),
      storage: createMemoryStorage(),
      network: createFixedNetwork(true),
      tabs: createNoTabs(),
      telemetry: createNoTelemetry(),
      clock: createSystemClock(),
      ids: createSystemIds(),
    },
  });
  try {
    return (await shop.catalogue.search({ sort: 'newest', size: 12 })).items;
  } finally {
    shop.dispose();
  }
}

/** Made on the server for each visitor; only the bag is of their browser. */
export default async function Page() {
  const items = await newest();
  return (
    <main>
      <Bag />
      <ul>
        {items.map(({ sku, name, final_price: price = 0 }) => (
          <li key={sku}>
            {name} {moneyText(price, 'USD', 'en-US')}
          </li>
        ))}
      </ul>
    </main>
  );
}
