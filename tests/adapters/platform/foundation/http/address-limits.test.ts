import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  ADDRESS_LIMITS,
  LIMITED_ENDPOINTS,
  purposeOf,
} from '../../../../../adapters/platform/foundation/limits/address-limits';
import { ENDPOINTS } from '../../../../../core/contract/table';
import { openFixturePlatform, type FixturePlatform } from '../../../../fixtures/platform';

let fixture: FixturePlatform;
beforeEach(async () => {
  fixture = await openFixturePlatform();
});
afterEach(() => fixture.platform.close());

async function statuses(times: number, address: string | undefined, make: (n: number) => Request) {
  const counts: Record<number, number> = {};
  let last: Response | undefined;
  for (let n = 0; n < times; n += 1) {
    last = await fixture.platform.fetch(make(n), { address });
    counts[last.status] = (counts[last.status] ?? 0) + 1;
  }
  return { counts, last };
}
const codeFor = (n: number) =>
  new Request(`http://shop.test/api/user/get-sms-code?phone=somebody${String(n)}@shop.test`);
const wrongCode = (n: number) =>
  new Request(`http://shop.test/api/user/check-sms-code?phone=nobody${String(n)}@shop.test&code=AAAA`);
const signIn = (n: number) =>
  new Request('http://shop.test/api/user/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: `nobody${String(n)}@shop.test`, password: 'Password1!' }),
  });

describe('the limits of one address', () => {
  it('cover codes, whoever they are for; the response says when the next is possible', async () => {
    const { count, windowMs } = ADDRESS_LIMITS.code;
    const { counts, last } = await statuses(count + 5, '203.0.113.9', codeFor);
    expect(counts).toEqual({ 200: count, 429: 5 });
    expect(await last?.json()).toMatchObject({
      result: 'TOO_MANY_ATTEMPTS',
      meta: { error: 'too_many_attempts', retry_after: windowMs / 1000 },
    });
    expect((await statuses(1, '203.0.113.10', () => codeFor(500))).counts).toEqual({ 200: 1 });
    await fixture.clock.advance(windowMs + 1);
    expect((await statuses(1, '203.0.113.9', () => codeFor(501))).counts).toEqual({ 200: 1 });
  });

  it('cover sign-ins with any names: no password is checked after that', async () => {
    const { count } = ADDRESS_LIMITS['sign-in'];
    expect((await statuses(count, '203.0.113.9', wrongCode)).counts).toEqual({ 400: count });
    expect((await statuses(3, '203.0.113.9', signIn)).counts).toEqual({ 429: 3 });
  });

  it('cover tokens of the contact form, each valid for an hour', async () => {
    const { count } = ADDRESS_LIMITS['mail-token'];
    const token = () => new Request('http://shop.test/api/mail/get-token');
    expect((await statuses(count + 2, '203.0.113.9', token)).counts).toEqual({ 200: count, 429: 2 });
  });

  it('are four times as high for all addresses of an IPv6 subscriber', async () => {
    const { count } = ADDRESS_LIMITS['mail-token'];
    const token = () => new Request('http://shop.test/api/mail/get-token');
    const found = { 200: 0, 429: 0 };
    for (let at = 0; at < 10; at += 1) {
      const { counts } = await statuses(count / 2, `2001:db8:7:${String(at)}::/64`, token);
      found[200] += counts[200] ?? 0;
      found[429] += counts[429] ?? 0;
    }
    expect(found).toEqual({ 200: count * 4, 429: count });
    expect((await statuses(1, '2001:db8:8:1::/64', token)).counts).toEqual({ 200: 1 });
  });

  it('cover new tokens', async () => {
    const { count } = ADDRESS_LIMITS.refresh;
    const refresh = () =>
      new Request('http://shop.test/api/user/refresh', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ refreshToken: 'none' }),
      });
    expect((await statuses(count + 7, '203.0.113.9', refresh)).counts).toEqual({ 401: count, 429: 7 });
  });

  it('do not apply to other purposes or to this machine', async () => {
    const { count } = ADDRESS_LIMITS.code;
    await statuses(count + 1, '203.0.113.9', codeFor);
    expect((await statuses(1, '203.0.113.9', signIn)).counts).toEqual({ 400: 1 });
    expect((await statuses(count + 1, undefined, (n) => codeFor(n + 1000))).counts).toEqual({ 200: count + 1 });
  });
});

it('only payment reports have no limit', () => {
  const unlimited = ENDPOINTS.filter((endpoint) => purposeOf(endpoint) === undefined);
  expect(unlimited.map(({ name }) => name)).toEqual(['notifyPayment']);
});

it('the limited endpoints are endpoints of the contract', () => {
  const names = new Set(ENDPOINTS.map(({ name }) => name));
  expect(LIMITED_ENDPOINTS.filter((name) => !names.has(name))).toEqual([]);
});
