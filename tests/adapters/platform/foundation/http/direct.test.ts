import * as z from 'zod/mini';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createInProcessHttp } from '../../../../../adapters/http/in-process';
import { cartWith, orderOf, resultOf } from '../../../../fixtures/order';
import { openFixturePlatform, type FixturePlatform } from '../../../../fixtures/platform';

const LISTING = '/api/catalog?store=us&type=product&include=id,sku,name,type_id,price,stock&size=50';

let fixture: FixturePlatform;

beforeAll(async () => {
  fixture = await openFixturePlatform();
});
afterAll(async () => {
  await fixture.platform.close();
});

const listing = z.object({ items: z.array(z.custom<{ readonly sku: string; price?: number }>()) });

async function itemsOf(url: string) {
  return listing.parse((await fixture.platform.call('GET', url))?.document).items;
}

describe('a call in the same process', () => {
  const urls = [
    LISTING,
    '/api/catalog?store=us&type=product&searchQuery={"text":"jacket","filters":[],"aggregations":[{"attribute":"color","size":5}]}',
    '/api/catalog?store=de&type=category',
    '/api/products/similar?sku=CAP&store=us&limit=3',
    '/api/catalog/suggest?store=us&text=cap',
    '/api/stock/check?sku=CAP',
    '/api/stock/check?sku=NOTHING',
    '/api/catalog?store=mars&type=product',
    '/api/catalog?type=nonsense',
  ];
  it.each(urls)('returns the same as a request: %s', async (url) => {
    const notified = await fixture.call('GET', url);
    const direct = await fixture.platform.call('GET', url);
    expect(direct?.status).toBe(notified.status);
    expect(JSON.parse(JSON.stringify(direct?.document))).toEqual(notified.json);
  });

  it('leaves unsupported calls to a request', async () => {
    expect(await fixture.platform.call('POST', '/api/review/create')).toBeUndefined();
    expect(await fixture.platform.call('GET', '/api/cms/block/cms_settings')).toBeUndefined();
    expect(await fixture.platform.call('GET', '/healthz')).toBeUndefined();
  });

  it('handles a body like a request', async () => {
    const made = await fixture.platform.call('POST', '/api/cart/create');
    const { result: token } = z.object({ result: z.string() }).parse(made?.document);
    const path = `/api/cart/update?cartId=${token}`;
    const cartItem = { sku: 'TEE', qty: 2, quoteId: token };
    const direct = await fixture.platform.call('POST', path, { body: JSON.stringify({ cartItem }) });
    expect(direct?.status).toBe(200);
    const notified = await fixture.call('POST', path, { cartItem });
    const answer = z.looseObject({ meta: z.looseObject({ revision: z.number() }) });
    const [first, second] = [answer.parse(direct?.document), answer.parse(notified.json)];
    expect(JSON.parse(JSON.stringify(first))).toEqual({
      ...second,
      meta: { ...second.meta, revision: first.meta.revision },
    });
  });

  it.each([
    ['not JSON', '{"cartItem":'],
    ['of another type', '{"cartItem":{"sku":7}}'],
    ['nothing', undefined],
  ])('refuses a body that is %s with a clear message', async (_name, body) => {
    const direct = await fixture.platform.call('POST', '/api/cart/update?cartId=x', body === undefined ? {} : { body });
    expect([400, 415]).toContain(direct?.status);
  });

  it('identifies the caller by the token in the header', async () => {
    const direct = await fixture.platform.call('GET', '/api/cart/pull?cartId=x', { authorization: 'Bearer nobody' });
    expect(direct?.status).toBe(401);
  });

  it('returns the same listed products while they are unchanged, frozen', async () => {
    const [first] = await itemsOf(LISTING);
    expect((await itemsOf(LISTING))[0]).toBe(first);
    expect(() => Object.assign(first ?? {}, { price: 0 })).toThrow(TypeError);
  });

  it('returns another product once one of it was sold, and the same ones otherwise', async () => {
    const before = await itemsOf(LISTING);
    const token = await cartWith(fixture, [{ sku: 'CAP', qty: 1 }]);
    await resultOf(fixture.call('POST', '/api/order', await orderOf(fixture, token)));
    const after = await itemsOf(LISTING);
    expect(after.filter((item, index) => item !== before[index]).map(({ sku }) => sku)).toEqual(['CAP']);
  });

  it('reports an unexpected error to the operator, and its id to the caller', async () => {
    const broken = await openFixturePlatform();
    await broken.platform.close();
    const direct = await broken.platform.call('GET', LISTING);
    expect(direct).toMatchObject({ status: 500, document: { code: 500, meta: { error: 'internal' } } });
    expect(broken.telemetry.records.filter(({ kind }) => kind === 'error')).toHaveLength(1);
  });
});

describe('in-process HTTP with documents', () => {
  it('requests the document first and serialises it only when needed', async () => {
    const http = createInProcessHttp({
      fetch: (request) => fixture.platform.fetch(request),
      call: fixture.platform.call,
    });
    const notified = await fixture.call('GET', LISTING);
    const response = await http.send({ method: 'GET', url: LISTING, headers: {} });
    expect(response.document).toBeDefined();
    expect(JSON.parse(response.text)).toEqual(notified.json);
    const other = await http.send({ method: 'GET', url: '/api/cms/block/none', headers: {} });
    expect(other.document).toBeUndefined();
    expect(other.status).toBe(404);
  });

  it('passes on the caller of a call', async () => {
    const asked: unknown[] = [];
    const http = createInProcessHttp({
      fetch: () => new Response('{}', { headers: { 'content-type': 'application/json' } }),
      call: (...call) => {
        asked.push(call);
        return Promise.resolve(undefined);
      },
    });
    const headers = { authorization: 'Bearer me' };
    expect((await http.send({ method: 'GET', url: LISTING, headers })).text).toBe('{}');
    expect(asked).toEqual([['GET', LISTING, { authorization: 'Bearer me', body: undefined }]]);
  });
});
