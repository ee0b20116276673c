import { createVirtualClock, type VirtualClock } from '../../adapters/clock/virtual';
import { createSeededIds } from '../../adapters/ids/seeded';
import { createMemoryTelemetry, type MemoryTelemetry } from '../../adapters/telemetry/memory';
import type { Arrival, ShopConfigInput } from '../../core/shopper';
import type { BackEnd } from './back-end';
import { Browser } from './browser';
import type { History } from './history';
import type { Tab } from './tab';

/** Virtual milliseconds before an awaited call counts as hung. */
const DRIVE_LIMIT_MS = 600_000;
/** Real milliseconds allowed to load code. */
const LOADING_MS = 5000;
const LOADING_STEP_MS = 5;

export interface World {
  readonly history: History;
  readonly clock: VirtualClock;
  readonly backEnd: BackEnd;
  readonly browsers: readonly Browser[];
  readonly telemetry: MemoryTelemetry;
  readonly restocked: Map<string, number>;
  readonly log: string[];
  drive<T>(promise: Promise<T>): Promise<T>;
  openTab(browser: Browser, arrival?: Arrival): Promise<Tab>;
  close(): void;
}

/** When no promise is left to run, all work that needs no time is done. */
const settle = (): Promise<void> => new Promise((resolve) => process.nextTick(resolve));

export async function createWorld(history: History, backEnd: BackEnd): Promise<World> {
  const { seed, shoppers, faults } = history;
  const clock = createVirtualClock({ settle, busy: () => backEnd.isBusy, rest: () => backEnd.whenIdle() });
  const telemetry = createMemoryTelemetry();
  await backEnd.reset({ clock, ids: createSeededIds(`shop ${seed}`), telemetry });
  const config: ShopConfigInput = {
    stores: { available: ['us', 'en', 'de'] },
    orders: { automaticTransmission: seed % 2 === 0 },
  };
  const browsers = Array.from({ length: shoppers }, (_, who) => {
    return new Browser({ who, seed, clock, backEnd, config, faults: faults[who] ?? { rates: {} } });
  });
  return {
    history,
    clock,
    backEnd,
    browsers,
    telemetry,
    restocked: new Map(),
    log: [],
    drive: (promise) => drive(clock, promise),
    openTab: async (browser, arrival) => {
      const { tab, start } = browser.openTab(arrival);
      await drive(clock, start);
      return tab;
    },
    close: () => {
      for (const browser of browsers) browser.close();
    },
  };
}

async function drive<T>(clock: VirtualClock, promise: Promise<T>): Promise<T> {
  const state = { isSettled: false };
  const settled = (): void => {
    state.isSettled = true;
  };
  promise.then(settled, settled);
  const limit = clock.now() + DRIVE_LIMIT_MS;
  for (let waited = 0; waited < LOADING_MS; waited += LOADING_STEP_MS) {
    if (await clock.runUntil(() => state.isSettled, { limitMs: limit - clock.now() })) return promise;
    if (clock.pending > 0) break;
    // Lazy code loads from disk in real time.
    await new Promise((resolve) => setTimeout(resolve, LOADING_STEP_MS));
  }
  throw new Error(`Not settled within ${DRIVE_LIMIT_MS} ms of virtual time`);
}
