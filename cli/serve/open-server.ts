import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { mergeConfig, parseConfig, type ShopConfig, type ShopConfigInput, type Telemetry } from '../../core/shopper';
import {
  codesOf,
  createSystemClock,
  logged,
  openStorefront,
  openReporting,
  type OutsideServices,
  type Platform,
  type PlatformMode,
  type Storefront,
  type StoreSetting,
} from '../composition/composition-root';
import { openRaster } from '../composition/composition-parts';
import { outsideServices } from '../composition/outside-services';
import { needsSeed, seedEmptyShop } from '../composition/seeding';
import { writtenErrors } from '../composition/composition-watch';
import type { Session } from '../session/session';
import { AddressPace } from './address-pace';
import type { Dependencies } from './answer-request';
import { answerWhenReady } from './answer-when-ready';
import { makeBuild, type Build } from './find-build';
import { createForwardedWatch } from './forwarded-faults';
import { listen, type Place } from './listen';
import { readPageFonts } from './page-fonts';
import { openServed } from './open-served';
import { openOwnPages, type OwnPages } from './own-pages';
import { readVersion } from '../version';
import { startJobs } from './jobs';
import { createPageCache } from './pages/page-cache';
import { createSiteFiles, type SiteFiles } from './site/site-files';
import { plainLines } from './plain-connections';
import { providerLines, proxyLines, startLines } from './start-lines';
import { createStaticFiles } from './static-files';
import { createWatch, type Seen, type Watch } from './watch';

export interface Opening extends Place, Seen {
  readonly mode: PlatformMode;
  readonly isDevOpen: boolean;
  readonly empty: 'demo' | 'demo-goods' | 'stays';
  readonly publicUrl?: string | undefined;
  /** CORS origins; empty defers to the configuration. */
  readonly corsOrigins: readonly string[];
  readonly outside: OutsideServices;
  /** Search engines are blocked outside 'production'. */
  readonly stage: string;
  readonly preselect: ShopConfig['products']['preselect'] | undefined;
  readonly pages: string | undefined;
  /** Memory limit; 0 disables the cache. */
  readonly pageCacheMb: number;
  readonly imageCacheMb: number;
}

const COSTLY_FILES = { count: 30, windowMs: 60_000 } as const;
const PAGES = { count: 600, windowMs: 60_000 } as const;
const MEGABYTE = 1024 * 1024;

/**
 * Serves until SIGINT or SIGTERM.
 * @throws CommandError if the front end is not built or the port is taken
 */
export async function openServer(place: Opening, session: Session): Promise<void> {
  const { note, warn } = session;
  const [build, own, ownPages] = await Promise.all([makeBuild(note), session.place(), openOwnPages(place.pages)]);
  const stopped = stopSignal();
  let ready: (parts: Dependencies) => void = () => undefined;
  const parts = new Promise<Dependencies>((resolve) => void (ready = resolve));
  const watch = createWatch(place, session.streams);
  // Bind first, so that a taken port fails before slow seeding.
  const server = await listen(
    (request, from, exchange) => watch.request(request, exchange, () => answerWhenReady(request, parts, from)),
    { ...place, onForwardedFault: forwardedFaults(watch, session, place) },
  );
  const { telemetry_url: telemetryUrl } = session.globals;
  const release = await readVersion();
  const reporting = openReporting(telemetryUrl, place.stage, release);
  const telemetry = watch.counting(reporting.telemetry);
  const written = writtenErrors(watch.log);
  const onError = eachOnce((error) => {
    written(error);
    telemetry.error(error, { where: 'storefront' });
  });
  const publicUrl = (place.publicUrl ?? server.address).replace(/\/+$/, '');
  const { stores, outside: configured, ...named } = own;
  const outside = outsideServices(place.outside, configured);
  const config = configOf(place, own.config, stores);
  const platform = await openServed({
    data: session.globals.data,
    ...named,
    ...(stores !== undefined && { stores }),
    parts: { ...named.parts, ...(place.corsOrigins.length > 0 && { corsOrigins: place.corsOrigins }) },
    publicUrl,
    mode: place.mode,
    pageFonts: await readPageFonts(build.client),
    config,
    imageCacheBytes: place.imageCacheMb * MEGABYTE,
    log: watch.log,
    telemetry,
    observer: watch.observer,
  });
  let unwatch = (): Promise<void> => Promise.resolve();
  try {
    unwatch = await watch.open(platform, onError);
    await fill(platform, place.empty, session);
    const seen = { onError, telemetry, telemetryUrl, release, watch };
    const pages = { build, outside, ownPages, pageCacheMb: place.pageCacheMb, parts: own.parts };
    ready(await partsOf(platform, { ...pages, config, publicUrl, isDevOpen: place.isDevOpen }, seen));
    const ends = jobsOf(platform).map((work) => startJobs({ work, clock: createSystemClock(), onError }));
    const lines = [...proxyLines(place), ...plainLines({ ...own, telemetryUrl })];
    for (const line of [...(await startLines(platform, publicUrl, place.isDevOpen)), ...lines]) warn(line);
    announce(server.address, session);
    void providerLines(platform).then((lines) => lines.forEach(warn), onError);
    await stopped;
    for (const end of ends) end();
    await server.close();
    await reporting.settled();
  } finally {
    await unwatch();
    await platform.close();
  }
}

function forwardedFaults(
  { log, warn }: Watch,
  { globals }: Session,
  { stage }: Pick<Opening, 'stage'>,
): Place['onForwardedFault'] {
  const write = (line: string, level: 'error' | 'warn') => (level === 'error' ? log(line) : warn(line));
  return createForwardedWatch({ write, folder: globals.data, stage, now: () => Date.now() });
}

async function partsOf(
  platform: Platform,
  shop: {
    readonly build: Build;
    readonly config: ShopConfigInput;
    readonly publicUrl: string;
    readonly outside: OutsideServices;
    readonly ownPages: OwnPages | undefined;
    readonly pageCacheMb: number;
    readonly parts: NonNullable<Parameters<typeof openStorefront>[0]['parts']>;
    readonly isDevOpen: boolean;
  },
  {
    onError,
    telemetry,
    telemetryUrl,
    release,
    watch,
  }: Pick<Dependencies, 'onError'> & {
    readonly telemetry: Telemetry;
    readonly telemetryUrl: string | undefined;
    readonly release: string;
    readonly watch: Watch;
  },
): Promise<Dependencies> {
  const { build, config, publicUrl, ownPages } = shop;
  const site = siteOf(platform, { config, base: publicUrl, client: build.client });
  const isDevAtHome = platform.mode === 'development' && !shop.isDevOpen;
  const onPromo = (promo: string, address: string | undefined) =>
    void platform.bloggers.click(promo, address).catch(onError);
  const common = { platform, site, ...guardsOf(publicUrl), isDevAtHome, onPromo, onError };
  if (ownPages !== undefined) return { ...common, ...ownPages };
  const storefront = await openStorefront({
    ...build,
    platform,
    config,
    publicUrl,
    isDevelopment: platform.mode === 'development',
    onError,
    telemetryUrl,
    parts: shop.parts,
    release,
    outside: shop.outside,
    telemetry: logged(telemetry, watch.warn),
  });
  const pages = keptPages(storefront, platform, { megabytes: shop.pageCacheMb, onPage: watch.onPage });
  return { ...common, storefront: pages, files: createStaticFiles(build.client) };
}

function guardsOf(publicUrl: string): Required<Pick<Dependencies, 'isHttps' | 'pace' | 'pagePace'>> {
  const now = () => Date.now();
  const [pace, pagePace] = [new AddressPace(COSTLY_FILES, now), new AddressPace(PAGES, now)];
  return { isHttps: publicUrl.startsWith('https:'), pace, pagePace };
}

function jobsOf({
  payments,
  bloggers,
  giftCards,
  retention,
  stockAlerts,
  ...platform
}: Platform): readonly (() => Promise<unknown>)[] {
  const work = [() => payments.check(), () => bloggers.confirm(), () => stockAlerts.send(), () => giftCards.send()];
  // Another process may have recorded the store of an order or a mail.
  return [...work, () => retention.run()].map((job) => async () => {
    await platform.stores();
    await job();
  });
}

/** Deduplicates errors seen by both stream and response. */
function eachOnce(report: (error: unknown) => void): (error: unknown) => void {
  const reported = new WeakSet<object>();
  return (error) => {
    if (typeof error === 'object' && error !== null) {
      if (reported.has(error)) return;
      reported.add(error);
    }
    report(error);
  };
}

function siteOf(
  platform: Platform,
  place: { readonly config: ShopConfigInput; readonly base: string; readonly client: string },
): SiteFiles {
  let config = parseConfig(place.config);
  return createSiteFiles({
    platform,
    get config() {
      return config;
    },
    refresh: async () => {
      const own = await platform.stores();
      config = parseConfig(own.length === 0 ? place.config : mergeConfig(place.config, { stores: { own } }));
    },
    base: place.base,
    icon: () => readFile(join(place.client, 'favicon.svg'), 'utf8'),
    raster: openRaster(),
  });
}

/** Specific options override `--setting` and `--config`. */
function configOf(
  { stage, preselect }: Opening,
  own: ShopConfigInput,
  stores: StoreSetting | undefined,
): ShopConfigInput {
  return mergeConfig(
    own,
    { stage, ...(preselect !== undefined && { products: { preselect } }) },
    stores === undefined ? {} : { stores: { available: codesOf(stores, own.stores?.own) } },
  );
}

function keptPages(
  storefront: Storefront,
  { changes }: Platform,
  { megabytes, onPage }: { readonly megabytes: number; readonly onPage: Watch['onPage'] },
): Pick<Storefront, 'fetch'> {
  if (megabytes === 0) return storefront;
  return createPageCache({ storefront, changes, now: () => Date.now(), maxBytes: megabytes * MEGABYTE, onPage });
}

async function fill(platform: Platform, empty: Opening['empty'], session: Session): Promise<void> {
  const { globals } = session;
  if (empty !== 'stays' && (await needsSeed(platform, globals.data))) {
    session.note('Creating the demo catalogue …');
    const bar = await session.progress();
    await seedEmptyShop(platform, globals.data, bar.report);
    bar.end();
  }
  await platform.warm();
}

function announce(address: string, { globals, streams }: Session): void {
  streams.out.write(globals.json ? `${JSON.stringify({ address })}\n` : `Vitrine is open at ${address}\n`);
}

/** A terminal signals the whole process group, and our parent script repeats it. */
const SAME_REQUEST_MS = 1000;

/** Resolves on the first signal; a later one exits at once. */
function stopSignal(): Promise<void> {
  return new Promise((resolve) => {
    let first: number | undefined;
    const stop = (): void => {
      if (first !== undefined && performance.now() - first > SAME_REQUEST_MS) process.exit(1);
      first ??= performance.now();
      resolve();
    };
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
  });
}
