import { beforeEach, describe, expect, it } from 'vitest';
import { CodeBudget, type BudgetChannel } from '../../../../../adapters/platform/foundation/limits/code-budget';
import { tooMany, type Limit } from '../../../../../adapters/platform/foundation/limits/rate-limiter';
import { ApiError } from '../../../../../adapters/platform/foundation/http/api-error';
import { openFixturePlatform } from '../../../../fixtures/platform';

const OWNER = { contact: 'eve@shop.test', address: '198.51.100.7' };

let known: Set<string>;
let budget: CodeBudget;
beforeEach(() => {
  known = new Set();
  const counts = new Map<string, number>();
  const allows = (what: string, { count }: Limit): Promise<boolean> => {
    counts.set(what, (counts.get(what) ?? 0) + 1);
    return Promise.resolve((counts.get(what) ?? 0) <= count);
  };
  const hit = async (what: string, limit: Limit): Promise<void> => {
    if (!(await allows(what, limit))) throw tooMany(limit.windowMs);
  };
  const isKnown = ({ contact, address }: { contact: string; address: string | undefined }) =>
    Promise.resolve(known.has(`${contact} ${address ?? ''}`));
  budget = new CodeBudget({ allows, hit }, { isKnown });
});

async function answered(times: number, channel: BudgetChannel, addressOf: (n: number) => string): Promise<number> {
  let count = 0;
  for (let n = 0; n < times; n += 1) {
    const asker = { contact: `somebody${String(n)}@shop.test`, address: addressOf(n) };
    await budget.spend(channel, asker).then(
      () => (count += 1),
      () => undefined,
    );
  }
  return count;
}
const spend = (channel: BudgetChannel, asker = OWNER) =>
  budget.spend(channel, asker).then(
    () => 200,
    (error: unknown) => (error instanceof ApiError ? error.status : 500),
  );

describe('the budget of sign-in codes', () => {
  it('grants one /48 four hundred an hour, however many /64 networks it has', async () => {
    expect(await answered(420, 'email', (n) => `2001:db8:1:${n.toString(16)}::/64`)).toBe(400);
    expect(await spend('email')).toBe(200);
  });

  it("serves people with few requests while 125 networks use up the shop's emails", async () => {
    expect(await answered(5700, 'email', (n) => `203.0.${String(n % 125)}.9`)).toBe(5625);
    expect([await spend('email'), await spend('sms')]).toEqual([200, 200]);
  });

  it('limits SMS of strangers without a share, but neither emails nor users at known addresses', async () => {
    expect(await answered(2010, 'sms', (n) => `203.0.${String(n % 125)}.9`)).toBe(2000);
    expect([await spend('sms'), await spend('email'), await spend('call')]).toEqual([429, 200, 200]);
    known.add(`${OWNER.contact} ${OWNER.address}`);
    expect(await spend('sms')).toBe(200);
  });
});

it('a code, a link for a new password and a call are counted', async () => {
  const { platform } = await openFixturePlatform();
  const ask = async (n: number, path: string, body?: unknown) => {
    const headers = { 'content-type': 'application/json' };
    const init = body === undefined ? {} : { method: 'POST', headers, body: JSON.stringify(body) };
    const address = `203.0.113.${String(n % 250)}`;
    return (await platform.fetch(new Request(`http://shop.test/api/user/${path}`, init), { address })).status;
  };
  for (let n = 0; n < 398; n += 1) expect(await ask(n, `get-sms-code?phone=somebody${String(n)}@shop.test`)).toBe(200);
  expect(await ask(1, 'reset-password', { email: 'eve@shop.test' })).toBe(200);
  expect(await ask(2, 'call-back?phone=%2B12125550100')).toBe(200);
  expect(await ask(3, 'get-sms-code?phone=late@shop.test')).toBe(429);
  expect(await ask(4, 'reset-password', { email: 'late@shop.test' })).toBe(429);
  await platform.close();
});

it('emails of new accounts, newsletters and stock alerts are counted per network, apart from codes', async () => {
  const { platform, clock } = await openFixturePlatform();
  let calls = 0;
  const ask = async (path: string, body: object) => {
    calls += 1;
    const headers = { 'content-type': 'application/json' };
    const request = new Request(`http://shop.test/api/${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    return (await platform.fetch(request, { address: `203.0.113.${String(calls % 250)}` })).status;
  };
  const customer = (n: number) => ({ firstname: 'A', lastname: 'B', email: `new${String(n)}@shop.test` });
  const letters = [
    (n: number) => ask('newsletter/subscribe', { email: `reader${String(n)}@shop.test` }),
    (n: number) => ask('stock/alert', { sku: 'JACKET-RED-S', email: `waits${String(n)}@shop.test` }),
    (n: number) => ask('user/create', { customer: customer(n), password: 'correct horse battery' }),
  ];
  for (const letter of letters) for (let n = 0; n < 133; n += 1) expect(await letter(n)).toBe(200);
  expect(await ask('user/get-sms-code', { phone: 'eve@shop.test' })).toBe(200);
  for (const letter of letters) expect(await letter(999)).toBe(429);
  const token = (
    (await (await platform.fetch(new Request('http://shop.test/api/mail/get-token'))).json()) as { result: string }
  ).result; // sound: the answer of the endpoint
  const mail = { sourceAddress: 'reader@shop.test', subject: 'Hello', emailText: 'Are you there?', token };
  expect(await ask('mail/send', mail)).toBe(429);
  await clock.advance(60 * 60 * 1000);
  for (const letter of letters) expect(await letter(999)).toBe(200);
  await platform.close();
});

it('callback requests of strangers that use up those of the shop are logged as an error, once', async () => {
  const fixture = await openFixturePlatform();
  const ask = async (n: number): Promise<number> => {
    const address = `203.0.${String(n % 2)}.${String(n % 40)}`;
    const call = new Request(`http://shop.test/api/user/call-back?phone=%2B1212555${String(1000 + n)}`);
    return (await fixture.platform.fetch(call, { address })).status;
  };
  const answers = await Promise.all(Array.from({ length: 515 }, (_, n) => ask(n)));
  expect(answers.filter((status) => status === 429)).toHaveLength(5);
  const lines = fixture.telemetry.records.filter((one) => one.kind === 'log' && one.level === 'error');
  expect(lines).toMatchObject([{ data: { event: 'limit-reached', limit: 'code-shop' } }]);
  await fixture.platform.close();
});
