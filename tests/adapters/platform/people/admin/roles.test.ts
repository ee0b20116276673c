import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seedPeople } from '../../../../../adapters/demo';
import type { PersonDetails } from '../../../../../core/contract/people/manage-person';
import { resultOf } from '../../../../fixtures/order';
import { openFixturePlatform, type FixturePlatform } from '../../../../fixtures/platform';
import { signIn } from '../../../../fixtures/signed-in';

interface Shown {
  readonly id: string;
  readonly version: string;
  readonly document: { readonly roles: readonly string[]; readonly own_roles: readonly string[] };
}

let fixture: FixturePlatform;
let admin: string;
let manager: string;
beforeEach(async () => {
  fixture = await openFixturePlatform();
  await seedPeople(fixture.platform.people, { now: fixture.clock.now() });
  admin = (await signIn(fixture, 'alma@vitrine.example')).token;
  manager = (await signIn(fixture, 'mira@vitrine.example')).token;
});
afterEach(async () => {
  expect(fixture.telemetry.records.filter((record) => record.kind === 'error')).toEqual([]);
  await fixture.platform.close();
});

const post = (path: string, body: object, token = admin) =>
  fixture.call('POST', `/api/manage/${path}?token=${token}`, body);
const get = (path: string, token = admin) =>
  fixture.call('GET', `/api/manage/${path}${path.includes('?') ? '&' : '?'}token=${token}`);
const packer = { name: 'packer', title: 'Packs the night’s orders', permissions: ['orders:write', 'orders:read'] };

async function idOf(contact: string): Promise<string> {
  const { items } = await resultOf<{ items: { id: string }[] }>(get(`people?q=${encodeURIComponent(contact)}`));
  expect(items).toHaveLength(1);
  return items[0]?.id ?? '';
}
const person = async (contact: string) => resultOf<Shown>(get(`person?id=${await idOf(contact)}`));
async function give(contact: string, roles: readonly string[], own: readonly string[] = [], token = admin) {
  const { id, version } = await person(contact);
  return post('person', { id, version, document: { roles, own_roles: own } }, token);
}
const ada = 'ada@vitrine.example';
const canRead = async (path: string, token: string) => (await get(path, token)).status === 200;

describe('a custom role of the merchant', () => {
  it('grants its holder exactly its permissions, immediately, and nothing once it is removed', async () => {
    await resultOf(post('role', { document: packer }));
    const { token } = await signIn(fixture, ada);
    expect(await canRead('coupons', token)).toBe(false);
    expect((await get('changes', token)).status).toBe(403);
    await resultOf(give(ada, [], ['packer']));
    const own = await resultOf<{ permissions?: string[] }>(
      fixture.call('GET', `/api/user/profile-account?token=${token}`),
    );
    expect(own.permissions).toEqual(['orders:read', 'orders:write']);
    expect((await get('changes', token)).status).toBe(200);
    expect(await canRead('coupons', token)).toBe(false);
    expect((await post('role', { document: { ...packer, name: 'other' } }, token)).status).toBe(403);
    const { version } = await resultOf<Shown>(get('role?id=packer'));
    const more = { ...packer, permissions: ['promotions:read'] };
    await resultOf(post('role', { id: 'packer', version, document: more }));
    expect(await canRead('coupons', token)).toBe(true);
    await resultOf(give(ada, []));
    expect((await get('changes', token)).status).toBe(403);
  });

  it('cannot be removed while a member has it', async () => {
    const { version } = await resultOf<Shown>(post('role', { document: packer }));
    await resultOf(give(ada, [], ['packer']));
    expect(await post('role-remove', { id: 'packer', version })).toMatchObject({
      status: 409,
      json: { meta: { error: 'in_use' } },
    });
    await resultOf(give(ada, []));
    expect((await post('role-remove', { id: 'packer', version })).status).toBe(200);
    expect(await give(ada, [], ['packer'])).toMatchObject({
      status: 400,
      json: { meta: { errors: [{ field: 'own_roles' }] } },
    });
  });

  it('never grants the right to assign permissions: only admins have it, and no role exceeds the existing permissions', async () => {
    const input = { document: { ...packer, permissions: ['roles:write'] } };
    expect(await post('role', input)).toMatchObject({
      status: 400,
      json: { meta: { errors: [{ field: 'permissions' }] } },
    });
    expect((await post('role', { document: packer }, manager)).status).toBe(403);
    expect((await give(ada, ['manager'], [], manager)).status).toBe(403);
    expect((await give('mira@vitrine.example', ['admin'], [], manager)).status).toBe(403);
  });

  it('cannot have the name of the six built-in roles, which nobody can change or remove', async () => {
    const { items } = await resultOf<{ items: { name: string; built_in: boolean; people: number | null }[] }>(
      get('roles'),
    );
    expect(items.map(({ name }) => name)).toEqual(['guest', 'customer', 'vip', 'blogger', 'manager', 'admin']);
    expect(items.find(({ name }) => name === 'vip')).toMatchObject({ built_in: true, people: 1 });
    const given = await resultOf<{ items: { name: string }[] }>(get('roles?assignable=true'));
    expect(given.items.map(({ name }) => name)).toEqual(['vip', 'blogger', 'manager', 'admin']);
    for (const { name } of items) {
      const { version } = await resultOf<Shown>(get(`role?id=${name}`));
      const document = { name, title: 'Mine', permissions: [] };
      expect((await post('role', { id: name, version, document })).status).toBe(400);
      expect((await post('role', { document })).status).toBe(400);
      expect((await post('role-remove', { id: name, version })).status).toBe(409);
    }
  });
});

describe('the roles of a person', () => {
  it('are changed based on the version that was read, and can be reverted', async () => {
    const { id, version } = await person(ada);
    const document = { roles: ['vip'], own_roles: [] };
    await resultOf(post('person', { id, version, document }));
    expect((await post('person', { id, version, document: { ...document, roles: [] } })).status).toBe(409);
    const { items } = await resultOf<{ items: { id: number; who: string; action: string }[] }>(
      get(`changes?kind=person&record=${id}`),
    );
    expect(items).toMatchObject([{ who: 'alma@vitrine.example', action: 'changed' }]);
    const now = await person(ada);
    await resultOf(post('restore', { change: items[0]?.id, version: now.version }));
    expect((await person(ada)).document.roles).toEqual([]);
  });

  it("keep one admin, even if two admins revoke each other's role concurrently", async () => {
    expect(await give('alma@vitrine.example', ['manager'])).toMatchObject({
      status: 400,
      json: { meta: { errors: [{ field: 'roles' }] } },
    });
    await resultOf(give('mira@vitrine.example', ['admin']));
    const both = await Promise.all([give('alma@vitrine.example', []), give('mira@vitrine.example', [], [], manager)]);
    expect(both.map(({ status }) => status).sort()).not.toEqual([200, 200]);
    const { items } = await resultOf<{ items: object[] }>(get('people?role=admin', (await signInAgain()).token));
    expect(items).toHaveLength(1);
  });

  async function signInAgain() {
    await fixture.clock.advance(16_000);
    const alma = await signIn(fixture, 'alma@vitrine.example');
    return alma.roles.includes('admin') ? alma : signIn(fixture, 'mira@vitrine.example');
  }

  it('can be searched by name, email, phone and role', async () => {
    const found = async (query: string) =>
      (await resultOf<{ items: { name: string }[] }>(get(`people?${query}`))).items.map(({ name }) => name);
    expect(await found('q=whitfield')).toEqual(['Ada Whitfield']);
    expect(await found('q=ADA%40vitrine')).toEqual(['Ada Whitfield']);
    expect(await found('q=212+555-0110')).toEqual(['Ada Whitfield']);
    expect(await found('role=vip')).toEqual(['Vincent Marlow']);
    expect(await found('staff=true&sort=name:asc')).toEqual(['Alma Reyes', 'Mira Okafor']);
    expect(await found('q=%25')).toEqual([]);
  });
});

describe('a person as seen by staff', () => {
  it('has addresses, latest orders, roles and open sessions, but no orders for readers without permission', async () => {
    await signIn(fixture, ada);
    const details = await resultOf<PersonDetails>(get(`person-details?id=${await idOf(ada)}`, manager));
    expect(details).toMatchObject({ name: 'Ada Whitfield', roles: [], may_act: true, sessions: [{ actor: null }] });
    expect(details.addresses[0]?.city).toBe('New York');
    expect(details.orders?.length).toBeGreaterThan(0);
    expect(details.orders_count).toBeGreaterThanOrEqual(details.orders?.length ?? 0);
    await resultOf(post('role', { document: { ...packer, permissions: ['people:read'] } }));
    await resultOf(give('vincent@vitrine.example', ['vip'], ['packer']));
    const { token } = await signIn(fixture, 'vincent@vitrine.example');
    const seen = await resultOf<PersonDetails>(get(`person-details?id=${await idOf(ada)}`, token));
    expect(seen).toMatchObject({ orders: null, may_act: false });
  });

  it('can be signed out everywhere, but not by staff with fewer permissions', async () => {
    const { token } = await signIn(fixture, ada);
    const answer = await resultOf<{ ended: number }>(post('person-sign-out', { id: await idOf(ada) }, manager));
    expect(answer).toEqual({ ended: 1 });
    expect((await fixture.call('GET', `/api/user/profile-account?token=${token}`)).status).toBe(401);
    expect((await post('person-sign-out', { id: await idOf('alma@vitrine.example') }, manager)).status).toBe(403);
    const { items } = await resultOf<{ items: { kind: string; who: string }[] }>(get('changes?kind=sign_out', manager));
    expect(items).toMatchObject([
      { kind: 'sign_out', who: 'mira@vitrine.example', changes: [{}, { path: 'as', to: ada }] },
    ]);
  });
});

describe('the newsletter', () => {
  it('is listed, and staff can add, remove and restore addresses', async () => {
    await resultOf(fixture.call('POST', '/api/newsletter/subscribe', { email: 'Reader@shop.test' }));
    const list = async () =>
      (await resultOf<{ items: { id: string }[] }>(get('subscribers', manager))).items.map(({ id }) => id);
    expect(await list()).toEqual(['reader@shop.test']);
    await resultOf(post('subscriber', { document: { email: ' Other@shop.test', store_code: 'us' } }, manager));
    const { version } = await resultOf<Shown>(get('subscriber?id=other@shop.test'));
    await resultOf(post('subscriber-remove', { id: 'other@shop.test', version }, manager));
    expect(await list()).toEqual(['reader@shop.test']);
    const { items } = await resultOf<{ items: { id: number }[] }>(get('changes?kind=subscriber'));
    await resultOf(post('restore', { change: items[0]?.id }, manager));
    expect(await list()).toHaveLength(2);
    expect(await post('subscriber', { document: { email: 'nobody', store_code: 'us' } }, manager)).toMatchObject({
      status: 400,
    });
  });
});

describe('a person added by an admin', () => {
  const document = {
    email: ' New@Shop.test',
    firstname: ' Noor ',
    lastname: 'Okoye',
    roles: ['manager'],
    own_roles: [],
  };

  it('is a manager after signing in with a code, and is added once', async () => {
    const made = await resultOf<Shown>(post('person', { document }));
    expect(made.document).toEqual({ roles: ['manager'], own_roles: [] });
    expect(await resultOf(get(`person-details?id=${made.id}`))).toMatchObject({
      name: 'Noor Okoye',
      is_verified: false,
    });
    expect(await post('person', { document })).toMatchObject({ status: 409, json: { meta: { error: 'exists' } } });
    const { token, firstname } = await signIn(fixture, 'new@shop.test');
    expect(firstname).toBe('Noor');
    expect(await canRead('coupons', token)).toBe(true);
  });

  it('needs a valid address, is added by admins only, and can change their own profile', async () => {
    const { email: _, ...nameless } = document;
    for (const wrong of [nameless, { ...document, email: 'nowhere' }])
      expect(await post('person', { document: wrong })).toMatchObject({
        status: 400,
        json: { meta: { errors: [{ field: 'email' }] } },
      });
    expect((await post('person', { document }, manager)).status).toBe(403);
    const { id, version } = await resultOf<Shown>(post('person', { document: { ...document, own_roles: [] } }));
    expect(await post('person', { id, version, document })).toMatchObject({
      status: 400,
      json: { meta: { errors: [{ field: 'email' }, { field: 'firstname' }, { field: 'lastname' }] } },
    });
  });
});
