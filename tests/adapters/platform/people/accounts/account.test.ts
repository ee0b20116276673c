import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seedPeople } from '../../../../../adapters/demo';
import type { CustomerOrder, Order, SignedIn, User } from '../../../../../core/contract';
import { deliveryStep } from '../../../../../core/contract/orders/order-status';
import { deliveryStatus } from '../../../../../core/orders/delivery-status';
import { orderHash } from '../../../../../core/orders/order-hash';
import { sha3_224 } from 'js-sha3';
import { cartWith, NEW_YORK, orderOf, resultOf } from '../../../../fixtures/order';
import { openFixturePlatform, type FixturePlatform } from '../../../../fixtures/platform';
import { codeFor, signIn } from '../../../../fixtures/signed-in';

let fixture: FixturePlatform;
let ada: SignedIn;
let vincent: SignedIn;
beforeEach(async () => {
  fixture = await openFixturePlatform();
  await seedPeople(fixture.platform.people, { now: fixture.clock.now() });
  ada = await signIn(fixture, 'ada@vitrine.example');
  vincent = await signIn(fixture, 'vincent@vitrine.example');
});
afterEach(async () => {
  expect(fixture.telemetry.records.filter((record) => record.kind === 'error')).toEqual([]);
  await fixture.platform.close();
});

const get = (path: string, query: Readonly<Record<string, string | number>> = {}) => {
  const text = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  return fixture.call('GET', `/api/${path}?${text.toString()}`);
};
async function moveMails(email: string): Promise<User> {
  await resultOf(update(ada.token, { email }));
  const body = { email, code: await codeFor(fixture, email.toLowerCase()) };
  return resultOf<User>(fixture.call('POST', `/api/user/confirm-email?token=${ada.token}`, body));
}
const history = (token: string, page: Readonly<Record<string, number>> = {}) =>
  resultOf<{ items: CustomerOrder[]; total_count: number }>(get('user/order-history', { token, ...page }));

async function update(token: string, fields: Readonly<Record<string, string>>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const request = new Request(`http://shop.test/api/user/update?token=${token}`, { method: 'POST', body: form });
  const response = await fixture.platform.fetch(request);
  return { status: response.status, json: (await response.json()) as unknown };
}

describe('the orders of a customer', () => {
  it('are newest first, 20 per page by default, with increment_id, stage and canceled', async () => {
    const all = await history(ada.token, { pageSize: 100 });
    expect(all.items).toHaveLength(all.total_count);
    const dates = all.items.map((order) => order.created_at);
    expect(dates).toEqual([...dates].sort().reverse());
    expect((await history(ada.token)).items).toEqual(all.items.slice(0, 20));
    const page = await history(ada.token, { pageSize: 3, currentPage: 2 });
    expect(page.items).toEqual(all.items.slice(3, 6));
    expect(ada.orders_history).toEqual(
      all.items.slice(0, 20).map((order) => ({
        increment_id: order.increment_id,
        stage: deliveryStep(order.order_status, order.stage),
        canceled: order.canceled,
        ...(deliveryStatus(order) === 'unpaid' && { unpaid: true }),
      })),
    );
  });

  it('are found individually, by id or number, only by their owner', async () => {
    const [order] = (await history(ada.token)).items;
    for (const key of [order?.number ?? '', String(order?.id)]) {
      expect(await resultOf<CustomerOrder>(get(`order/${key}`, { token: ada.token }))).toEqual(order);
      expect((await get(`order/${key}`, { token: vincent.token })).status).toBe(404);
      expect((await get(`order/${key}`)).status).toBe(404);
      expect((await get(`order/${key}`, { token: 'expired' })).status).toBe(401);
    }
  });

  it('include orders placed while signed in, and no guest orders', async () => {
    const before = (await history(ada.token)).total_count;
    const place = async (token: string) => {
      const order = await orderOf(fixture, await cartWith(fixture, [{ sku: 'TEE' }]));
      return resultOf<{ number: string }>(fixture.call('POST', `/api/order?token=${token}`, order));
    };
    const { number } = await place(ada.token);
    await place('');
    const after = await history(ada.token);
    expect(after.total_count).toBe(before + 1);
    expect(after.items[0]).toMatchObject({
      increment_id: number,
      order_status: 'N',
      canceled: false,
      customer: { name: 'Ada Byron', shipping_address: { city: 'New York', zip: '10004' } },
      delivery_cost: 4,
    });
  });
});

describe('the profile', () => {
  it('allows changes only to name, email and addresses', async () => {
    const answer = await update(ada.token, {
      firstname: ' Adelaide ',
      email: 'Adelaide@Shop.test',
      addresses: JSON.stringify([NEW_YORK]),
      roles: '["admin"]',
      account: '1000',
      group_id: '2',
      phone: '+1 212 555 0101',
      id: String(vincent.id),
    });
    const user = await resultOf<User>(Promise.resolve(answer));
    expect(user).toMatchObject({
      id: ada.id,
      firstname: 'Adelaide',
      lastname: 'Whitfield',
      email: ada.email,
      pending_email: 'adelaide@shop.test',
    });
    expect(user).toMatchObject({ roles: [], account: ada.account, group_id: 1, phone: ada.phone });
    expect(user.addresses).toEqual([NEW_YORK]);
  });

  it('rejects invalid email addresses and invalid addresses', async () => {
    expect((await update(ada.token, { email: 'nobody' })).json).toMatchObject({
      meta: { errors: [{ field: 'email' }] },
    });
    const faulty = await update(ada.token, { addresses: '[{"city":1}]' });
    expect(faulty.json).toMatchObject({ meta: { errors: [{ field: 'addresses' }] } });
  });

  it('rejects an address list based on an outdated list, and any list that does not name its base', async () => {
    const from = ada.addresses_revision ?? '';
    const write = (street: string, revision?: string) =>
      update(ada.token, {
        firstname: street,
        addresses: JSON.stringify([{ ...NEW_YORK, street: [street] }]),
        ...(revision !== undefined && { addresses_revision: revision }),
      });
    const first = await resultOf<User>(write('1 Yard', from));
    expect(first.addresses_revision).not.toBe(from);
    expect(await write('2 Yard', from)).toMatchObject({
      status: 409,
      json: { result: 'ADDRESSES_CHANGED', meta: { error: 'addresses_changed' } },
    });
    const kept = await resultOf<User>(get('user/profile-account', { token: ada.token }));
    expect(kept).toMatchObject({ firstname: '1 Yard', addresses: [{ street: ['1 Yard'] }] });
    expect((await resultOf<User>(write('3 Yard', kept.addresses_revision))).addresses).toMatchObject([
      { street: ['3 Yard'] },
    ]);
    expect((await resultOf<User>(write('4 Yard'))).addresses).toMatchObject([{ street: ['4 Yard'] }]);
  });

  it('does not sign in with an email address that is merely entered in it', async () => {
    await moveMails('late@shop.test');
    await fixture.clock.advance(60_000);
    expect((await signIn(fixture, 'late@shop.test')).id).not.toBe(ada.id);
  });

  it("accepts another customer's sign-in address like any other without changing it, and limits attempts", async () => {
    const asked = await resultOf<User>(update(ada.token, { firstname: 'Eve', email: ' Vincent@Vitrine.example' }));
    expect(asked).toMatchObject({ email: ada.email, pending_email: 'vincent@vitrine.example' });
    const kept = await resultOf<User>(get('user/profile-account', { token: ada.token }));
    expect(kept).toMatchObject({ firstname: 'Eve', email: ada.email });
    expect((await update(ada.token, { email: 'ada@vitrine.example' })).status).toBe(200);
    for (let time = 0; time < 9; time += 1) await update(ada.token, { email: `guess-${time}@shop.test` });
    expect((await update(ada.token, { email: 'guess@shop.test' })).status).toBe(429);
    expect((await update(ada.token, { lastname: 'Byron' })).status).toBe(200);
  });

  it('shows the sign-in contacts and whether a password is set, beside the contact address', async () => {
    expect(ada).toMatchObject({ login_email: 'ada@vitrine.example', has_password: false });
    const user = await moveMails('post@shop.test');
    expect(user).toMatchObject({ email: 'post@shop.test', login_email: 'ada@vitrine.example' });
  });

  it('gets no guest orders from an address that is merely entered in it', async () => {
    const before = (await history(ada.token)).total_count;
    const order = await orderOf(fixture, await cartWith(fixture, [{ sku: 'TEE' }]));
    const { emailAddress } = order.personalDetails;
    await fixture.call('POST', '/api/order', order);
    await moveMails(emailAddress);
    await fixture.clock.advance(60_000);
    const again = await signIn(fixture, 'ada@vitrine.example');
    expect((await history(again.token)).total_count).toBe(before);
    const other = await orderOf(fixture, await cartWith(fixture, [{ sku: 'TEE' }]));
    await fixture.call('POST', '/api/order', other);
    expect((await history(again.token)).total_count).toBe(before);
  });

  it('has its name changed only by its owner', async () => {
    const save = (id: number, name: string, token: string) =>
      fixture.call('POST', `/api/user/profile-account?id=${id}&token=${token}`, { id, name });
    expect(await resultOf(save(ada.id, ' Ada  Lovelace King ', ada.token))).toMatchObject({
      firstname: 'Ada',
      lastname: 'Lovelace King',
    });
    expect(await save(ada.id, '  ', ada.token)).toMatchObject({ status: 400, json: { result: 'ENTER_YOUR_NAME' } });
    expect((await save(vincent.id, 'Mine', ada.token)).status).toBe(403);
    expect((await get('user/profile-account', { id: vincent.id, token: ada.token })).status).toBe(403);
  });

  it('is shown to nobody else: only the owner and staff know who has an account', async () => {
    const mira = await signIn(fixture, 'mira@vitrine.example');
    const find = (token: string) => resultOf(get('user/guest-account', { email: 'ada@vitrine.example', token }));
    expect([await find(''), await find(vincent.token)]).toEqual([null, null]);
    expect(await find(ada.token)).toMatchObject({ id: ada.id });
    expect(await find(mira.token)).toMatchObject({ id: ada.id });
  });

  it('proves its group by a token that contains nothing else', () => {
    expect(ada.groupToken).toMatch(/^1\.[\w-]{43}$/);
    expect(vincent.groupToken).toMatch(/^2\./);
  });
});

describe('an account requested at checkout', () => {
  async function orderWithAccount(email: string, password = 'correct horse'): Promise<Order> {
    const { hash: _hash, ...order } = await orderOf(fixture, await cartWith(fixture, [{ sku: 'TEE' }]));
    const personalDetails = { ...order.personalDetails, emailAddress: email, createAccount: true, password };
    const requested = { ...order, personalDetails };
    return { ...requested, hash: orderHash(requested, sha3_224) };
  }
  const login = (username: string, password: string) => fixture.call('POST', '/api/user/login', { username, password });

  it('is created with the order in it, and stores only a hash of the password', async () => {
    const order = await orderWithAccount('new@shop.test');
    const placed = await resultOf<{ number: string }>(fixture.call('POST', '/api/order', order));
    const user = await resultOf<SignedIn>(login('new@shop.test', 'correct horse'));
    expect(user.orders_history).toEqual([{ increment_id: placed.number, stage: 1, canceled: false }]);
    expect(user.addresses).toHaveLength(1);
    expect(JSON.stringify(await get(`order/${order.order_id}`))).not.toContain('correct horse');
  });

  it('has no addresses if a common password was refused: a stranger may have entered the contact', async () => {
    await resultOf(fixture.call('POST', '/api/order', await orderWithAccount('new@shop.test', 'iloveyou')));
    expect((await signIn(fixture, 'new@shop.test')).addresses).toEqual([]);
  });

  it('leaves an existing account unchanged; the order is placed and belongs to the owner of the address', async () => {
    const before = await history(ada.token);
    const user = (await get('user/profile-account', { token: ada.token })).json;
    const order = await orderWithAccount('ada@vitrine.example', 'of the thief');
    await resultOf(fixture.call('POST', '/api/order', order));
    expect((await login('ada@vitrine.example', 'of the thief')).status).toBe(400);
    expect((await history(ada.token)).total_count).toBe(before.total_count + 1);
    const { orders_history: _orders, ...profile } = await resultOf<User>(
      get('user/profile-account', { token: ada.token }),
    );
    expect(user).toMatchObject({ result: profile });
  });
});

describe("a blogger's cabinet", () => {
  const CALLS = ['promo_products', 'posts', 'statistics', 'payouts', 'orders', 'balance', 'check_set'];

  it.each(CALLS)('%s is for bloggers: guests are asked to sign in, others are denied', async (call) => {
    const path = `blogger/${call}`;
    const query = { ids: '1' };
    expect((await get(path, query)).status).toBe(401);
    for (const { token } of [ada, vincent, await signIn(fixture, 'alma@vitrine.example')]) {
      expect(await get(path, { ...query, token })).toMatchObject({ status: 403, json: { result: 'ACCESS_DENIED' } });
    }
  });

  it('identifies sets by their parts, in any order', async () => {
    const { token } = await signIn(fixture, 'lotte@vitrine.example');
    const ids = '3,1';
    expect(await resultOf(get('blogger/check_set', { ids, token }))).toEqual({ exists: false, id: null });
    expect((await get('blogger/check_set', { ids: 'a,b', token })).status).toBe(400);
  });
});
