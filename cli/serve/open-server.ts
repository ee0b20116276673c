import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { mergeConfig, parseConfig, type ShopConfig, type ShopConfigInput, type Telemetry } from '../../core';
import {
  codesOf,
  createSystemClock,
  logged,
  openStorefront,
  openRaster,
  openReporting,
  type OutsideServices,
  type Platform,
  type PlatformMode,
  type Storefront,
  type StoreSetting,
} from '../composition/composition-root';
import { outsideServices } from '../composition/outside-services';
import { needsSeed, seedEmptyShop } from '../composition/seeding';
import { writtenErrors } from '../composition/composition-watch';
import type { Session } from '../session/session';
import { AddressPace } from './address-pace';
import type { Parts } from './answer-request';
import { answerWhenReady } from './answer-when-ready';
import { makeBuild, type Build } from './find-build';
import { createForwardedWatch } from './forwarded-faults';
import { listen, type Place } from './listen';
import { readPageFonts } from './page-fonts';
import { openServed } from './open-served';
import { openOwnPages, type OwnPages } from './own-pages';
import { readVersion } from '../version';
import { startRounds } from './rounds';
import { createPageCache } from './pages/page-cache';
import { createSiteFiles, type SiteFiles } from './site/site-files';
import { plainLines } from './plain-connections';
import { providerLines, proxyLines, startLines } from './start-lines';
import { createStaticFiles } from './static-files';
import { createWatch, type Seen, type Watch } from './watch';

/** Where and how a shop is opened. */
export interface Opening extends Place, Seen {
  readonly mode: PlatformMode;
  /** True where other machines read the mails of a development shop and pay its test payments. */
  readonly isDevOpen: boolean;
  /** What becomes of an empty data folder: it gets the demo with its people, or the goods of it, or nothing. */
  readonly empty: 'demo' | 'demo-goods' | 'stays';
  /** Where the shop is reached from outside, without a slash at the end. Default: where it listens. */
  readonly publicUrl?: string | undefined;
  /** Origins whose pages may use the API; none: what the shop's configuration says. */
  readonly corsOrigins: readonly string[];
  /** Services of others that pages may use, as the line names them; those of the shop's configuration stand in for each kind that it leaves out. */
  readonly outside: OutsideServices;
  /** Search engines are kept out of every stage but 'production' (A §2.1). */
  readonly stage: string;
  /** What a product page chooses before the shopper has. */
  readonly preselect: ShopConfig['products']['preselect'] | undefined;
  /** Folder of a front end of one's own, in place of the storefront. */
  readonly pages: string | undefined;
  /** Megabytes of memory for rendered pages; 0 keeps none. */
  readonly pageCacheMb: number;
  /** Megabytes of disk for resized photographs. */
  readonly imageCacheMb: number;
}

/** Pictures of links, feeds and sitemaps that one address may have: more than a message with links needs, or a portal. */
const COSTLY_FILES = { count: 30, windowMs: 60_000 } as const;
/** Pages that one address may have: far more than an office behind one address opens. */
const PAGES = { count: 600, windowMs: 60_000 } as const;
const MEGABYTE = 1024 * 1024;

/**
 * Opens the shop and keeps it open until it is stopped (SIGINT, SIGTERM). Prints its address when it answers.
 * @throws CommandError when the storefront, or a front end in its place, is not built or the port cannot be had
 */
export async function openServer(place: Opening, session: Session): Promise<void> {
  const { note, warn } = session;
  const [build, own, ownPages] = await Promise.all([makeBuild(note), session.place(), openOwnPages(place.pages)]);
  const stopped = stopSignal(); // before anybody can know the address
  let ready: (parts: Parts) => void = () => undefined;
  const parts = new Promise<Parts>((resolve) => void (ready = resolve));
  const watch = createWatch(place, session.streams);
  // The port first: to make a catalogue for ten seconds and then find it taken would be unkind.
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
    const ends = roundsOf(platform).map((work) => startRounds({ work, clock: createSystemClock(), onError }));
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

/** What answers requests, once the back end is open. */
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
  }: Pick<Parts, 'onError'> & {
    readonly telemetry: Telemetry;
    readonly telemetryUrl: string | undefined;
    readonly release: string;
    readonly watch: Watch;
  },
): Promise<Parts> {
  const { build, config, publicUrl, ownPages } = shop;
  const site = siteOf(platform, { config, base: publicUrl, client: build.client });
  const isDevAtHome = platform.mode === 'development' && !shop.isDevOpen;
  const common = { platform, site, ...guardsOf(publicUrl), isDevAtHome, onError };
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

/** What keeps strangers from costing much, and answers from being used otherwise than they are meant. */
function guardsOf(publicUrl: string): Required<Pick<Parts, 'isHttps' | 'pace' | 'pagePace'>> {
  const now = () => Date.now();
  const [pace, pagePace] = [new AddressPace(COSTLY_FILES, now), new AddressPace(PAGES, now)];
  return { isHttps: publicUrl.startsWith('https:'), pace, pagePace };
}

/** What nobody calls for. */
function roundsOf({
  payments,
  bloggers,
  giftCards,
  retention,
  stockAlerts,
}: Platform): readonly (() => Promise<unknown>)[] {
  const work = [() => payments.check(), () => bloggers.confirm(), () => stockAlerts.send(), () => giftCards.send()];
  return [...work, () => retention.run()];
}

/** What fails in a page fails in its stream and in its answer: one error, reported once. */
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
  return createSiteFiles({
    platform,
    config: parseConfig(place.config),
    base: place.base,
    icon: () => readFile(join(place.client, 'favicon.svg'), 'utf8'),
    raster: openRaster(),
  });
}

/** What was given by options of their own counts before `--setting` and `--config`. */
function configOf(
  { stage, preselect }: Opening,
  own: ShopConfigInput,
  stores: StoreSetting | undefined,
): ShopConfigInput {
  return mergeConfig(
    own,
    { stage, ...(preselect !== undefined && { products: { preselect } }) },
    stores === undefined ? {} : { stores: { available: codesOf(stores) } },
  );
}

function keptPages(
  storefront: Storefront,
  { changes }: Platform,
  { megabytes, onPage }: { readonly megabytes: number; readonly onPage: Watch['onPage'] },
): Pick<Storefront, 'fetch'> {
  if (megabytes === 0) return storefront;
  return createPageCache({ storefront, changes, now: () => Date.now(), mostBytes: megabytes * MEGABYTE, onPage });
}

async function fill(platform: Platform, empty: Opening['empty'], session: Session): Promise<void> {
  const { globals } = session;
  if (empty !== 'stays' && (await needsSeed(platform, globals.data))) {
    session.note('Making the demo catalogue …');
    const bar = await session.progress();
    await seedEmptyShop(platform, globals.data, bar.report);
    bar.end();
  }
  await platform.warm();
}

function announce(address: string, { globals, streams }: Session): void {
  streams.out.write(globals.json ? `${JSON.stringify({ address })}\n` : `Vitrine is open at ${address}\n`);
}

/**
 * Signals so close to the first one are the same wish: a terminal tells the whole group of processes, and the script that
 * started us passes it on.
 */
const SAME_WISH_MS = 1000;

/** Resolves with the first signal; another one after a while ends the process at once. */
function stopSignal(): Promise<void> {
  return new Promise((resolve) => {
    let first: number | undefined;
    const stop = (): void => {
      if (first !== undefined && performance.now() - first > SAME_WISH_MS) process.exit(1);
      first ??= performance.now();
      resolve();
    };
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
  });
}
