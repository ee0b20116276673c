import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cartWith, orderOf, resultOf } from '../../../../fixtures/order';
import { openFixturePlatform, type FixturePlatform } from '../../../../fixtures/platform';

let fixture: FixturePlatform;
beforeEach(async () => {
  fixture = await openFixturePlatform({ publicUrl: 'https://shop.example' });
});
afterEach(() => fixture.platform.close());

const send = (path: string, headers: Readonly<Record<string, string>>, init: RequestInit = {}) => {
  const request = new Request(`http://shop.test${path}`, init);
  for (const [name, value] of Object.entries(headers)) request.headers.set(name, value);
  return fixture.platform.fetch(request);
};
const FOREIGN = [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.example' }, { origin: 'null' }] as const;
const OWN = [
  {},
  { 'sec-fetch-site': 'same-origin', origin: 'https://shop.example' },
  { 'sec-fetch-site': 'none' },
  { origin: 'https://shop.example' },
  { origin: 'http://shop.test' },
] as const;

describe('a cross-site request', () => {
  it.each(FOREIGN)('can request no code, no email and no sign-in: %o', async (headers) => {
    for (const path of [
      '/api/user/get-sms-code?phone=ada@shop.test',
      '/api/user/call-back?phone=%2B4915112345',
      '/api/user/check-sms-code?phone=ada@shop.test&code=AAAA',
      '/api/user/fast-login?contact=ada@shop.test&token=x',
      '/api/mail/get-token',
    ]) {
      const answer = await send(path, headers);
      expect([path, answer.status]).toEqual([path, 403]);
      expect(await answer.json()).toMatchObject({ code: 403, meta: { error: 'cross_site' } });
    }
    expect(await fixture.platform.outbox.list()).toEqual([]);
  });

  it.each(FOREIGN)('can send no form, whatever its type: %o', async (headers) => {
    const form = new FormData();
    const words = { product_sku: 'TEE', title: 'Soft', detail: 'Very soft.', nickname: 'Ada' };
    for (const [name, value] of Object.entries(words)) form.append(name, value);
    expect((await send('/api/review/create', headers, { method: 'POST', body: form })).status).toBe(403);
    expect(await fixture.platform.reviews.pending('TEE')).toEqual([]);
  });

  it.each(OWN)('is accepted from our own origins and from clients that are not browsers: %o', async (headers) => {
    expect((await send('/api/user/get-sms-code?phone=ada@shop.test', headers)).status).toBe(200);
  });

  it('can read public data', async () => {
    expect((await send('/api/catalog?store=us&type=product', FOREIGN[0])).status).toBe(200);
  });

  it('neither cancels nor pays an order, and redirects nobody', async () => {
    const order = await orderOf(fixture, await cartWith(fixture, [{ sku: 'CAP', qty: 1 }]), { payment: 'card' });
    await resultOf(fixture.call('POST', '/api/order', order));
    const press = (headers: Readonly<Record<string, string>>, form: Readonly<Record<string, string>>) =>
      send(`/pay/${order.order_id}`, headers, { method: 'POST', body: new URLSearchParams(form) });
    for (const headers of FOREIGN) {
      for (const answer of ['cancel', 'approve', 'silent']) {
        const pressed = await press(headers, { answer, return: 'http://shop.test//evil.example/phish' });
        expect([pressed.status, pressed.headers.get('location')]).toEqual([403, null]);
      }
      // Front ends on other hosts may open the page by their pay form.
      expect((await press(headers, { item_number: '1' })).status).toBe(200);
    }
    expect(await resultOf(fixture.call('GET', `/api/order/${order.order_id}`))).toMatchObject({ payment: 'waiting' });
    for (const path of [
      '//evil.example',
      '/\\evil.example',
      '/%2F/evil.example',
      '/.//evil.example',
      '\\/evil.example',
    ]) {
      const { headers } = await press({}, { answer: 'silent', return: `http://shop.test${path}` });
      expect(new URL(headers.get('location') ?? '', 'http://shop.test').origin).toBe('http://shop.test');
    }
    expect((await press({ 'sec-fetch-site': 'same-origin' }, { answer: 'cancel' })).status).toBe(303);
  });
});

describe('a body', () => {
  it.each(['application/jsonx', 'application/json-patch+json', 'text/plain; application/json', 'multipart/form-datax'])(
    'of the type %s is refused by name',
    async (type) => {
      const init = { method: 'POST', body: '{}', headers: { 'content-type': type } };
      for (const path of ['/api/order', '/api/review/create']) {
        const answer = await send(path, {}, init);
        expect([path, answer.status]).toEqual([path, 415]);
      }
    },
  );

  it.each(['application/json', 'Application/JSON; charset=utf-8', 'application/json;charset=UTF-8'])(
    'of the type %s is read',
    async (type) => {
      const init = { method: 'POST', body: '{"email":"a"}', headers: { 'content-type': type } };
      expect((await send('/api/newsletter/subscribe', {}, init)).status).toBe(400);
    },
  );

  it('that its sender aborts is not logged as an error', async () => {
    const body = new ReadableStream<Uint8Array>({
      pull: (stream) => {
        stream.error(new Error('aborted'));
      },
    });
    const init = { method: 'POST', body, duplex: 'half', headers: { 'content-type': 'application/json' } } as const;
    const answer = await send('/api/order', {}, init);
    expect([answer.status, await answer.json()]).toMatchObject([400, { meta: { error: 'broken_off' } }]);
    expect(fixture.telemetry.records.filter(({ kind }) => kind === 'error')).toEqual([]);
  });
});
