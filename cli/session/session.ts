import type { OpenShop, Platform } from '../composition/composition-root';
import type { Shop } from '../../core/shopper';
import type { GlobalOptions } from '../usage/global-options';
import { UsageError } from '../usage/usage-error';
import type { Streams } from '../output/streams';
import { voiceOf, type Voice } from '../output/voice';
import { readPlace, type Place } from '../composition/place';
import { reportingOf, type CommandReporting } from '../composition/reporting';

export interface Session extends Omit<Voice, 'end'> {
  readonly globals: GlobalOptions;
  readonly streams: Streams;
  /**
   * Opens the shop in this process or at `--api`. An empty data folder is seeded with the demo unless it is a
   * production shop.
   */
  shop(): Promise<Shop>;
  shopOf(profile: string): Promise<OpenShop>;
  /** @throws UsageError with `--api` */
  platform(command: string): Promise<Platform>;
  /** @throws UsageError for an invalid setting */
  place(): Promise<Place>;
  readonly price: (amount: number) => string;
  report(error: unknown): Promise<void>;
  close(): Promise<void>;
}

async function ownPlatform(
  { data }: GlobalOptions,
  place: Session['place'],
  reporting: CommandReporting,
): Promise<Platform> {
  const [root, { stores, ...own }] = await Promise.all([import('../composition/composition-root'), place()]);
  // The serving process delivers events and messages; a command would exit too early.
  const opening = { data, ...own, ...(stores !== undefined && { stores }), delivers: false };
  return root.openOwnPlatform(opening, (mode) => reporting.of(root.openReporting, mode));
}

async function seedOnce(backEnd: Platform, data: string, { progress }: Pick<Voice, 'progress'>): Promise<void> {
  if (backEnd.mode === 'production') return; // a merchant's empty shop stays empty
  const { needsSeed, seedEmptyShop } = await import('../composition/seeding');
  if (!(await needsSeed(backEnd, data))) return;
  const bar = await progress();
  await seedEmptyShop(backEnd, data, bar.report);
  bar.end();
}

export function createSession(globals: GlobalOptions, streams: Streams): Session {
  let openShop: Promise<OpenShop> | undefined;
  let openPlatform: Promise<Platform> | undefined;
  let showPrice = (amount: number): string => amount.toFixed(2);

  let read: Promise<Place> | undefined;
  const place = (): Promise<Place> => (read ??= readPlace(globals));
  const reporting = reportingOf(globals);

  const { end, ...voice } = voiceOf(globals, streams);
  const platform = (): Promise<Platform> => (openPlatform ??= timed());
  const timed = async (): Promise<Platform> => {
    const since = performance.now();
    const opened = await ownPlatform(globals, place, reporting);
    voice.detail(`opened the shop of ${globals.data}`, since);
    return opened;
  };

  const open = async (profile: string): Promise<OpenShop> => {
    const root = await import('../composition/composition-root');
    const { store, offline, api } = globals;
    const { stores, config } = await place();
    const own = { profile: root.profileFolder(globals.data, profile), store, stores, offline, config };
    const elsewhere = offline || api !== undefined;
    const backEnd = elsewhere ? undefined : await platform();
    if (backEnd !== undefined) await seedOnce(backEnd, globals.data, voice);
    const telemetry = root.logged(reporting.of(root.openReporting).telemetry, voice.warn);
    const onCall = globals.verbose ? voice.detail : undefined;
    return root.openShop({ ...own, telemetry, onCall, backEnd: backEnd ?? (offline ? undefined : api) });
  };

  return {
    globals,
    streams,
    ...voice,
    place,
    price: (amount) => showPrice(amount),
    shop: async () => {
      openShop ??= open(globals.profile);
      const { shop } = await openShop;
      showPrice = (amount) => shop.storeViews.price(amount);
      return shop;
    },
    shopOf: open,
    platform: async (command) => {
      if (globals.api === undefined) return platform();
      throw new UsageError(`${command} works on a local data folder: remove --api`);
    },
    report: (error) => reporting.report(error),
    close: async () => {
      await end();
      await (await openShop?.catch(() => undefined))?.close();
      await (await openPlatform?.catch(() => undefined))?.close();
      await reporting.settled();
    },
  };
}
