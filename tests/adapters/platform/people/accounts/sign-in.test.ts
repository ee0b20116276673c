import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createInProcessHttp } from '../../../../../adapters/http/in-process';
import { seedPeople } from '../../../../../adapters/demo';
import type { SignedIn } from '../../../../../core/contract';
import { resultOf } from '../../../../fixtures/order';
import { openFixturePlatform, type FixturePlatform } from '../../../../fixtures/platform';
import { codeFor, signIn } from '../../../../fixtures/signed-in';

const HOUR_MS = 60 * 60 * 1000;
const EVE = 'eve@shop.test';
const PHONE = '+1 (212) 555-0177';

let fixture: FixturePlatform;
beforeEach(async () => {
  fixture = await openFixturePlatform();
});
afterEach(async () => {
  expect(fixture.telemetry.records.filter((record) => record.kind === 'error')).toEqual([]);
  await fixture.platform.close();
});

const get = (path: string, query: Readonly<Record<string, string>> = {}) =>
  fixture.call('GET', `/api/user/${path}?${new URLSearchParams(query).toString()}`);
const post = (path: string, body: unknown, token = '') =>
  fixture.call('POST', `/api/user/${path}?token=${token}`, body);
const requestCode = (phone: string) => get('get-sms-code', { phone });
const checkCode = (phone: string, code: string) => get('check-sms-code', { phone, code });
const wrong = (code: string) => (code.startsWith('2') ? `3${code.slice(1)}` : `2${code.slice(1)}`);
const isSignedIn = async (token: string) => (await get('profile-account', { token })).status === 200;

describe('a one-time code', () => {
  it('signs in by email and creates the account the first time; the second time it finds the same account', async () => {
    expect(await resultOf(requestCode(EVE))).toEqual({ is_email: true });
    const code = await codeFor(fixture, EVE);
    expect(code).toMatch(/^[2-9A-HJ-NP-Z]{4}$/);
    const first = await resultOf<SignedIn>(checkCode(` ${EVE.toUpperCase()} `, code.toLowerCase()));
    expect(first).toMatchObject({ email: EVE, phone: null, firstname: '', lastname: '', roles: [], account: 0 });
    await fixture.clock.advance(HOUR_MS);
    expect((await signIn(fixture, EVE)).id).toBe(first.id);
  });

  it('signs in by phone, in any number format', async () => {
    expect(await resultOf(requestCode(PHONE))).toEqual({ is_email: false });
    const code = await codeFor(fixture, '+12125550177');
    expect(await resultOf<SignedIn>(checkCode('0012125550177', code))).toMatchObject({ phone: '+12125550177' });
  });

  it('is valid once', async () => {
    await requestCode(EVE);
    const code = await codeFor(fixture, EVE);
    await resultOf(checkCode(EVE, code));
    expect(await checkCode(EVE, code)).toMatchObject({ status: 400, json: { result: 'REGISTER_SMS_CODE_INCORRECT' } });
  });

  it('is valid only for its own contact', async () => {
    await requestCode(EVE);
    expect((await checkCode('other@shop.test', await codeFor(fixture, EVE))).status).toBe(400);
  });

  it('is valid for ten minutes', async () => {
    await requestCode(EVE);
    await fixture.clock.advance(10 * 60 * 1000 + 1);
    expect((await checkCode(EVE, await codeFor(fixture, EVE))).status).toBe(400);
  });

  it('is invalid after five wrong attempts', async () => {
    await requestCode(EVE);
    const code = await codeFor(fixture, EVE);
    for (const left of [4, 3, 2, 1, 0])
      expect(await checkCode(EVE, wrong(code))).toMatchObject({ json: { meta: { attempts_left: left } } });
    expect((await checkCode(EVE, code)).status).toBe(400);
  });

  it('cannot be guessed with new codes: after twenty checks a contact waits for a day', async () => {
    const answers: number[] = [];
    for (let attempt = 0; attempt < 21; attempt += 1) {
      if (attempt % 5 === 0) {
        await fixture.clock.advance(HOUR_MS);
        await requestCode(EVE);
      }
      answers.push((await checkCode(EVE, wrong(await codeFor(fixture, EVE)))).status);
    }
    expect(answers.slice(0, 20).every((status) => status === 400)).toBe(true);
    expect(answers[20]).toBe(429);
  });

  it('can be sent once in 15 seconds and five times an hour', async () => {
    await resultOf(requestCode(EVE));
    expect(await requestCode(EVE)).toMatchObject({ status: 429, json: { result: 'TOO_MANY_ATTEMPTS' } });
    for (let sent = 1; sent < 5; sent += 1) {
      await fixture.clock.advance(15_000);
      await resultOf(requestCode(EVE));
    }
    await fixture.clock.advance(15_000);
    expect((await requestCode(EVE)).status).toBe(429);
    await fixture.clock.advance(HOUR_MS);
    await resultOf(requestCode(EVE));
  });

  it('is refused for anything other than a phone number or an email address', async () => {
    for (const raw of ['', 'eve', '12345', '------', 'a@', '@b', `${'a'.repeat(260)}@b.c`]) {
      expect(await requestCode(raw)).toMatchObject({ status: 400, json: { result: 'INCORRECT_PHONE_OR_EMAIL' } });
    }
  });
});

describe('an emailed link (A §4.2)', () => {
  const linkCode = async () => /code=(\w+)/.exec((await fixture.platform.outbox.list(EVE))[0]?.text ?? '')?.[1] ?? '';

  it('signs in once', async () => {
    await requestCode(EVE);
    const query = { contact: EVE, token: await linkCode() };
    expect(await resultOf<SignedIn>(get('fast-login', query))).toMatchObject({ email: EVE, roles: [] });
    expect((await get('fast-login', query)).status).toBe(400);
  });

  it('does not work as a code, nor the code as a link', async () => {
    await requestCode(EVE);
    expect((await get('fast-login', { contact: EVE, token: await codeFor(fixture, EVE) })).status).toBe(400);
    expect((await checkCode(EVE, await linkCode())).status).toBe(400);
  });
});

describe('a password', () => {
  const account = { email: EVE, firstname: 'Eve', lastname: 'Adams' };
  const register = (password = 'correct horse') => post('create', { customer: account, password });
  const login = (username: string, password: string) => post('login', { username, password });

  it('is set by registering and signs in', async () => {
    expect(await resultOf(register())).toBe(true);
    expect(await resultOf<SignedIn>(login(EVE, 'correct horse'))).toMatchObject({ firstname: 'Eve', email: EVE });
  });

  it('counts characters, not code units, and its error names the limit', async () => {
    const result = 'password must be at least 8 characters long';
    expect(await register('🦊🦊🦊🦊')).toMatchObject({ status: 400, json: { result } });
    expect(await resultOf(register('🦊'.repeat(200)))).toBe(true);
    expect(await resultOf<SignedIn>(login(EVE, '🦊'.repeat(200)))).toMatchObject({ email: EVE });
  });

  it('that is common is refused wherever one is chosen, in any spelling', async () => {
    const refusal = (field: string) => {
      const message = `${field} must not be one of the passwords that are tried first`;
      return {
        status: 400,
        json: { result: 'PASSWORD_TOO_COMMON', meta: { error: 'invalid_input', errors: [{ field, message }] } },
      };
    };
    for (const common of ['password', '12345678', 'PassWord1', 'aaaaaaaa', ' '.repeat(8), EVE, EVE.toUpperCase()]) {
      expect(await register(common)).toMatchObject(refusal('password'));
    }
    await resultOf(register());
    const { token } = await resultOf<SignedIn>(login(EVE, 'correct horse'));
    const change = { currentPassword: 'correct horse', newPassword: 'qwertyuiop' };
    expect(await post('change-password', change, token)).toMatchObject(refusal('newPassword'));
    await post('reset-password', { email: EVE });
    const resetToken = /token=(\w+)/.exec((await fixture.platform.outbox.list(EVE))[0]?.text ?? '')?.[1] ?? '';
    const anew = { email: EVE, resetToken, newPassword: 'iloveyou' };
    expect(await post('create-password', anew)).toMatchObject(refusal('newPassword'));
    expect(await resultOf(post('create-password', { ...anew, newPassword: 'battery staple' }))).toBe(true);
  });

  it('that is wrong gets exactly the same response as an unknown user', async () => {
    await resultOf(register());
    expect(await login(EVE, 'battery staple')).toEqual(await login('nobody@shop.test', 'battery staple'));
    expect(await login('no contact', 'x')).toMatchObject({
      status: 400,
      json: { result: 'INCORRECT_LOGIN_OR_PASSWORD' },
    });
  });

  it('can be tried ten times in 15 minutes', async () => {
    for (let attempt = 0; attempt < 10; attempt += 1) expect((await login(EVE, 'x')).status).toBe(400);
    expect((await login(EVE, 'x')).status).toBe(429);
    await fixture.clock.advance(15 * 60 * 1000);
    expect((await login(EVE, 'x')).status).toBe(400);
  });

  it('is not revealed by registering again: the response is the same, and the owner gets an email', async () => {
    const first = await register();
    expect(await register('another one')).toEqual(first);
    expect((await login(EVE, 'another one')).status).toBe(400);
    expect((await fixture.platform.outbox.list(EVE))[0]?.subject).toBe('You already have an account');
  });

  it("of an account registered with another person's address is removed when the owner signs in", async () => {
    await resultOf(register('of the thief'));
    const thief = await resultOf<SignedIn>(login(EVE, 'of the thief'));
    const owner = await signIn(fixture, EVE);
    expect(owner.id).toBe(thief.id);
    expect(await isSignedIn(thief.token)).toBe(false);
    expect((await login(EVE, 'of the thief')).status).toBe(400);
  });

  it('can be changed with the current one, which ends all other sessions', async () => {
    await resultOf(register());
    const here = await resultOf<SignedIn>(login(EVE, 'correct horse'));
    const there = await resultOf<SignedIn>(login(EVE, 'correct horse'));
    const change = (currentPassword: string) =>
      post('change-password', { currentPassword, newPassword: 'battery staple' }, here.token);
    expect(await change('wrong')).toMatchObject({ status: 400, json: { result: 'CURRENT_PASSWORD_INCORRECT' } });
    expect(await resultOf(change('correct horse'))).toBe(true);
    expect([await isSignedIn(here.token), await isSignedIn(there.token)]).toEqual([true, false]);
    await resultOf(login(EVE, 'battery staple'));
  });

  it('can be reset once with the emailed token; the request does not reveal whether an account exists', async () => {
    await resultOf(register());
    const session = await resultOf<SignedIn>(login(EVE, 'correct horse'));
    expect(await post('reset-password', { email: EVE })).toEqual(
      await post('reset-password', { email: 'nobody@shop.test' }),
    );
    expect(await fixture.platform.outbox.list('nobody@shop.test')).toEqual([]);
    const resetToken = /token=(\w+)/.exec((await fixture.platform.outbox.list(EVE))[0]?.text ?? '')?.[1] ?? '';
    const body = { email: EVE, newPassword: 'battery staple', resetToken };
    expect((await post('create-password', { ...body, resetToken: 'x' })).status).toBe(400);
    const isGood = (email: string, token: string) => resultOf(post('check-reset', { email, resetToken: token }));
    expect(await isGood(EVE, 'x')).toBe(false);
    expect(await isGood('nobody@shop.test', resetToken)).toBe(false);
    for (let time = 0; time < 6; time += 1) expect(await isGood(EVE, 'x')).toBe(false);
    for (let time = 0; time < 6; time += 1) expect(await isGood(EVE, resetToken)).toBe(true);
    expect(await resultOf(post('create-password', body))).toBe(true);
    expect(await isGood(EVE, resetToken)).toBe(false);
    expect(await post('create-password', body)).toMatchObject({
      status: 400,
      json: { result: 'RESET_TOKEN_INCORRECT' },
    });
    expect(await isSignedIn(session.token)).toBe(false);
    await resultOf(login(EVE, 'battery staple'));
  });
});

describe('a session', () => {
  it('cannot be opened with data of the database: it contains no token and no password', async () => {
    const data = mkdtempSync(join(tmpdir(), 'vitrine-accounts-'));
    const kept = await openFixturePlatform({ data });
    const customer = { email: EVE, firstname: 'Eve', lastname: 'Adams' };
    await resultOf(kept.call('POST', '/api/user/create', { customer, password: 'correct horse' }));
    const login = kept.call('POST', '/api/user/login', { username: EVE, password: 'correct horse' });
    const { token, refreshToken } = await resultOf<SignedIn>(login);
    await kept.platform.close();
    const file = readdirSync(data).flatMap((name) =>
      name.startsWith('shop.db') ? readFileSync(join(data, name), 'latin1') : [],
    );
    rmSync(data, { recursive: true });
    expect(file.join('')).toContain(EVE);
    for (const secret of [token, refreshToken, 'correct horse']) expect(file.join('')).not.toContain(secret);
  });

  it('is identified by its token in the query or bearer header', async () => {
    const { token, id } = await signIn(fixture, EVE);
    const response = await fixture.platform.fetch(
      new Request('http://shop.test/api/user/profile-account', { headers: { authorization: `Bearer ${token}` } }),
    );
    expect(await response.json()).toMatchObject({ code: 200, result: { id } });
    expect(await isSignedIn(token)).toBe(true);
    expect((await get('profile-account', { token: `${token}x` })).status).toBe(401);
    expect((await get('profile-account')).status).toBe(401);
  });

  it('accepts a bearer token in process, too', async () => {
    const { token, id } = await signIn(fixture, EVE);
    const { platform } = fixture;
    const messages: unknown[] = [];
    const http = createInProcessHttp({
      fetch: (request) => platform.fetch(request),
      call: (method, url, message) => {
        messages.push(message);
        return platform.call(method, url, message);
      },
    });
    const headers = { authorization: `Bearer ${token}` };
    const { status, document } = await http.send({ method: 'GET', url: '/api/user/profile-account', headers });
    expect([status, document]).toMatchObject([200, { result: { id } }]);
    expect(messages).toEqual([headers]);
  });

  it('has an access token for an hour, and a new one for each refresh token', async () => {
    const { token, refreshToken } = await signIn(fixture, EVE);
    await fixture.clock.advance(HOUR_MS);
    expect(await isSignedIn(token)).toBe(false);
    const next = await resultOf<SignedIn>(post('refresh', { refreshToken }));
    expect(await isSignedIn(next.token)).toBe(true);
    expect(next.refreshToken).not.toBe(refreshToken);
  });

  it('continues when the response to a refresh was lost, or two tabs refresh at once', async () => {
    const { refreshToken } = await signIn(fixture, EVE);
    const [one, other] = [await post('refresh', { refreshToken }), await post('refresh', { refreshToken })];
    expect([one.status, other.status]).toEqual([200, 200]);
  });

  it('ends if a refresh token is reused much later, because someone else has it', async () => {
    const { refreshToken } = await signIn(fixture, EVE);
    const next = await resultOf<SignedIn>(post('refresh', { refreshToken }));
    await fixture.clock.advance(60_001);
    expect((await post('refresh', { refreshToken })).status).toBe(401);
    expect(await isSignedIn(next.token)).toBe(false);
    expect((await post('refresh', { refreshToken: next.refreshToken })).status).toBe(401);
  });

  it('ends on sign-out, by either token', async () => {
    const one = await signIn(fixture, EVE);
    await resultOf(post('logout', {}, one.token));
    expect(await isSignedIn(one.token)).toBe(false);
    expect((await post('refresh', { refreshToken: one.refreshToken })).status).toBe(401);
    await fixture.clock.advance(HOUR_MS);
    const other = await signIn(fixture, EVE);
    await resultOf(post('logout', { refreshToken: other.refreshToken }));
    expect(await isSignedIn(other.token)).toBe(false);
  });

  it('ends after 60 days without use', async () => {
    const { refreshToken } = await signIn(fixture, EVE);
    await fixture.clock.advance(60 * 24 * HOUR_MS);
    expect((await post('refresh', { refreshToken })).status).toBe(401);
  });
});

describe('acting as a user (A §4.3)', () => {
  beforeEach(() => seedPeople(fixture.platform.people, { now: fixture.clock.now() }));
  const person = (name: string) => `${name}@vitrine.example`;
  const actAs = async (name: string, contact: string) =>
    get('profile', { contact, token: (await signIn(fixture, person(name))).token });

  it('is allowed for admins and managers', async () => {
    expect((await get('profile', { contact: person('ada') })).status).toBe(401);
    for (const name of ['ada', 'vincent', 'lotte']) {
      expect(await actAs(name, person('imogen'))).toMatchObject({ status: 403, json: { result: 'ACCESS_DENIED' } });
    }
    const ada = await resultOf<SignedIn>(actAs('mira', person('ada')));
    expect(ada).toMatchObject({ firstname: 'Ada', roles: [] });
    expect(ada.actor_id).not.toBeNull();
    expect(await isSignedIn(ada.token)).toBe(true);
  });

  it('grants no extra permissions: managers cannot act as staff, nobody can act as an admin, and acting cannot be nested', async () => {
    expect((await actAs('mira', person('alma'))).status).toBe(403);
    await fixture.clock.advance(HOUR_MS);
    expect((await actAs('alma', person('alma'))).status).toBe(403);
    await fixture.clock.advance(HOUR_MS);
    const mira = await resultOf<SignedIn>(actAs('alma', person('mira')));
    expect((await get('profile', { contact: person('ada'), token: mira.token })).status).toBe(403);
  });

  it('selects the blogger without a name', async () => {
    const { token } = await signIn(fixture, person('alma'));
    expect(await resultOf<SignedIn>(get('login-as-blogger', { token }))).toMatchObject({ roles: ['blogger'] });
  });

  it('refuses to act as the blogger if blogger_has_phone is off (A §2.12)', async () => {
    const { token } = await signIn(fixture, person('alma'));
    await fixture.platform.catalogue.writeBlocks([
      { blocks: { en: { id: 1, identifier: 'cms_settings', json: { name: 'Vitrine' } } } },
    ]);
    expect((await get('login-as-blogger', { token })).status).toBe(403);
  });

  it('lets staff view, but not change the password', async () => {
    const ada = await resultOf<SignedIn>(actAs('mira', person('ada')));
    const body = { currentPassword: '', newPassword: 'of the manager' };
    expect((await post('change-password', body, ada.token)).status).toBe(403);
  });

  it('reports an unknown user to staff', async () => {
    expect(await actAs('mira', 'nobody@shop.test')).toMatchObject({ status: 404, json: { result: 'USER_NOT_FOUND' } });
  });
});

describe('a callback request', () => {
  it('takes a phone number, and puts a notice in the outbox', async () => {
    expect(await get('call-back', { phone: EVE })).toMatchObject({ status: 400, json: { result: 'INCORRECT_PHONE' } });
    expect(await resultOf(get('call-back', { phone: PHONE }))).toBe(true);
    expect((await fixture.platform.outbox.list())[0]).toMatchObject({
      kind: 'call-back',
      subject: 'Please call +12125550177',
    });
  });

  it('notifies the shop once in a while for the same number, however often it is sent', async () => {
    const calls = async () => (await fixture.platform.outbox.list()).filter(({ kind }) => kind === 'call-back');
    const phone = '+1 212 555 0199';
    await fixture.clock.advance(HOUR_MS);
    const before = (await calls()).length;
    for (const written of [phone, '+1 (212) 555-0199', phone, phone, phone]) {
      expect(await resultOf(get('call-back', { phone: written }))).toBe(true);
    }
    expect(await calls()).toHaveLength(before + 1);
    await fixture.clock.advance(15 * 60_000);
    await resultOf(get('call-back', { phone }));
    expect(await calls()).toHaveLength(before + 2);
  });
});
