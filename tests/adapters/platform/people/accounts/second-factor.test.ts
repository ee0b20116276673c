import { URI } from 'otpauth';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seedPeople } from '../../../../../adapters/demo';
import type { SecurityEvent } from '../../../../../adapters/platform/people/accounts/security-log';
import type { SignedIn, User } from '../../../../../core/contract';
import type { FactorSetUp, FactorStatus } from '../../../../../core/contract/people/second-factor';
import { appCode } from '../../../../fixtures/authenticator';
import { resultOf } from '../../../../fixtures/order';
import { openFixturePlatform, type FixturePlatform } from '../../../../fixtures/platform';
import { signIn } from '../../../../fixtures/signed-in';

const MINUTE_MS = 60_000;
const ALMA = 'alma@vitrine.example';
const MIRA = 'mira@vitrine.example';
const ADA = 'ada@vitrine.example';

let fixture: FixturePlatform;
beforeEach(async () => {
  fixture = await open('offered');
});
afterEach(() => fixture.platform.close());

async function open(secondFactor: 'offered' | 'required'): Promise<FixturePlatform> {
  anew.clear();
  const opened = await openFixturePlatform({ secondFactor });
  await seedPeople(opened.platform.people, { now: opened.clock.now() });
  return opened;
}

async function reopen(secondFactor: 'offered' | 'required'): Promise<void> {
  await fixture.platform.close();
  fixture = await open(secondFactor);
}

/** Old token to the session's current token, which each code renews. */
const anew = new Map<string, string>();
const nowOf = (token: string): string => (anew.has(token) ? nowOf(anew.get(token) ?? '') : token);
const get = (path: string, token: string) => fixture.call('GET', `/api/${path}?token=${nowOf(token)}`);
const post = (path: string, token: string, body: unknown = {}) =>
  fixture.call('POST', `/api/${path}?token=${nowOf(token)}`, body);
async function factor(path: string, token: string, code: string) {
  const answer = await post(`user/second-factor/${path}`, token, { code });
  const { meta } = answer.json as { readonly meta?: Partial<SignedIn> }; // sound: what the contract promises
  if (meta?.token !== undefined) anew.set(nowOf(token), meta.token);
  return { ...answer, meta };
}
const status = (token: string) => resultOf<FactorStatus>(get('user/second-factor', token));
const people = async ({ token }: Pick<SignedIn, 'token'>) => (await get('manage/people', token)).status;
const logged = () =>
  fixture.telemetry.records.flatMap(
    (record) => (record.kind === 'log' && record.message === 'security' ? [record.data['event'] as SecurityEvent] : []), // sound: what the log writes,
  );
const factorEvents = () => logged().filter((event) => event.startsWith('factor-'));
const mails = async (contact: string) =>
  (await fixture.platform.outbox.list(contact)).filter(({ kind }) => kind === 'account').map(({ subject }) => subject);

async function entered(contact: string): Promise<SignedIn> {
  await fixture.clock.advance(MINUTE_MS);
  return signIn(fixture, contact);
}

/** Each code must be of an unused time step. */
async function nextCode(secret: string): Promise<string> {
  await fixture.clock.advance(MINUTE_MS);
  return appCode(secret, fixture.clock.now());
}

interface Enrolled extends SignedIn {
  readonly secret: string;
  readonly recovery: readonly string[];
}

async function enrolled(contact: string): Promise<Enrolled> {
  const session = await entered(contact);
  const { secret } = await resultOf<FactorSetUp>(post('user/second-factor/begin', session.token));
  const code = appCode(secret, fixture.clock.now());
  const { recovery_codes: recovery } = await resultOf<{ recovery_codes: string[] }>(
    factor('confirm', session.token, code),
  );
  return { ...session, secret, recovery };
}

describe('a second factor', () => {
  it('is set up with any authenticator app, takes effect once confirmed, and gives ten recovery codes', async () => {
    const { token } = await entered(ALMA);
    expect(await status(token)).toEqual({
      is_on: false,
      since: null,
      recovery_codes_left: 0,
      passkeys: 0,
      may_have: true,
      is_required: false,
    });
    const { secret, uri } = await resultOf<FactorSetUp>(post('user/second-factor/begin', token));
    expect(URI.parse(uri)).toMatchObject({
      issuer: 'localhost',
      label: ALMA,
      algorithm: 'SHA1',
      digits: 6,
      period: 30,
    });
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    // Enrolment begun but not completed requires nothing.
    expect(await people(await entered(ALMA))).toBe(200);
    expect(await factor('confirm', token, '000000')).toMatchObject({
      status: 400,
      json: { result: 'SECOND_FACTOR_INCORRECT', meta: { error: 'code_incorrect' } },
    });
    const { recovery_codes: codes } = await resultOf<{ recovery_codes: string[] }>(
      factor('confirm', token, await nextCode(secret)),
    );
    expect(new Set(codes).size).toBe(10);
    expect(codes.every((code) => /^([2-9A-HJ-NP-Z]{6}-){3}[2-9A-HJ-NP-Z]{6}$/.test(code))).toBe(true);
    expect(await status(token)).toMatchObject({
      is_on: true,
      since: new Date(fixture.clock.now()).toISOString(),
      recovery_codes_left: 10,
    });
    expect(await people({ token })).toBe(200);
    expect((await mails(ALMA))[0]).toBe('Two-step sign-in is on');
    expect(factorEvents()).toEqual(['factor-refused', 'factor-enrolled']);
    expect(await post('user/second-factor/begin', token)).toMatchObject({
      status: 409,
      json: { meta: { error: 'second_factor_there' } },
    });
  });

  it('is required in each session before any staff action, and then grants exactly the permissions of the roles', async () => {
    const { secret, token: first } = await enrolled(MIRA);
    const session = await entered(MIRA);
    expect(session).toMatchObject({ roles: [], second_factor: 'needed' });
    expect(await get('manage/people', session.token)).toMatchObject({
      status: 403,
      json: { result: 'SECOND_FACTOR_NEEDED', meta: { error: 'second_factor_needed', second_factor: 'needed' } },
    });
    // Endpoints that check roles themselves see none either.
    expect((await fixture.call('GET', `/api/user/profile?contact=${ADA}&token=${session.token}`)).status).toBe(403);
    const change = await fixture.call(
      'POST',
      `/api/user/profile-account?id=${String(session.id)}&token=${session.token}`,
      {
        name: 'Mira Meadows',
      },
    );
    expect(change).toMatchObject({ status: 200, json: { result: { roles: [], second_factor: 'needed' } } });
    const user = await resultOf<User>(factor('give', session.token, await nextCode(secret)));
    expect(user.roles).toEqual(['manager']);
    expect(user.second_factor).toBeUndefined();
    expect(await people(session)).toBe(200);
    const profile = await resultOf<User>(get('user/profile-account', session.token));
    expect([profile.roles, profile.second_factor]).toEqual([['manager'], undefined]);
    // Another session needs its own code; the earlier session still counts.
    expect(await people(await entered(MIRA))).toBe(403);
    expect(await people({ token: first })).toBe(200);
    expect(factorEvents()).toEqual(['factor-enrolled', 'factor-passed']);
  });

  it('stays satisfied when a session is refreshed, and its session ends as usual', async () => {
    const { secret } = await enrolled(ALMA);
    const session = await entered(ALMA);
    const { refreshToken } = (await factor('give', session.token, await nextCode(secret))).meta ?? {};
    const next = await resultOf<SignedIn>(fixture.call('POST', '/api/user/refresh', { refreshToken }));
    expect(await people(next)).toBe(200);
    await fixture.clock.advance(25 * 60 * MINUTE_MS);
    expect(await people(next)).toBe(401);
  });

  it('accepts codes from half a minute before and after, each once, and none older than a used one', async () => {
    const { secret } = await enrolled(ALMA);
    const [one, other] = [await entered(ALMA), await entered(ALMA)];
    await fixture.clock.advance(5 * MINUTE_MS);
    const now = fixture.clock.now();
    const at = (seconds: number) => appCode(secret, now + seconds * 1000);
    expect((await factor('give', one.token, at(-60))).status).toBe(400);
    expect((await factor('give', one.token, at(60))).status).toBe(400);
    expect((await factor('give', one.token, at(0).replace(/^(...)/, '$1 '))).status).toBe(200);
    expect((await factor('give', other.token, at(0))).status).toBe(400);
    expect((await factor('give', other.token, at(-30))).status).toBe(400);
    expect(await people(other)).toBe(403);
    expect((await factor('give', other.token, at(30))).status).toBe(200);
    expect(await people(other)).toBe(200);
  });

  it('accepts one of two concurrent codes', async () => {
    const { secret } = await enrolled(ALMA);
    const [one, other] = [await entered(ALMA), await entered(ALMA)];
    const code = await nextCode(secret);
    const both = await Promise.all([factor('give', one.token, code), factor('give', other.token, code)]);
    expect(both.map((answer) => answer.status).sort()).toEqual([200, 400]);
  });

  it('can be tried five times in 15 minutes from one address, correct codes included', async () => {
    const { secret } = await enrolled(ALMA);
    const { token } = await entered(ALMA);
    for (let tries = 0; tries < 5; tries += 1) expect((await factor('give', token, '000000')).status).toBe(400);
    expect(await factor('give', token, appCode(secret, fixture.clock.now() + 30_000))).toMatchObject({
      status: 429,
      json: { result: 'TOO_MANY_ATTEMPTS' },
    });
    expect(logged()).toContain('limit-reached');
    await fixture.clock.advance(15 * MINUTE_MS);
    expect((await factor('give', token, await nextCode(secret))).status).toBe(200);
  });

  it('is not required without a staff role, and required again once the role returns', async () => {
    const { token } = await entered(ADA);
    expect(await status(token)).toMatchObject({ may_have: false });
    expect((await post('user/second-factor/begin', token)).status).toBe(403);
    expect((await factor('confirm', token, '000000')).status).toBe(403);
    const { secret, token: alma } = await enrolled(ALMA);
    const mira = await enrolled(MIRA);
    const later = await entered(MIRA);
    const give = async (roles: readonly string[]) => {
      const { id, version } = await resultOf<{ id: string; version: string }>(
        fixture.call('GET', `/api/manage/person?id=${String(mira.id)}&token=${nowOf(alma)}`),
      );
      return resultOf(post('manage/person', alma, { id, version, document: { roles, own_roles: [] } }));
    };
    await give([]);
    expect((await resultOf<User>(get('user/profile-account', later.token))).second_factor).toBeUndefined();
    await give(['manager']);
    expect((await resultOf<User>(get('user/profile-account', later.token))).second_factor).toBe('needed');
    expect([await people(later), await people(mira)]).toEqual([403, 200]);
    expect(secret).not.toBe(mira.secret);
  });
});

describe('a recovery code', () => {
  it('replaces the app once, and its owner is notified', async () => {
    const { recovery } = await enrolled(ALMA);
    const [code = '', another = ''] = recovery;
    const [one, other] = [await entered(ALMA), await entered(ALMA)];
    expect((await factor('give', one.token, code.toLowerCase().replaceAll('-', ' '))).status).toBe(200);
    expect(await people(one)).toBe(200);
    expect((await factor('give', other.token, code)).status).toBe(400);
    expect((await factor('give', other.token, another)).status).toBe(200);
    expect(await status(one.token)).toMatchObject({ recovery_codes_left: 8 });
    expect((await mails(ALMA)).slice(0, 2)).toEqual(['A recovery code was used', 'A recovery code was used']);
    expect(factorEvents().slice(1)).toEqual([
      ...['factor-recovered', 'factor-passed'],
      'factor-refused',
      ...['factor-recovered', 'factor-passed'],
    ]);
  });

  it('stops working when a second factor of the last 15 minutes replaces it, which is emailed to its owner', async () => {
    const { token, secret, recovery } = await enrolled(ALMA);
    const renewed = (code: string) => factor('recovery-codes', token, code);
    expect((await renewed('000000')).status).toBe(400);
    const { recovery_codes: codes } = await resultOf<{ recovery_codes: string[] }>(renewed(await nextCode(secret)));
    expect([codes.length, codes.filter((code) => recovery.includes(code))]).toEqual([10, []]);
    expect((await factor('give', token, recovery[0] ?? '')).status).toBe(400);
    expect((await factor('give', token, codes[0] ?? '')).status).toBe(200);
    expect(await status(token)).toMatchObject({ is_on: true, recovery_codes_left: 9 });
    expect(await mails(ALMA)).toContain('New recovery codes were created');
    expect(factorEvents()).toContain('factor-codes-renewed');
    await fixture.clock.advance(15 * MINUTE_MS);
    expect(await renewed(await nextCode(secret))).toMatchObject({ status: 403, json: { result: 'SIGN_IN_AGAIN' } });
    expect((await factor('give', token, '000000')).status).toBe(400);
    expect((await renewed(await nextCode(secret))).status).toBe(403);
    expect((await factor('give', token, await nextCode(secret))).status).toBe(200);
    expect((await renewed(await nextCode(secret))).status).toBe(200);
  });

  it('of another user is invalid', async () => {
    const { recovery } = await enrolled(MIRA);
    await enrolled(ALMA);
    const { token } = await entered(ALMA);
    expect((await factor('give', token, recovery[0] ?? '')).status).toBe(400);
  });
});

describe('changing a second factor', () => {
  it('requires a sign-in within 15 minutes', async () => {
    const { token } = await entered(ALMA);
    const { secret } = await resultOf<FactorSetUp>(post('user/second-factor/begin', token));
    await fixture.clock.advance(15 * MINUTE_MS + 1);
    const again = { status: 403, json: { result: 'SIGN_IN_AGAIN' } };
    expect(await post('user/second-factor/begin', token)).toMatchObject(again);
    expect(await factor('confirm', token, await nextCode(secret))).toMatchObject(again);
    const mira = await enrolled(MIRA);
    await fixture.clock.advance(15 * MINUTE_MS + 1);
    expect(await factor('remove', mira.token, await nextCode(mira.secret))).toMatchObject(again);
    expect(await status(mira.token)).toMatchObject({ is_on: true });
  });

  it('allows removing it by its code; none is requested from then on, and the owner is notified', async () => {
    const { token, secret } = await enrolled(ALMA);
    expect((await factor('remove', token, '000000')).status).toBe(400);
    expect(await resultOf<User>(factor('remove', token, await nextCode(secret)))).toMatchObject({ roles: ['admin'] });
    expect(await status(token)).toMatchObject({ is_on: false, recovery_codes_left: 0 });
    expect(await people(await entered(ALMA))).toBe(200);
    expect((await mails(ALMA))[0]).toBe('Two-step sign-in is off');
    expect((await factor('give', token, await nextCode(secret))).status).toBe(409);
  });

  it('requires the new one in each session, even after entering the previous one', async () => {
    const { token, secret } = await enrolled(ALMA);
    const other = await entered(ALMA);
    await resultOf(factor('give', other.token, await nextCode(secret)));
    await resultOf(factor('remove', token, await nextCode(secret)));
    expect(await people(other)).toBe(200);
    await enrolled(ALMA);
    expect(await people(other)).toBe(403);
  });

  it("excludes staff acting as a user; acting uses the staff member's own factor, and ends if it is missing", async () => {
    const act = (token: string) => fixture.call('GET', `/api/user/profile?contact=${MIRA}&token=${nowOf(token)}`);
    const { token } = await entered(ALMA);
    const mira = await resultOf<SignedIn>(act(token));
    expect(await status(mira.token)).toMatchObject({ may_have: false });
    expect((await post('user/second-factor/begin', mira.token)).status).toBe(403);
    expect(await people(mira)).toBe(200);
    await enrolled(MIRA);
    expect(await people(mira)).toBe(200);
    for (const path of ['confirm', 'give', 'remove', 'recovery-codes'])
      expect((await factor(path, mira.token, '000000')).status).toBe(403);
    const { secret } = await enrolled(ALMA);
    expect((await get('user/profile-account', mira.token)).status).toBe(401);
    expect((await act(token)).status).toBe(403);
    await resultOf(factor('give', token, await nextCode(secret)));
    expect(await people(mira)).toBe(200);
  });
});

describe('a shop that requires a second factor', () => {
  beforeEach(() => reopen('required'));

  it('lets staff sign in and set one up, but nothing else before that', async () => {
    const session = await entered(ALMA);
    expect(session).toMatchObject({ roles: [], second_factor: 'to-set-up' });
    expect(await get('manage/people', session.token)).toMatchObject({
      status: 403,
      json: { meta: { error: 'second_factor_needed', second_factor: 'to-set-up' } },
    });
    expect(await status(session.token)).toMatchObject({ may_have: true, is_required: true });
    expect((await factor('give', session.token, '000000')).status).toBe(409);
    const { token, secret } = await enrolled(ALMA);
    expect(await people({ token })).toBe(200);
    expect(await people(session)).toBe(403);
    expect(await resultOf<User>(factor('remove', token, await nextCode(secret)))).toMatchObject({
      roles: [],
      second_factor: 'to-set-up',
    });
    expect(await people({ token })).toBe(403);
  });

  it('requires none from customers and bloggers', async () => {
    expect((await entered(ADA)).second_factor).toBeUndefined();
    const lotte = await entered('lotte@vitrine.example');
    expect([lotte.roles, lotte.second_factor]).toEqual([['blogger'], undefined]);
  });

  it('has this default in production, but not in development', async () => {
    const production = await openFixturePlatform({ mode: 'production', messages: 'sent' });
    const development = await openFixturePlatform();
    for (const [one, isRequired] of [
      [production, true],
      [development, false],
    ] as const) {
      const { token } = await signIn(one, 'eve@shop.test');
      expect(await resultOf<FactorStatus>(one.call('GET', `/api/user/second-factor?token=${token}`))).toMatchObject({
        is_required: isRequired,
      });
      await one.platform.close();
    }
  });
});

describe('a lost second factor', () => {
  it('can be reset by an admin other than its owner: sessions end, the owner is notified, and the log records who did it', async () => {
    const mira = await enrolled(MIRA);
    const alma = await enrolled(ALMA);
    const reset = (token: string, login: string) => post('manage/person-reset-second-factor', token, { login });
    expect((await reset(mira.token, ALMA)).status).toBe(403);
    expect((await reset(alma.token, ALMA)).status).toBe(403);
    expect((await reset(alma.token, 'nobody@shop.test')).status).toBe(404);
    const shown = () =>
      fixture.call('GET', `/api/manage/person-details?id=${String(mira.id)}&token=${nowOf(alma.token)}`);
    expect(await shown()).toMatchObject({ json: { result: { has_second_factor: true } } });
    expect(await resultOf(reset(alma.token, MIRA))).toEqual({ ended: 1 });
    expect(await shown()).toMatchObject({ json: { result: { has_second_factor: false } } });
    expect(await people(mira)).toBe(401);
    expect(await people(await entered(MIRA))).toBe(200);
    expect((await mails(MIRA))[0]).toBe('Two-step sign-in was reset');
    expect(factorEvents().at(-1)).toBe('factor-reset');
    const log = await resultOf<{ items: { who: string; kind: string; record: string }[] }>(
      get('manage/changes', alma.token),
    );
    expect(log.items[0]).toMatchObject({ who: ALMA, kind: 'second-factor', record: String(mira.id) });
    expect((await reset(alma.token, MIRA)).status).toBe(409);
  });

  it('can be reset by the owner of the server without signing in', async () => {
    const { token } = await enrolled(ALMA);
    expect(await fixture.platform.secondFactors.reset(ALMA)).toEqual({ kind: 'done', result: { ended: 1 } });
    expect(await people({ token })).toBe(401);
    expect(await fixture.platform.secondFactors.reset('nobody@shop.test')).toMatchObject({ kind: 'refused' });
  });
});
