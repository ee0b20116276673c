import { describe, expect, it } from 'vitest';
import { createVirtualClock } from '../../../adapters/clock/virtual';
import { createMemoryStorage } from '../../../adapters/storage/memory';
import { createTabHub } from '../../../adapters/tabs/memory';
import { updateUser } from '../../../core/contract/people/accounts';
import { pullCart } from '../../../core/contract/selling/cart';
import { HttpFailure, type HttpRequest, type HttpResponse } from '../../../core/ports';
import { json, OK, openQueue } from './open-queue';

const GONE = new HttpFailure('ECONNRESET', 'gone');

function held() {
  let arrive = (_response: HttpResponse): void => undefined;
  const answer = new Promise<HttpResponse>((resolve) => (arrive = resolve));
  return { wait: () => answer, arrive };
}
const body = (email: string) => JSON.stringify({ email });

describe('the request queue (S §4)', () => {
  it('queues sync tasks while there is no network and executes them in order when it is back', async () => {
    const { ask, network, requests, pending, sync, finished, bodies } = openQueue();
    await ask('a@shop.test');
    await ask('b@shop.test');
    expect([requests.length, pending().length]).toEqual([0, 2]);
    network.set(true);
    await sync.process();
    expect(bodies()).toEqual([body('a@shop.test'), body('b@shop.test')]);
    expect(finished.map(({ callback_event }) => callback_event)).toEqual(['a@shop.test', 'b@shop.test']);
    expect(pending()).toEqual([]);
  });

  it('keeps acknowledged false after a response, beside result, code and meta (S §3, response shape)', async () => {
    const { ask, network, sync, finished, clock } = openQueue();
    const task = await ask('a@shop.test', { silent: true, cacheable: true });
    await clock.advance(5000);
    network.set(true);
    await sync.process();
    expect(finished).toEqual([
      {
        ...task,
        transmited: true,
        transmited_at: task.created_at + 5000,
        updated_at: task.created_at + 5000,
        acknowledged: false,
        code: 200,
        resultCode: 200,
        result: true,
        meta: { seen: 1 },
        silent: true,
        is_result_cacheable: true,
      },
    ]);
  });

  it('keeps the order of tasks of one millisecond, and after a clock that was set back, through a reload', async () => {
    const storage = createMemoryStorage();
    const before = openQueue({ storage, clock: createVirtualClock({ start: 9000 }) });
    const emails = Array.from({ length: 12 }, (_, index) => `${index}@shop.test`);
    for (const email of emails.slice(0, 6)) await before.ask(email);
    const after = openQueue({ storage, clock: createVirtualClock({ start: 1000 }), seed: 2 });
    await after.sync.load();
    for (const email of emails.slice(6)) await after.ask(email);
    const last = openQueue({ storage });
    last.network.set(true);
    await last.sync.process();
    expect(last.bodies()).toEqual(emails.map(body));
    expect(await storage.keys('tasks')).toEqual([]);
  });

  it('keeps a task without a response and those behind it for the next time: one attempt a turn', async () => {
    const { ask, network, requests, pending, sync } = openQueue({ answers: [GONE] });
    await ask('a@shop.test');
    await ask('b@shop.test');
    network.set(true);
    await sync.process();
    expect([requests.length, pending().length]).toEqual([1, 2]);
    await sync.process();
    expect([requests.length, pending().length]).toEqual([3, 0]);
  });

  it('sends each task once for concurrent callers, one after another', async () => {
    const first = held();
    const { ask, network, sync, bodies } = openQueue({ answers: [first.wait] });
    await ask('a@shop.test');
    network.set(true);
    const running = [sync.process(), sync.process()];
    const late = ask('b@shop.test');
    await new Promise(setImmediate);
    expect(bodies()).toEqual([body('a@shop.test')]);
    first.arrive(OK);
    await Promise.all([...running, late]);
    expect(bodies()).toEqual([body('a@shop.test'), body('b@shop.test')]);
  });

  it('stops as soon as the network is lost again', async () => {
    const queue = openQueue({
      answers: [
        () => {
          queue.network.set(false);
          return Promise.resolve(OK);
        },
      ],
    });
    await queue.ask('a@shop.test');
    await queue.ask('b@shop.test');
    queue.network.set(true);
    await queue.sync.process();
    expect([queue.requests.length, queue.pending().length]).toEqual([1, 1]);
  });

  it('rejects a task whose URL needs a cart id while there is none, and recreates the cart', async () => {
    const { sync, network, pending, telemetry, session, requests } = openQueue();
    let recreated = 0;
    session.cartMissing$.subscribe(() => (recreated += 1));
    await sync.queue(pullCart, {});
    network.set(true);
    await sync.process();
    expect([pending(), requests, recreated]).toEqual([[], [], 1]);
    expect(telemetry.records).toMatchObject([
      { kind: 'error', error: { message: 'required cartId argument is null' } },
    ]);
  });

  it('adds the current token and cart id when a task is sent', async () => {
    const { sync, network, session, requests, signIn } = openQueue();
    signIn('ada');
    await sync.queue(pullCart, {});
    session.userToken = 'newer';
    session.cartId = 'cart 1';
    network.set(true);
    await sync.process();
    expect(requests[0]?.url).toBe('/api/cart/pull?storeCode=us&token=&cartId=cart%201');
    expect(requests[0]?.headers['authorization']).toBe('Bearer newer');
  });

  it('can be cleared of untransmitted tasks, even while one is being sent', async () => {
    const first = held();
    const { ask, sync, pending, storage, network, bodies } = openQueue({ answers: [first.wait] });
    await ask('a@shop.test');
    await ask('b@shop.test');
    network.set(true);
    const running = sync.process();
    await new Promise(setImmediate);
    await sync.clearUntransmitted();
    first.arrive(OK);
    await running;
    expect([pending(), await storage.keys('tasks')]).toEqual([[], []]);
    expect(bodies()).toEqual([body('a@shop.test')]);
  });

  it('skips an unreadable task', async () => {
    const storage = createMemoryStorage();
    await storage.set('tasks', 'x', { task_id: 7 });
    const { sync, pending, telemetry } = openQueue({ storage });
    await sync.load();
    expect(pending()).toEqual([]);
    expect(telemetry.records).toHaveLength(1);
  });

  it('sends nothing more once the shop is closed', async () => {
    const first = held();
    const { ask, sync, network, requests } = openQueue({ answers: [first.wait] });
    await ask('a@shop.test');
    await ask('b@shop.test');
    network.set(true);
    const running = sync.process();
    await new Promise(setImmediate);
    sync.dispose();
    first.arrive(OK);
    await running;
    expect(requests).toHaveLength(1);
  });
});

describe('the message in the response to a queued task (S §8)', () => {
  const settle = async (answer: HttpResponse, silent = false) => {
    const queue = openQueue({ answers: [answer] });
    await queue.ask('a@shop.test', { silent });
    queue.network.set(true);
    await queue.sync.process();
    return queue;
  };

  it('is shown with another code than 200, unless the task is silent', async () => {
    const refusal = json(400, { code: 400, result: 'E-mail is not one' });
    const { shown, finished, pending } = await settle(refusal);
    expect(shown()).toEqual(['error: E-mail is not one']);
    expect(finished).toMatchObject([{ code: 400, resultCode: 400, acknowledged: false }]);
    expect(pending()).toEqual([]);
    expect((await settle(refusal, true)).shown()).toEqual([]);
    expect((await settle(json(500, { code: 500, result: null }))).shown()).toEqual([]);
  });

  it.each([
    ['another content type fails the task', { ...OK, headers: { 'content-type': 'text/html' } }, 'bad-content-type'],
    ['an unexpected shape rejects the task', { ...OK, text: '{"code":200,"resu' }, 'bad-response-format'],
  ])('is shown: %s', async (_, answer, code) => {
    const { shown, finished, pending, telemetry } = await settle(answer);
    const message =
      code === 'bad-content-type'
        ? 'Error with response - bad content-type!'
        : 'Unhandled error, wrong response format!';
    expect(shown()).toEqual([`error: ${message}`]);
    expect(telemetry.records).toMatchObject([{ kind: 'error', error: { code, message } }]);
    expect([finished.length, pending()]).toEqual([1, []]);
    expect(finished[0]?.result).toBeUndefined();
    expect((await settle(answer, true)).shown()).toEqual([]);
  });
});

describe('the request queue of several tabs', () => {
  it('sends each task once, whichever tab created it', async () => {
    const [storage, hub, requests] = [createMemoryStorage(), createTabHub(), [] as HttpRequest[]];
    const tabs = [1, 2, 3].map((seed) => openQueue({ storage, tabs: hub.open(), requests, seed }));
    const emails: string[] = [];
    for (const [at, tab] of [...tabs, ...tabs].entries()) {
      emails.push(`${at}@shop.test`);
      await tab.sync.load();
      await tab.ask(`${at}@shop.test`);
    }
    for (const tab of tabs) tab.network.set(true);
    await Promise.all(tabs.map((tab) => tab.sync.process()));
    expect(requests.map(({ body: sent }) => sent)).toEqual(emails.map(body));
    for (const tab of tabs) expect(tab.pending()).toEqual([]);
  });

  it('continues in another tab when the sending one is closed', async () => {
    const [storage, hub] = [createMemoryStorage(), createTabHub()];
    const closing = hub.open();
    const killed = openQueue({ storage, tabs: closing, answers: [() => new Promise(() => undefined)] });
    const other = openQueue({ storage, tabs: hub.open(), seed: 2 });
    await killed.ask('a@shop.test');
    killed.network.set(true);
    other.network.set(true);
    void killed.sync.process();
    const rest = other.sync.process();
    await new Promise(setImmediate);
    expect(other.requests).toEqual([]);
    closing.close();
    await rest;
    expect(other.bodies()).toEqual([body('a@shop.test')]);
  });
});

describe('a task of a user who has signed out', () => {
  const change = (queue: ReturnType<typeof openQueue>) => queue.sync.queue(updateUser, {});

  it('is never sent with the token of the user who is signed in now', async () => {
    const queue = openQueue();
    queue.signIn('ada');
    await change(queue);
    queue.signIn('vincent');
    queue.network.set(true);
    await queue.sync.process();
    expect([queue.requests, queue.pending(), queue.shown()]).toEqual([[], [], []]);
  });

  it('is sent without a token if it is of a guest', async () => {
    const queue = openQueue();
    await change(queue);
    queue.signIn('vincent');
    queue.network.set(true);
    await queue.sync.process();
    expect(queue.requests[0]?.url).toBe('/api/user/update?storeCode=us&token=');
  });

  it('waits while its user is signed in and the token could not be refreshed', async () => {
    const answers = [json(401, { code: 401, result: 'Sign in first' })];
    const queue = openQueue({ answers });
    queue.signIn('ada');
    await change(queue);
    queue.network.set(true);
    await queue.sync.process();
    expect([queue.pending().length, queue.shown()]).toEqual([1, []]);
    await queue.sync.process();
    expect([queue.pending().length, queue.finished[0]?.code]).toEqual([0, 200]);
  });
});
