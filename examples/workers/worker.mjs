// A worker at the edge that answers ?q=… with the names and prices of what a shop has. `SHOP` in its settings is the address of the shop.
import { createShop, isShopError } from 'vitrine';
import {
  createFetchHttp,
  createFixedNetwork,
  createMemoryStorage,
  createNoTabs,
  createNoTelemetry,
  createSystemClock,
  createSystemIds,
} from 'vitrine/browser';

/** Opened for each request: workers share nothing between visitors. */
const open = (baseUrl) =>
  createShop({
    adapters: {
      http: createFetchHttp({ baseUrl }),
      storage: createMemoryStorage(),
      network: createFixedNetwork(true),
      tabs: createNoTabs(),
      telemetry: createNoTelemetry(),
      clock: createSystemClock(),
      ids: createSystemIds(),
    },
  });

export default {
  async fetch(request, { SHOP }) {
    const text = new URL(request.url).searchParams.get('q') ?? '';
    const shop = open(SHOP);
    try {
      const { items, total } = await shop.catalogue.search({ text, size: 5 });
      return Response.json({ total, items: items.map(({ sku, name, final_price: price }) => ({ sku, name, price })) });
    } catch (error) {
      if (!isShopError(error)) throw error;
      return Response.json({ error: error.code, why: error.details['why'] }, { status: 502 });
    } finally {
      shop.dispose();
    }
  },
};
