import { describe, expect, it } from 'vitest';
import { createVirtualClock } from '../../adapters/clock/virtual';
import { createSharedReads, type SharedReadsOptions } from '../../adapters/http/shared-reads';
import { HttpFailure, type HttpRequest, type HttpResponse } from '../../core/ports';

const MENU = '/api/catalog?store=us&type=category';
const get = (url: string, headers: Record<string, string> = {}): HttpRequest => ({ method: 'GET', url, headers });

function openReads(options: Partial<SharedReadsOptions> = {}) {
  const clock = createVirtualClock();
  const asked: string[] = [];
  let next: () => Promise<Partial<HttpResponse>> = () => Promise.resolve({});
  const inner = {
    send: async (request: HttpRequest): Promise<HttpResponse> => {
      asked.push(request.url);
      return { status: 200, headers: {}, text: `answer ${asked.length}`, ...(await next()) };
    },
  };
  const http = createSharedReads(inner, { clock, ...options });
  return {
    clock,
    asked,
    answerWith: (answer: typeof next) => {
      next = answer;
    },
    text: async (request: HttpRequest) => (await http.send(request)).text,
    http,
  };
}

describe('shared reads', () => {
  it.each([MENU, '/api/catalog?store=us&type=attribute&size=150', '/api/cms/block/cms_settings?storeId=us'])(
    'request public data once for everybody: %s',
    async (url) => {
      const reads = openReads();
      const [first, second] = await Promise.all([reads.http.send(get(url)), reads.http.send(get(url))]);
      expect(second).toBe(first);
      expect(first.shared).toBe(true);
      expect(await reads.http.send(get(url))).toBe(first);
      expect(reads.asked).toEqual([url]);
    },
  );

  it.each([
    ['products, whose prices and stock are live', get('/api/catalog?store=us&type=product')],
    ['stock', get('/api/stock/list?skus=A')],
    ['a cart', get('/api/cart/pull?token=&cartId=c1')],
    ['an address with a token', get(`${MENU}&token=t1`)],
    ['an address with a cart', get(`${MENU}&cartId=c1`)],
    ['data for a group of shoppers', get(`${MENU}&groupToken=g1`)],
    ['headers with a token', get(MENU, { authorization: 'Bearer t1' })],
    ['a request with a cookie', get(MENU, { cookie: 'a=1' })],
    ['writing', { method: 'POST', url: MENU, headers: {}, body: '{}' } satisfies HttpRequest],
  ])('never keep %s', async (_what, request) => {
    const reads = openReads();
    expect([await reads.text(request), await reads.text(request)]).toEqual(['answer 1', 'answer 2']);
    expect((await reads.http.send(request)).shared).toBeUndefined();
  });

  it('leave others their shared response when one of them aborts', async () => {
    const reads = openReads();
    const caller = new AbortController();
    const aborted = reads.http.send({ ...get(MENU), signal: caller.signal }).catch((error: unknown) => error);
    const other = reads.http.send(get(MENU));
    caller.abort();
    expect(await aborted).toMatchObject({ code: 'EABORTED' });
    expect((await other).text).toBe('answer 1');
  });

  it('keep stores and addresses apart', async () => {
    const reads = openReads();
    expect(await reads.text(get(MENU))).toBe('answer 1');
    expect(await reads.text(get(MENU.replace('us', 'de')))).toBe('answer 2');
    expect(await reads.text(get(MENU))).toBe('answer 1');
  });

  it('ask again as soon as the catalogue has changed', async () => {
    let version = 1;
    const reads = openReads({ versions: () => Promise.resolve({ catalogue: version, products: 0 }) });
    await reads.text(get(MENU));
    version = 2;
    expect(await reads.text(get(MENU))).toBe('answer 2');
  });

  it('discard a response that was pending while the catalogue changed', async () => {
    let version = 1;
    const reads = openReads({ versions: () => Promise.resolve({ catalogue: version, products: 0 }) });
    let arrive: () => void = () => undefined;
    reads.answerWith(
      () =>
        new Promise((resolve) => {
          arrive = () => resolve({});
        }),
    );
    const early = reads.text(get(MENU));
    version = 2;
    reads.answerWith(() => Promise.resolve({}));
    expect(await reads.text(get(MENU))).toBe('answer 2');
    arrive();
    await early;
    expect(await reads.text(get(MENU))).toBe('answer 2');
  });

  it.each(['/api/catalog?store=us&type=product', '/api/catalog?store=us&type=review', '/api/products/similar?sku=A'])(
    'share products until one of them changes, for five seconds at most: %s',
    async (url) => {
      const versions = { catalogue: 1, products: 1 };
      const reads = openReads({ versions: () => Promise.resolve(versions) });
      expect([await reads.text(get(url)), await reads.text(get(url))]).toEqual(['answer 1', 'answer 1']);
      versions.products = 2;
      expect(await reads.text(get(url))).toBe('answer 2');
      await reads.clock.advance(5000);
      expect(await reads.text(get(url))).toBe('answer 3');
    },
  );

  it('keep menus and other page chrome when only products change', async () => {
    const versions = { catalogue: 1, products: 1 };
    const reads = openReads({ versions: () => Promise.resolve(versions) });
    await reads.text(get(MENU));
    versions.products = 2;
    expect(await reads.text(get(MENU))).toBe('answer 1');
  });

  it('ask again when a response has expired', async () => {
    const reads = openReads({ maxAgeMs: 1000 });
    await reads.text(get(MENU));
    await reads.clock.advance(999);
    expect(await reads.text(get(MENU))).toBe('answer 1');
    await reads.clock.advance(1);
    expect(await reads.text(get(MENU))).toBe('answer 2');
  });

  it('keep no errors', async () => {
    const reads = openReads();
    reads.answerWith(() => Promise.resolve({ status: 500 }));
    await reads.text(get(MENU));
    reads.answerWith(() => Promise.reject(new HttpFailure('ECONNRESET', 'broken')));
    await expect(reads.text(get(MENU))).rejects.toMatchObject({ code: 'ECONNRESET' });
    reads.answerWith(() => Promise.resolve({}));
    expect(await reads.text(get(MENU))).toBe('answer 3');
  });

  it('are limited in number; the oldest is removed first', async () => {
    const reads = openReads({ max: 2 });
    for (const store of ['a', 'b', 'c']) await reads.text(get(`${MENU}&n=${store}`));
    expect(await reads.text(get(`${MENU}&n=c`))).toBe('answer 3');
    expect(await reads.text(get(`${MENU}&n=a`))).toBe('answer 4');
  });
});
