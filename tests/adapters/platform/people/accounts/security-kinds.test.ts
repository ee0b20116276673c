import { afterEach, beforeEach, expect, it } from 'vitest';
import { seedPeople } from '../../../../../adapters/demo';
import { SECURITY_EVENTS, type SecurityEvent } from '../../../../../adapters/platform/people/accounts/security-log';
import type { SignedIn } from '../../../../../core/contract';
import { resultOf } from '../../../../fixtures/order';
import { openFixturePlatform, type FixturePlatform } from '../../../../fixtures/platform';
import { signIn } from '../../../../fixtures/signed-in';
import { securityLines } from '../../../../fixtures/security-lines';

const EVE = 'eve@shop.test';
const FROM = '203.0.113.66';
const person = (name: string) => `${name}@vitrine.example`;

let fixture: FixturePlatform;
beforeEach(async () => {
  fixture = await openFixturePlatform();
  await seedPeople(fixture.platform.people, { now: fixture.clock.now() });
});
afterEach(() => fixture.platform.close());

const post = (path: string, body: unknown, token = '') => fixture.call('POST', `/api/${path}?token=${token}`, body);
const logged = (event: SecurityEvent) => securityLines(fixture, event);
const hash = expect.stringMatching(/^[\w-]{16}$/) as string;
const account = { email: EVE, firstname: 'Eve', lastname: 'Noon' };

it('records registrations, attempts for existing accounts, and requests for codes and new passwords', async () => {
  await resultOf(post('user/create', { customer: account, password: 'correct horse' }));
  await resultOf(post('user/create', { customer: account, password: 'another horse' }));
  await resultOf(post('user/reset-password', { email: EVE }));
  await resultOf(post('user/get-sms-code', { phone: 'zoe@shop.test' }));
  const [registered] = logged('registered');
  expect(registered).toMatchObject({ by: 'registration', customer: expect.any(Number) as number, who: hash });
  expect(logged('registration-known')).toMatchObject([{ who: registered?.['who'] }]);
  expect(logged('reset-asked')).toMatchObject([{ who: registered?.['who'] }]);
  expect(logged('code-asked')).toMatchObject([{ who: hash }]);
});

it('records who signed out, by either token, once', async () => {
  const eve = await signIn(fixture, EVE);
  await resultOf(post('user/logout', { refreshToken: eve.refreshToken }, eve.token));
  const ada = await signIn(fixture, person('ada'));
  await resultOf(post('user/logout', { refreshToken: ada.refreshToken }));
  await resultOf(post('user/logout', { refreshToken: ada.refreshToken }));
  expect(logged('signed-out')).toMatchObject([{ customer: eve.id }, { customer: ada.id }]);
});

it('records what was wrong: the current password, an email token, a refresh token, an access token, or a code of another address', async () => {
  await resultOf(post('user/create', { customer: account, password: 'correct horse' }));
  const eve = await resultOf<SignedIn>(post('user/login', { username: EVE, password: 'correct horse' }));
  const change = { currentPassword: 'wrong', newPassword: 'battery staple' };
  expect((await post('user/change-password', change, eve.token)).status).toBe(400);
  expect(logged('current-password-refused')).toMatchObject([{ customer: eve.id, endpoint: 'changePassword' }]);
  const forged = { email: EVE, resetToken: 'forged', newPassword: 'battery staple' };
  expect((await post('user/create-password', forged)).status).toBe(400);
  expect(logged('reset-refused')).toHaveLength(1);
  expect((await post('user/refresh', { refreshToken: 'forged' })).status).toBe(401);
  expect((await fixture.call('GET', '/api/user/sessions?token=forged')).status).toBe(401);
  expect((await fixture.call('GET', '/api/user/sessions')).status).toBe(401);
  expect(logged('token-refused')).toMatchObject([{ endpoint: 'refreshTokens' }, { endpoint: 'ownSessions' }]);
  expect((await post('user/confirm-email', { email: 'eve@else.test', code: 'AAAA' }, eve.token)).status).toBe(400);
  expect(logged('contact-code-refused')).toMatchObject([{ customer: eve.id }]);
});

it('records denied permissions and cross-site requests, without the address of an order', async () => {
  const eve = await signIn(fixture, EVE);
  const url = `http://shop.test/api/manage/person?id=1&token=${eve.token}`;
  expect((await fixture.platform.fetch(new Request(url), { address: FROM })).status).toBe(403);
  expect(logged('right-refused')).toMatchObject([{ customer: eve.id, reason: 'access_denied', from: hash }]);
  for (const path of ['/api/user/login', '/api/order/0123456789abcdef/cancel']) {
    const headers = { 'sec-fetch-site': 'cross-site', 'content-type': 'application/json' };
    const request = new Request(`http://shop.test${path}`, { method: 'POST', headers, body: '{}' });
    expect((await fixture.platform.fetch(request, { address: FROM })).status).toBe(403);
  }
  expect(logged('cross-site-refused')).toMatchObject([
    { method: 'POST', path: '/api/user/login', from: hash },
    { method: 'POST', path: 'other' },
  ]);
});

it('records forged and expired links', async () => {
  const path = 'http://shop.test/api/manage/orders-table/e30';
  expect((await fixture.platform.fetch(new Request(`${path}?until=9999999999999&key=x`))).status).toBe(404);
  expect((await fixture.platform.fetch(new Request('http://shop.test/api/download/none?key=x'))).status).toBe(404);
  expect(logged('link-refused')).toEqual([
    { event: 'link-refused', by: 'order-file', reason: 'forged' },
    { event: 'link-refused', by: 'download', reason: 'unknown' },
  ]);
});

it('records changes of roles and of their permissions', async () => {
  const alma = await signIn(fixture, person('alma'));
  const eve = await signIn(fixture, EVE);
  const kept = await resultOf<{ version: string }>(
    fixture.call('GET', `/api/manage/person?id=${String(eve.id)}&token=${alma.token}`),
  );
  const change = { id: String(eve.id), version: kept.version, document: { roles: ['manager'], own_roles: [] } };
  await resultOf(post('manage/person', change, alma.token));
  const role = { document: { name: 'packer', title: 'Packer', permissions: ['orders:read'] } };
  await resultOf(post('manage/role', role, alma.token));
  const almas = logged('sign-in').find(({ customer }) => customer === alma.id)?.['who'];
  expect(logged('roles-changed').at(-1)).toMatchObject({ customer: eve.id, roles: ['manager'], who: almas });
  expect(logged('rights-changed')).toMatchObject([{ role: 'packer', permissions: ['orders:read'], who: almas }]);
});

it('contains no personal data in plain text', async () => {
  await resultOf(post('user/create', { customer: account, password: 'correct horse' }));
  await resultOf(post('user/reset-password', { email: EVE }));
  const said = JSON.stringify(fixture.telemetry.records);
  for (const clear of [EVE, 'Noon', 'correct horse']) expect(said).not.toContain(clear);
  expect(new Set(SECURITY_EVENTS).size).toBe(SECURITY_EVENTS.length);
});
