import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seedPeople } from '../../../../../adapters/demo';
import type { Role, SignedIn, User } from '../../../../../core/contract';
import { openSqlite } from '../../../../../adapters/database/sqlite';
import type { Database } from '../../../../../adapters/platform/ports/database';
import { resultOf } from '../../../../fixtures/order';
import { openFixturePlatform, type FixturePlatform } from '../../../../fixtures/platform';
import { signIn } from '../../../../fixtures/signed-in';

const COLLEAGUE = 'support@shop.test';
const PASSWORD = 'a long password of a stranger';

let fixture: FixturePlatform;
let database: Database;
let admin: string;
beforeEach(async () => {
  database = await openSqlite(':memory:');
  fixture = await openFixturePlatform({ database, secondFactor: 'offered' });
  await seedPeople(fixture.platform.people, { now: fixture.clock.now() });
  admin = (await signIn(fixture, 'alma@vitrine.example')).token;
});
afterEach(async () => {
  await fixture.platform.close();
  await database.close();
});

const post = (path: string, body: object, token: string) => fixture.call('POST', `/api/${path}?token=${token}`, body);
const statusOf = async (path: string, token: string) =>
  (await fixture.call('GET', `/api/${path}?token=${token}`)).status;

async function register(): Promise<SignedIn> {
  const customer = { email: COLLEAGUE, firstname: 'Eve', lastname: 'Stranger' };
  await resultOf(fixture.call('POST', '/api/user/create', { customer, password: PASSWORD }));
  return resultOf<SignedIn>(login());
}
const login = () => fixture.call('POST', '/api/user/login', { username: COLLEAGUE, password: PASSWORD });

async function give(roles: readonly string[]): Promise<void> {
  const list = fixture.call('GET', `/api/manage/people?q=${COLLEAGUE}&token=${admin}`);
  const id = (await resultOf<{ items: readonly { id: string }[] }>(list)).items[0]?.id ?? '';
  const { version } = await resultOf<{ version: string }>(
    fixture.call('GET', `/api/manage/person?id=${id}&token=${admin}`),
  );
  await resultOf(post('manage/person', { id, version, document: { roles, own_roles: [] } }, admin));
}

describe('a role given to an unconfirmed account', () => {
  it('locks out the stranger who registered the address, in every session and with the password', async () => {
    const { token, refreshToken } = await register();
    await give(['admin']);
    expect(await statusOf('user/profile-account', token)).toBe(401);
    expect((await fixture.call('POST', '/api/user/refresh', { refreshToken })).status).toBe(401);
    expect((await login()).status).toBe(400);
    expect((await post('user/second-factor/begin', {}, token)).status).toBe(401);
  });

  it('applies to the owner of the address, who signs in with a code', async () => {
    await register();
    await give(['manager']);
    const { token } = await signIn(fixture, COLLEAGUE);
    expect(await statusOf('manage/people', token)).toBe(200);
  });

  it.each(['admin', 'manager', 'blogger', 'vip'] as const)(
    'gives nothing for a stored role %s to a stranger with the password',
    async (role) => {
      await storeRole(role);
      const { token } = await resultOf<SignedIn>(login());
      const user = await resultOf<User>(fixture.call('GET', `/api/user/profile-account?token=${token}`));
      expect([user.roles, user.permissions ?? []]).toEqual([[], []]);
      expect(await statusOf('manage/people', token)).toBe(403);
      expect(await statusOf('blogger/orders', token)).toBe(403);
      expect((await post('user/second-factor/begin', {}, token)).status).toBe(403);
    },
  );
});

async function storeRole(role: Role): Promise<void> {
  await register();
  await database.write(async ({ customers }) => {
    const customer = await customers.byLogin(COLLEAGUE);
    await customers.setRoles(customer?.id ?? 0, { roles: [role], ownRoles: [] }, fixture.clock.now());
  });
}
