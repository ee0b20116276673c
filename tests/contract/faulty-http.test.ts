import { beforeEach, describe, expect, it } from 'vitest';
import { createVirtualClock, type VirtualClock } from '../../adapters/clock/virtual';
import { createFaultyHttp, type FaultPlan, type FaultyHttp, type HttpFault } from '../../adapters/http/faulty';
import { createSeededIds } from '../../adapters/ids/seeded';
import { HttpFailure, type Http, type HttpRequest, type HttpResponse } from '../../core/ports';

const post: HttpRequest = { method: 'POST', url: '/api/order/create', headers: {}, body: '{}', timeoutMs: 5000 };
const ANSWER: HttpResponse = {
  status: 200,
  headers: { 'content-type': 'application/json', etag: 'x' },
  text: '{"code":200,"result":"done"}',
};

describe('createFaultyHttp', () => {
  let clock: VirtualClock;
  let arrivals: number[];
  let inner: Http;
  beforeEach(() => {
    clock = createVirtualClock({ start: 0 });
    arrivals = [];
    inner = {
      send: () => {
        arrivals.push(clock.now());
        return Promise.resolve(ANSWER);
      },
    };
  });

  const open = (plan: FaultPlan, seed: number | string = 1): FaultyHttp =>
    createFaultyHttp(inner, { clock, ids: createSeededIds(seed), plan });

  async function outcomeOf(http: FaultyHttp): Promise<unknown> {
    const outcome = http.send(post).catch((error: unknown) => (error instanceof HttpFailure ? error.code : error));
    await clock.runUntilIdle();
    return outcome;
  }

  const json = { 'content-type': 'application/json' };
  const cases: [fault: HttpFault, outcome: unknown, arrivals: number][] = [
    ['drop-before', 'ENOTFOUND', 0],
    ['drop-after', 'ECONNRESET', 1],
    ['silence', 'ETIMEOUT', 1],
    ['duplicate', ANSWER, 2],
    ['status-401', { status: 401, headers: json, text: '{"code":401,"result":"Unauthorized"}' }, 0],
    ['status-400', { status: 400, headers: json, text: '{"code":400,"result":"Bad Request"}' }, 0],
    [
      'order-invalid',
      {
        status: 400,
        headers: json,
        text: '{"code":400,"result":"Internal validation error; Order entity is not compliant with the schema"}',
      },
      0,
    ],
    [
      'order-sold-out',
      { status: 500, headers: json, text: '{"code":500,"result":"Error: Error while adding products"}' },
      0,
    ],
    ['status-500-before', { status: 500, headers: json, text: '{"code":500,"result":"Internal Server Error"}' }, 0],
    ['status-500-after', { status: 500, headers: json, text: '{"code":500,"result":"Internal Server Error"}' }, 1],
    [
      'wrong-content-type',
      {
        status: 200,
        headers: { 'content-type': 'text/html', etag: 'x' },
        text: expect.stringContaining('<html>') as string,
      },
      1,
    ],
    ['truncated', { ...ANSWER, text: '{"code":200,"r' }, 1],
  ];
  it.each(cases)(
    '%s: the shopper gets the expected outcome, and the server the expected requests',
    async (fault, outcome, count) => {
      const http = open({ rates: { [fault]: 1 } });
      expect(await outcomeOf(http)).toEqual(outcome);
      expect(arrivals).toHaveLength(count);
      expect(http.records).toEqual([{ at: 0, method: 'POST', url: '/api/order/create', fault, delayMs: 0 }]);
      expect(http.underWay).toBe(0);
    },
  );

  it('passes requests on unchanged without any rates', async () => {
    const http = open({ rates: {} });
    expect(await outcomeOf(http)).toBe(ANSWER);
    expect(http.records).toMatchObject([{ fault: 'none', delayMs: 0 }]);
  });

  it('rejects at once if the caller aborts a delayed request', async () => {
    const http = open({ rates: {}, delayRate: 1, delayMs: [1000, 1000] });
    const caller = new AbortController();
    const outcome = http.send({ ...post, signal: caller.signal }).catch((error: unknown) => error);
    caller.abort();
    expect(await outcome).toMatchObject({ code: 'EABORTED' });
    await clock.runUntilIdle();
    expect(http.underWay).toBe(0);
  });

  it('delays a request within its limits', async () => {
    const http = open({ rates: {}, delayRate: 1, delayMs: [100, 200] });
    for (let count = 0; count < 50; count += 1) expect(await outcomeOf(http)).toBe(ANSWER);
    const delays = http.records.map((record) => record.delayMs);
    expect(Math.min(...delays)).toBeGreaterThanOrEqual(100);
    expect(Math.max(...delays)).toBeLessThanOrEqual(200);
    expect(new Set(delays).size).toBeGreaterThan(20);
    expect(arrivals[0]).toBe(delays[0]);
  });

  it('lets a request that times out reach the server after the shopper has given up', async () => {
    const http = open({ rates: {}, delayRate: 1, delayMs: [8000, 8000] });
    let failedAt = -1;
    http.send(post).catch(() => (failedAt = clock.now()));
    await clock.advance(5000);
    expect([failedAt, arrivals.length, http.underWay]).toEqual([5000, 0, 1]);
    await clock.advance(3000);
    expect([arrivals, http.underWay]).toEqual([[8000], 0]);
  });

  it('injects the same faults for the same seed, and others for another', async () => {
    const rates = { 'drop-before': 0.2, duplicate: 0.2, truncated: 0.2 };
    const run = async (plan: FaultPlan, seed: string): Promise<unknown[]> => {
      const http = open(plan, seed);
      for (let count = 0; count < 40; count += 1) await outcomeOf(http);
      return http.records.map(({ fault, delayMs }) => [fault, delayMs]);
    };
    const first = await run({ rates, delayRate: 0.3 }, 'a');
    expect(await run({ rates: Object.fromEntries(Object.entries(rates).reverse()), delayRate: 0.3 }, 'a')).toEqual(
      first,
    );
    expect(await run({ rates, delayRate: 0.3 }, 'b')).not.toEqual(first);
  });

  it('respects its rates', async () => {
    const http = open({ rates: { 'drop-before': 0.1, 'status-500-after': 0.3 } });
    for (let count = 0; count < 2000; count += 1) await http.send(post).catch(() => undefined);
    const share = (fault: string): number => http.records.filter((record) => record.fault === fault).length / 2000;
    expect(share('drop-before')).toBeCloseTo(0.1, 1);
    expect(share('status-500-after')).toBeCloseTo(0.3, 1);
    expect(share('none')).toBeCloseTo(0.6, 1);
  });

  it('leaves requests alone that do not match', async () => {
    const http = open({ rates: { 'drop-before': 1 }, applies: (request) => request.url.startsWith('/api/cart') });
    expect(await outcomeOf(http)).toBe(ANSWER);
    await expect(http.send({ ...post, url: '/api/cart/pull' })).rejects.toMatchObject({ code: 'ENOTFOUND' });
  });

  it('spares a request the excluded fault, but no other request', async () => {
    const allows = (fault: HttpFault) => fault !== 'drop-before';
    expect(await outcomeOf(open({ rates: { 'drop-before': 1 }, allows }))).toBe(ANSWER);
    expect(await outcomeOf(open({ rates: { silence: 1 }, allows }))).toBe('ETIMEOUT');
  });

  it('breaks off a response that came as a document', async () => {
    inner = { send: () => Promise.resolve({ ...ANSWER, document: { code: 200 } }) };
    expect(await outcomeOf(open({ rates: { truncated: 1 } }))).toEqual({ ...ANSWER, text: '{"code":200,"r' });
  });

  it('injects no faults between heal() and break()', async () => {
    const http = open({ rates: { 'drop-before': 1 } });
    expect(await outcomeOf(http)).toBe('ENOTFOUND');
    http.heal();
    expect(await outcomeOf(http)).toBe(ANSWER);
    http.break();
    expect(await outcomeOf(http)).toBe('ENOTFOUND');
  });

  it('returns its records once', async () => {
    const http = open({ rates: {} });
    await outcomeOf(http);
    expect(http.takeRecords()).toHaveLength(1);
    expect(http.takeRecords()).toEqual([]);
  });

  it.each([
    [{ rates: { duplicate: -0.1 } }, 'duplicate must be a rate between 0 and 1, not -0.1'],
    [{ rates: {}, delayRate: 2 }, 'delayRate must be a rate between 0 and 1, not 2'],
    [{ rates: { duplicate: 0.7, silence: 0.7 } }, 'must be at most 1 together, not 1.4'],
  ])('refuses the plan %j', (plan, message) => {
    expect(() => open(plan)).toThrow(message);
  });
});
