import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSqlite } from '../../../../../adapters/database/sqlite';
import { seedPeople } from '../../../../../adapters/demo';
import type { Database } from '../../../../../adapters/platform/ports/database';
import type { PersonDetails, SignedIn } from '../../../../../core/contract';
import { cartWith, orderOf, resultOf } from '../../../../fixtures/order';
import { openFixturePlatform, type FixturePlatform } from '../../../../fixtures/platform';
import { signIn } from '../../../../fixtures/signed-in';

let fixture: FixturePlatform;
let database: Database;
let staff: SignedIn;
let ada: SignedIn;
beforeEach(async () => {
  database = await openSqlite(':memory:');
  fixture = await openFixturePlatform({ database });
  await seedPeople(fixture.platform.people, { now: fixture.clock.now() });
  staff = await signIn(fixture, 'mira@vitrine.example');
  ada = await signIn(fixture, 'ada@shop.test');
});
afterEach(async () => {
  await fixture.platform.close();
  await database.close();
});

const signInLater = async (contact: string) => {
  await fixture.clock.advance(60_000); // Codes are limited by address and contact.
  return signIn(fixture, contact);
};
const post = (path: string, body: object, token = staff.token) =>
  fixture.call('POST', `/api/manage/${path}?token=${token}`, body);
const details = (id: number = ada.id, token = staff.token) =>
  resultOf<PersonDetails>(fixture.call('GET', `/api/manage/person-details?id=${String(id)}&token=${token}`));
const change = async (input: object, id: number = ada.id) => {
  const { revision } = await details(id);
  return post('person-profile', { id: String(id), revision, ...input });
};
const changed = async (input: object, id?: number) => resultOf<PersonDetails>(change(input, id));
const profileStatus = async (token: string) =>
  (await fixture.call('GET', `/api/user/profile-account?token=${token}`)).status;
const mailsTo = async (contact: string) =>
  (await fixture.platform.outbox.list(contact)).filter(({ kind }) => kind === 'account').map(({ subject }) => subject);
const fieldOf = async (answer: ReturnType<typeof change>) => {
  const { status, json } = await answer;
  const { errors } = (json as { meta: { errors?: { field: string; message: string }[] } }).meta; // sound: fails if not
  return { status, ...errors?.[0] };
};

/** Signs in someone whose own role has the given permissions. */
async function withRole(name: string, permissions: readonly string[]): Promise<SignedIn> {
  const admin = await signIn(fixture, 'alma@vitrine.example');
  await resultOf(
    fixture.call('POST', `/api/manage/role?token=${admin.token}`, { document: { name, title: name, permissions } }),
  );
  const { id } = await signIn(fixture, `${name}@shop.test`);
  await database.write((db) => db.customers.setRoles(id, { roles: [], ownRoles: [name] }, 1));
  return signInLater(`${name}@shop.test`);
}

describe('the contacts of a person', () => {
  const moveAs = async (token: string, id: number) => {
    const { revision } = await details(id, token);
    return post('person-profile', { id: String(id), revision, email: 'stolen@mail.test' }, token);
  };
  const lotte = async () => (await signIn(fixture, 'lotte@vitrine.example')).id;

  it('can be changed only by staff who may act as the person', async () => {
    const clerk = await withRole('clerk', ['people:read', 'people:write']);
    expect(await details(ada.id, clerk.token)).toMatchObject({ may_change: true, may_move: false });
    expect(await moveAs(clerk.token, ada.id)).toMatchObject({ status: 403 });
    const { revision } = await details(ada.id, clerk.token);
    const named = { id: String(ada.id), revision, firstname: 'Augusta', email: 'ada@shop.test' };
    await resultOf(post('person-profile', named, clerk.token));
    expect(await details()).toMatchObject({ firstname: 'Augusta', login_email: 'ada@shop.test', is_verified: true });
    expect(await profileStatus(ada.token)).toBe(200);
  });

  it('of a blogger can be changed only by staff who may manage payouts', async () => {
    const id = await lotte();
    const clerk = await withRole('clerk', ['people:act', 'people:read', 'people:write']);
    expect(await details(id, clerk.token)).toMatchObject({ may_move: false });
    expect(await moveAs(clerk.token, id)).toMatchObject({ status: 403 });
    expect(await details(ada.id, clerk.token)).toMatchObject({ may_move: true });
    const pay = await withRole('pay', ['payouts:write', 'people:act', 'people:read', 'people:write']);
    await resultOf(moveAs(pay.token, id));
  });
});

describe('the page of a person', () => {
  it('shows figures, orders, carts, consents, bonuses, reviews and sessions of one person', async () => {
    const order = await orderOf(fixture, await cartWith(fixture, [{ sku: 'TEE', qty: 2 }]));
    await resultOf(fixture.call('POST', `/api/order?token=${ada.token}`, order));
    const bag = await resultOf<string>(fixture.call('POST', `/api/cart/create?storeCode=us&token=${ada.token}`));
    await resultOf(
      fixture.call('POST', `/api/cart/update?cartId=${bag}&token=${ada.token}`, { cartItem: { sku: 'CAP', qty: 1 } }),
    );
    await resultOf(fixture.call('POST', '/api/newsletter/subscribe', { email: 'ada@shop.test', store: 'us' }));
    const form = new FormData();
    for (const [name, value] of Object.entries({ product_sku: 'TEE', title: 'Good', detail: 'Soft', nickname: 'A' }))
      form.append(name, value);
    const sent = new Request(`http://shop.test/api/review/create?token=${ada.token}`, { method: 'POST', body: form });
    expect((await fixture.platform.fetch(sent)).status).toBe(200);

    const person = await details();
    const [placed] = person.orders ?? [];
    expect(person).toMatchObject({
      orders_count: 1,
      sales: [{ currency: 'USD', orders: 1, refunded: 0, returns: 0 }],
      carts: [{ store: 'us', items: [{ sku: 'CAP', qty: 1 }] }],
      consents: { newsletter: [{ email: 'ada@shop.test', confirmed_at: null }] },
      reviews: [{ sku: 'TEE', title: 'Good', status: 'pending' }],
      sessions: [{ actor: null }],
    });
    expect(person.sales?.[0]?.net).toBeGreaterThan(0);

    await resultOf(post('order', { id: placed?.number, cancel_reason: 'Not in stock' }));
    expect((await details()).sales).toMatchObject([{ orders: 0, net: 0, average: null }]);
  });

  it('hides orders and figures from staff who may not read orders', async () => {
    await resultOf(
      fixture.call('POST', `/api/manage/role?token=${(await signIn(fixture, 'alma@vitrine.example')).token}`, {
        document: { name: 'desk', title: 'Desk', permissions: ['people:read'] },
      }),
    );
    const { id } = await signIn(fixture, 'desk@shop.test');
    await database.write((db) => db.customers.setRoles(id, { roles: [], ownRoles: ['desk'] }, 1));
    const reader = await signInLater('desk@shop.test');
    expect(await details(ada.id, reader.token)).toMatchObject({ orders: null, sales: null });
  });
});

describe('the name and tags of a person', () => {
  it('are changed by staff, once each, and the list finds people by tag', async () => {
    const person = await changed({ firstname: ' Augusta ', tags: ['wholesale', 'club', 'club'] });
    expect(person).toMatchObject({ name: 'Augusta', tags: ['club', 'wholesale'] });
    const list = (tag: string) =>
      resultOf<{ items: { id: string; tags: string[] }[] }>(
        fixture.call('GET', `/api/manage/people?tag=${tag}&token=${staff.token}`),
      );
    expect((await list('club')).items).toMatchObject([{ id: String(ada.id), tags: ['club', 'wholesale'] }]);
    expect((await list('clu')).items).toEqual([]);
    const tags = fixture.call('GET', `/api/manage/person-tags?token=${staff.token}`);
    expect((await resultOf<{ items: object[] }>(tags)).items).toEqual([
      { tag: 'club', people: 1 },
      { tag: 'wholesale', people: 1 },
    ]);
    const found = await database.read((db) => db.customers.byId(ada.id));
    expect(found?.tags).toEqual(['club', 'wholesale']);
  });

  it('are refused by field if invalid', async () => {
    expect(await fieldOf(change({ tags: ['Two Words'] }))).toMatchObject({ status: 400, field: 'tags.0' });
    const many = Array.from({ length: 21 }, (_, at) => `t${String(at)}`);
    expect(await fieldOf(change({ tags: many }))).toMatchObject({ status: 400, field: 'tags' });
    expect(await fieldOf(change({ firstname: 'Win at http://evil.example' }))).toMatchObject({ field: 'firstname' });
  });

  it('are not saved over a newer version', async () => {
    const { revision } = await details();
    await changed({ firstname: 'Augusta' });
    const late = await post('person-profile', { id: String(ada.id), revision, firstname: 'Eve' });
    expect(late).toMatchObject({ status: 409, json: { meta: { error: 'person_changed' } } });
    expect((await details()).name).toBe('Augusta');
  });
});

describe('a contact that staff change', () => {
  it('is unconfirmed until its owner signs in with a code; the former one is notified and signed out', async () => {
    const lotte = await signIn(fixture, 'lotte@vitrine.example');
    expect(lotte.roles).toContain('blogger');
    const moved = await changed({ email: 'lotte@new.example' }, lotte.id);
    expect(moved).toMatchObject({ login_email: 'lotte@new.example', is_verified: false });
    expect(await profileStatus(lotte.token)).toBe(401);
    expect(await mailsTo('lotte@vitrine.example')).toContain('The contact for your account was changed');
    const before = await database.read((db) => db.customers.byId(lotte.id));
    expect(before).toMatchObject({ roles: [], granted: { roles: ['blogger'] }, password: undefined });

    const again = await signInLater('lotte@new.example');
    expect(again).toMatchObject({ id: lotte.id, firstname: lotte.firstname });
    expect(again.roles).toContain('blogger');
    expect((await signInLater('lotte@vitrine.example')).id).not.toBe(lotte.id);
  });

  it('keeps profile and orders, although the account had a password', async () => {
    const customer = { email: 'zed@shop.test', firstname: 'Zed', lastname: 'Shaw' };
    await resultOf(fixture.call('POST', '/api/user/create', { customer, password: 'a long password of Zed' }));
    const zed = await signIn(fixture, 'zed@shop.test');
    await changed({ firstname: 'Zed', email: 'zed@new.example' }, zed.id);
    const login = { username: 'zed@new.example', password: 'a long password of Zed' };
    expect((await fixture.call('POST', '/api/user/login', login)).status).toBe(400);
    await changed({ tags: ['kept'], firstname: 'Zeddy' }, zed.id);
    expect(await signInLater('zed@new.example')).toMatchObject({ id: zed.id, firstname: 'Zeddy' });
  });

  it('does not let one unconfirmed contact confirm the other', async () => {
    await changed({ phone: '+49 30 1234567' });
    expect(await details()).toMatchObject({ phone: '+49301234567', login_email: 'ada@shop.test', is_verified: false });
    await signInLater('ada@shop.test');
    expect(await details()).toMatchObject({ phone: null, login_email: 'ada@shop.test', is_verified: true });
  });

  it('removes what a stranger left in an account that they registered', async () => {
    const password = 'a long password of Eve';
    const customer = { email: 'typo@shop.test', firstname: 'Eve', lastname: 'Poe' };
    await resultOf(fixture.call('POST', '/api/user/create', { customer, password }));
    const login = fixture.call('POST', '/api/user/login', { username: 'typo@shop.test', password });
    const eve = await resultOf<SignedIn>(login);
    const order = await orderOf(fixture, await cartWith(fixture, [{ sku: 'TEE' }]), { email: 'eve@evil.example' });
    await resultOf(fixture.call('POST', `/api/order?token=${eve.token}`, order));
    await changed({ email: 'right@shop.test', tags: ['kept'] }, eve.id);
    expect(await profileStatus(eve.token)).toBe(401);
    expect(await signInLater('right@shop.test')).toMatchObject({ id: eve.id, firstname: '', email: 'right@shop.test' });
    expect(await details(eve.id)).toMatchObject({ orders_count: 0, tags: ['kept'] });
  });

  it('ends the sessions if it is removed', async () => {
    await changed({ phone: '+49 30 1234567' });
    const both = await signInLater('+49301234567');
    expect(await details()).toMatchObject({ id: both.id, login_email: 'ada@shop.test', phone: '+49301234567' });
    await changed({ phone: '' });
    expect(await details()).toMatchObject({ phone: null, is_verified: true });
    expect(await profileStatus(both.token)).toBe(401);
  });

  it('is refused for contacts of others or staff, and for none at all', async () => {
    await signIn(fixture, 'other@shop.test');
    expect(await fieldOf(change({ email: 'other@shop.test' }))).toMatchObject({ status: 400, field: 'email' });
    expect(await fieldOf(change({ email: 'nonsense' }))).toMatchObject({ status: 400, field: 'email' });
    expect(await fieldOf(change({ email: '' }))).toMatchObject({ status: 400, field: 'email' });
    expect(await fieldOf(change({ email: 'mira@new.example' }, staff.id))).toMatchObject({
      status: 400,
      field: 'email',
      message: expect.stringContaining('remove their roles') as string,
    });
    const alma = await signIn(fixture, 'alma@vitrine.example');
    expect((await change({ firstname: 'Eve' }, alma.id)).status).toBe(403);
  });
});

describe('notes of staff', () => {
  it('have author and date, are in the data copy, and are deleted with the person', async () => {
    const { notes } = await resultOf<PersonDetails>(post('person-note', { id: String(ada.id), text: ' Calls early ' }));
    expect(notes).toMatchObject([{ who: 'mira@vitrine.example', text: 'Calls early' }]);
    const copy = await resultOf<{ notes: object[] }>(fixture.call('GET', `/api/user/data?token=${ada.token}`));
    expect(copy.notes).toMatchObject([{ text: 'Calls early' }]);
    expect(JSON.stringify(copy)).not.toContain('mira@vitrine.example');
    await fixture.platform.privacy.erase('ada@shop.test');
    expect(await database.read((db) => db.personRecords.notes(ada.id))).toEqual([]);
  });

  it('can be removed by staff, which is logged', async () => {
    const { notes } = await resultOf<PersonDetails>(post('person-note', { id: String(ada.id), text: 'Wrong' }));
    const gone = post('person-note-remove', { id: String(ada.id), note: notes[0]?.id });
    expect((await resultOf<PersonDetails>(gone)).notes).toEqual([]);
    const log = fixture.call('GET', `/api/manage/changes?kind=person_note&token=${staff.token}`);
    expect((await resultOf<{ items: object[] }>(log)).items).toMatchObject([{ who: 'mira@vitrine.example' }]);
  });
});
