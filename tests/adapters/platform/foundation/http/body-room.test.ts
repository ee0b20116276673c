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

describe('the capacity for request bodies', () => {
  const holdOf = (room: BodyRoom, address: string | undefined, isStaff = false) => room.enter({ address, isStaff });
  const taken = (room: BodyRoom, address: string | undefined, bytes = 26 * MEGABYTE, isStaff = false) =>
    refusal(() => holdOf(room, address, isStaff).grow(bytes));

  it('is two forms with photos per address, and is free again once they are handled', () => {
    const room = new BodyRoom();
    const holds = [1, 2].map(() => holdOf(room, '203.0.113.9'));
    for (const hold of holds) hold.grow(26 * MEGABYTE);
    expect(taken(room, '203.0.113.9')).toBe(429);
    expect(taken(room, '203.0.113.10')).toBeUndefined();
    holds[0]?.leave();
    expect(taken(room, '203.0.113.9')).toBeUndefined();
  });

  it('is freed once by a body that is given up after it was handled', () => {
    const room = new BodyRoom();
    const hold = holdOf(room, '203.0.113.9');
    hold.grow(26 * MEGABYTE);
    expect(taken(room, '203.0.113.9')).toBeUndefined();
    hold.leave();
    hold.leave();
    expect(taken(room, '203.0.113.9')).toBeUndefined();
    expect(taken(room, '203.0.113.9')).toBe(429);
  });

  it('is shared by all addresses of an IPv6 subscriber', () => {
    const room = new BodyRoom();
    for (const at of ['1', '2']) taken(room, `2001:db8:0:${at}::/64`);
    expect(taken(room, '2001:db8:0:3::/64')).toBe(429);
  });

  it('is limited for all strangers together, but not for staff, small bodies and this machine', () => {
    const room = new BodyRoom();
    for (let at = 0; at < 21; at += 1) taken(room, `203.0.113.${String(at)}`);
    expect(taken(room, '198.51.100.1')).toBe(503);
    expect(taken(room, '198.51.100.1', 2000)).toBeUndefined();
    expect(taken(room, '198.51.100.1', 26 * MEGABYTE, true)).toBeUndefined();
    expect(taken(room, undefined)).toBeUndefined();
  });

  it('counts bodies that arrive in small pieces', () => {
    const room = new BodyRoom();
    const hold = holdOf(room, '203.0.113.9');
    const piece = 16 * 1024;
    const pieces = (56 * MEGABYTE) / piece;
    for (let at = 0; at < pieces; at += 1) hold.grow(piece);
    expect(refusal(() => hold.grow(piece))).toBe(429);
    hold.leave();
    expect(taken(room, '203.0.113.9', 56 * MEGABYTE)).toBeUndefined();
  });
});

class Refusing extends HandProvider {
  override readWebhook() {
    return Promise.resolve({ kind: 'refused', reason: 'no signature' } as const);
  }
}

describe('slow request bodies', () => {
  let fixture: FixturePlatform;
  beforeEach(async () => {
    fixture = await openFixturePlatform({ testPayments: false, payments: [new Refusing()] });
  });
  afterEach(() => fixture.platform.close());

  function slow(path: string, type: string, { sent = 0, declared }: { sent?: number; declared?: number } = {}) {
    let end = (): unknown => undefined;
    let [left, isOpen] = [sent, true];
    let isRead = (): void => undefined;
    const arrived = new Promise<void>((resolve) => {
      isRead = resolve;
    });
    const body = new ReadableStream({
      cancel() {
        isOpen = false;
      },
      start(controller) {
        end = () => isOpen && controller.close();
      },
      pull(controller) {
        if (left <= 0) {
          isRead();
          return;
        }
        controller.enqueue(new Uint8Array(Math.min(left, MEGABYTE)));
        left -= MEGABYTE;
      },
    });
    const length = declared === undefined ? {} : { 'content-length': String(declared) };
    const init = { method: 'POST', headers: { 'content-type': type, ...length }, body, duplex: 'half' };
    return { request: new Request(`http://shop.test${path}`, init), end: () => end(), arrived };
  }
  const slowForm = (sent = 20 * MEGABYTE) => slow('/api/review/create', 'multipart/form-data; boundary=x', { sent });
  const from = (address: string) => (request: Request) => fixture.platform.fetch(request, { address });

  it('reserve nothing by their declared length', async () => {
    const send = from('203.0.113.9');
    const declared = Array.from({ length: 80 }, () =>
      slow('/api/url/map', 'application/json', { sent: 1, declared: MEGABYTE }),
    );
    const open = declared.map(({ request }) => send(request));
    const small = JSON.stringify({ url: '/nowhere', excludeFields: ['x'.repeat(80_000)] });
    const headers = { 'content-type': 'application/json' };
    const next = await send(new Request('http://shop.test/api/url/map', { method: 'POST', headers, body: small }));
    expect(next.status).toBe(400);
    for (const { end } of declared) end();
    await Promise.all(open);
  });

  it('are limited to two forms per address, and do not block other calls', async () => {
    const send = from('203.0.113.9');
    const slow = [slowForm(), slowForm()];
    const open = slow.map(({ request }) => send(request));
    await Promise.all(slow.map(({ arrived }) => arrived));
    expect((await send(slowForm().request)).status).toBe(429);
    expect((await send(new Request('http://shop.test/api/mail/get-token'))).status).toBe(200);
    for (const { end } of slow) end();
    for (const answer of open) expect((await answer).status).toBe(400);
    const next = slowForm();
    const answer = send(next.request);
    await next.arrived;
    next.end();
    expect((await answer).status).toBe(400);
  });

  it('share the capacity with payment reports, whose small ones are always read', async () => {
    const send = from('203.0.113.9');
    const forms = [slowForm(26 * MEGABYTE), slowForm(26 * MEGABYTE)];
    const open = forms.map(({ request }) => send(request));
    await Promise.all(forms.map(({ arrived }) => arrived));
    const reports = Array.from({ length: 40 }, () =>
      slow('/api/payment/hand/webhook', 'application/json', { sent: 250 * 1024 }),
    );
    const answers = reports.map(({ request }) => send(request));
    await expect(Promise.race(answers.map(async (answer) => (await answer).status))).resolves.toBe(429);
    const small = new Request('http://shop.test/api/payment/hand/webhook', { method: 'POST', body: '{}' });
    expect((await send(small)).status).toBe(400);
    for (const { end } of [...forms, ...reports]) end();
    await Promise.all([...open, ...answers]);
  });

  it('are limited to 256 KB for reports', async () => {
    const body = 'x'.repeat(256 * 1024 + 1);
    const request = new Request('http://shop.test/api/payment/hand/webhook', { method: 'POST', body });
    expect((await fixture.platform.fetch(request, { address: '203.0.113.9' })).status).toBe(413);
  });
});
