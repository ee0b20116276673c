import { join } from 'node:path';
import {
  createFileStorage,
  createFixedNetwork,
  createInProcessHttp,
  createLogTelemetry,
  createNoTabs,
  createNoTelemetry,
  createSystemClock,
  createSystemIds,
  createUndiciHttp,
} from '../adapters/node';
import type { Platform } from '../adapters/platform';
import type { ImportReport } from '../adapters/platform/import';
import type { OutboxMessage } from '../adapters/platform';
import type { Adapters, Shop } from '../core';

export type { ImportReport, OutboxMessage, Platform };

export interface PlatformPlace {
  readonly data: string;
  /** Where the shop is reached from outside. */
  readonly publicUrl?: string;
  readonly mode?: 'production' | 'development';
  /** Takes a line of JSON for each unexpected error. */
  readonly log?: (line: string) => void;
}

/** Opens the back end of a data folder in this process. */
export async function openPlatform({ data, publicUrl, mode, log }: PlatformPlace): Promise<Platform> {
  const { createPlatform } = await import('../adapters/platform');
  const clock = createSystemClock();
  return createPlatform({
    data,
    clock,
    ids: createSystemIds(),
    mode: mode ?? 'production',
    ...(publicUrl !== undefined && { publicUrl }),
    telemetry: log === undefined ? createNoTelemetry() : createLogTelemetry({ write: log, clock, level: 'error' }),
  });
}

/** Told how far long work is, and with what. */
export type Progress = (done: number, total: number, label: string) => void;

/** Writes the demo catalogue in place of an earlier one and makes the search index. */
export async function seedPlatform(
  platform: Platform,
  options: { readonly products?: number; readonly seed?: number; readonly onProgress: Progress },
): Promise<void> {
  const { seedDemo } = await import('../adapters/platform/demo');
  const { onProgress, ...what } = options;
  platform.catalogue.removeSource('demo');
  seedDemo(platform.catalogue, {
    ...what,
    now: Date.now(),
    onProgress: (done, total) => onProgress(done, total, 'Making the demo catalogue'),
  });
  await platform.warm();
}

/** Imports a product export into the catalogue of a data folder and makes the search index. */
export async function importInto(
  platform: Platform,
  place: { readonly data: string; readonly file: string; readonly media?: string | undefined },
  onProgress: Progress,
): Promise<ImportReport> {
  const [{ importCatalogue }, { createMediaStore }, { pictureFolders }] = await Promise.all([
    import('../adapters/platform/import'),
    import('../adapters/platform/images'),
    import('../adapters/platform/http/pictures'),
  ]);
  const report = await importCatalogue(
    { file: place.file, media: place.media },
    { writer: platform.catalogue, media: createMediaStore(pictureFolders(place.data).media) },
    { now: Date.now(), onProgress },
  );
  await platform.warm();
  return report;
}

export interface ShopPlace {
  /** Folder in which this shopper's state is kept. */
  readonly profile: string;
  readonly store: string | undefined;
  readonly offline: boolean;
  /** The way to the back end: in this process, or an address. Not used offline. */
  readonly backEnd: Platform | string | undefined;
}

export interface OpenShop {
  readonly shop: Shop;
  /** Waits for what is still being written and lets go of everything. */
  readonly close: () => Promise<void>;
}

/** Opens a shopper's shop: what was kept in the profile is read. */
export async function openShop({ profile, store, offline, backEnd }: ShopPlace): Promise<OpenShop> {
  const { createShop } = await import('../core');
  const { http, closeHttp } = httpTo(offline ? undefined : backEnd);
  const storage = createFileStorage({ folder: profile });
  const adapters: Adapters = {
    http,
    storage,
    clock: createSystemClock(),
    network: createFixedNetwork(!offline),
    tabs: createNoTabs(),
    telemetry: createNoTelemetry(),
    ids: createSystemIds(),
  };
  const shop = createShop({ adapters, ...(store !== undefined && { storeCode: store }) });
  await shop.start();
  return {
    shop,
    close: async () => {
      await shop.cart.settled();
      shop.dispose();
      await storage.close();
      await closeHttp();
    },
  };
}

function httpTo(backEnd: ShopPlace['backEnd']): { http: Adapters['http']; closeHttp: () => Promise<void> } {
  if (typeof backEnd === 'string') {
    const http = createUndiciHttp({ baseUrl: backEnd });
    return { http, closeHttp: () => http.close() };
  }
  if (backEnd === undefined)
    return { http: createInProcessHttp({ fetch: refuse }), closeHttp: () => Promise.resolve() };
  return {
    http: createInProcessHttp({ fetch: (request) => backEnd.fetch(request) }),
    closeHttp: () => Promise.resolve(),
  };
}

function refuse(): never {
  throw new Error('There is no network (--offline)');
}

/** Where a data folder keeps a profile. */
export function profileFolder(data: string, name: string): string {
  return join(data, 'profiles', name);
}
