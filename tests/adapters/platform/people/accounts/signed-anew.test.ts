import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seedPeople } from '../../../../../adapters/demo';
import type { SignedIn } from '../../../../../core/contract';
import type { OwnSession } from '../../../../../core/contract/people/own-sessions';
import type { FactorSetUp } from '../../../../../core/contract/people/second-factor';
import { appCode } from '../../../../fixtures/authenticator';
import { resultOf } from '../../../../fixtures/order';
import { openFixturePlatform, type FixturePlatform } from '../../../../fixtures/platform';
import { codeFor, signIn } from '../../../../fixtures/signed-in';

const MINUTE_MS = 60_000;
const EVE = 'eve@shop.test';
const ADA = 'ada@vitrine.example';
const ALMA = 'alma@vitrine.example';

type Tokens = Pick<SignedIn, 'token' | 'refreshToken' | 'expires_in'>;

let fixture: FixturePlatform;
beforeEach(async () => {
  fixture = await openFixturePlatform();
  await seedPeople(fixture.platform.people, { now: fixture.clock.now() });
});
afterEach(() => fixture.platform.close());

const post = (path: string, body: unknown, token = '') =>
  fixture.call('POST', `/api/user/${path}${token && `?token=${token}`}`, body);
const status = async (path: string, { token }: Pick<Tokens, 'token'>) =>
  (await fixture.call('GET', `/api/${path}?token=${token}`)).status;
const isIn = async (tokens: Tokens) => (await status('user/profile-account', tokens)) === 200;
const refresh = ({ refreshToken }: Tokens) => post('refresh', { refreshToken });
const sessions = ({ token }: Tokens) =>
  resultOf<OwnSession[]>(fixture.call('GET', `/api/user/sessions?token=${token}`));

async function entered(contact: string): Promise<SignedIn> {
  await fixture.clock.advance(MINUTE_MS);
  return signIn(fixture, contact);
}

async function anew(calling: ReturnType<typeof post>): Promise<Tokens> {
  const { status: code, json } = await calling;
  expect(code).toBe(200);
  return (json as { readonly meta: Tokens }).meta; // sound: what these calls promise
}

async function again(contact: string, earlier: { readonly refreshToken?: string }, token = ''): Promise<SignedIn> {
  await fixture.clock.advance(MINUTE_MS);
  await post('get-sms-code', { phone: contact });
  const body = { phone: contact, code: await codeFor(fixture, contact), ...earlier };
  return resultOf<SignedIn>(post('check-sms-code', body, token));
}

/** Old tokens are accepted for a minute. */
async function expectEnding(earlier: Tokens, now: Tokens, open = 1): Promise<void> {
  expect(earlier.token).not.toBe(now.token);
  expect([await isIn(earlier), await isIn(now), (await sessions(now)).length]).toEqual([true, true, open]);
  await fixture.clock.advance(MINUTE_MS / 2);
  const late = await resultOf<Tokens>(refresh(earlier));
  expect(late.expires_in).toBe(30);
  await fixture.clock.advance(MINUTE_MS / 2);
  expect([await isIn(earlier), await isIn(late), await isIn(now)]).toEqual([false, false, true]);
  expect([(await refresh(earlier)).status, (await refresh(late)).status]).toEqual([401, 401]);
  const next = await resultOf<Tokens>(refresh(now));
  expect([next.expires_in, await isIn(next)]).toEqual([3600, true]);
}

describe('signing in again on a device', () => {
  it('opens a new session with the rights of a fresh sign-in; the previous one lacks them, and ends in a minute', async () => {
    const first = await entered(ADA);
    await fixture.clock.advance(20 * MINUTE_MS);
    const remove = ({ token }: Tokens) => post('delete-account', { confirm: true }, token);
    expect(await remove(first)).toMatchObject({ status: 403, json: { result: 'SIGN_IN_AGAIN' } });
    const second = await again(ADA, { refreshToken: first.refreshToken });
    expect(await remove(first)).toMatchObject({ status: 403, json: { result: 'SIGN_IN_AGAIN' } });
    await expectEnding(first, second);
  });

  it('recognises the previous session by the access token, and by a refresh token whose access token expired', async () => {
    const [first, other] = [await entered(EVE), await entered(EVE)];
    const second = await again(EVE, {}, first.token);
    await fixture.clock.advance(MINUTE_MS);
    expect([await isIn(first), await isIn(second), await isIn(other)]).toEqual([false, true, true]);
    await fixture.clock.advance(120 * MINUTE_MS);
    const third = await again(EVE, { refreshToken: second.refreshToken });
    await fixture.clock.advance(MINUTE_MS);
    expect((await refresh(second)).status).toBe(401);
    expect([await isIn(third), (await refresh(other)).status]).toEqual([true, 200]);
  });

  it('ends the previous session, and none if there was none', async () => {
    const ada = await entered(ADA);
    const eve = await again(EVE, { refreshToken: ada.refreshToken });
    const guest = await again(EVE, { refreshToken: 'made-up' });
    await fixture.clock.advance(MINUTE_MS);
    expect([await isIn(ada), await isIn(eve), await isIn(guest)]).toEqual([false, true, true]);
  });

  it('does so with a password too, and a wrong one ends nothing', async () => {
    const first = await entered(EVE);
    const words = { currentPassword: '', newPassword: 'plum carpet tiger 7' };
    const second = await anew(post('change-password', words, first.token));
    const signInWith = (password: string) =>
      post('login', { username: EVE, password, refreshToken: second.refreshToken });
    expect((await signInWith('plum carpet tiger 8')).status).toBe(400);
    await fixture.clock.advance(MINUTE_MS);
    expect(await isIn(second)).toBe(true);
    await expectEnding(second, await resultOf<SignedIn>(signInWith('plum carpet tiger 7')));
  });
});

describe('proving identity within a session', () => {
  it('renews its token on a password change, with its original age', async () => {
    const first = await entered(EVE);
    const [{ opened_at: openedAt } = { opened_at: '' }] = await sessions(first);
    await fixture.clock.advance(10 * MINUTE_MS);
    const words = { currentPassword: '', newPassword: 'plum carpet tiger 7' };
    const second = await anew(post('change-password', words, first.token));
    expect(await sessions(second)).toMatchObject([{ opened_at: openedAt, is_current: true }]);
    await expectEnding(first, second);
  });

  it('renews its token on each second factor code, and the earlier token never has staff permissions', async () => {
    const first = await entered(ALMA);
    const { secret } = await resultOf<FactorSetUp>(post('second-factor/begin', {}, first.token));
    const give = async (path: string, { token }: Tokens) => {
      await fixture.clock.advance(MINUTE_MS);
      return anew(post(`second-factor/${path}`, { code: appCode(secret, fixture.clock.now()) }, token));
    };
    const confirmed = await give('confirm', first);
    expect([await status('manage/people', first), await status('manage/people', confirmed)]).toEqual([403, 200]);
    const session = await entered(ALMA);
    const given = await give('give', session);
    expect([await status('manage/people', session), await status('manage/people', given)]).toEqual([403, 200]);
    const renewed = await give('recovery-codes', given);
    expect(await status('manage/people', renewed)).toBe(200);
    await expectEnding(renewed, await give('remove', renewed), 2);
  });

  it('does not extend it beyond the staff limit', async () => {
    const first = await entered(ALMA);
    const { secret } = await resultOf<FactorSetUp>(post('second-factor/begin', {}, first.token));
    await anew(post('second-factor/confirm', { code: appCode(secret, fixture.clock.now()) }, first.token));
    const session = await entered(ALMA);
    const code = appCode(secret, fixture.clock.now());
    const given = await anew(post('second-factor/give', { code }, session.token));
    await fixture.clock.advance(24 * 60 * MINUTE_MS);
    expect((await refresh(given)).status).toBe(401);
  });
});
