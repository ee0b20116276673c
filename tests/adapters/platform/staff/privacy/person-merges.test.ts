import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSqlite } from '../../../../../adapters/database/sqlite';
import { seedPeople } from '../../../../../adapters/demo';
import { planBonuses, statusNow } from '../../../../../adapters/platform/orders/lines/order-bonuses';
import { moveBonuses } from '../../../../../adapters/platform/orders/settlement/move-bonuses';
import type { Database } from '../../../../../adapters/platform/ports/database';
import type { PersonDetails, PersonMerge, SignedIn } from '../../../../../core/contract';
import { cartWith, NEW_YORK, orderOf, resultOf } from '../../../../fixtures/order';
import { openFixturePlatform, type FixturePlatform } from '../../../../fixtures/platform';
import { runs } from '../../../../fixtures/runs';
import { signIn } from '../../../../fixtures/signed-in';

let fixture: FixturePlatform;
let database: Database;
let admin: SignedIn;
let ada: SignedIn;
let twin: SignedIn;
beforeEach(async () => {
  database = await openSqlite(':memory:');
  fixture = await openFixturePlatform({ database });
  await seedPeople(fixture.platform.people, { now: fixture.clock.now() });
  admin = await signIn(fixture, 'alma@vitrine.example');
  ada = await signIn(fixture, 'ada@shop.test');
  twin = await signIn(fixture, 'ada.w@mail.test');
});
afterEach(async () => {
  await fixture.platform.close();
  await database.close();
});

const post = (path: string, body: object, token = admin.token) =>
  fixture.call('POST', `/api/manage/${path}?token=${token}`, body);
const get = (path: string, token = admin.token) => fixture.call('GET', `/api/manage/${path}&token=${token}`);
const details = (id: number) => resultOf<PersonDetails>(get(`person-details?id=${String(id)}`));
const merge = (from = twin.id, into = ada.id, token = admin.token) =>
  post('person-merge', { from: String(from), into: String(into), confirm: true }, token);
const bonus = (id: number, amount: number, key: string) =>
  resultOf(post('person-bonuses', { id: String(id), key, amount, note: 'For a test' }));
const order = async (token: string) => {
  const made = await orderOf(fixture, await cartWith(fixture, [{ sku: 'TEE' }]));
  await resultOf(fixture.call('POST', `/api/order?token=${token}`, made));
};
const unconfirm = (id: number) =>
  database.write(async ({ customers }) => {
    const person = await customers.byId(id);
    if (person === undefined) throw new Error('The person is missing');
    await customers.setContacts(id, { ...person, isVerified: false }, 1);
  });
const review = (id: number, count: number) =>
  database.write(async ({ reviews }) => {
    const written = { title: 'Good', detail: 'Soft', nickname: 'A', rating: 5, photos: [], created_at: '2026-01-01' };
    for (let one = 0; one < count; one += 1) await reviews.add({ ...written, entity_id: 1, product_sku: 'TEE' }, 1, id);
  });
const person = (email: string, more: { readonly currency?: string } = {}) =>
  database.write(async ({ customers }) => {
    const found = await customers.byId(ada.id);
    if (found === undefined) throw new Error('Ada is missing');
    return customers.insert({ ...found, email, loginEmail: email, source: 'test', bonus: 0, ...more }, 1);
  });

describe('merging two records of one person', () => {
  it('moves orders, carts, addresses, bonuses, notes and tags, and previews them', async () => {
    await order(ada.token);
    await order(twin.token);
    const bag = await resultOf<string>(fixture.call('POST', `/api/cart/create?storeCode=us&token=${twin.token}`));
    await resultOf(
      fixture.call('POST', `/api/cart/update?cartId=${bag}&token=${twin.token}`, { cartItem: { sku: 'CAP', qty: 1 } }),
    );
    await bonus(ada.id, 3, 'form-ada-0001');
    await bonus(twin.id, 5, 'form-twin-0001');
    await resultOf(post('person-note', { id: String(twin.id), text: 'Calls early' }));
    const { revision } = await details(twin.id);
    await resultOf(
      post('person-profile', { id: String(twin.id), revision, tags: ['club'], addresses: [NEW_YORK], firstname: 'A' }),
    );

    await database.write((db) => db.sessions.recordImpersonation(admin.id, twin.id, 1));

    const plan = await resultOf<PersonMerge>(get(`person-merge?from=ada.w@mail.test&into=${String(ada.id)}`));
    expect(plan).toMatchObject({
      ...{ faults: [], from_id: twin.id, orders: 1, carts: 1, addresses: 1, notes: 1, tags: ['club'] },
      ...{ bonus: 5, ends: ['ada.w@mail.test'], sign_in_again: false },
    });
    await resultOf(merge());
    expect(await details(ada.id)).toMatchObject({
      ...{ bonus: 8, orders_count: 2, tags: ['club'], login_email: 'ada@shop.test', firstname: 'A' },
      ...{ notes: [{ text: 'Calls early' }], carts: [{ items: [{ sku: 'CAP' }] }] },
      sales: [{ orders: 2 }],
    });
    const acted = await database.read((db) => db.sessions.impersonations(ada.id, 10));
    expect(acted).toMatchObject([{ actorId: admin.id }]);
    expect((await get(`person-details?id=${String(twin.id)}`)).status).toBe(404);
    expect((await fixture.call('GET', `/api/user/profile-account?token=${twin.token}`)).status).toBe(401);
    for (const contact of ['ada.w@mail.test', 'ada@shop.test']) {
      const subjects = (await fixture.platform.outbox.list(contact)).map(({ subject }) => subject);
      expect([contact, subjects]).toEqual([contact, expect.arrayContaining(['Two of your accounts were merged'])]);
    }
  });

  it('pays bonuses of an order that was read before the merge to the remaining record', async () => {
    await order(twin.token);
    const [read] = await database.read(({ orders }) => orders.ofCustomer(twin.id, { limit: 1, offset: 0 }));
    if (read === undefined) throw new Error('The order is missing');
    await resultOf(merge());
    expect(read.customerId).toBe(twin.id);
    const plan = { next: { ...statusNow(read), canceled: true }, refunds: [], refund: 0 };
    expect((await database.write((db) => planBonuses(db, read, plan))).customer?.id).toBe(ada.id);
    await database.write((db) => moveBonuses(db, read, 400, 1));
    expect((await details(ada.id)).bonus).toBe(4);
  });

  it('preserves the sum of bonuses and of their history for any accounts', async () => {
    const pair = fc.tuple(fc.integer({ min: 0, max: 900 }), fc.integer({ min: 0, max: 900 }));
    let run = 0;
    await fc.assert(
      fc.asyncProperty(pair, async ([one, other]) => {
        run += 1;
        const ids = await database.write(async (db) => {
          const found = await db.customers.byId(ada.id);
          if (found === undefined) throw new Error('Ada is missing');
          const made = async (name: string, amount: number) => {
            const email = `${name}-${String(run)}@shop.test`;
            const id = await db.customers.insert({ ...found, email, loginEmail: email, source: 'test', bonus: 0 }, 1);
            await db.bonuses.move(id, [{ amount, reason: 'staff' }], 1);
            return id;
          };
          return { from: await made('from', one), into: await made('into', other) };
        });
        await resultOf(merge(ids.from, ids.into));
        const [into, sum, gone] = await database.read(async (db) => [
          await db.customers.byId(ids.into),
          await db.bonuses.sumOf(ids.into),
          await db.bonuses.sumOf(ids.from),
        ]);
        expect([into?.bonus, sum, gone]).toEqual([one + other, one + other, 0]);
      }),
      { numRuns: runs(10, 200) },
    );
  });

  it('refuses staff, roles that the remaining record lacks, and callers without permission', async () => {
    const lotte = await signIn(fixture, 'lotte@vitrine.example');
    const faults = async (from: number, into: number) => {
      const { status, json } = await merge(from, into);
      return [status, (json as { meta?: { faults?: string[] } }).meta?.faults]; // sound: fails if not
    };
    expect(await faults(admin.id, ada.id)).toEqual([409, ['staff', 'roles']]);
    expect(await faults(lotte.id, ada.id)).toEqual([409, expect.arrayContaining(['roles', 'blogger'])]);
    expect(await faults(ada.id, ada.id)).toEqual([409, ['same']]);
    await bonus(twin.id, 5, 'form-twin-0002');
    await bonus(twin.id, -5, 'form-twin-0003');
    const euro = await person('euro@shop.test', { currency: 'EUR' });
    expect(await faults(twin.id, euro)).toEqual([409, ['currency']]);
    expect(await faults(euro, twin.id)).toEqual([200, undefined]);
    const former = await person('former@shop.test');
    const post = { type: 'post', promotedAt: 1, text: 'Worn all summer', images: [], products: [] } as const;
    await database.write(({ bloggers }) => bloggers.addPost(former, post));
    expect(await faults(former, twin.id)).toEqual([409, ['blogger']]);
    const registered = await fixture.call('POST', '/api/user/create', {
      ...{
        customer: { email: 'victim@shop.test', firstname: 'Eve', lastname: 'Poe' },
        password: 'chosen by a stranger',
      },
    });
    expect(registered.status).toBe(200);
    const stranger = await database.read((db) => db.customers.byLogin('victim@shop.test'));
    expect(await faults(twin.id, stranger?.id ?? 0)).toEqual([409, ['unconfirmed']]);
    await unconfirm(twin.id); // As the account of a guest's order is.
    expect(await faults(twin.id, stranger?.id ?? 0)).toEqual([409, ['unconfirmed']]);
    const manager = await signIn(fixture, 'mira@vitrine.example');
    expect((await merge(twin.id, ada.id, manager.token)).status).toBe(403);
  });
});

describe('erasing and exporting a person from their page', () => {
  it('lists what must be done first, requires a recent sign-in, and erases', async () => {
    await order(twin.token);
    const end = (id: number) =>
      resultOf<{ obstacles: object[]; sign_in_again: boolean }>(get(`person-end?id=${String(id)}`));
    const erase = (id: number) => post('person-erase', { id: String(id), confirm: true });
    expect(await end(twin.id)).toMatchObject({ obstacles: [{ field: 'orders' }], sign_in_again: false });
    expect(await erase(twin.id)).toMatchObject({ status: 409, json: { meta: { error: 'erasure_waits' } } });

    const copy = await resultOf<{ orders: object[] }>(get(`person-data?id=${String(twin.id)}`));
    expect(copy.orders).toHaveLength(1);
    await review(twin.id, 60);
    const whole = await resultOf<{ reviews: object[] }>(get(`person-data?id=${String(twin.id)}`));
    expect(whole.reviews).toHaveLength(60);
    expect((await details(twin.id)).reviews).toHaveLength(50);
    await fixture.clock.advance(20 * 60_000);
    expect((await end(ada.id)).sign_in_again).toBe(true);
    const again = { status: 403, json: { meta: { error: 'sign_in_again' } } };
    expect([await erase(ada.id), await merge()]).toMatchObject([again, again]);
    admin = await signIn(fixture, 'alma@vitrine.example');
    await resultOf(erase(ada.id));
    expect(await details(ada.id)).toMatchObject({ name: '', login_email: `erased-${String(ada.id)}@erased.invalid` });
    expect((await fixture.call('GET', `/api/user/profile-account?token=${ada.token}`)).status).toBe(401);
  });
});
