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

/** The shop of this visitor. Its cart and its orders lie on the visitor's device, and wait there while there is no network. */
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
