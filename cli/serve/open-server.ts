import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseConfig } from '../../core';
import {
  codesOf,
  createSystemClock,
  openPlatform,
  openStorefront,
  openRaster,
  type Platform,
  type Storefront,
} from '../composition-root';
import { needsSeed, seedEmptyShop } from '../seeding';
import type { Session } from '../session';
import { answerRequest, type Parts } from './answer-request';
import { findBuild } from './find-build';
import { listen, type Place } from './listen';
import { startPaymentRounds } from './payment-rounds';
import { createPageCache } from './pages/page-cache';
import { createSiteFiles } from './site/site-files';
import { createStaticFiles } from './static-files';

/** Where and how a shop is opened. */
export interface Opening extends Place {
  /** Where the shop is reached from outside, without a slash at the end. Default: where it listens. */
  readonly publicUrl?: string | undefined;
  /** Search engines are kept out of every stage but 'production' (A §2.1). */
  readonly stage: string;
  /** Megabytes of memory for rendered pages; 0 keeps none. */
  readonly pageCacheMb: number;
  /** Megabytes of disk for resized photographs. */
  readonly imageCacheMb: number;
}

const MEGABYTE = 1024 * 1024;

/**
 * Opens the shop and keeps it open until it is told to stop (SIGINT, SIGTERM). Prints its address when it answers.
 * @throws CommandError when the storefront is not built or the port cannot be had
 */
export async function openServer(place: Opening, session: Session): Promise<void> {
  const build = await findBuild();
  const stopped = stopSignal(); // before anybody can know the address
  let ready: (parts: Parts) => void = () => undefined;
  const parts = new Promise<Parts>((resolve) => {
    ready = resolve;
  });
  // The port first: to make a catalogue for ten seconds and then find it taken would be unkind.
  const server = await listen(async (request) => answerRequest(request, await parts), place);
  const log = (line: string): void => void session.streams.err.write(`${line}\n`);
  const told = new WeakSet<object>();
  const onError = (error: unknown): void => {
    // What fails in a page fails in its stream and in its answer: one error, told once.
    if (typeof error === 'object' && error !== null) {
      if (told.has(error)) return;
      told.add(error);
    }
    log(errorLine(error));
  };
  const publicUrl = (place.publicUrl ?? server.address).replace(/\/+$/, '');
  const { stores } = session.globals;
  const config = { stage: place.stage, ...(stores !== undefined && { stores: { available: codesOf(stores) } }) };
  const platform = await openPlatform({
    data: session.globals.data,
    ...(stores !== undefined && { stores }),
    publicUrl,
    mode: isPrivate(place.host) ? 'development' : 'production',
    imageCacheBytes: place.imageCacheMb * MEGABYTE,
    log,
  });
  try {
    await fill(platform, session);
    const storefront = await openStorefront({ ...build, platform, config, publicUrl, onError });
    const site = createSiteFiles({
      platform,
      config: parseConfig(config),
      base: publicUrl,
      icon: () => readFile(join(build.client, 'favicon.svg'), 'utf8'),
      raster: openRaster(),
    });
    const pages = keptPages(storefront, platform, place.pageCacheMb);
    ready({ platform, storefront: pages, files: createStaticFiles(build.client), site, onError });
    const endRounds = startPaymentRounds({
      check: () => platform.payments.check(),
      clock: createSystemClock(),
      onError,
    });
    announce(server.address, session);
    await stopped;
    endRounds();
    await server.close();
  } finally {
    platform.close();
  }
}

/** What was sent to shoppers may be read at /dev/outbox: by whoever sits at this machine, and nobody else. */
function isPrivate(host: string): boolean {
  return process.env.NODE_ENV !== 'production' && /^(127\.|localhost$|::1$)/.test(host);
}

function keptPages(storefront: Storefront, { changes }: Platform, megabytes: number): Pick<Storefront, 'fetch'> {
  if (megabytes === 0) return storefront;
  return createPageCache({ storefront, changes, now: () => Date.now(), mostBytes: megabytes * MEGABYTE });
}

async function fill(platform: Platform, session: Session): Promise<void> {
  const { globals, streams } = session;
  if (needsSeed(platform, globals.data)) {
    streams.err.write('Making the demo catalogue …\n');
    const bar = await session.progress();
    await seedEmptyShop(platform, globals.data, bar.report);
    bar.end();
  }
  await platform.warm();
}

function announce(address: string, { globals, streams }: Session): void {
  streams.out.write(globals.json ? `${JSON.stringify({ address })}\n` : `Vitrine is open at ${address}\n`);
}

function errorLine(error: unknown): string {
  const { name, message, stack } =
    error instanceof Error ? error : { name: 'Error', message: String(error), stack: undefined };
  return JSON.stringify({ time: new Date().toISOString(), level: 'error', where: 'storefront', name, message, stack });
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
