import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPlatform } from '../../../../../adapters/platform';
import { createVirtualClock } from '../../../../../adapters/clock/virtual';
import { createSeededIds } from '../../../../../adapters/ids/seeded';
import { drawingPath } from '../../../../../adapters/demo/drawings';
import type { FixturePlatform } from '../../../../fixtures/platform';
import { openFixturePlatform } from '../../../../fixtures/platform';
import { cartWith, orderOf, resultOf } from '../../../../fixtures/order';

let fixture: FixturePlatform;
beforeAll(async () => {
  fixture = await openFixturePlatform();
});
afterAll(async () => {
  await fixture.platform.close();
});
const get = (path: string, headers: Record<string, string> = {}) =>
  fixture.platform.fetch(new Request(`http://shop.test${path}`, { headers }));

describe('health checks', () => {
  it('report that the process is alive and that database and index are ready', async () => {
    expect((await get('/healthz')).status).toBe(200);
    expect(await (await get('/readyz')).json()).toMatchObject({ code: 200, meta: { products: 12 } });
  });

  it('report that the shop is not ready when the database is gone', async () => {
    const closed = await openFixturePlatform();
    await closed.platform.close();
    expect((await closed.platform.fetch(new Request('http://shop.test/readyz'))).status).toBe(503);
  });
});

describe('the outbox page', () => {
  it('shows sent messages, and escapes markup of senders', async () => {
    const token = await resultOf<string>(fixture.call('GET', '/api/mail/get-token'));
    const body = { token, sourceAddress: 'eve@shop.test', subject: '<script>alert(1)</script>', emailText: 'Hello' };
    await resultOf(fixture.call('POST', '/api/mail/send', body));
    const page = await get('/dev/outbox');
    const text = await page.text();
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(text).toContain('eve@shop.test');
    expect(text).not.toContain('<script>');
    expect((await fixture.call('POST', '/api/mail/send', body)).json).toMatchObject({
      code: 400,
      meta: { errors: [{ field: 'token' }] },
    });
  });

  it('gets no message from an invalid address', async () => {
    const token = await resultOf<string>(fixture.call('GET', '/api/mail/get-token'));
    const body = { token, sourceAddress: '"eve,adam"@shop.test', subject: 'Hello', emailText: 'Hello' };
    expect((await fixture.call('POST', '/api/mail/send', body)).json).toMatchObject({
      code: 400,
      meta: { errors: [{ field: 'sourceAddress', message: 'sourceAddress must be an address that mails can go to' }] },
    });
    const mended = { ...body, sourceAddress: 'eve@shop.test' };
    expect((await fixture.call('POST', '/api/mail/send', mended)).status).toBe(200);
  });

  it('exists only in development', async () => {
    const platform = await createPlatform({ data: ':memory:', clock: createVirtualClock(), ids: createSeededIds(1) });
    expect((await platform.fetch(new Request('http://shop.test/dev/outbox'))).status).toBe(404);
    await platform.close();
  });
});

describe('drawings', () => {
  const path = `/img/324/489/resize/garment/${drawingPath({ cut: 't-shirt', view: 'front', color: '#2e6b4a', accent: '#1f2a44', fabric: 'cotton', print: 'solid', seed: 1 })}`;

  it('are SVG that may be cached forever and is revalidated', async () => {
    const first = await get(path);
    expect(first.status).toBe(200);
    expect(first.headers.get('content-type')).toContain('image/svg+xml');
    expect(first.headers.get('cache-control')).toContain('immutable');
    const etag = first.headers.get('etag') ?? '';
    expect((await get(path, { 'if-none-match': etag })).status).toBe(304);
    expect((await get(path, { 'if-none-match': `"other", W/${etag}` })).status).toBe(304);
  });

  it('are not found if they cannot be drawn', async () => {
    expect((await get('/img/324/489/resize/garment/spaceship.svg')).status).toBe(404);
    expect((await get('/img/324/489/resize/garment/%E0%A4%A.svg')).status).toBe(404);
  });
});

describe('every response', () => {
  it('forbids sniffing and framing, and reports unknown paths in an envelope', async () => {
    const missing = await get('/api/nothing');
    expect(missing.status).toBe(404);
    expect(missing.headers.get('x-content-type-options')).toBe('nosniff');
    expect(missing.headers.get('access-control-allow-origin')).toBeNull();
    expect(await missing.json()).toMatchObject({ code: 404, meta: { error: 'not_found' } });
    const wrong = await get('/api/cart/create');
    expect(wrong.status).toBe(405);
    expect(wrong.headers.get('allow')).toBe('POST');
  });

  it.each([
    ['a body that is too large', { body: `"${'x'.repeat(1024 * 1024)}"`, type: 'application/json' }, 413],
    ['a body of another type', { body: 'a=b', type: 'application/x-www-form-urlencoded' }, 415],
    ['a body that is nested too deep', { body: '{"products":'.repeat(100), type: 'application/json' }, 400],
    ['a body that is not JSON', { body: '{', type: 'application/json' }, 400],
  ])('refuses %s', async (_what, { body, type }, status) => {
    const request = new Request('http://shop.test/api/stock/checkout', {
      method: 'POST',
      body,
      headers: { 'content-type': type },
    });
    const response = await fixture.platform.fetch(request);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ code: status });
  });

  it('shows only an id for an internal error', async () => {
    const broken = await openFixturePlatform();
    await broken.platform.close();
    const { status, json } = await broken.call('POST', '/api/cart/create');
    expect(status).toBe(500);
    const [record] = broken.telemetry.records;
    expect(record).toMatchObject({ kind: 'error', context: { endpoint: 'createCart' } });
    expect(json).toMatchObject({ code: 500, meta: { error: 'internal' } });
    expect(JSON.stringify(json)).not.toContain('database');
  });
});

describe('a body without a length', () => {
  it('is read only up to the limit', async () => {
    let sent = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 64 * 1024;
        controller.enqueue(new Uint8Array(64 * 1024).fill(0x20));
      },
    });
    const init = { method: 'POST', body, duplex: 'half', headers: { 'content-type': 'application/json' } };
    const response = await fixture.platform.fetch(new Request('http://shop.test/api/stock/checkout', init));
    expect(response.status).toBe(413);
    expect(sent).toBeLessThan(2 * 1024 * 1024);
  });
});

describe('the payment page', () => {
  it('accepts only its own three actions', async () => {
    const token = await cartWith(fixture, [{ sku: 'TEE' }]);
    const order = await orderOf(fixture, token, { payment: 'card' });
    await resultOf(fixture.call('POST', '/api/order', order));
    const answer = (body: BodyInit, type?: string) =>
      fixture.platform.fetch(
        new Request(`http://shop.test/pay/${order.order_id}`, {
          method: 'POST',
          body,
          ...(type !== undefined && { headers: { 'content-type': type } }),
        }),
      );
    expect((await answer(new URLSearchParams({ answer: 'steal' }))).status).toBe(400);
    expect((await answer('answer=approve', 'text/plain')).status).toBe(415);
    expect((await get('/pay/nothing')).status).toBe(404);
  });
});
