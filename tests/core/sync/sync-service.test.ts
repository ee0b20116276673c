import { describe, expect, it } from 'vitest';
import { createVirtualClock } from '../../../adapters/clock/virtual';
import { createSeededIds } from '../../../adapters/ids/seeded';
import { createFixedNetwork } from '../../../adapters/network/fixed';
import { createMemoryStorage } from '../../../adapters/storage/memory';
import { createMemoryTelemetry } from '../../../adapters/telemetry/memory';
import { parseConfig } from '../../../core/config';
import { subscribeNewsletter } from '../../../core/contract/content';
import { pullCart } from '../../../core/contract/cart';
import { NoticesService } from '../../../core/notices/notices-service';
import { HttpFailure, type HttpRequest, type HttpResponse, type Storage } from '../../../core/ports';
import { GUEST } from '../../../core/sync/authorizer';
import { HttpGateway } from '../../../core/sync/gateway';
import { Session } from '../../../core/sync/session';
import { SyncService } from '../../../core/sync/sync-service';
import type { SyncTask } from '../../../core/sync/sync';
import { TaskRunner } from '../../../core/sync/task-runner';

const OK: HttpResponse = {
  status: 200,
  headers: { 'content-type': 'application/json' },
  text: '{"code":200,"result":true,"meta":{"seen":1}}',
};

function open(storage: Storage = createMemoryStorage(), answers: (HttpResponse | HttpFailure)[] = []) {
  const requests: HttpRequest[] = [];
  const send = (request: HttpRequest): Promise<HttpResponse> => {
    requests.push(request);
    const next = answers.shift() ?? OK;
    return next instanceof HttpFailure ? Promise.reject(next) : Promise.resolve(next);
  };
  const [clock, ids, config, session] = [createVirtualClock(), createSeededIds(1), parseConfig({}), new Session('us')];
  const [network, telemetry] = [createFixedNetwork(false), createMemoryTelemetry()];
  const runner = new TaskRunner({ send }, clock, config, session, GUEST);
  const notices = new NoticesService(clock, ids, config);
  const gateway = new HttpGateway(runner, notices, session, config, clock, ids, telemetry);
  const sync = new SyncService(storage, gateway, runner, network, telemetry);
  let pending: readonly SyncTask[] = [];
  const finished: SyncTask[] = [];
  sync.pending$.subscribe((tasks) => (pending = tasks));
  sync.finished$.subscribe((task) => finished.push(task));
  const ask = (email: string) => sync.queue(subscribeNewsletter, { body: { email } }, { callback_event: email });
  return { sync, ask, network, requests, telemetry, session, storage, finished, pending: () => pending };
}

describe('the request queue', () => {
  it('keeps what is asked offline and sends it in order when the network is back', async () => {
    const { ask, network, requests, pending, sync, finished } = open();
    await ask('a@shop.test');
    await ask('b@shop.test');
    expect([requests.length, pending().length]).toEqual([0, 2]);
    network.set(true);
    await sync.process();
    expect(requests.map(({ body }) => body)).toEqual(['{"email":"a@shop.test"}', '{"email":"b@shop.test"}']);
    expect(finished.map(({ callback_event }) => callback_event)).toEqual(['a@shop.test', 'b@shop.test']);
    expect(finished[0]).toMatchObject({
      transmited: true,
      acknowledged: false,
      code: 200,
      result: true,
      meta: { seen: 1 },
    });
    expect(pending()).toEqual([]);
  });

  it('survives a reload', async () => {
    const first = open();
    await first.ask('a@shop.test');
    const again = open(first.storage);
    await again.sync.load();
    expect(again.pending()).toHaveLength(1);
    again.network.set(true);
    await again.sync.process();
    expect(await first.storage.keys('tasks')).toEqual([]);
  });

  it('sends each task once a turn; one without an answer waits for the next, and so do those behind it', async () => {
    const { ask, network, requests, pending, sync } = open(undefined, [new HttpFailure('ECONNRESET', 'gone')]);
    await ask('a@shop.test');
    await ask('b@shop.test');
    network.set(true);
    await sync.process();
    expect([requests.length, pending().length]).toEqual([1, 2]);
    await sync.process();
    expect([requests.length, pending().length]).toEqual([3, 0]);
  });

  it('runs once for all who ask at the same time', async () => {
    const { ask, network, requests, sync } = open();
    await ask('a@shop.test');
    network.set(true);
    await Promise.all([sync.process(), sync.process()]);
    expect(requests).toHaveLength(1);
  });

  it('drops a task that needs a cart when there is none, and says so', async () => {
    const { sync, network, pending, telemetry } = open();
    await sync.queue(pullCart, {});
    network.set(true);
    await sync.process();
    expect(pending()).toEqual([]);
    expect(telemetry.records).toMatchObject([
      { kind: 'error', error: { message: 'required cartId argument is null' } },
    ]);
  });

  it('forgets what was not sent when it is told to', async () => {
    const { ask, sync, pending, storage } = open();
    await ask('a@shop.test');
    await sync.clearUntransmitted();
    expect([pending(), await storage.keys('tasks')]).toEqual([[], []]);
  });

  it('leaves a task aside that cannot be read', async () => {
    const storage = createMemoryStorage();
    await storage.set('tasks', 'x', { task_id: 7 });
    const { sync, pending, telemetry } = open(storage);
    await sync.load();
    expect(pending()).toEqual([]);
    expect(telemetry.records).toHaveLength(1);
  });
});
