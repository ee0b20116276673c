import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openFixturePlatform, type FixturePlatform } from '../../../../fixtures/platform';
import { codeFor } from '../../../../fixtures/signed-in';

const OWNER = '198.51.100.7';
const ATTACKER = '203.0.113.66';
const EVE = 'eve@shop.test';
const PASSWORD = 'correct horse';
const HOUR_MS = 60 * 60 * 1000;

let fixture: FixturePlatform;
beforeEach(async () => {
  fixture = await openFixturePlatform();
});
afterEach(() => fixture.platform.close());

async function from(address: string, path: string, body?: unknown): Promise<number> {
  const request = new Request(`http://shop.test/api/user/${path}`, {
    ...(body !== undefined && {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    }),
  });
  return (await fixture.platform.fetch(request, { address })).status;
}
const strangers = (n: number) => `203.0.113.${String(n)}`;
const requestCode = (address: string) => from(address, `get-sms-code?phone=${EVE}`);
const check = (address: string, code: string) => from(address, `check-sms-code?phone=${EVE}&code=${code}`);
const wrong = (code: string) => (code.startsWith('2') ? `3${code.slice(1)}` : `2${code.slice(1)}`);
const login = (address: string, password: string) => from(address, 'login', { username: EVE, password });
const newestMail = async () => (await fixture.platform.outbox.list(EVE))[0]?.text ?? '';

describe('a stranger who knows the address of a customer', () => {
  it('uses up neither their code nor their daily attempts with wrong codes', async () => {
    expect(await requestCode(OWNER)).toBe(200);
    const code = await codeFor(fixture, EVE);
    const tried: number[] = [];
    // The sixth is correct but no longer accepted from this address.
    for (let n = 0; n < 21; n += 1) tried.push(await check(ATTACKER, n === 5 ? code : wrong(code)));
    expect([tried.filter((status) => status === 400).length, tried.at(-1)]).toEqual([20, 429]);
    expect(await check(OWNER, code)).toBe(200);
  });

  it('guesses a code five times from one address, and no more once it is right', async () => {
    await requestCode(OWNER);
    const code = await codeFor(fixture, EVE);
    for (let n = 0; n < 5; n += 1) await check(ATTACKER, wrong(code));
    expect(await check(ATTACKER, code)).toBe(400);
  });

  it('can try sixty codes a day in total from many addresses; the emailed link and known addresses still work', async () => {
    await requestCode(OWNER);
    const code = await codeFor(fixture, EVE);
    expect(await check(OWNER, code)).toBe(200);
    await fixture.clock.advance(HOUR_MS);
    await requestCode(ATTACKER);
    const next = await codeFor(fixture, EVE);
    const tried: number[] = [];
    for (let n = 0; n < 80; n += 1) tried.push(await check(strangers(n), wrong(next)));
    // The owner's first attempt was also a stranger's.
    expect(tried.filter((status) => status === 400)).toHaveLength(59);
    expect(await check(strangers(200), next)).toBe(429);
    const link = /code=(\w{20,})/.exec(await newestMail())?.[1] ?? '';
    expect(await check(OWNER, next)).toBe(200);
    await requestCode(OWNER);
    expect(await from(strangers(200), `fast-login?contact=${EVE}&token=${link}`)).toBe(400);
    const fresh = /code=(\w{20,})/.exec(await newestMail())?.[1] ?? '';
    expect(await from(strangers(200), `fast-login?contact=${EVE}&token=${fresh}`)).toBe(200);
  });

  it("does not use up the customer's codes", async () => {
    for (let n = 0; n < 7; n += 1) {
      expect(await requestCode(ATTACKER)).toBe(n < 5 ? 200 : 429);
      await fixture.clock.advance(15_000);
    }
    expect(await requestCode(OWNER)).toBe(200);
    expect(await requestCode(OWNER)).toBe(429);
    expect(await check(OWNER, await codeFor(fixture, EVE))).toBe(200);
    for (let n = 0; n < 30; n += 1) {
      await requestCode(strangers(n));
      await fixture.clock.advance(15_000);
    }
    expect([await requestCode(strangers(99)), await requestCode(OWNER)]).toEqual([429, 200]);
  });

  it("does not use up the customer's password attempts, reset emails or the link of such an email", async () => {
    await from(OWNER, 'create', { customer: { email: EVE, firstname: 'Eve', lastname: 'Adams' }, password: PASSWORD });
    for (let n = 0; n < 11; n += 1) expect(await login(ATTACKER, 'wrong horse')).toBe(n < 10 ? 400 : 429);
    expect(await login(OWNER, PASSWORD)).toBe(200);
    for (let n = 0; n < 4; n += 1)
      expect(await from(ATTACKER, 'reset-password', { email: EVE })).toBe(n < 3 ? 200 : 429);
    expect(await from(OWNER, 'reset-password', { email: EVE })).toBe(200);
    const resetToken = /token=(\w+)/.exec(await newestMail())?.[1] ?? '';
    for (let n = 0; n < 31; n += 1) await from(ATTACKER, 'check-reset', { email: EVE, resetToken: 'x' });
    const anew = { email: EVE, newPassword: 'battery staple', resetToken };
    for (let n = 0; n < 6; n += 1) await from(ATTACKER, 'create-password', { ...anew, resetToken: 'x' });
    expect(await from(OWNER, 'create-password', anew)).toBe(200);
  });
});
