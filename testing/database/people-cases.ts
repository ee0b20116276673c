import type { Database } from '../../adapters/platform/ports/database';
import type { SuiteApi } from '../api/suite-api';
import { newOrder } from './new-order';

const NOW = 1_000_000;
const PERSON = {
  ...{
    loginPhone: undefined,
    isVerified: true,
    lastname: 'Case',
    photo: undefined,
    city: undefined,
    postcode: undefined,
  },
  ...{
    country: undefined,
    addresses: [],
    roles: [],
    groupId: 1,
    bonus: 0,
    currency: 'USD',
    password: undefined,
    source: 'shop',
  },
} as const;

export const personOf = (firstname: string) => {
  const email = `${firstname.toLowerCase()}@shop.test`;
  return { ...PERSON, firstname, email, loginEmail: email };
};

export function peopleCases(api: SuiteApi, open: () => Promise<Database>): void {
  roleCases(api, open);
  confirmedCases(api, open);
  sessionCases(api, open);
  newsletterCases(api, open);
  privacyCases(api, open);
}

const all = { q: undefined, sort: undefined, limit: 10, offset: 0, filters: {} };

function roleCases({ it, expect }: SuiteApi, open: () => Promise<Database>): void {
  it("grants a user the permissions of the merchant's roles", async () => {
    const database = await open();
    const id = await database.write(async (db) => {
      await db.staffRoles.keep({ name: 'packer', title: 'Packs', permissions: ['orders:read'] });
      await db.staffRoles.keep({ name: 'writer', title: 'Writes', permissions: ['content:write'] });
      const made = await db.customers.insert(personOf('Ann'), NOW);
      await db.customers.setRoles(made, { roles: ['vip'], ownRoles: ['packer', 'gone'] }, NOW);
      return made;
    });
    await database.read(async (db) => {
      expect(await db.customers.byId(id)).toMatchObject({ roles: ['vip'], permissions: ['orders:read'] });
      expect(await db.customers.byLogin('ann@shop.test')).toMatchObject({ ownRoles: ['packer', 'gone'] });
      expect((await db.staffRoles.all()).map(({ name }) => name)).toEqual(['packer', 'writer']);
      expect([await db.customers.countWith('vip'), await db.customers.countWithOwn('packer')]).toEqual([1, 1]);
    });
    await database.write((db) => db.staffRoles.remove('packer'));
    expect(await database.read(async (db) => (await db.customers.byId(id))?.permissions)).toEqual([]);
  });

  it('finds the owner of a sign-in address, but not of a mere contact address', async () => {
    const database = await open();
    await database.write(async ({ customers }) => {
      await customers.insert(personOf('Ann'), NOW);
      await customers.insert(
        { ...PERSON, firstname: 'Eve', email: 'ann@shop.test', loginEmail: undefined, loginPhone: '+491' },
        NOW,
      );
    });
    const found = async (login: string) =>
      (await database.read((db) => db.customers.list({ ...all, filters: { login } }))).items.map(({ name }) => name);
    expect(await found('ann@shop.test')).toEqual(['Ann Case']);
    expect(await found('+491')).toEqual(['Eve Case']);
    expect(await found('ann')).toEqual([]);
  });

  it('finds people by words, role and whether they are staff', async () => {
    const database = await open();
    await database.write(async (db) => {
      for (const name of ['Ann', 'Ben', 'Cy_d']) await db.customers.insert(personOf(name), NOW);
      const ben = await db.customers.byLogin('ben@shop.test');
      await db.customers.setRoles(ben?.id ?? 0, { roles: ['manager'], ownRoles: [] }, NOW);
    });
    const found = async (wanted: object) => {
      const { items, total } = await database.read((db) => db.customers.list({ ...all, ...wanted }));
      return [total, ...items.map(({ name }) => name)];
    };
    expect(await found({ q: 'BEN case' })).toEqual([1, 'Ben Case']);
    expect(await found({ q: 'y_d' })).toEqual([1, 'Cy_d Case']);
    expect(await found({ q: '_' })).toEqual([1, 'Cy_d Case']);
    expect(await found({ filters: { role: 'manager' } })).toEqual([1, 'Ben Case']);
    expect(await found({ filters: { staff: false }, sort: { by: 'name', isDescending: true }, limit: 1 })).toEqual([
      2,
      'Cy_d Case',
    ]);
  });
}

function confirmedCases({ it, expect }: SuiteApi, open: () => Promise<Database>): void {
  it('grants no permissions by roles before the contact is confirmed', async () => {
    const database = await open();
    const id = await database.write(async (db) => {
      await db.staffRoles.keep({ name: 'packer', title: 'Packs', permissions: ['orders:read'] });
      const made = await db.customers.insert({ ...personOf('Ann'), isVerified: false }, NOW);
      await db.customers.setRoles(made, { roles: ['admin', 'blogger'], ownRoles: ['packer'] }, NOW);
      return made;
    });
    const read = () =>
      database.read(async ({ customers }) => ({
        person: await customers.byId(id),
        blogger: (await customers.firstWith('blogger'))?.id,
        isOther: await customers.hasOther('admin', 0),
      }));
    const granted = { roles: ['admin', 'blogger'], ownRoles: ['packer'] };
    expect(await read()).toMatchObject({
      person: { roles: [], ownRoles: [], permissions: [], granted },
      blogger: undefined,
      isOther: false,
    });
    await database.write(({ customers }) =>
      customers.setContacts(id, { ...personOf('Ann'), isVerified: true, newLogin: undefined }, NOW),
    );
    expect(await read()).toMatchObject({
      person: { ...granted, permissions: ['orders:read'], granted },
      blogger: id,
      isOther: true,
    });
    expect(await database.read(({ customers }) => customers.hasOther('admin', id))).toBe(false);
  });
}

function sessionCases({ it, expect }: SuiteApi, open: () => Promise<Database>): void {
  it("ends impersonation with the staff member's own session", async () => {
    const database = await open();
    const [own, acting] = await database.write(async (db) => {
      const staff = await db.customers.insert(personOf('Ann'), NOW);
      const shopper = await db.customers.insert(personOf('Ben'), NOW);
      const first = await db.sessions.open({ customerId: staff, device: 'Firefox, Linux' }, NOW, NOW + 100);
      const second = await db.sessions.open(
        { customerId: shopper, acting: { actorId: staff, sessionId: first } },
        NOW,
        NOW + 500,
      );
      await db.sessions.addToken('access', second, 'access', NOW + 500);
      await db.sessions.addToken('refresh', second, 'refresh', NOW + 500);
      return [first, shopper] as const;
    });
    const there = (now: number) =>
      database.read(async ({ sessions }) => [
        (await sessions.byAccessToken('access', now)) !== undefined,
        (await sessions.refreshToken('refresh', now)) !== undefined,
        (await sessions.ofCustomer(acting, now)).length,
      ]);
    expect(await there(NOW + 50)).toEqual([true, true, 1]);
    const staffs = await database.write(async ({ sessions }) => {
      await sessions.extend(own, NOW + 20, NOW + 100);
      const [session] = await sessions.ofCustomer(acting - 1, NOW + 50);
      return session;
    });
    expect(staffs).toMatchObject({ device: 'Firefox, Linux', openedAt: NOW, seenAt: NOW + 20 });
    expect(await there(NOW + 100)).toEqual([false, false, 0]);
    await database.write((db) => db.sessions.end(own));
    expect(await there(NOW + 50)).toEqual([false, false, 0]);
  });

  it('opens a session in place of another, which ends at the given time', async () => {
    const database = await open();
    await database.write(async (db) => {
      const who = await db.customers.insert(personOf('Ann'), NOW);
      const first = await db.sessions.open({ customerId: who, device: 'Firefox, Linux' }, NOW, NOW + 500);
      await db.sessions.giveFactor(first, NOW + 1);
      const acted = await db.customers.insert(personOf('Ben'), NOW);
      await db.sessions.open({ customerId: acted, acting: { actorId: who, sessionId: first } }, NOW, NOW + 500);
      const second = await db.sessions.succeed(first, NOW + 20, NOW + 900);
      expect(await db.sessions.succeed(first + 1000, NOW, NOW + 900)).toBeUndefined();
      for (const until of [NOW + 60, NOW + 80]) await db.sessions.shorten(first, until);
      await db.sessions.addToken('refresh', first, 'refresh', NOW + 500);
      expect(await db.sessions.refreshToken('refresh', NOW)).toMatchObject({
        sessionEndsAt: NOW + 60,
        expiresAt: NOW + 500,
      });
      const anew = { id: second, openedAt: NOW, seenAt: NOW + 20, expiresAt: NOW + 900, factorAt: NOW + 1 };
      const device = 'Firefox, Linux';
      expect((await db.sessions.ofCustomer(who, NOW + 59)).map(({ id }) => id).sort()).toEqual([first, second].sort());
      expect(await db.sessions.ofCustomer(who, NOW + 60)).toMatchObject([{ ...anew, device }]);
      await db.sessions.end(first);
      expect(await db.sessions.ofCustomer(acted, NOW + 60)).toMatchObject([{ actorId: who, factorAt: NOW + 1 }]);
    });
  });
}

function newsletterCases({ it, expect }: SuiteApi, open: () => Promise<Database>): void {
  it('stores newsletter subscriptions', async () => {
    const database = await open();
    await database.write(async ({ mailings }) => {
      const a = { email: 'a@shop.test', storeCode: 'us', key: 'key-a', createdAt: NOW };
      expect(await mailings.subscribe(a)).toBe(true);
      expect(await mailings.subscribe({ ...a, key: 'another' })).toBe(false);
      await mailings.subscribe({
        email: 'b@shop.test',
        storeCode: 'de',
        key: 'key-b',
        confirmedAt: NOW,
        createdAt: NOW + 1,
      });
      expect(await mailings.find({ email: 'a@shop.test' })).toMatchObject({ key: 'key-a', confirmedAt: undefined });
      await mailings.confirm('key-a', NOW + 2);
      await mailings.confirm('key-a', NOW + 3);
      expect(await mailings.find({ key: 'key-a' })).toMatchObject({ email: 'a@shop.test', confirmedAt: NOW + 2 });
      expect(await mailings.find({ key: 'nobody' })).toBeUndefined();
      await mailings.changeStore('a@shop.test', 'de');
    });
    const list = (filters: Readonly<Record<string, unknown>>) =>
      database.read((db) => db.mailings.list({ ...all, filters }));
    expect(await list({ store_code: 'us' })).toEqual({ items: [], total: 0 });
    expect((await list({})).items.map(({ email }) => email)).toEqual(['b@shop.test', 'a@shop.test']);
    expect(await database.write((db) => db.mailings.unsubscribe('a@shop.test'))).toBe(1);
    expect(await database.read((db) => db.mailings.byEmail('a@shop.test'))).toBeUndefined();
  });
}

function privacyCases({ it, expect }: SuiteApi, open: () => Promise<Database>): void {
  it('knows the stored data of a person, and erases it once no record names them', async () => {
    const database = await open();
    const subject = await database.write(async (db) => {
      const customerId = await db.customers.insert(personOf('Özil'), NOW);
      await db.orders.insert({ ...newOrder('one', 1, '1001'), customerId });
      await db.orders.insert({ ...newOrder('two', 2, '1002'), email: 'özil@Shop.test ' });
      await db.orders.insert({ ...newOrder('three', 3, '1003'), email: 'other-özil@shop.test' });
      await db.mailings.subscribe({ email: 'özil@shop.test', storeCode: 'us', key: 'k', createdAt: NOW });
      const change = { at: NOW, kind: 'person', record: '999', action: 'changed' as const, before: undefined };
      await db.staffChanges.add({
        ...change,
        who: 'mira@shop.test',
        after: { name: 'Özil "the" Case-Smith', tag: 'a-b' },
      });
      await db.staffChanges.add({ ...change, who: 'özil@shop.test', after: { name: 'Somebody' } });
      return { customerId, emails: ['özil@shop.test'] };
    });
    const contacts = subject.emails;
    await database.read(async (db) => {
      expect((await db.personalData.ordersOf(subject)).map(({ number }) => number).sort()).toEqual(['1001', '1002']);
      expect(await db.personalData.ordersOf({ customerId: undefined, emails: [] })).toEqual([]);
      expect((await db.personalData.restOf(subject, contacts)).newsletter).toEqual([
        { email: 'özil@shop.test', since: NOW },
      ]);
    });
    await database.write(async (db) => {
      for (const order of await db.personalData.ordersOf(subject)) {
        const { document, fulfilment } = order;
        await db.personalData.clearOrder(order, { email: 'x@y.invalid', document, fulfilment });
      }
      await db.personalData.forget(subject, contacts, NOW + 1);
      expect(await db.personalData.redact(['Özil "the" Case-Smith', 'özil@shop.test'], '—')).toBe(2);
    });
    await database.read(async (db) => {
      expect(await db.personalData.ordersOf(subject)).toEqual([]);
      expect(await db.orders.byOrderId('one')).toMatchObject({ email: 'x@y.invalid', grandTotal: 1000 });
      expect(await db.orders.byOrderId('three')).toMatchObject({ email: 'other-özil@shop.test' });
      expect(await db.customers.byLogin('özil@shop.test')).toBeUndefined();
      expect(await db.customers.byId(subject.customerId)).toMatchObject({ firstname: '', addresses: [], roles: [] });
      expect((await db.personalData.restOf(subject, contacts)).newsletter).toEqual([]);
      const changes = await db.staffChanges.list({ kinds: ['person'] }, { limit: 5, offset: 0 });
      expect(changes.map(({ who, after }) => [who, after])).toEqual([
        ['—', { name: 'Somebody' }],
        ['mira@shop.test', { name: '—', tag: 'a-b' }],
      ]);
    });
  });
}
