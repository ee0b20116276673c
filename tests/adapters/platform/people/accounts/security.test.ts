import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seedPeople } from '../../../../../adapters/demo';
import type { SecurityEvent } from '../../../../../adapters/platform/people/accounts/security-log';
import type { SignedIn } from '../../../../../core/contract';
import type { OwnSession } from '../../../../../core/contract/people/own-sessions';
import { resultOf } from '../../../../fixtures/order';
import { openFixturePlatform, type FixturePlatform } from '../../../../fixtures/platform';
import { codeFor, signIn } from '../../../../fixtures/signed-in';
import { securityLines } from '../../../../fixtures/security-lines';

const EVE = 'eve@shop.test';
const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const person = (name: string) => `${name}@vitrine.example`;

let fixture: FixturePlatform;
beforeEach(async () => {
  fixture = await openFixturePlatform();
  await seedPeople(fixture.platform.people, { now: fixture.clock.now() });
});
afterEach(() => fixture.platform.close());

const get = (path: string, query: Readonly<Record<string, string>> = {}) =>
  fixture.call('GET', `/api/user/${path}?${new URLSearchParams(query).toString()}`);
const post = (path: string, body: unknown, token = '') =>
  fixture.call('POST', `/api/user/${path}?token=${token}`, body);
const refresh = (refreshToken: string) => post('refresh', { refreshToken });
const logged = (event: SecurityEvent) => securityLines(fixture, event);

async function daysOf(contact: string, everyDays: number): Promise<number> {
  let { refreshToken } = await signIn(fixture, contact);
  for (let days = everyDays; days < 400; days += everyDays) {
    await fixture.clock.advance(everyDays * DAY_MS);
    const answer = await refresh(refreshToken);
    if (answer.status !== 200) return days;
    ({ refreshToken } = await resultOf<SignedIn>(Promise.resolve(answer)));
  }
  return Number.POSITIVE_INFINITY;
}

describe('a session', () => {
  it('of a customer ends after 180 days regardless of use, and of staff after seven', async () => {
    expect(await daysOf(EVE, 30)).toBe(180);
    expect(await daysOf(person('mira'), 0.5)).toBe(7);
  });

  it('of staff ends after a day without use, of a customer after sixty', async () => {
    expect(await daysOf(person('mira'), 1)).toBe(1);
    expect(await daysOf(EVE, 60)).toBe(60);
  });

  it('ends after the configured days, which are validated', async () => {
    const own = await openFixturePlatform({ sessions: { customerDays: 2 } });
    const { refreshToken } = await signIn(own, EVE);
    const again = () => own.call('POST', '/api/user/refresh', { refreshToken });
    await own.clock.advance(2 * DAY_MS - 1);
    const next = await resultOf<SignedIn>(again());
    expect(next.expires_in).toBeLessThan(1);
    await own.clock.advance(1);
    expect((await own.call('POST', '/api/user/refresh', { refreshToken: next.refreshToken })).status).toBe(401);
    await own.platform.close();
    await expect(openFixturePlatform({ sessions: { staffDays: 0 } })).rejects.toThrow(
      'option sessions.staffDays must be a whole number of days from 1 to 3650, not 0',
    );
    await expect(openFixturePlatform({ sessions: { staffIdleHours: 0.5 } })).rejects.toThrow(
      'option sessions.staffIdleHours must be a whole number of hours from 1 to 1440, not 0.5',
    );
  });

  it('in which staff act as a user lasts an hour and is not extended', async () => {
    const { token } = await signIn(fixture, person('mira'));
    const ada = await resultOf<SignedIn>(get('profile', { contact: person('ada'), token }));
    await fixture.clock.advance(HOUR_MS / 2);
    const next = await resultOf<SignedIn>(refresh(ada.refreshToken));
    expect(next.expires_in).toBe(1800);
    await fixture.clock.advance(HOUR_MS / 2);
    expect((await get('profile-account', { token: next.token })).status).toBe(401);
    expect((await refresh(next.refreshToken)).status).toBe(401);
  });
});

describe('the sessions of an account', () => {
  const list = (token: string) => resultOf<OwnSession[]>(get('sessions', { token }));
  const end = (token: string, id?: string) => post('end-sessions', id === undefined ? {} : { id }, token);
  const eve = async () => {
    await fixture.clock.advance(HOUR_MS / 4);
    return signIn(fixture, EVE);
  };

  it("are listed for their owner and can be ended one by one, or all others at once; other users' sessions are not affected", async () => {
    const [first, second, third] = [await eve(), await eve(), await eve()];
    const other = await signIn(fixture, person('ada'));
    const shown = await list(third.token);
    expect(shown.map((session) => session.is_current)).toEqual([true, false, false]);
    expect(shown[0]?.opened_at).toBe(new Date(fixture.clock.now()).toISOString());
    const [adas] = await list(other.token);
    expect(await resultOf(end(third.token, adas?.id))).toEqual({ ended: 0 });
    expect(await resultOf(end(third.token, shown[2]?.id))).toEqual({ ended: 1 });
    const isIn = async ({ token }: SignedIn) => (await get('profile-account', { token })).status === 200;
    expect([await isIn(first), await isIn(second), await isIn(other)]).toEqual([false, true, true]);
    expect(await resultOf(end(third.token))).toEqual({ ended: 1 });
    expect([await isIn(second), await isIn(third), await isIn(other)]).toEqual([false, true, true]);
    expect(logged('sessions-ended')).toMatchObject([{ sessions: 1 }, { sessions: 1 }]);
  });

  it('show their browser and system, and when they were last used', async () => {
    await get('get-sms-code', { phone: EVE });
    const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
    const url = `http://shop.test/api/user/check-sms-code?phone=${EVE}&code=${await codeFor(fixture, EVE)}`;
    const answer = await fixture.platform.fetch(new Request(url, { headers: { 'user-agent': agent } }));
    const { result } = (await answer.json()) as { readonly result: SignedIn }; // sound: the answer of a sign-in
    await fixture.clock.advance(2 * HOUR_MS);
    const next = await resultOf<SignedIn>(refresh(result.refreshToken));
    const [session] = await list(next.token);
    expect(session?.device).toBe('Firefox, Linux');
    expect(Date.parse(session?.seen_at ?? '') - Date.parse(session?.opened_at ?? '')).toBe(2 * HOUR_MS);
  });

  it('show which staff member acts as the owner, and cannot be ended by that member', async () => {
    const { token } = await signIn(fixture, person('mira'));
    const ada = await resultOf<SignedIn>(get('profile', { contact: person('ada'), token }));
    expect(await list(ada.token)).toMatchObject([{ is_staff: true, is_current: true }]);
    expect((await end(ada.token)).status).toBe(403);
    expect((await get('sessions')).status).toBe(401);
  });
});

describe('sensitive account changes', () => {
  it('require a sign-in within the last 15 minutes to set a first password, because nothing else proves identity', async () => {
    const { token } = await signIn(fixture, EVE);
    await fixture.clock.advance(15 * 60_000 + 1);
    const first = { currentPassword: '', newPassword: 'correct horse' };
    expect(await post('change-password', first, token)).toMatchObject({
      status: 403,
      json: { result: 'SIGN_IN_AGAIN', meta: { error: 'sign_in_again' } },
    });
    await fixture.clock.advance(HOUR_MS);
    const fresh = await signIn(fixture, EVE);
    expect(await resultOf(post('change-password', first, fresh.token))).toBe(true);
  });

  it('are reported to the previous address if the contact address changes', async () => {
    const { token } = await signIn(fixture, EVE);
    const body = new FormData();
    body.set('email', 'eve@elsewhere.test');
    const url = `http://shop.test/api/user/update?token=${token}&storeCode=de`;
    expect((await fixture.platform.fetch(new Request(url, { method: 'POST', body }))).status).toBe(200);
    const [mail] = await fixture.platform.outbox.list('eve@elsewhere.test');
    const code = /Konto ein: (\w{4})/.exec(mail?.text ?? '')?.[1];
    await resultOf(post('confirm-email', { email: 'eve@elsewhere.test', code }, `${token}&storeCode=de`));
    expect((await fixture.platform.outbox.list(EVE))[0]?.subject).toBe('Deine Kontaktadresse wurde geändert');
    expect(await fixture.platform.outbox.list('eve@elsewhere.test')).toEqual([mail]);
  });

  it('by staff acting as the owner are in the staff log, with their name', async () => {
    const mira = await signIn(fixture, person('mira'));
    const ada = await resultOf<SignedIn>(get('profile', { contact: person('ada'), token: mira.token }));
    await resultOf(fixture.call('POST', `/api/user/profile-account?id=${String(ada.id)}&token=${ada.token}`, { name: 'Eda B' })); // prettier-ignore
    const alma = await signIn(fixture, person('alma'));
    const { items } = await resultOf<{ items: readonly unknown[] }>(
      fixture.call('GET', `/api/manage/changes?kind=acted&token=${alma.token}`),
    );
    expect(items).toMatchObject([{ who: person('mira'), kind: 'acted', record: String(ada.id) }]);
  });
});

describe('the security log', () => {
  it('records sign-ins, refusals and reached limits without plain personal data', async () => {
    const from = { address: '203.0.113.66' };
    const ask = (path: string) => fixture.platform.fetch(new Request(`http://shop.test/api/user/${path}`), from);
    await ask(`get-sms-code?phone=${EVE}`);
    const code = await codeFor(fixture, EVE);
    await ask(`check-sms-code?phone=${EVE}&code=AAA`);
    await ask(`check-sms-code?phone=${EVE}&code=${code}`);
    for (let n = 0; n < 12; n += 1) await post('login', { username: EVE, password: 'x' });
    const [refused] = logged('sign-in-refused');
    const [entered] = logged('sign-in');
    expect(refused).toMatchObject({ by: 'code', who: expect.stringMatching(/^[\w-]{16}$/) as string });
    expect(entered).toMatchObject({ by: 'code', customer: expect.any(Number) as number, who: refused?.['who'] });
    expect(entered?.['from']).toBe(refused?.['from']);
    expect(logged('limit-reached')).toMatchObject([{ limit: 'passwords' }]);
    const said = JSON.stringify(fixture.telemetry.records);
    for (const clear of [EVE, '203.0.113.66', code]) expect(said).not.toContain(clear);
  });

  it('records passwords, roles, acting as a user, stolen sessions and refused provider calls', async () => {
    const alma = await signIn(fixture, person('alma'));
    const ada = await signIn(fixture, person('ada'));
    await resultOf(post('change-password', { currentPassword: '', newPassword: 'correct horse' }, ada.token));
    expect(logged('password-changed')).toEqual([{ event: 'password-changed', customer: ada.id, by: 'change' }]);
    await resultOf(get('profile', { contact: person('ada'), token: alma.token }));
    expect(logged('acting-began')).toEqual([{ event: 'acting-began', actor: alma.id, customer: ada.id }]);
    const own = await signIn(fixture, EVE);
    await resultOf(refresh(own.refreshToken));
    await fixture.clock.advance(60_001);
    await refresh(own.refreshToken);
    expect(logged('session-stolen')).toMatchObject([{ customer: own.id }]);
    const kept = await resultOf<{ version: string }>(
      fixture.call('GET', `/api/manage/person?id=${String(own.id)}&token=${alma.token}`),
    );
    const change = { id: String(own.id), version: kept.version, document: { roles: ['manager'], own_roles: [] } };
    await resultOf(fixture.call('POST', `/api/manage/person?token=${alma.token}`, change));
    expect(logged('roles-changed').at(-1)).toMatchObject({ customer: own.id, roles: ['manager'] });
    const forged = new Request('http://shop.test/api/payment/test/webhook', { method: 'POST', body: '{}' });
    expect((await fixture.platform.fetch(forged)).status).toBe(400);
    expect(logged('webhook-refused')).toEqual([{ event: 'webhook-refused', provider: 'test' }]);
  });
});
