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

export const shop = createShop({
  adapters: {
    http: createFetchHttp(),
    storage: createIndexedDbStorage({ name: 'my-shop' }),
    network: createBrowserNetwork(),
    tabs: createBroadcastChannelTabs({ name: 'my-shop' }),
    telemetry: createNoTelemetry(),
    clock: createSystemClock(),
    ids: createSystemIds(),
  },
});
