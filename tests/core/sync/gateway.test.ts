import { describe, expect, it } from 'vitest';
import { createVirtualClock } from '../../../adapters/clock/virtual';
import { createSeededIds } from '../../../adapters/ids/seeded';
import { createMemoryTelemetry } from '../../../adapters/telemetry/memory';
import { isShopError } from '../../../core/shopper';
import { parseConfig, type ShopConfigInput } from '../../../core/config';
import { pullCart, shippingMethods } from '../../../core/contract/selling/cart';
import { createCart } from '../../../core/contract/selling/create-cart';
import { placeOrder } from '../../../core/contract/orders/orders';
import { searchProducts } from '../../../core/contract/catalogue/catalogue';
import { urlMap } from '../../../core/contract/catalogue/url-map';
import { NoticesService } from '../../../core/notices/notices-service';
import type { Notification } from '../../../core/notices/notices';
import { HttpFailure, type HttpRequest, type HttpResponse } from '../../../core/ports';
import { GUEST, type Authorizer } from '../../../core/sync/authorizer';
import { HttpGateway } from '../../../core/sync/gateway';
import { Session } from '../../../core/sync/session';
import { TaskRunner } from '../../../core/sync/task-runner';

type Answer = HttpResponse | HttpFailure;

function json(status: number, document: unknown): HttpResponse {
  return { status, headers: { 'content-type': 'application/json; charset=utf-8' }, text: JSON.stringify(document) };
}

function gatewayWith(answers: readonly Answer[], options: { config?: ShopConfigInput; authorizer?: Authorizer } = {}) {
  const requests: HttpRequest[] = [];
  const left = [...answers];
  const send = (request: HttpRequest): Promise<HttpResponse> => {
    requests.push(request);
    const next = left.shift() ?? json(200, { code: 200, result: [] });
    return next instanceof HttpFailure ? Promise.reject(next) : Promise.resolve(next);
  };
  const [clock, ids, config] = [createVirtualClock(), createSeededIds(1), parseConfig(options.config ?? {})];
  const session = new Session('us');
  session.cartId = 'cart & more';
  const notices = new NoticesService(clock, ids, config);
  const runner = new TaskRunner({ send }, clock, config, session, options.authorizer ?? GUEST);
  const telemetry = createMemoryTelemetry();
  const gateway = new HttpGateway(runner, notices, session, config, clock, ids, telemetry);
  let shown: readonly Notification[] = [];
  notices.notifications$.subscribe((all) => (shown = all));
  return {
    gateway,
    requests,
    session,
    telemetry,
    shown: () => shown.map(({ type, message }) => `${type}: ${message}`),
  };
}

async function errorOf(promise: Promise<unknown>) {
  const error: unknown = await promise.then(() => undefined).catch((reason: unknown) => reason);
  if (!isShopError(error)) throw new Error('It did not fail with a ShopError');
  return error;
}

describe('requests', () => {
  it('carry the store, the cart and, for guests, an empty token', async () => {
    const { gateway, requests } = gatewayWith([]);
    await gateway.call(pullCart);
    expect(requests[0]).toMatchObject({
      method: 'GET',
      url: '/api/cart/pull?storeCode=us&token=&cartId=cart%20%26%20more',
      timeoutMs: 15_000,
    });
  });

  it('carry the signal of their caller; an abort is neither retried nor shown', async () => {
    const aborted = new HttpFailure('EABORTED', 'The caller aborted the request');
    const { gateway, requests, shown } = gatewayWith([aborted], { config: { tasks: { maxNetworkAttempts: 3 } } });
    const { signal } = new AbortController();
    const error = await errorOf(gateway.call(pullCart, {}, { signal }));
    expect(error).toMatchObject({ code: 'request-failed', details: { reason: 'EABORTED' } });
    expect(requests.map((request) => request.signal)).toEqual([signal]);
    expect(shown()).toEqual([]);
  });

  it('carry no store where there is only one, and no cart if none is requested', async () => {
    const { gateway, requests } = gatewayWith([json(200, { code: 200, result: 'new' })], {
      config: { stores: { multistore: false } },
    });
    await gateway.call(createCart);
    expect(requests[0]?.url).toBe('/api/cart/create?token=');
  });

  it('send the user’s token in a header, which is not logged, or in the query if configured so', async () => {
    const authorizer: Authorizer = { token: () => 'secret', renew: () => Promise.resolve(false) };
    const header = gatewayWith([], { authorizer });
    await header.gateway.call(pullCart);
    expect(header.requests[0]?.url).toContain('token=&');
    expect(header.requests[0]?.headers['authorization']).toBe('Bearer secret');
    const query = gatewayWith([], { authorizer, config: { tasks: { tokenInHeader: false } } });
    await query.gateway.call(pullCart);
    expect(query.requests[0]?.url).toContain('token=secret');
  });

  it('send JSON with its content type, and explicit values unchanged', async () => {
    const { gateway, requests } = gatewayWith([]);
    await gateway.call(shippingMethods, { query: { cartId: '{{token}}' }, body: { address: { country_id: 'US' } } });
    expect(requests[0]).toMatchObject({ body: '{"address":{"country_id":"US"}}' });
    expect(requests[0]?.headers['content-type']).toBe('application/json');
    expect(requests[0]?.url).toContain('cartId=%7B%7Btoken%7D%7D');
  });

  it('are refused without a required cart, which is reported to the creator of carts', async () => {
    const { gateway, requests, session } = gatewayWith([]);
    session.cartId = '';
    let missing = 0;
    session.cartMissing$.subscribe(() => (missing += 1));
    expect(await errorOf(gateway.call(pullCart))).toMatchObject({
      code: 'cart-id-missing',
      message: 'required cartId argument is null',
    });
    expect([requests.length, missing]).toEqual([0, 1]);
  });

  it('are sent once, or as often as configured without a response', async () => {
    const down = new HttpFailure('ECONNRESET', 'gone');
    const once = gatewayWith([down]);
    await errorOf(once.gateway.call(pullCart));
    expect(once.requests).toHaveLength(1);
    const often = gatewayWith([down, down], { config: { tasks: { maxNetworkAttempts: 3 } } });
    await often.gateway.call(pullCart);
    expect(often.requests).toHaveLength(3);
  });

  it('are sent again with the new token after a refresh', async () => {
    let token = 'old';
    const renew = (): Promise<boolean> => {
      token = 'new';
      return Promise.resolve(true);
    };
    const { gateway, requests } = gatewayWith([json(401, { code: 401, result: 'no' })], {
      authorizer: { token: () => token, renew },
    });
    await gateway.call(pullCart);
    expect(requests.map(({ headers }) => headers['authorization'])).toEqual(['Bearer old', 'Bearer new']);
  });
});

describe('responses', () => {
  it('return the parsed result of an envelope, and a bare document unchanged', async () => {
    const { gateway } = gatewayWith([
      json(200, { code: 200, result: 'token', meta: { extra: 1 } }),
      json(200, { _type: 'product', _source: { id: 1 } }),
    ]);
    expect(await gateway.call(createCart)).toMatchObject({ code: 200, result: 'token' });
    expect((await gateway.call(urlMap, { body: { url: '/x' } })).result).toMatchObject({ _type: 'product' });
  });

  it('with another content type or shape are rejected with the specified message', async () => {
    const html: HttpResponse = { status: 200, headers: { 'content-type': 'text/html' }, text: '<html>' };
    const cut: HttpResponse = { ...json(200, {}), text: '{"code":200,"resu' };
    const { gateway } = gatewayWith([html, cut, json(200, { code: 200, result: 7 }), json(200, { items: [] })]);
    expect((await errorOf(gateway.call(createCart))).message).toBe('Error with response - bad content-type!');
    for (let index = 0; index < 3; index += 1) {
      expect((await errorOf(gateway.call(createCart))).message).toBe('Unhandled error, wrong response format!');
    }
  });

  it('with another code are an error with status, code and fields, and are shown to the shopper', async () => {
    const meta = { error: 'invalid_input', errors: [{ field: 'qty', message: 'qty is too large' }] };
    const { gateway, shown } = gatewayWith([json(400, { code: 400, result: 'qty is too large', meta })]);
    const error = await errorOf(gateway.call(pullCart));
    expect(error).toMatchObject({
      code: 'request-rejected',
      message: 'qty is too large',
      details: { status: 400, error: 'invalid_input', fields: meta.errors },
    });
    expect(shown()).toEqual(['error: qty is too large']);
  });

  it('are hidden from the shopper if the call is silent or the response has no message', async () => {
    const { gateway, shown } = gatewayWith([
      json(400, { code: 400, result: 'no' }),
      json(500, { code: 500, result: null }),
    ]);
    await errorOf(gateway.call(pullCart, {}, { silent: true }));
    await errorOf(gateway.call(pullCart));
    expect(shown()).toEqual([]);
  });

  it('with a declared error can be returned as a result', async () => {
    const { gateway } = gatewayWith([json(404, { code: 404, result: 'gone', meta: { error: 'cart_not_found' } })]);
    expect(await gateway.ask(pullCart, {}, { silent: true })).toMatchObject({
      ok: false,
      code: 404,
      message: 'gone',
      meta: { error: 'cart_not_found' },
      refused: 'cart_not_found',
    });
  });

  it('that never arrive are an error, shown unless the host is unknown', async () => {
    const { gateway, shown } = gatewayWith([
      new HttpFailure('ENOTFOUND', 'no host'),
      new HttpFailure('ETIMEOUT', 'too late'),
    ]);
    expect(await errorOf(gateway.call(pullCart))).toMatchObject({
      code: 'request-failed',
      details: { reason: 'ENOTFOUND' },
    });
    expect(shown()).toEqual([]);
    await errorOf(gateway.call(pullCart));
    expect(shown()).toEqual(['error: The shop could not be reached (ETIMEOUT)']);
  });
});

describe('tasks', () => {
  it('contain no token and no cart, so that a queued one never becomes stale', () => {
    const { gateway } = gatewayWith([]);
    const task = gateway.task(placeOrder, {}, { silent: true, cacheable: true, callback_event: 'placed' });
    expect(task).toMatchObject({
      url: '/api/order?storeCode=us&token={{token}}&cartId={{cartId}}',
      payload: { method: 'POST' },
      transmited: false,
      acknowledged: false,
      silent: true,
      is_result_cacheable: true,
      callback_event: 'placed',
    });
  });
});

describe('a partly unreadable response', () => {
  it('returns the rest, and reports the omitted part to telemetry once', async () => {
    const document = {
      items: [{ id: 1, sku: 'A', name: 'A', type_id: 'simple', weight: 1, image: 5 }],
      total: 1,
      start: 0,
      perPage: 50,
    };
    const { gateway, telemetry } = gatewayWith([json(200, document), json(200, document)]);
    for (let time = 0; time < 2; time += 1) {
      const { result } = await gateway.call(searchProducts, { query: { store: 'us', type: 'product' } });
      expect(result.items).toEqual([{ id: 1, sku: 'A', name: 'A', type_id: 'simple', weight: 1 }]);
    }
    expect(telemetry.records).toEqual([
      expect.objectContaining({
        kind: 'log',
        level: 'warn',
        data: { source: 'searchProducts', place: 'items.*.image' },
      }),
    ]);
  });
});
