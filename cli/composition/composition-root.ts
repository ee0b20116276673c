import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { config as configureZod } from 'zod/mini';
import {
  createCombinedTelemetry,
  createErrorTelemetry,
  createEventTelemetry,
  createFileStorage,
  createFixedNetwork,
  createImages,
  createLogTelemetry,
  createNoTabs,
  createNoTelemetry,
  createReportPost,
  createSystemClock,
  createSystemIds,
} from '../../adapters/node';
import {
  checkOptions,
  createPlatform,
  isDatabaseUnavailable,
  ProductionDataError,
  type CatalogueSource,
  type ChangeCursor,
  type ChangeFeed,
  type CommerceData,
  type Database,
  type DeadLetter,
  type FileStore,
  type Lack,
  type Platform,
  type PlatformMode,
  type PlatformOptions,
  type RefundFacts,
  type SearchEngine,
  type SubscriberStanding,
} from '../../adapters/platform';
import type { ShopParts, VitrineConfig } from '../../adapters/platform/config';
import { formOrigins } from '../../adapters/platform/settings/check-providers';
import { createDrawings } from '../../adapters/demo/drawings/source';
import type { RasterDrawing } from '../../adapters/images';
import type { readCsv } from '../../adapters/import/source/read-csv';
import {
  AVAILABLE_STORES,
  createShop,
  mergeConfig,
  merchantConfig,
  STORE_VIEWS,
  type Adapters,
  type Shop,
  type ShopConfigInput,
  type Telemetry,
} from '../../core';
import {
  httpTo,
  MAIL_LOOK,
  openDatabase,
  openFiles,
  openSearch,
  openSenders,
  profileFolder,
  type MessagePlace,
  type OnCall,
} from './composition-parts';
import { ASKED_FOR_SOURCE, importInto, importSourceAt, uploadedCatalogue, type Progress } from './composition-imports';
import { UsageError } from '../usage/usage-error';
import type { createStorefront, OutsideServices, Storefront } from '../../ui/entry/server';

export { createSystemClock, importInto, isDatabaseUnavailable, profileFolder };

export type {
  ChangeCursor,
  ChangeFeed,
  CommerceData,
  DeadLetter,
  Lack,
  Platform,
  PlatformMode,
  Progress,
  RasterDrawing,
  RefundFacts,
  ShopParts,
  OutsideServices,
  Storefront,
  SubscriberStanding,
  VitrineConfig,
};

export interface PlatformPlace extends MessagePlace, Pick<PlatformOptions, 'observer' | 'pageFonts'> {
  /** Whether staff needs a second factor; as the platform has it by default. */
  readonly secondFactor?: PlatformOptions['secondFactor'] | undefined;
  readonly data: string;
  /** Stores that are open, the default one first. Default: those of the core. */
  readonly stores?: StoreSetting;
  /** Where the shop is reached from outside. */
  readonly publicUrl?: string;
  /** Address of the PostgreSQL database that keeps everything, or what opens another; by default one SQLite file in the data folder does. */
  readonly database?: string | (() => Promise<Database>) | undefined;
  /** Address of the OpenSearch server that searches the catalogue, or what makes another engine; by default this process does. */
  readonly search?: string | (() => SearchEngine) | undefined;
  /** 'folder', 'database' or an address that begins with s3://, or what makes another store; by default as the platform has it. */
  readonly files?: string | (() => FileStore) | undefined;
  /** Product export or folder of them that staff imports again, or a source of the merchant's own. */
  readonly importSource?: string | CatalogueSource | undefined;
  /** What its prices are in (ISO 4217), where it does not say so. */
  readonly importCurrency?: string | undefined;
  /** The merchant's own: carriers, payments, subscribers … */
  readonly parts?: ShopParts;
  /** 'development' with the test payment page. */
  readonly mode: PlatformMode;
  /** Bytes of disk for resized photographs; as the platform has it by default. */
  readonly imageCacheBytes?: number;
  /** Settings that the platform calculates with too. */
  readonly config?: ShopConfigInput;
  /** Takes a line of JSON for each unexpected error. */
  readonly log?: (line: string) => void;
  /** Where unexpected errors and events of the back end are reported to, besides. */
  readonly telemetry?: Telemetry;
}

/** Codes of stores, or all there are. */
export type StoreSetting = readonly string[] | 'all';

/** @throws UsageError for a store that there is not */
export function codesOf(stores: StoreSetting): readonly string[] {
  const known = STORE_VIEWS.map((view) => view.storeCode);
  if (stores === 'all') return known;
  const unknown = stores.find((code) => !known.includes(code));
  if (unknown === undefined) return stores;
  throw new UsageError(`--stores must be some of ${known.join(', ')}, or all; "${unknown}" is none of them`);
}

/** Where this process reports to, if a place was named. */
export interface Reporting {
  readonly telemetry: Telemetry;
  /** Waits for what is on its way, for a few seconds at the most. */
  readonly settled: () => Promise<void>;
}

/**
 * @param endpoint address that events and unexpected errors are posted to; without it nothing is
 * @param stage every error is reported in any other than 'production' (A §9)
 */
export function openReporting(endpoint: string | undefined, stage: string, release: string): Reporting {
  if (endpoint === undefined) return { telemetry: createNoTelemetry(), settled: () => Promise.resolve() };
  const { send, settled } = createReportPost();
  const [clock, ids] = [createSystemClock(), createSystemIds()];
  const telemetry = createCombinedTelemetry([
    createEventTelemetry({ endpoint, send, clock, ids }),
    createErrorTelemetry({ endpoint, send, clock, ids, production: stage === 'production', release }),
  ]);
  return { telemetry, settled };
}

/** Adds to a telemetry that what is logged is written too, from warnings on and each line once; errors go the way they went. */
export function logged(telemetry: Telemetry, write: (line: string) => unknown): Telemetry {
  const written = createLogTelemetry({ write, clock: createSystemClock(), level: 'warn', once: true });
  const log: Telemetry['log'] = (level, message, data) => written.log(level, message, data);
  return createCombinedTelemetry([telemetry, { ...createNoTelemetry(), log }]);
}

/** Opens the back end of a data folder in this process. */
export async function openPlatform(place: PlatformPlace): Promise<Platform> {
  const { database, log } = place;
  const options = await optionsOf(place);
  return createPlatform({ ...options, ...(database !== undefined && { database: await openDatabase(database, log) }) });
}

/**
 * Whether `serve` would take what a shop is made of; nothing is opened.
 * @throws UsageError, RangeError naming what it would refuse
 */
export async function checkPlace(place: PlatformPlace): Promise<void> {
  checkOptions(await optionsOf(place));
}

/** What is opened only once the rest is known to be good is not among them. */
async function optionsOf(place: PlatformPlace): Promise<Omit<PlatformOptions, 'database'>> {
  const {
    data,
    stores,
    publicUrl,
    search,
    files,
    importSource,
    importCurrency,
    parts = {},
    mode,
    log,
    telemetry,
  } = place;
  const { calculateBundlePriceByOptions } = place.config?.products ?? {};
  const [clock, ids] = [createSystemClock(), createSystemIds()];
  const messages = await openSenders(place, parts.messages);
  return {
    data,
    clock,
    ids,
    ...parts,
    ...(messages !== undefined && { messages }),
    deliverEvents: place.delivers ?? true,
    sendMessages: place.delivers ?? true,
    ...(files !== undefined && { files: await openFiles(files) }),
    ...(importSource !== undefined && {
      importSource:
        typeof importSource === 'string'
          ? importSourceAt(importSource, { currency: importCurrency }, ASKED_FOR_SOURCE)
          : importSource,
    }),
    catalogueReader: uploadedCatalogue,
    ...(search !== undefined && { search: openSearch(search, ids) }),
    mode,
    // Who names a provider wants to see it in development, too.
    testPayments: mode === 'development' && parts.payments === undefined,
    ...(stores !== undefined && { stores: codesOf(stores) }),
    ...(publicUrl !== undefined && { publicUrl }),
    images: createImages({ data, mostCacheBytes: place.imageCacheBytes }),
    mailLook: MAIL_LOOK,
    ...(place.pageFonts !== undefined && { pageFonts: place.pageFonts }),
    ...(place.observer !== undefined && { observer: place.observer }),
    ...(place.secondFactor !== undefined && { secondFactor: place.secondFactor }),
    drawings: createDrawings(),
    ...(calculateBundlePriceByOptions !== undefined && { calculateBundlePriceByOptions }),
    telemetry: createCombinedTelemetry([
      ...(log === undefined ? [] : [createLogTelemetry({ write: log, clock, level: 'warn', always: 'security' })]),
      ...(telemetry === undefined ? [] : [telemetry]),
    ]),
  };
}

/**
 * Opens the back end of a data folder for its owner's commands: in development, since nobody else can reach it, and as
 * production where a shop was served from it.
 * @param reportingOf where a back end of each mode reports to
 */
export async function openOwnPlatform(
  place: Omit<PlatformPlace, 'mode' | 'telemetry'>,
  reportingOf: (mode: PlatformMode) => Reporting,
): Promise<Platform> {
  const open = (mode: PlatformMode) => openPlatform({ ...place, mode, telemetry: reportingOf(mode).telemetry });
  try {
    return await open('development');
  } catch (error) {
    if (error instanceof ProductionDataError) return open('production');
    throw error;
  }
}

/** Writes the demo catalogue in place of an earlier one and makes the search index; the demo's people and its shipping prices in development only. */
export async function seedPlatform(
  platform: Platform,
  options: { readonly products?: number; readonly seed?: number; readonly onProgress: Progress },
): Promise<void> {
  const { seedDemo, seedPeople, seedShipping } = await import('../../adapters/demo');
  const [{ onProgress, ...what }, now] = [options, Date.now()];
  await platform.catalogue.removeSource('demo');
  await platform.people.write((people) => people.removeSource('demo'));
  await seedDemo(platform.catalogue, {
    downloads: platform.downloads,
    ...what,
    now,
    onProgress: (done, total) => onProgress(done, total, 'Making the demo catalogue'),
  });
  if (platform.mode === 'development') {
    await seedShipping(platform.commerce);
    await seedPeople(platform.people, { now, ...(what.seed !== undefined && { seed: what.seed }) });
  }
  await platform.warm();
}

/** Reads a CSV file with a header, as spreadsheets write it. @throws ImportFileError saying what is wrong with it */
export async function readTable(file: string): ReturnType<typeof readCsv> {
  const { readCsv: read } = await import('../../adapters/import/source/read-csv');
  return read(file);
}

export interface ShopPlace {
  /** Folder in which this shopper's state is kept. */
  readonly profile: string;
  readonly store: string | undefined;
  /** Stores that are open. */
  readonly stores?: StoreSetting | undefined;
  readonly offline: boolean;
  /** Where events and unexpected errors are reported to. */
  readonly telemetry: Telemetry;
  /** Settings that were given; they count before those of the merchant's block. */
  readonly config: ShopConfigInput;
  /** The way to the back end: in this process, or an address. Not used offline. */
  readonly backEnd: Platform | string | undefined;
  readonly onCall?: OnCall | undefined;
}

export interface OpenShop {
  readonly shop: Shop;
  /** Waits for what is still being written and lets go of everything. */
  readonly close: () => Promise<void>;
}

const ON_THE_COMMAND_LINE = {
  products: { preselect: 'nothing' }, // nobody sees a picture: nothing is chosen but what a command names
  cache: { timeoutMs: 60_000 }, // a cart is too much to lose to a machine that is busy for 800 ms
} as const;

/** Nothing gets lost on the way to a back end in this process: a slow answer comes from a busy machine. */
const IN_PROCESS = { tasks: { timeoutMs: 120_000 } } as const;

/**
 * Opens a shopper's shop: what was kept in the profile is read.
 * @throws UsageError for a store that is not open
 */
export async function openShop({
  profile,
  store,
  stores,
  offline,
  config,
  backEnd,
  onCall,
  telemetry,
}: ShopPlace): Promise<OpenShop> {
  // A command parses each shape once or twice: to compile a parser for it first would take longer than to use it.
  configureZod({ jitless: true });
  const available = stores === undefined ? AVAILABLE_STORES : codesOf(stores);
  if (store !== undefined && !available.includes(store)) {
    throw new UsageError(`--store must be one of ${available.join(', ')}, not "${store}"`);
  }
  const { http, closeHttp } = httpTo(offline ? undefined : backEnd, onCall);
  const storage = createFileStorage({ folder: profile });
  const adapters: Adapters = {
    http,
    storage,
    clock: createSystemClock(),
    network: createFixedNetwork(!offline),
    tabs: createNoTabs(),
    telemetry,
    ids: createSystemIds(),
  };
  const merchant = offline ? undefined : await merchantConfig(http, store ?? available[0] ?? '');
  const shop = createShop({
    adapters,
    siteBlocks: merchant?.siteBlocks,
    config: mergeConfig(
      merchant?.config ?? {},
      ON_THE_COMMAND_LINE,
      typeof backEnd === 'string' ? {} : IN_PROCESS,
      config,
      { stores: { available } },
    ),
    ...(store !== undefined && { storeCode: store }),
  });
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

/**
 * Opens the built storefront over a back end in this process.
 * @param options.client folder of the files for browsers
 * @param options.server the built module that renders pages
 */
export async function openStorefront(options: {
  readonly client: string;
  readonly server: string;
  readonly platform: Pick<Platform, 'fetch' | 'call' | 'versions'>;
  readonly config?: ShopConfigInput;
  /** Where the shop is reached from outside: what canonical addresses begin with. */
  readonly publicUrl?: string;
  /** Whether pages say that this is no shop to buy in. Default false. */
  readonly isDevelopment?: boolean;
  /** Where pages, and the rendering of them, report to. */
  readonly telemetryUrl?: string | undefined;
  readonly parts?: Pick<ShopParts, 'payByForm' | 'payments'>;
  readonly outside?: OutsideServices;
  /** The version that reports name. */
  readonly release?: string;
  readonly telemetry?: Telemetry;
  readonly onError: (error: unknown) => void;
}): Promise<Storefront> {
  const manifest: unknown = JSON.parse(await readFile(join(options.client, '.vite', 'manifest.json'), 'utf8'));
  const built: unknown = await import(pathToFileURL(options.server).href);
  if (!isStorefrontModule(built)) throw new Error(`${options.server} has no createStorefront: build it again`);
  const { platform, client: _files, server: _module, parts = {}, ...rest } = options;
  const { fetch: api, call, versions } = platform;
  return built.createStorefront({ api, call, versions, manifest, formOrigins: formOrigins(parts), ...rest });
}

/** Makes PNGs of drawings; the code that does it comes with the first one. */
export function openRaster(): RasterDrawing {
  let opened: Promise<RasterDrawing> | undefined;
  return async (svg, size) => {
    opened ??= import('../../adapters/images').then(({ createRaster }) => createRaster());
    return (await opened)(svg, size);
  };
}

function isStorefrontModule(built: unknown): built is { readonly createStorefront: typeof createStorefront } {
  return typeof built === 'object' && built !== null && 'createStorefront' in built;
}
