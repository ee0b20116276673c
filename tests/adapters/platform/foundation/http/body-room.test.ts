import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BodyRoom } from '../../../../../adapters/platform/foundation/http/body-room';
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
  it('has two forms with photographs for one address, and is free again once they are handled', () => {
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

describe('forms that arrive slowly', () => {
  let fixture: FixturePlatform;
  beforeEach(async () => {
    fixture = await openFixturePlatform();
  });
  afterEach(() => fixture.platform.close());

  function slowForm() {
    let end = (): void => undefined;
    const body = new ReadableStream({
      start(controller) {
        end = () => controller.close();
      },
    });
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    const init = { method: 'POST', headers, body, duplex: 'half' };
    return { request: new Request('http://shop.test/api/review/create', init), end: () => end() };
  }

  it('are two at a time from one address, and keep no other call out', async () => {
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
});
