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
  createPdfInvoices,
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
  type MissingService,
  type Platform,
  type PlatformMode,
  type PlatformOptions,
  type InvoiceFormat,
  type RefundFacts,
  type SearchEngine,
  type SubscriberStatus,
} from '../../adapters/platform';
import type { ShopParts, VitrineConfig } from '../../adapters/platform/config';
import { formOrigins } from '../../adapters/platform/foundation/settings/check-providers';
import { subscriberNetworkOf } from '../../adapters/platform/foundation/kernel/network-of';
import { createDrawings } from '../../adapters/demo/drawings/source';
import type { readCsv } from '../../adapters/import/source/read-csv';
import { AVAILABLE_STORES, merchantConfig } from '../../core/internal';
import {
  createShop,
  mergeConfig,
  STORE_VIEWS,
  type Adapters,
  type OwnStore,
  type Shop,
  type ShopConfigInput,
  type Telemetry,
} from '../../core/shopper';
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
  vatRegisterOf,
} from './composition-parts';
import {
  ASKED_FOR_SOURCE,
  importInto,
  importSourceAt,
  uploadedCatalogue,
  uploadedRecords,
  type Progress,
} from './composition-imports';
import { UsageError } from '../usage/usage-error';
import type { createStorefront, OutsideServices, Storefront } from '../../ui/entry/server';

export { createSystemClock, importInto, isDatabaseUnavailable, profileFolder, subscriberNetworkOf };

export type {
  ChangeCursor,
  ChangeFeed,
  CommerceData,
  DeadLetter,
  MissingService,
  Platform,
  PlatformMode,
  Progress,
  InvoiceFormat,
  RefundFacts,
  ShopParts,
  OutsideServices,
  Storefront,
  SubscriberStatus,
  VitrineConfig,
};

export interface PlatformPlace extends MessagePlace, Pick<PlatformOptions, 'observer' | 'pageFonts'> {
  readonly secondFactor?: PlatformOptions['secondFactor'] | undefined;
  readonly data: string;
  readonly stores?: StoreSetting;
  readonly baseCurrency?: string | undefined;
  readonly publicUrl?: string;
  readonly database?: string | (() => Promise<Database>) | undefined;
  /** OpenSearch URL or custom factory; defaults to in-process search. */
  readonly search?: string | (() => SearchEngine) | undefined;
  readonly files?: string | (() => FileStore) | undefined;
  /** Reimportable file, folder or custom source. */
  readonly importSource?: string | CatalogueSource | undefined;
  /** Currency (ISO 4217) of prices without one. */
  readonly importCurrency?: string | undefined;
  /** Font of invoices for characters other than Latin and Cyrillic. */
  readonly invoiceFont?: string | undefined;
  readonly parts?: ShopParts;
  readonly mode: PlatformMode;
  /** Disk limit for resized photos. */
  readonly imageCacheBytes?: number;
  readonly config?: ShopConfigInput;
  readonly log?: (line: string) => void;
  readonly telemetry?: Telemetry;
}

export type StoreSetting = readonly string[] | 'all';

/** @param own stores of the configuration, which may be named too */
export function codesOf(stores: StoreSetting, own: readonly OwnStore[] = []): readonly string[] {
  const known = [...STORE_VIEWS.map((view) => view.storeCode), ...own.map(({ code }) => code)];
  if (stores === 'all') return known;
  const unknown = stores.find((code) => !known.includes(code));
  if (unknown === undefined) return stores;
  throw new UsageError(`--stores must be among ${known.join(', ')}, or all, not "${unknown}"`);
}

export interface Reporting {
  readonly telemetry: Telemetry;
  readonly settled: () => Promise<void>;
}

/**
 * @param endpoint report URL; without it nothing is sent
 * @param stage outside 'production' errors are not sampled
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

/** Also writes warnings and errors from logs, deduplicated. */
export function logged(telemetry: Telemetry, write: (line: string) => unknown): Telemetry {
  const written = createLogTelemetry({ write, clock: createSystemClock(), level: 'warn', once: true });
  const log: Telemetry['log'] = (level, message, data) => written.log(level, message, data);
  return createCombinedTelemetry([telemetry, { ...createNoTelemetry(), log }]);
}

export async function openPlatform(place: PlatformPlace): Promise<Platform> {
  const { database, log } = place;
  const options = await optionsOf(place);
  return createPlatform({ ...options, ...(database !== undefined && { database: await openDatabase(database, log) }) });
}

/**
 * Dry run of opening.
 * @throws UsageError, RangeError naming the invalid option
 */
export async function checkPlace(place: PlatformPlace): Promise<void> {
  checkOptions(await optionsOf(place));
}

/** Excludes parts that are opened after validation. */
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
  const own = place.config?.stores?.own;
  const [clock, ids] = [createSystemClock(), createSystemIds()];
  const messages = await openSenders(place, parts.messages);
  return {
    data,
    clock,
    ids,
    vatRegister: vatRegisterOf(mode),
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
    recordReader: uploadedRecords,
    ...(search !== undefined && { search: openSearch(search, ids) }),
    mode,
    testPayments: mode === 'development' && parts.payments === undefined,
    ...(own !== undefined && { ownStores: own }),
    ...(stores !== undefined && { stores: codesOf(stores, own) }),
    ...(place.baseCurrency !== undefined && { baseCurrency: place.baseCurrency }),
    ...(publicUrl !== undefined && { publicUrl }),
    images: createImages({ data, maxCacheBytes: place.imageCacheBytes }),
    invoicePrinter: createPdfInvoices({ fontFile: place.invoiceFont }),
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
 * Opens a back end for local commands, in development mode unless it was served in production.
 * @param reportingOf reporting by mode
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

/** Replaces demo goods and reindexes; demo people and shipping prices in development only. */
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
    onProgress: (done, total) => onProgress(done, total, 'Creating the demo catalogue'),
  });
  if (platform.mode === 'development') {
    await seedShipping(platform.commerce);
    await seedPeople(platform.people, { now, ...(what.seed !== undefined && { seed: what.seed }) });
  }
  await platform.warm();
}

/** @throws ImportFileError describing the fault */
export async function readTable(file: string): ReturnType<typeof readCsv> {
  const { readCsv: read } = await import('../../adapters/import/source/read-csv');
  return read(file);
}

export interface ShopPlace {
  readonly profile: string;
  readonly store: string | undefined;
  readonly stores?: StoreSetting | undefined;
  readonly offline: boolean;
  readonly telemetry: Telemetry;
  readonly config: ShopConfigInput;
  readonly backEnd: Platform | string | undefined;
  readonly onCall?: OnCall | undefined;
}

export interface OpenShop {
  readonly shop: Shop;
  readonly close: () => Promise<void>;
}

const ON_THE_COMMAND_LINE = {
  products: { preselect: 'nothing' }, // without pictures nothing is preselected
  cache: { timeoutMs: 60_000 }, // slow machines must not lose the cart to a timeout
} as const;

/** In-process requests cannot be lost; a slow response only means a busy machine. */
const IN_PROCESS = { tasks: { timeoutMs: 120_000 } } as const;

/**
 * Opens a shop with the profile's stored state.
 * @throws UsageError for a closed store
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
  // Compiling parsers takes longer than the few parses of a command.
  configureZod({ jitless: true });
  const available = stores === undefined ? AVAILABLE_STORES : codesOf(stores, config.stores?.own);
  const { http, closeHttp } = httpTo(offline ? undefined : backEnd, onCall);
  const merchant = offline ? undefined : await merchantConfig(http, store ?? available[0] ?? '');
  const own = merchant?.config.stores?.own ?? config.stores?.own;
  const codes = (stores: readonly OwnStore[] = []) => [...new Set([...available, ...stores.map(({ code }) => code)])];
  if (store !== undefined && !codes(own).includes(store)) {
    // The back end answers in an open store only.
    const offered = offline ? undefined : (await merchantConfig(http, available[0] ?? '')).config.stores?.own;
    await closeHttp();
    throw new UsageError(`--store must be one of ${codes(offered ?? own).join(', ')}, not "${store}"`);
  }
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
  const shop = createShop({
    adapters,
    siteBlocks: merchant?.siteBlocks,
    config: mergeConfig(
      merchant?.config ?? {},
      ON_THE_COMMAND_LINE,
      typeof backEnd === 'string' ? {} : IN_PROCESS,
      config,
      { stores: { available, ...(own !== undefined && { own }) } },
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

export async function openStorefront(options: {
  readonly client: string;
  readonly server: string;
  readonly platform: Pick<Platform, 'call' | 'fetch' | 'stores' | 'versions'>;
  readonly config?: ShopConfigInput;
  /** External base URL for canonical links. */
  readonly publicUrl?: string;
  readonly isDevelopment?: boolean;
  readonly telemetryUrl?: string | undefined;
  readonly parts?: Pick<ShopParts, 'payByForm' | 'payments'>;
  readonly outside?: OutsideServices;
  readonly release?: string;
  readonly telemetry?: Telemetry;
  readonly onError: (error: unknown) => void;
}): Promise<Storefront> {
  const manifest: unknown = JSON.parse(await readFile(join(options.client, '.vite', 'manifest.json'), 'utf8'));
  const built: unknown = await import(pathToFileURL(options.server).href);
  if (!isStorefrontModule(built)) throw new Error(`${options.server} has no createStorefront: build it again`);
  const { platform, client: _files, server: _module, parts = {}, ...rest } = options;
  const { fetch: api, call, stores: ownStores, versions } = platform;
  return built.createStorefront({ api, call, ownStores, versions, manifest, formOrigins: formOrigins(parts), ...rest });
}

function isStorefrontModule(built: unknown): built is { readonly createStorefront: typeof createStorefront } {
  return typeof built === 'object' && built !== null && 'createStorefront' in built;
}
