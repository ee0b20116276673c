import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BodyRoom } from '../../../../../adapters/platform/foundation/http/body-room';
import { HandProvider } from '../../../../fixtures/hand-provider';
import { openFixturePlatform, type FixturePlatform } from '../../../../fixtures/platform';

const MEGABYTE = 1024 * 1024;
const refusal = (work: () => unknown): unknown => {
  try {
    work();
  } catch (error) {
    return Reflect.get(Object(error), 'status');
  }
  return undefined;
};

describe('the room for bodies', () => {
  it('has two forms with photos for one address, and is free again once they are handled', () => {
    const room = new BodyRoom();
    const ends = [1, 2].map(() => room.enter(26 * MEGABYTE, '203.0.113.9'));
    expect(refusal(() => room.enter(26 * MEGABYTE, '203.0.113.9'))).toBe(429);
    expect(refusal(() => room.enter(26 * MEGABYTE, '203.0.113.10'))).toBeUndefined();
    ends[0]?.();
    expect(refusal(() => room.enter(26 * MEGABYTE, '203.0.113.9'))).toBeUndefined();
  });

  it('is one for all addresses of an IPv6 subscriber', () => {
    const room = new BodyRoom();
    for (const at of ['1', '2']) room.enter(26 * MEGABYTE, `2001:db8:0:${at}::/64`);
    expect(refusal(() => room.enter(26 * MEGABYTE, '2001:db8:0:3::/64'))).toBe(429);
  });

  it('ends for all together, but for small bodies and for this machine', () => {
    const room = new BodyRoom();
    for (let at = 0; at < 21; at += 1) room.enter(26 * MEGABYTE, `203.0.113.${String(at)}`);
    expect(refusal(() => room.enter(26 * MEGABYTE, '198.51.100.1'))).toBe(503);
    expect(refusal(() => room.enter(2000, '198.51.100.1'))).toBeUndefined();
    expect(refusal(() => room.enter(26 * MEGABYTE, undefined))).toBeUndefined();
  });
});

class Refusing extends HandProvider {
  override readWebhook() {
    return Promise.resolve({ kind: 'refused', reason: 'no signature' } as const);
  }
}

describe('bodies that arrive slowly', () => {
  let fixture: FixturePlatform;
  beforeEach(async () => {
    fixture = await openFixturePlatform({ testPayments: false, payments: [new Refusing()] });
  });
  afterEach(() => fixture.platform.close());

  function slow(path: string, type: string) {
    let end = (): void => undefined;
    const body = new ReadableStream({
      start(controller) {
        end = () => controller.close();
      },
    });
    const init = { method: 'POST', headers: { 'content-type': type }, body, duplex: 'half' };
    return { request: new Request(`http://shop.test${path}`, init), end: () => end() };
  }
  const slowForm = () => slow('/api/review/create', 'multipart/form-data; boundary=x');
  const slowReport = () => slow('/api/payment/hand/webhook', 'application/json');

  it('are two forms at a time from one address, and keep no other call out', async () => {
    const send = (request: Request) => fixture.platform.fetch(request, { address: '203.0.113.9' });
    const slow = [slowForm(), slowForm()];
    const open = slow.map(({ request }) => send(request));
    await expect.poll(async () => (await send(slowForm().request)).status).toBe(429);
    expect((await send(new Request('http://shop.test/api/mail/get-token'))).status).toBe(200);
    for (const { end } of slow) end();
    for (const answer of open) expect((await answer).status).toBe(400);
    const next = slowForm();
    const answer = send(next.request);
    next.end();
    expect((await answer).status).toBe(400);
  });

  it('share the room with reports of payment providers, whose small ones are always read', async () => {
    const send = (request: Request) => fixture.platform.fetch(request, { address: '203.0.113.9' });
    const open: { readonly end: () => void; readonly answer: Promise<Response> }[] = [];
    const begin = ({ request, end }: ReturnType<typeof slowForm>) => {
      const answer = send(request);
      open.push({ end, answer });
      return answer.then(({ status }) => status);
    };
    void begin(slowForm());
    void begin(slowForm());
    await expect.poll(async () => (await send(slowForm().request)).status).toBe(429);
    const reports = Array.from({ length: 40 }, () => begin(slowReport()));
    await expect(Promise.race(reports)).resolves.toBe(429);
    const small = new Request('http://shop.test/api/payment/hand/webhook', {
      method: 'POST',
      headers: { 'content-length': '2' },
      body: '{}',
    });
    expect((await send(small)).status).toBe(400);
    for (const { end } of open) end();
    const statuses = await Promise.all(open.map(async ({ answer }) => (await answer).status));
    expect(statuses.filter((status) => status === 400).length).toBeLessThan(30);
  });

  it('are reports of at most 256 KB', async () => {
    const body = 'x'.repeat(256 * 1024 + 1);
    const request = new Request('http://shop.test/api/payment/hand/webhook', { method: 'POST', body });
    expect((await fixture.platform.fetch(request, { address: '203.0.113.9' })).status).toBe(413);
  });
});
