import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seedPeople } from '../../../../../adapters/demo';
import type { CustomerOrder, ManagedOrder, OrderResult, SignedIn, User } from '../../../../../core/contract';
import type { TrackedOrder } from '../../../../../core/contract/orders/order-tracking';
import { cartWith, orderOf, resultOf, type CartLine, type OrderOptions } from '../../../../fixtures/order';
import { openFixturePlatform, type FixturePlatform } from '../../../../fixtures/platform';
import { signIn } from '../../../../fixtures/signed-in';

let fixture: FixturePlatform;
let ada: SignedIn;
let mira: SignedIn;
beforeEach(async () => {
  fixture = await openFixturePlatform();
  await seedPeople(fixture.platform.people, { now: fixture.clock.now() });
  ada = await signIn(fixture, 'ada@vitrine.example');
  mira = await signIn(fixture, 'mira@vitrine.example');
});
afterEach(async () => {
  expect(fixture.telemetry.records.filter((record) => record.kind === 'error')).toEqual([]);
  await fixture.platform.close();
});

interface Placed extends OrderResult {
  readonly key: string;
}
async function ordered(lines: readonly CartLine[], token: string, inputs: OrderOptions = {}): Promise<Placed> {
  const order = await orderOf(fixture, await cartWith(fixture, lines, inputs.store), inputs);
  const path = token === '' ? '/api/order' : `/api/order?token=${token}`;
  return { ...(await resultOf<OrderResult>(fixture.call('POST', path, order))), key: order.order_id };
}
const ask = (what: string, body: object, token = '') =>
  fixture.call('POST', `/api/order/${what}${token === '' ? '' : `?token=${token}`}`, body);
const track = async (body: object, token = '') => (await resultOf<TrackedOrder>(ask('track', body, token))).order;
const format = (body: object) =>
  resultOf<ManagedOrder>(fixture.call('POST', `/api/manage/order?token=${mira.token}`, body));
const own = (number: string, token = ada.token) =>
  resultOf<CustomerOrder>(fixture.call('GET', `/api/order/${number}?token=${token}`));
const history = async (token = ada.token) =>
  (
    await resultOf<{ items: CustomerOrder[] }>(
      fixture.call('GET', `/api/user/order-history?token=${token}&pageSize=100`),
    )
  ).items;
const listed = async (number: string) => (await history()).find((order) => order.number === number);
const whoDid = async (number: string, what: string) => {
  const order = await resultOf<ManagedOrder>(fixture.call('GET', `/api/manage/order?id=${number}&token=${mira.token}`));
  return order.history.find((event) => event.what.some(({ name }) => name === what))?.who;
};

describe('an order of a signed-in customer', () => {
  it('is the same in the list, by its number, and by the link in its email', async () => {
    const { key, number } = await ordered([{ sku: 'TEE', qty: 2 }], ada.token);
    await format({ id: number, status: 'O', carrier: 'Parcel Co' });
    const whole = await track({ id: number }, ada.token);
    expect(whole).toMatchObject({
      delivery: { title: 'Parcel Co', carrier: 'Parcel Co' },
      may: { cancel: false, return: [{ sku: 'TEE', qty: 2 }], again: true, account: false },
    });
    expect(await track({ id: key }, ada.token)).toEqual(whole);
    expect(await own(number)).toEqual(whole);
    expect(await listed(number)).toEqual(whole);
  });

  it('can be cancelled and returned with their token only', async () => {
    const first = await ordered([{ sku: 'CAP' }], ada.token);
    const stranger = await signIn(fixture, 'lotte@vitrine.example');
    const wanted = { request: 'r1', reason: 'too-small', lines: [{ sku: 'CAP', qty: 1 }] };
    for (const token of ['', stranger.token])
      for (const what of ['cancel', 'return'])
        expect((await ask(what, { id: first.number, ...(what === 'return' && wanted) }, token)).status).toBe(404);
    const canceled = await resultOf<TrackedOrder>(ask('cancel', { id: first.number }, ada.token));
    expect(canceled.order).toMatchObject({ canceled: true, may: { cancel: false, again: true } });
    expect(await whoDid(first.number, 'canceled')).toBe('ada@vitrine.example');

    const second = await ordered([{ sku: 'CAP' }], ada.token);
    await format({ id: second.number, status: 'O' });
    const back = await resultOf<TrackedOrder>(ask('return', { id: second.number, ...wanted }, ada.token));
    expect(back.order).toMatchObject({ returns: [{ number: `${second.number}-R1` }], may: { return: [] } });
    expect((await listed(second.number))?.returns).toHaveLength(1);
  });

  it('names no carrier if nothing is delivered', async () => {
    const { number } = await ordered([{ sku: 'CARD' }], ada.token, { payment: 'card' });
    expect(await own(number)).toMatchObject({ delivery: { title: '', carrier: null } });
  });

  it('shows the amount, reason, date and method of refunds', async () => {
    const { number } = await ordered([{ sku: 'TEE', qty: 2 }], ada.token, { payment: 'cashondelivery' });
    expect(await own(number)).toMatchObject({ payment_state: 'not-paid', refunded: 0, refunds: [] });
    await format({ id: number, status: 'O' });
    const { money } = await format({ id: number, returned: [{ sku: 'TEE', qty: 1 }], return_reason: 'Too small' });
    const { refunded } = money;
    expect(refunded).toBeGreaterThan(0);
    const part = await own(number);
    expect(part).toMatchObject({
      payment_state: 'partly-refunded',
      refunded,
      refunds: [{ amount: refunded, cause: 'returned', skus: ['TEE'], way: 'by-hand', is_done: false }],
      products: [{ sku: 'TEE', count: 2, returned_count: 1 }],
    });
    const text = JSON.stringify(part);
    for (const word of ['mira', 'staff:', 'note']) expect(text.toLowerCase()).not.toContain(word);
    expect((await listed(number))?.refunds).toEqual(part.refunds);
  });

  it("stays in the account's list as unpaid until it is paid", async () => {
    const { number } = await ordered([{ sku: 'TEE' }], ada.token, { payment: 'card' });
    const mine = async () => {
      const { orders_history: orders } = await resultOf<User>(
        fixture.call('GET', `/api/user/profile-account?token=${ada.token}&id=${String(ada.id)}`),
      );
      return orders.find(({ increment_id }) => increment_id === number);
    };
    expect(await mine()).toMatchObject({ unpaid: true, canceled: false });
    await ask('cancel', { id: number }, ada.token);
    expect((await mine())?.unpaid).toBeUndefined();
  });
});

describe('staff acting for a customer', () => {
  const act = () =>
    resultOf<SignedIn>(
      fixture.call('GET', `/api/user/profile?token=${mira.token}&contact=${encodeURIComponent('ada@vitrine.example')}`),
    );

  it('see the same order with links to the back office, which the customer does not see', async () => {
    const { number } = await ordered([{ sku: 'TEE' }], ada.token);
    const { token } = await act();
    const { office, ...seen } = await track({ id: number }, token);
    expect(office).toEqual({ path: `/manage/orders/${number}`, link: null });
    expect(await track({ id: number }, ada.token)).toEqual(seen);
  });

  it('can do what the customer may do, under their own name', async () => {
    const { number } = await ordered([{ sku: 'TEE' }], ada.token);
    const { token } = await act();
    await resultOf<TrackedOrder>(ask('cancel', { id: number }, token));
    expect(await whoDid(number, 'canceled')).toBe('mira@vitrine.example');
  });
});

describe('the external system of a merchant', () => {
  it('is linked from each order for staff, once its URL is set', async () => {
    const alma = await signIn(fixture, 'alma@vitrine.example');
    const setting = await resultOf<{ version: string; document: object }>(
      fixture.call('GET', `/api/manage/setting?id=site&token=${alma.token}`),
    );
    const set = (link: string) =>
      fixture.call('POST', `/api/manage/setting?token=${alma.token}`, {
        id: 'site',
        version: setting.version,
        document: { ...setting.document, office_order_link: link },
      });
    for (const wrong of ['https://office.example/orders', 'javascript:alert({number})', '{number}']) {
      const { status, json } = await set(wrong);
      expect([status, JSON.stringify(json)]).toEqual([400, expect.stringContaining('office_order_link')]);
    }
    await resultOf(set('https://office.example/orders/{number}?from=shop'));
    const { number, key } = await ordered([{ sku: 'TEE' }], ada.token);
    const link = `https://office.example/orders/${number}?from=shop`;
    expect((await format({ id: number, status: 'A' })).office?.link).toBe(link);
    expect((await track({ id: key }, mira.token)).office?.link).toBe(link);
    expect(JSON.stringify([await track({ id: key }), await own(number)])).not.toContain('office');
  });
});
