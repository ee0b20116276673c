// Edge worker that answers ?q=… with product names and prices. `SHOP` is the shop's address.
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
