import type { OpenShop, Platform } from '../composition/composition-root';
import type { Shop } from '../../core';
import type { GlobalOptions } from '../usage/global-options';
import { UsageError } from '../usage/usage-error';
import type { Streams } from '../output/streams';
import { voiceOf, type Voice } from '../output/voice';
import { readPlace, type Place } from '../composition/place';
import { reportingOf, type CommandReporting } from '../composition/reporting';

/** What a command works with; nothing is opened before it is asked for. */
export interface Session extends Omit<Voice, 'end'> {
  readonly globals: GlobalOptions;
  readonly streams: Streams;
  /** The shopper's shop, in this process or at `--api`. An empty data folder gets the demo first, unless it is a production shop's. */
  shop(): Promise<Shop>;
  /** The shop of another profile on the same back end. The caller closes it. */
  shopOf(profile: string): Promise<OpenShop>;
  /** The back end of the data folder, for those who look after it. @throws UsageError with `--api` */
  platform(command: string): Promise<Platform>;
  /** What the shop of this process is made of, by options, environment and its configuration. @throws UsageError naming what is wrong */
  place(): Promise<Place>;
  /** An amount in major units as the store shows it. */
  readonly price: (amount: number) => string;
  /** Reports what nobody expected to the address that was named; without one it does nothing. */
  report(error: unknown): Promise<void>;
  /** Ends what was opened; waits for what is being written, and reported. */
  close(): Promise<void>;
}

async function ownPlatform(
  { data }: GlobalOptions,
  place: Session['place'],
  reporting: CommandReporting,
): Promise<Platform> {
  const [root, { stores, ...own }] = await Promise.all([import('../composition/composition-root'), place()]);
  // Events and messages are handed over by the process that serves: a command would be over before subscribers and senders are.
  const opening = { data, ...own, ...(stores !== undefined && { stores }), delivers: false };
  return root.openOwnPlatform(opening, (mode) => reporting.of(root.openReporting, mode));
}

async function seedOnce(backEnd: Platform, data: string, { progress }: Pick<Voice, 'progress'>): Promise<void> {
  if (backEnd.mode === 'production') return; // an empty shop of a merchant stays empty
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
      throw new UsageError(`${command} works on a data folder in this process: leave out --api`);
    },
    report: (error) => reporting.report(error),
    close: async () => {
      await end();
      // What could not be opened has been reported already, and there is nothing of it to close.
      await (await openShop?.catch(() => undefined))?.close();
      await (await openPlatform?.catch(() => undefined))?.close();
      await reporting.settled();
    },
  };
}
