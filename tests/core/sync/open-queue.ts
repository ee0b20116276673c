import { createVirtualClock, type VirtualClock } from '../../../adapters/clock/virtual';
import { createSeededIds } from '../../../adapters/ids/seeded';
import { createFixedNetwork } from '../../../adapters/network/fixed';
import { createMemoryStorage } from '../../../adapters/storage/memory';
import { createNoTabs } from '../../../adapters/tabs/none';
import { createMemoryTelemetry } from '../../../adapters/telemetry/memory';
import { parseConfig, type ShopConfigInput } from '../../../core/config';
import { subscribeNewsletter } from '../../../core/contract/content/content';
import { NoticesService } from '../../../core/notices/notices-service';
import type { Notification } from '../../../core/notices/notices';
import { HttpFailure, type HttpRequest, type HttpResponse, type Storage, type Tabs } from '../../../core/ports';
import type { Authorizer } from '../../../core/sync/authorizer';
import { HttpGateway, type TaskOptions } from '../../../core/sync/gateway';
import { Session } from '../../../core/sync/session';
import type { SyncTask } from '../../../core/sync/sync';
import { SyncService } from '../../../core/sync/sync-service';
import { TaskRunner } from '../../../core/sync/task-runner';
import { TaskStore } from '../../../core/sync/task-store';

export const OK: HttpResponse = {
  status: 200,
  headers: { 'content-type': 'application/json' },
  text: '{"code":200,"result":true,"meta":{"seen":1}}',
};

export type NextAnswer = HttpResponse | HttpFailure | (() => Promise<HttpResponse>);

export interface QueueOptions {
  readonly storage?: Storage;
  readonly answers?: NextAnswer[];
  readonly tabs?: Tabs;
  readonly clock?: VirtualClock;
  readonly config?: ShopConfigInput;
  readonly requests?: HttpRequest[];
  readonly renew?: Authorizer['renew'];
  readonly seed?: number;
}

export function json(status: number, document: unknown): HttpResponse {
  return { status, headers: { 'content-type': 'application/json; charset=utf-8' }, text: JSON.stringify(document) };
}

/** Opens the request queue of one tab, offline at first. Replies with the given answers in order, then 200. */
export function openQueue(options: QueueOptions = {}) {
  const { storage = createMemoryStorage(), answers = [], requests = [], tabs = createNoTabs() } = options;
  const send = async (request: HttpRequest): Promise<HttpResponse> => {
    requests.push(request);
    const next = answers.shift() ?? OK;
    if (next instanceof HttpFailure) throw next;
    return typeof next === 'function' ? next() : next;
  };
  const [clock, ids] = [options.clock ?? createVirtualClock(), createSeededIds(options.seed ?? 1)];
  const [config, session] = [parseConfig(options.config ?? {}), new Session('us')];
  const [network, telemetry] = [createFixedNetwork(false), createMemoryTelemetry()];
  const authorizer: Authorizer = {
    token: () => session.userToken,
    renew: options.renew ?? (() => Promise.resolve(false)),
  };
  const runner = new TaskRunner({ send }, clock, config, session, authorizer);
  const notices = new NoticesService(clock, ids, config);
  const gateway = new HttpGateway(runner, notices, session, config, clock, ids, telemetry);
  const store = new TaskStore(storage, telemetry);
  const sync = new SyncService(store, gateway, runner, network, tabs, notices);
  let pending: readonly SyncTask[] = [];
  const finished: SyncTask[] = [];
  const shown: Notification[] = [];
  sync.pending$.subscribe((tasks) => (pending = tasks));
  sync.finished$.subscribe((task) => finished.push(task));
  notices.notifications$.subscribe((all) => {
    for (const notice of all) if (!shown.some(({ id }) => id === notice.id)) shown.push(notice);
  });
  return {
    sync,
    gateway,
    network,
    requests,
    telemetry,
    session,
    storage,
    clock,
    finished,
    /** An empty name signs out. */
    signIn: (name = '') => {
      session.userId = name;
      session.userToken = name === '' ? '' : `token-of-${name}`;
    },
    ask: (email: string, more: TaskOptions = {}) =>
      sync.queue(subscribeNewsletter, { body: { email } }, { callback_event: email, ...more }),
    pending: () => pending,
    bodies: () => requests.map(({ body }) => body),
    shown: () => shown.map(({ type, message }) => `${type}: ${message}`),
  };
}
