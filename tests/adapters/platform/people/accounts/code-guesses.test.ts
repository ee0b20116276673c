import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SECURITY } from '../../../../../adapters/platform/people/accounts/security-log';
import { openFixturePlatform, type FixturePlatform } from '../../../../fixtures/platform';
import { securityLines } from '../../../../fixtures/security-lines';
import { codeFor } from '../../../../fixtures/signed-in';

const EVE = 'eve@shop.test';
const OWNER = '198.51.100.7';
const TRIES = 5;

let fixture: FixturePlatform;
beforeEach(async () => {
  fixture = await openFixturePlatform();
});
afterEach(() => fixture.platform.close());

const from = async (address: string, path: string): Promise<number> =>
  (await fixture.platform.fetch(new Request(`http://shop.test/api/user/${path}`), { address })).status;
const requestCode = (contact: string, address: string) => from(address, `get-sms-code?phone=${contact}`);
const check = (contact: string, code: string, address: string) =>
  from(address, `check-sms-code?phone=${contact}&code=${code}`);
const wrong = (code: string) => (code.startsWith('2') ? `3${code.slice(1)}` : `2${code.slice(1)}`);

async function guess(n: number, address: string): Promise<number> {
  const contact = `somebody${String(n)}@shop.test`;
  expect(await requestCode(contact, address)).toBe(200);
  const code = wrong(await codeFor(fixture, contact));
  let status = 0;
  for (let tries = 0; tries < TRIES; tries += 1) status = await check(contact, code, address);
  return status;
}

describe('guessing the codes of many contacts', () => {
  it('is blocked for a network after sixty an hour, and for no other one', async () => {
    for (let n = 0; n < 12; n += 1) expect(await guess(n, `203.0.113.${String(n)}`)).toBe(400);
    expect(await guess(12, '203.0.113.99')).toBe(429);
    expect(securityLines(fixture, 'code-guessing')).toMatchObject([{ of: 'network' }]);
    expect(await guess(13, '192.0.2.1')).toBe(400);
  });

  it('is also blocked for those who had registered the contacts before their owners confirmed them', async () => {
    const post = async (address: string, path: string, body: object) => {
      const request = new Request(`http://shop.test/api/user/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      return (await fixture.platform.fetch(request, { address })).status;
    };
    const password = 'kk-ljw-77-qq-zz';
    const statuses: number[] = [];
    for (let n = 0; n < 13; n += 1) {
      const [contact, stranger] = [`somebody${String(n)}@shop.test`, `203.0.113.${String(n)}`];
      const customer = { email: contact, firstname: 'E', lastname: 'E' };
      expect(await post(stranger, 'create', { customer, password })).toBe(200);
      expect(await post(stranger, 'login', { username: contact, password })).toBe(200);
      const home = `198.51.${String(n)}.1`;
      expect(await requestCode(contact, home)).toBe(200);
      expect(await check(contact, await codeFor(fixture, contact), home)).toBe(200);
      await fixture.clock.advance(15_000);
      statuses.push(await guess(n, stranger));
    }
    expect(statuses).toEqual([...Array.from({ length: 12 }, () => 400), 429]);
  });

  it('is blocked for a network after sixty an hour, even if they are concurrent', async () => {
    const contacts = Array.from({ length: 30 }, (_, n) => `somebody${String(n)}@shop.test`);
    for (const [n, contact] of contacts.entries())
      expect(await requestCode(contact, `203.0.113.${String(n)}`)).toBe(200);
    const codes = await Promise.all(contacts.map((contact) => codeFor(fixture, contact)));
    const guesses = contacts.flatMap((contact, n) =>
      Array.from({ length: TRIES }, () => check(contact, wrong(codes[n] ?? ''), `203.0.113.${String(n)}`)),
    );
    const answers = await Promise.all(guesses);
    expect(answers.filter((status) => status === 400)).toHaveLength(60);
    expect(answers.filter((status) => status === 429)).toHaveLength(90);
  });

  it('is blocked for all strangers after five hundred an hour; links, and codes from known addresses, still sign in', async () => {
    expect(await requestCode(EVE, OWNER)).toBe(200);
    expect(await check(EVE, await codeFor(fixture, EVE), OWNER)).toBe(200);
    await fixture.clock.advance(15_000);
    // Attempts without a valid code guess nothing.
    for (let n = 0; n < 50; n += 1) expect(await check(`nobody${String(n)}@shop.test`, 'AAAA', '192.0.2.9')).toBe(400);
    for (let n = 0; n < 100; n += 1)
      expect(await guess(n, `203.0.${String(Math.floor(n / 10))}.${String(n % 10)}`)).toBe(400);
    expect(securityLines(fixture, 'code-guessing')).toMatchObject([{ of: 'shop' }]);
    const alarms = fixture.telemetry.records.filter((one) => one.kind === 'log' && one.level === 'error');
    expect(alarms).toMatchObject([{ message: SECURITY, data: { event: 'code-guessing' } }]);
    expect(await fixture.platform.outbox.list('shop')).toMatchObject([
      { subject: 'Someone is guessing sign-in codes' },
    ]);
    expect(await requestCode('late@shop.test', '192.0.2.1')).toBe(200);
    expect(await check('late@shop.test', await codeFor(fixture, 'late@shop.test'), '192.0.2.1')).toBe(429);
    const [mail] = await fixture.platform.outbox.list('late@shop.test');
    const link = /code=(\w{20,})/.exec(mail?.text ?? '')?.[1] ?? '';
    expect(await from('192.0.2.1', `fast-login?contact=late@shop.test&token=${link}`)).toBe(200);
    expect(await requestCode(EVE, OWNER)).toBe(200);
    expect(await check(EVE, await codeFor(fixture, EVE), OWNER)).toBe(200);
  });
});
