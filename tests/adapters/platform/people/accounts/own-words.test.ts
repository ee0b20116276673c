import { afterEach, beforeEach, expect, it } from 'vitest';
import { resultOf } from '../../../../fixtures/order';
import { openFixturePlatform, type FixturePlatform } from '../../../../fixtures/platform';
import { signIn } from '../../../../fixtures/signed-in';

const EVE = 'eve.noon@shop.test';

let fixture: FixturePlatform;
beforeEach(async () => {
  fixture = await openFixturePlatform({ publicUrl: 'https://kleiderhaus.example' });
});
afterEach(() => fixture.platform.close());

const post = (path: string, body: unknown, token = '') =>
  fixture.call('POST', `/api/user/${path}?token=${token}`, body);
const register = (password: string, email = EVE) =>
  post('create', { customer: { email, firstname: 'Ada Mae', lastname: 'Lovelace' }, password });
const refused = { status: 400, json: { result: 'PASSWORD_TOO_COMMON' } };

it('a password of the names of the person and of the shop is refused with any additions', async () => {
  for (const known of [
    'AdaLovelace1',
    'ada.mae.1815!',
    'Lovelace',
    'LovelaceAda2026',
    'Vitrine2026!',
    'kleiderhaus',
    'Kleiderhaus.Example99',
    'eve.noon',
    'noonEve77!',
    'vitrineAda1',
  ])
    expect([known, await register(known)]).toEqual([known, expect.objectContaining({ status: 400 })]);
  expect(await register('AdaLovelace1')).toMatchObject(refused);
});

it('a password with more characters than these names is accepted', async () => {
  const rest = ['ada likes teapots', 'Lovelace 83719304', 'vitrine+§$%&/()=', '%&$§#?+a'];
  for (const [at, password] of rest.entries())
    expect(await resultOf(register(password, `eve${String(at)}@shop.test`))).toBe(true);
});

it('the rule applies to password changes, with the current names and phone of the account', async () => {
  const { token, id } = await signIn(fixture, '+4915112345678');
  await resultOf(post(`profile-account`, { name: 'Grace Hopper' }, `${token}&id=${String(id)}`));
  const change = (newPassword: string) => post('change-password', { currentPassword: '', newPassword }, token);
  for (const known of ['015112345678', '+49 151 12345678', 'GraceHopper9'])
    expect([known, await change(known)]).toMatchObject([known, refused]);
  expect(await resultOf(change('correct horse'))).toBe(true);
});

it('the rule applies to passwords set by an emailed link', async () => {
  await resultOf(register('correct horse'));
  await post('reset-password', { email: EVE });
  const resetToken = /token=(\w+)/.exec((await fixture.platform.outbox.list(EVE))[0]?.text ?? '')?.[1] ?? '';
  const anew = { email: EVE, resetToken, newPassword: 'Lovelace1815' };
  expect(await post('create-password', anew)).toMatchObject(refused);
  expect(await resultOf(post('create-password', { ...anew, newPassword: 'battery staple' }))).toBe(true);
});
