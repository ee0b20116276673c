import { context, propagation, trace, type Span, type Tracer } from '@opentelemetry/api';
import { afterEach, describe, expect, it } from 'vitest';
import { createCombinedObserver, createMetrics, createTracing, traceRequest } from '../../../adapters/watch';
import { openFixturePlatform, type FixturePlatform } from '../../fixtures/platform';
import { cartWith, orderOf, resultOf } from '../../fixtures/order';

let shop: FixturePlatform | undefined;
afterEach(async () => {
  await shop?.platform.close();
  shop = undefined;
  trace.disable();
  context.disable();
  propagation.disable();
});

function figure(text: string, start: string): number | undefined {
  const line = text.split('\n').find((one) => one.startsWith(`${start} `));
  return line === undefined ? undefined : Number(line.slice(start.length + 1));
}

describe('metrics', () => {
  it('count calls, transactions, orders and emails of a shop, in the form that Prometheus reads', async () => {
    const metrics = createMetrics();
    shop = await openFixturePlatform({ observer: metrics.observer });
    metrics.watch(shop.platform);
    const order = await orderOf(shop, await cartWith(shop, [{ sku: 'TEE', qty: 1 }]));
    await resultOf(shop.call('POST', '/api/order', order));
    expect((await shop.call('POST', '/api/order', { ...order, order_id: 'another-order-1' })).status).toBe(400);
    metrics.request({ method: 'GET', route: '/', status: 200, seconds: 0.004 });
    metrics.request({ method: 'BREW', route: '/', status: 405, seconds: 0.001 });
    metrics.page('kept');
    metrics.telemetry.error(new Error('boom'), { where: 'readyz' });
    metrics.telemetry.error(new Error('boom'), { where: 'Ada Byron 12345' });
    const { body, type } = await metrics.text();
    expect(type).toContain('text/plain; version=0.0.4');
    expect(figure(body, 'vitrine_call_duration_seconds_count{name="placeOrder",outcome="ok"}')).toBe(1);
    expect(figure(body, 'vitrine_call_duration_seconds_count{name="placeOrder",outcome="error"}')).toBe(1);
    expect(figure(body, 'vitrine_database_duration_seconds_count{name="write",outcome="ok"}')).toBeGreaterThan(0);
    expect(figure(body, 'vitrine_http_request_duration_seconds_count{method="GET",route="/",status="200"}')).toBe(1);
    expect(figure(body, 'vitrine_http_request_duration_seconds_count{method="other",route="/",status="405"}')).toBe(1);
    expect(figure(body, 'vitrine_pages_total{from="kept"}')).toBe(1);
    expect(figure(body, 'vitrine_errors_total{where="readyz"}')).toBe(1);
    expect(figure(body, 'vitrine_errors_total{where="other"}')).toBe(1);
    expect(figure(body, 'vitrine_orders')).toBe(1);
    expect(figure(body, 'vitrine_products')).toBe(12);
    expect(figure(body, 'vitrine_messages{state="waiting"}')).toBe(0);
    expect(figure(body, 'vitrine_import_running')).toBe(0);
    expect(body).toMatch(/^nodejs_eventloop_lag_seconds /m);
    expect(body).toMatch(/^process_resident_memory_bytes /m);
    expect(body).not.toMatch(/Ada|Byron|12345/);
  });
});

describe('traces', () => {
  it('are not exported without an SDK, and change nothing', async () => {
    const observer = createCombinedObserver([createTracing(), createMetrics().observer]);
    expect(await observer.watch('use-case', 'one', () => Promise.resolve(1))).toBe(1);
    await expect(observer.watch('database', 'read', () => Promise.reject(new RangeError('no')))).rejects.toThrow(
      RangeError,
    );
    const request = { method: 'GET', route: '/', headers: new Headers() };
    expect((await traceRequest(request, () => Promise.resolve(new Response('x')))).status).toBe(200);
  });

  it('have a span for each request, call and transaction, without request data', async () => {
    const spans: { name: string; attributes: unknown; ended: boolean }[] = [];
    const tracer = fakeTracer(spans);
    trace.setGlobalTracerProvider({ getTracer: () => tracer });
    shop = await openFixturePlatform({ observer: createTracing() });
    spans.length = 0;
    const { platform } = shop;
    const url = 'http://shop.test/api/cart/pull?cartId=secret-token';
    await traceRequest({ method: 'GET', route: '/api/cart/pull', headers: new Headers() }, () =>
      platform.fetch(new Request(url)),
    );
    expect(spans.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['GET /api/cart/pull', 'use-case pullCart', 'database write']),
    );
    expect(spans.every(({ ended }) => ended)).toBe(true);
    expect(JSON.stringify(spans)).not.toContain('secret-token');
  });
});

function fakeTracer(spans: { name: string; attributes: unknown; ended: boolean }[]): Tracer {
  const begin = (name: string, attributes: unknown): Span => {
    const kept = { name, attributes, ended: false };
    spans.push(kept);
    const none = trace.wrapSpanContext({ traceId: '0'.repeat(32), spanId: '0'.repeat(16), traceFlags: 0 });
    return Object.assign(Object.create(none) as Span, {
      end: () => {
        kept.ended = true;
      },
    });
  };
  return {
    startSpan: (name, options) => begin(name, options?.attributes),
    startActiveSpan: (name: string, ...rest: readonly unknown[]) => {
      const [options] = rest as readonly [{ readonly attributes?: unknown }, ...unknown[]];
      const work = rest.at(-1) as (span: Span) => ReturnType<(span: Span) => unknown>;
      return work(begin(name, options.attributes)) as never;
    },
  };
}
