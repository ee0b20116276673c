import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seedPeople } from '../../../../../adapters/demo';
import type { SignedIn, User } from '../../../../../core/contract';
import { cartWith, NEW_YORK, orderOf, resultOf } from '../../../../fixtures/order';
import { openFixturePlatform, type FixturePlatform } from '../../../../fixtures/platform';
import { codeFor, signIn } from '../../../../fixtures/signed-in';

const OWNER = 'owner@shop.test';
const STRANGER = 'stranger@evil.test';
const PASSWORD = 'a long password of a stranger';

let fixture: FixturePlatform;
beforeEach(async () => {
  fixture = await openFixturePlatform({ secondFactor: 'offered' });
});
afterEach(() => fixture.platform.close());

const get = (path: string, token: string) => fixture.call('GET', `/api/${path}token=${token}`);
const post = (path: string, body: object, token = '') => fixture.call('POST', `/api/${path}?token=${token}`, body);
const profile = (token: string) => resultOf<User>(get('user/profile-account?', token));
const login = () => post('user/login', { username: OWNER, password: PASSWORD });

async function register(): Promise<SignedIn> {
  const customer = { email: OWNER, firstname: 'Eve', lastname: 'Stranger' };
  await resultOf(post('user/create', { customer, password: PASSWORD }));
  return resultOf<SignedIn>(login());
}

async function fillIn(token: string): Promise<void> {
  const form = new FormData();
  form.set('addresses', JSON.stringify([NEW_YORK]));
  form.set('email', STRANGER);
  const url = `http://shop.test/api/user/update?token=${token}`;
  expect((await fixture.platform.fetch(new Request(url, { method: 'POST', body: form }))).status).toBe(200);
  const code = await codeFor(fixture, STRANGER);
  await resultOf(post('user/confirm-email', { email: STRANGER, code }, token));
  const order = await orderOf(fixture, await cartWith(fixture, [{ sku: 'TEE' }]));
  await resultOf(post('order', order, token));
  const cart = await resultOf<string>(fixture.call('POST', `/api/cart/create?storeCode=us&token=${token}`));
  await resultOf(post('cart/update', { cartItem: { sku: 'TEE' } }, `${token}&cartId=${cart}`));
  expect(await profile(token)).toMatchObject({
    email: STRANGER,
    addresses: [NEW_YORK],
    orders_history: [{ stage: 1 }],
  });
}

const textOf = async (pattern: RegExp) => {
  for (const { text } of await fixture.platform.outbox.list(OWNER)) {
    const found = pattern.exec(text)?.[1];
    if (found !== undefined) return found;
  }
  throw new Error(`No mail has ${pattern.source}`);
};

async function byReset(session = ''): Promise<SignedIn> {
  await resultOf(post('user/reset-password', { email: OWNER }));
  const resetToken = await textOf(/token=(\w+)/);
  const newPassword = 'of the owner alone';
  await resultOf(post('user/create-password', { email: OWNER, resetToken, newPassword }, session));
  return resultOf<SignedIn>(post('user/login', { username: OWNER, password: newPassword }));
}

async function byWelcome(session = ''): Promise<SignedIn> {
  const token = await textOf(/code=(\w+)/);
  return resultOf<SignedIn>(post('user/fast-login', { contact: OWNER, token }, session));
}

const PROOFS = [
  ['the code', () => signIn(fixture, OWNER)],
  ['the link of the welcome mail', byWelcome],
  ['the link for a new password', byReset],
] as const;

const EMPTY = { email: OWNER, firstname: '', lastname: '', addresses: [], orders_history: [] };

describe('the owner of an address that a stranger registered', () => {
  it.each(PROOFS)('finds nothing that the stranger entered after signing in by %s', async (_name, prove) => {
    const stranger = await register();
    await fillIn(stranger.token);
    const owner = await prove();
    expect(owner.id).toBe(stranger.id);
    expect(await profile(owner.token)).toMatchObject(EMPTY);
    const cart = await resultOf<string>(fixture.call('POST', `/api/cart/create?storeCode=us&token=${owner.token}`));
    expect(await resultOf(get(`cart/pull?cartId=${cart}&`, owner.token))).toEqual([]);
    expect((await get('user/profile-account?', stranger.token)).status).toBe(401);
    expect((await login()).status).toBe(400);
  });

  it('finds nothing of the stranger even if staff gave the account a role first', async () => {
    await seedPeople(fixture.platform.people, { now: fixture.clock.now() });
    const admin = (await signIn(fixture, 'alma@vitrine.example')).token;
    const stranger = await register();
    await fillIn(stranger.token);
    const id = String(stranger.id);
    const { version } = await resultOf<{ version: string }>(get(`manage/person?id=${id}&`, admin));
    await resultOf(post('manage/person', { id, version, document: { roles: ['vip'], own_roles: [] } }, admin));
    expect(await profile((await signIn(fixture, OWNER)).token)).toMatchObject(EMPTY);
  });

  it('keeps orders that were placed with their own address', async () => {
    const { token } = await register();
    const order = await orderOf(fixture, await cartWith(fixture, [{ sku: 'TEE' }]), { email: OWNER });
    await resultOf(post('order', order, token));
    expect((await profile((await signIn(fixture, OWNER)).token)).orders_history).toHaveLength(1);
  });
});

describe('an account that its owner registered', () => {
  it.each([
    ['the link of the welcome mail', byWelcome],
    ['the link for a new password', byReset],
  ] as const)('keeps its profile when %s is opened in its session', async (_name, prove) => {
    const { token } = await register();
    const form = new FormData();
    form.set('addresses', JSON.stringify([NEW_YORK]));
    const url = `http://shop.test/api/user/update?token=${token}`;
    await fixture.platform.fetch(new Request(url, { method: 'POST', body: form }));
    const { token: after } = await prove(token);
    expect(await profile(after)).toMatchObject({ firstname: 'Eve', lastname: 'Stranger', addresses: [NEW_YORK] });
  });

  it('loses it if the session belongs to another account', async () => {
    await register();
    const other = await signIn(fixture, STRANGER);
    expect(await profile((await byWelcome(other.token)).token)).toMatchObject(EMPTY);
  });
});
