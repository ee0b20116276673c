import { BehaviorSubject, map } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { createSystemClock } from '../../../adapters/clock/system';
import { createFetchHttp } from '../../../adapters/http/fetch';
import { createInProcessHttp } from '../../../adapters/http/in-process';
import { createSystemIds } from '../../../adapters/ids/system';
import { createFixedNetwork } from '../../../adapters/network/fixed';
import { createMemoryStorage } from '../../../adapters/storage/memory';
import { createTabHub } from '../../../adapters/tabs/memory';
import { createMemoryTelemetry } from '../../../adapters/telemetry/memory';
import { HttpFailure, type Clock, type Http, type Storage, type Tabs, type Telemetry } from '../../../core/ports';
import {
  clockSuite,
  httpSuite,
  idsSuite,
  networkSuite,
  storageSuite,
  tabsSuite,
  telemetrySuite,
  type SuiteApi,
  type SuiteServer,
} from '../../../testing';
import { failuresOf } from './run-suite';

function memory(change: (storage: Storage) => Partial<Storage>): Storage {
  const storage = createMemoryStorage();
  return { ...storage, ...change(storage) };
}
function inProcess({ fetch }: SuiteServer, change: (http: Http) => Http): { readonly http: Http } {
  return { http: change(createInProcessHttp({ fetch })) };
}
const system = (change: (clock: Clock) => Partial<Clock>): { readonly clock: Clock } => {
  const clock = createSystemClock();
  return { clock: { ...clock, ...change(clock) } };
};
function browser(change: (tabs: Tabs) => Partial<Tabs>) {
  const hub = createTabHub();
  const open = () => {
    const tabs = hub.open();
    return { ...tabs, ...change(tabs) };
  };
  return { open, delivered: () => new Promise<void>((resolve) => setImmediate(resolve)) };
}
function plainTelemetry(change: (lines: string[]) => Partial<Telemetry>) {
  const lines: string[] = [];
  const log = (...entry: unknown[]) => {
    lines.push(JSON.stringify(entry));
  };
  return { telemetry: { event: log, error: log, log, ...change(lines) }, written: () => lines.join('\n') };
}

type Planted = readonly [kind: string, fault: string, register: (api: SuiteApi) => void, found: string];

/** One adapter with one fault each; the test named last finds it. */
const PLANTED: readonly Planted[] = [
  [
    'clock',
    'calls back at once for no delay',
    (api) =>
      clockSuite(api, () =>
        system((clock) => ({
          schedule: (callback, delay) => {
            if (delay > 0) return clock.schedule(callback, delay);
            callback();
            return () => undefined;
          },
        })),
      ),
    'calls back soon but not at once for a delay of 0',
  ],
  [
    'clock',
    'lets long delays overflow',
    (api) =>
      clockSuite(api, () =>
        system(() => ({
          schedule: (callback, delay) => {
            const timer = setTimeout(callback, delay);
            return () => clearTimeout(timer);
          },
        })),
      ),
    'accepts delays longer than the limit of a platform timer',
  ],
  [
    'ids',
    'repeats one id',
    (api) => idsSuite(api, () => ({ ...createSystemIds(), uuid: () => '11111111-1111-4111-8111-111111111111' })),
    'returns no UUID twice',
  ],
  [
    'ids',
    'prefers small numbers',
    (api) => idsSuite(api, () => ({ ...createSystemIds(), random: () => Math.random() ** 2 })),
    'returns numbers spread evenly over [0, 1)',
  ],
  [
    'network',
    'repeats a state that has not changed',
    (api) =>
      networkSuite(api, (online) => {
        const state = new BehaviorSubject(online);
        return {
          network: { online$: state, isOnline: () => state.value, close: () => state.complete() },
          set: (next) => state.next(next),
        };
      }),
    'emits each change, and nothing if nothing changes',
  ],
  [
    'network',
    'does not complete',
    (api) =>
      networkSuite(api, (online) => {
        const network = createFixedNetwork(online);
        return { network: { ...network, close: () => undefined }, set: (next) => network.set(next) };
      }),
    'completes when it is closed, and emits nothing more',
  ],
  [
    'storage',
    'returns its stored objects',
    (api) =>
      storageSuite(api, () =>
        memory((storage) => {
          const kept = new Map<string, unknown>();
          return {
            set: (collection, key, value) => {
              kept.set(`${collection}/${key}`, value);
              return storage.set(collection, key, value);
            },
            get: async (collection, key) => {
              const copy = await storage.get(collection, key);
              return copy === undefined ? undefined : kept.get(`${collection}/${key}`);
            },
          };
        }),
      ),
    'stores a copy: neither the written nor the read value is shared',
  ],
  [
    'storage',
    'uses keys as file names',
    (api) =>
      storageSuite(api, () =>
        memory((storage) => ({
          set: (collection, key, value) => storage.set(collection, key.toLowerCase(), value),
          get: (collection, key) => storage.get(collection, key.toLowerCase()),
        })),
      ),
    'keeps unusual keys apart, and lists them by code unit',
  ],
  [
    'storage',
    'fails with another error when it is full',
    (api) =>
      storageSuite(api, () => createMemoryStorage(), {
        openSmall: (bytes) =>
          memory((storage) => ({
            set: (collection, key, value) =>
              JSON.stringify(value).length > bytes
                ? Promise.reject(new RangeError('full'))
                : storage.set(collection, key, value),
          })),
      }),
    'refuses a value that does not fit with StorageQuotaError, keeps the old one and continues',
  ],
  [
    'storage',
    'loses its values when it is closed',
    (api) => storageSuite(api, () => createMemoryStorage(), { reopen: () => createMemoryStorage() }),
    'shares its values with another storage on the same medium',
  ],
  [
    'tabs',
    'returns messages to their sender',
    (api) =>
      tabsSuite(api, () => {
        const echo = new BehaviorSubject<unknown>(undefined);
        return browser(() => ({ messages$: echo.pipe(map((value) => value)), post: (message) => echo.next(message) }));
      }),
    'never returns a message to its sender',
  ],
  [
    'tabs',
    'locks nothing',
    (api) => tabsSuite(api, () => browser(() => ({ exclusively: (_, work) => work() }))),
    'runs work in one tab at a time, in the requested order, parallel to work of other names',
  ],
  [
    'telemetry',
    'throws for values that are not JSON',
    (api) => telemetrySuite(api, () => plainTelemetry(() => ({}))),
    'accepts any input without throwing',
  ],
  [
    'telemetry',
    'does not redact secrets',
    (api) => telemetrySuite(api, () => plainTelemetry(() => ({}))),
    'redacts tokens, passwords, authorization, email and phone at any depth',
  ],
  [
    'telemetry',
    'stores log lines that it should ignore',
    (api) =>
      telemetrySuite(
        api,
        () => {
          const telemetry = createMemoryTelemetry();
          return { telemetry, written: () => JSON.stringify(telemetry.records) };
        },
        { takes: ['event', 'error'] },
      ),
    'writes event, error, and nothing else',
  ],
  [
    'http',
    'follows redirects',
    (api) =>
      httpSuite(api, async (server) => {
        const following: typeof fetch = (input, init) => fetch(input, { ...init, redirect: 'follow' });
        return { http: createFetchHttp({ baseUrl: await server.listen(), fetch: following }) };
      }),
    'does not follow a redirect (302): the token stays with the host',
  ],
  [
    'http',
    'treats a server error as a failed request',
    (api) =>
      httpSuite(api, (server) =>
        inProcess(server, (http) => ({
          send: async (request) => {
            const answer = await http.send(request);
            if (answer.status >= 500) throw new HttpFailure('EUNKNOWN', `status ${String(answer.status)}`);
            return answer;
          },
        })),
      ),
    'treats status 503 as a response',
  ],
  [
    'http',
    'retries failed requests',
    (api) =>
      httpSuite(api, (server) =>
        inProcess(server, (http) => ({ send: (request) => http.send(request).catch(() => http.send(request)) })),
      ),
    'sends each request once, also after a failure',
  ],
];

describe('the suites of vitrine/testing', () => {
  it.each(PLANTED)('find a %s that %s', async (_kind, _fault, register, found) => {
    expect(await failuresOf(register)).toContain(found);
  });

  it('find nothing in a correct adapter', async () => {
    expect(await failuresOf((api) => storageSuite(api, () => createMemoryStorage()))).toEqual([]);
    expect(await failuresOf((api) => tabsSuite(api, () => browser(() => ({}))))).toEqual([]);
  });
});
