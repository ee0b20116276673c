import { sha3_224 } from 'js-sha3';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seedPeople } from '../../../../../adapters/demo';
import type { Order, OrderResult, PlacedOrder, SignedIn, StockAnswer } from '../../../../../core/contract';
import type { ManagedOrder } from '../../../../../core/contract/orders/manage-orders';
import { orderHash } from '../../../../../core/orders/order-hash';
import { BANK_ACCOUNT } from '../../../../fixtures/catalogue';
import { approve } from '../../../../fixtures/gift-cards';
import { cartWith, orderOf, resultOf, type CartLine } from '../../../../fixtures/order';
import { openFixturePlatform, type FixturePlatform } from '../../../../fixtures/platform';
import { signIn } from '../../../../fixtures/signed-in';

const DAY_MS = 24 * 60 * 60 * 1000;

let fixture: FixturePlatform;
beforeEach(async () => {
  fixture = await openFixturePlatform();
  await setShop();
});
afterEach(async () => {
  expect(fixture.telemetry.records.filter((record) => record.kind === 'error')).toEqual([]);
  await fixture.platform.close();
});

const setShop = (settings: object = {}) =>
  fixture.platform.catalogue.writeBlocks([
    {
      blocks: {
        en: {
          ...{ id: 1, identifier: 'cms_settings', title: '', content: '' },
          json: { bank_account: BANK_ACCOUNT, ...settings },
        },
      },
    },
  ]);

interface Guest {
  readonly email?: string;
  readonly address?: string;
  readonly token?: string;
  readonly payment?: string;
}

async function drafted(lines: readonly CartLine[], { email, payment = 'cashondelivery' }: Guest): Promise<Order> {
  const { hash: _hash, ...order } = await orderOf(fixture, await cartWith(fixture, lines), { payment });
  const said = { ...order, personalDetails: { ...order.personalDetails, ...(email && { emailAddress: email }) } };
  return { ...said, hash: orderHash(said, sha3_224) };
}
async function send(order: Order, { token = '', address }: Guest = {}) {
  const request = new Request(`http://shop.test/api/order?token=${token}`, {
    ...{ method: 'POST', body: JSON.stringify(order), headers: { 'content-type': 'application/json' } },
  });
  const response = await fixture.platform.fetch(request, address === undefined ? undefined : { address });
  return { status: response.status, json: (await response.json()) as unknown };
}
const buy = async (qty: number, guest: Guest = {}) => send(await drafted([{ sku: 'TEE', qty }], guest), guest);
const left = async () => (await resultOf<StockAnswer>(fixture.call('GET', '/api/stock/check?sku=TEE'))).qty;
const show = ({ order_id: id }: Order) => resultOf<PlacedOrder>(fixture.call('GET', `/api/order/${id}`));
const managed = async ({ order_id: id }: Order): Promise<ManagedOrder> => {
  const outcome = await fixture.platform.orders.show(id);
  if (outcome.kind === 'refused') throw new Error(outcome.code);
  return outcome.order;
};
const check = () => fixture.platform.payments.check();

const LIMIT = {
  status: 400,
  json: {
    result: expect.stringContaining('at most 5 of Cotton Tee') as string,
    meta: { error: 'pay_later_limit', sku: 'TEE', name: 'Cotton Tee', max: 5 },
  },
};

describe('a guest who never pays', () => {
  it.each(['cashondelivery', 'banktransfer'])(
    'can hold at most five of a SKU by %s, across all orders',
    async (payment) => {
      const before = await left();
      expect(await buy(6, { payment })).toMatchObject(LIMIT);
      expect(await buy(3, { payment })).toMatchObject({ status: 200 });
      expect(await buy(3, { payment })).toMatchObject(LIMIT);
      expect(await buy(2, { payment })).toMatchObject({ status: 200 });
      expect(await buy(1, { payment: 'cashondelivery' })).toMatchObject(LIMIT);
      expect(await left()).toBe(before - 5);
      expect(await buy(6, { payment: 'card' })).toMatchObject({ status: 200 });
    },
  );

  it('gets no more with other addresses on the same network, and does not affect other networks', async () => {
    const before = await left();
    for (let turn = 0; turn < 12; turn += 1) {
      const guest = { email: `never-${String(turn)}@mail.test`, address: `203.0.113.${String(turn + 1)}` };
      expect((await buy(1, guest)).status, String(turn)).toBe(turn < 5 ? 200 : 400);
    }
    expect(await left()).toBe(before - 5);
    expect(await buy(2, { email: 'honest@mail.test', address: '198.51.100.7' })).toMatchObject({ status: 200 });
  });

  it('gets no more with other spellings and plus addresses of the mailbox, from other networks', async () => {
    const spellings = [
      'never@gmail.com',
      'Never+1@gmail.com',
      'n.e.ver@googlemail.com',
      ' NEVER+2+3@GMAIL.com',
      'ne.ver@gmail.com',
    ];
    for (const [turn, email] of spellings.entries())
      expect((await buy(1, { email: email.trim(), address: `203.0.${String(turn)}.9` })).status, email).toBe(200);
    for (const email of [...spellings, 'never+x@gmail.com'])
      expect(await buy(1, { email: email.trim(), address: '198.51.100.7' }), email).toMatchObject(LIMIT);
    for (const email of ['nevermore@gmail.com', 'n.ever@mail.test'])
      expect(await buy(1, { email, address: '192.0.2.1' }), email).toMatchObject({ status: 200 });
  });

  it('gets no more with concurrent orders', async () => {
    const orders: Order[] = [];
    for (let turn = 0; turn < 12; turn += 1) orders.push(await drafted([{ sku: 'TEE' }], {}));
    const answers = await Promise.all(orders.map((order) => send(order)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
  });

  it('is limited as configured', async () => {
    await setShop({ guest_hold_units: 2, guest_hold_days: 1 });
    expect(await buy(3)).toMatchObject({ json: { meta: { max: 2 } } });
    const order = await drafted([{ sku: 'TEE', qty: 2 }], {});
    await resultOf(send(order));
    await fixture.clock.advance(DAY_MS);
    expect(await check()).toMatchObject({ calledOff: 1 });
    expect(await show(order)).toMatchObject({ canceled: true });
  });
});

describe('the stock of a guest’s order that is paid later', () => {
  it('is not shown as reserved if a parcel is paid on delivery, but is for a pickup', async () => {
    const mailOf = async (order: Order) => {
      await resultOf(send(order));
      const [newest] = await fixture.platform.outbox.list(order.personalDetails.emailAddress);
      return newest?.text;
    };
    const order = await drafted([{ sku: 'TEE' }], {});
    const brought = await mailOf(order);
    expect(brought).toContain('Cash on delivery');
    expect(brought).not.toMatch(/Kept for you|Please pay by/);
    const { hash: _hash, ...rest } = await orderOf(fixture, await cartWith(fixture, [{ sku: 'TEE' }]), {
      shipping: 'pickup',
    });
    const fetched = { ...rest, addressInformation: { ...rest.addressInformation, pickup_store_id: 1 } };
    expect(await mailOf({ ...fetched, hash: orderHash(fetched, sha3_224) })).toContain('Kept for you until: ');
  });

  it('is released after a week: the order is cancelled once, with an email and a history entry', async () => {
    const before = await left();
    const order = await drafted([{ sku: 'TEE', qty: 5 }], { payment: 'banktransfer' });
    const placed = await resultOf<OrderResult>(send(order));
    const { held_until: until } = await managed(order);
    expect(until).toBe(new Date(fixture.clock.now() + 7 * DAY_MS).toISOString());
    const shown = await resultOf<PlacedOrder>(fixture.call('GET', `/api/order/${order.order_id}`));
    expect([placed.pay_by, shown.pay_by]).toEqual([until, until]);
    const [mail] = await fixture.platform.outbox.list(order.personalDetails.emailAddress);
    expect(mail?.text).toContain('Please pay by: ');
    expect(mail?.text).not.toContain('Kept for you');
    await fixture.clock.advance(7 * DAY_MS - 1);
    expect(await check()).toMatchObject({ calledOff: 0 });
    await fixture.clock.advance(1);
    expect(await check()).toMatchObject({ calledOff: 1 });
    expect(await check()).toMatchObject({ calledOff: 0 });
    expect(await left()).toBe(before);
    const { canceled, history, held_until: after } = await managed(order);
    expect({ canceled, after, who: history[0]?.who }).toEqual({ canceled: true, after: null, who: 'shop' });
    const kinds = (await fixture.platform.outbox.list(order.personalDetails.emailAddress)).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'order-canceled')).toHaveLength(1);
    expect(await buy(5)).toMatchObject({ status: 200 });
  });

  it.each([
    ['its payment has arrived', { paid: true as const }],
    ['staff have accepted it', { status: 'AB' as const }],
    ['staff have changed its status', { days: 3 }],
  ])('stays reserved once %s, and is not counted any more', async (_, change) => {
    const order = await drafted([{ sku: 'TEE', qty: 5 }], { payment: 'banktransfer' });
    await resultOf(send(order));
    await fixture.platform.orders.advance({ id: order.order_id, ...change }, 'staff');
    expect((await managed(order)).held_until).toBeNull();
    expect(await buy(5)).toMatchObject({ status: 200 });
    await fixture.clock.advance(8 * DAY_MS);
    expect(await check()).toMatchObject({ calledOff: 1 });
    expect(await show(order)).toMatchObject({ canceled: false });
  });
});

async function writeGoods(sku: string, id: number): Promise<void> {
  const named = {
    id,
    sku,
    name: sku,
    slug: sku.toLowerCase(),
    url_key: sku.toLowerCase(),
    url_path: sku.toLowerCase(),
  };
  const sold = { status: 1, visibility: 4, price: 9, tax_class_id: 2, category_ids: [2] };
  const stock = { [sku]: { qty: 50, is_in_stock: true } };
  await fixture.platform.catalogue.writeProduct({
    product: { ...named, ...sold, type_id: 'simple' },
    stock,
    source: 'test',
  });
}

describe('a customer', () => {
  const fresh = async () => ({ email: 'new@mail.test', token: (await signIn(fixture, 'new@mail.test')).token });
  const payFirst = async (guest: Guest, sku = 'CAP', qty = 1) => {
    const order = await drafted([{ sku, qty }], { ...guest, payment: 'card' });
    await resultOf(send(order, guest));
    await approve(fixture, order.order_id);
    return order;
  };
  const bought = async (qty: number, guest: Guest) => {
    const order = await drafted([{ sku: 'TEE', qty }], guest);
    await resultOf(send(order, guest));
    return order;
  };

  it.each(['cashondelivery', 'banktransfer'])(
    'who has never paid is limited like a guest by %s, and the stock is released after a week',
    async (payment) => {
      const before = await left();
      const guest = { ...(await fresh()), payment };
      expect(await buy(6, guest)).toMatchObject(LIMIT);
      const order = await drafted([{ sku: 'TEE', qty: 5 }], guest);
      await resultOf(send(order, guest));
      expect(await buy(1, guest)).toMatchObject(LIMIT);
      expect(await left()).toBe(before - 5);
      expect((await managed(order)).held_until).toBe(new Date(fixture.clock.now() + 7 * DAY_MS).toISOString());
      await fixture.clock.advance(7 * DAY_MS);
      expect(await check()).toMatchObject({ calledOff: 1 });
      expect(await left()).toBe(before);
    },
  );

  it('who has paid may owe three times the amount paid for shipped orders; a stranger using their contact may not', async () => {
    const guest = await fresh();
    const paid = await payFirst(guest, 'TEE', 4);
    // A cancellable order earns no credit.
    expect(await buy(6, guest)).toMatchObject(LIMIT);
    await fixture.platform.orders.advance({ id: paid.order_id, status: 'D' }, 'staff');
    const credit = 3 * (await managed(paid)).price;
    let [owed, due] = [0, 0];
    for (let turn = 0; turn < 20; turn += 1) {
      const own = await drafted([{ sku: 'TEE', qty: 6 }], guest);
      const answer = await send(own, guest);
      if (answer.status === 200) {
        const order = await managed(own);
        expect(order.held_until).toBeNull();
        due = order.price;
        owed += due;
      } else expect(answer).toMatchObject(LIMIT);
    }
    expect(owed).toBeGreaterThan(0);
    expect(owed).toBeLessThanOrEqual(credit);
    expect(owed + due).toBeGreaterThan(credit);
    expect(await buy(6, { email: guest.email })).toMatchObject({ status: 400 });
    await fixture.clock.advance(30 * DAY_MS);
    expect(await check()).toMatchObject({ calledOff: 0 });
  });

  it('who pays on delivery may owe more with the next order', async () => {
    const guest = await fresh();
    const own = await bought(5, guest);
    expect(await buy(6, guest)).toMatchObject(LIMIT);
    await fixture.platform.orders.advance({ id: own.order_id, status: 'O', paid: true }, 'staff');
    expect(await buy(12, guest)).toMatchObject({ status: 200 });
  });

  it.each(['before', 'after'])(
    'who has never paid is not affected by strangers on other networks who order with their address, %s they sign in',
    async (when) => {
      const strange = { email: 'new@mail.test', address: '203.0.113.9' };
      if (when === 'before') expect(await buy(5, strange)).toMatchObject({ status: 200 });
      const guest = { ...(await fresh()), address: '198.51.100.7' };
      if (when === 'after') expect(await buy(5, strange)).toMatchObject({ status: 200 });
      expect(await buy(5, guest)).toMatchObject({ status: 200 });
      expect(await buy(1, guest)).toMatchObject(LIMIT);
      expect(await buy(1, { ...guest, address: '192.0.2.1' })).toMatchObject(LIMIT);
    },
  );

  it('who has paid is not blocked by a stranger who orders with their address', async () => {
    const guest = await fresh();
    await payFirst(guest);
    expect(await buy(5, { email: guest.email, address: '203.0.113.9' })).toMatchObject({ status: 200 });
    expect(await buy(5, guest)).toMatchObject({ status: 200 });
  });

  it('is not limited if staff order for them', async () => {
    const guest = await fresh();
    await payFirst(guest);
    const order = await drafted([{ sku: 'TEE', qty: 12 }], guest);
    await seedPeople(fixture.platform.people, { now: fixture.clock.now() });
    const mira = await signIn(fixture, 'mira@vitrine.example');
    const acting = fixture.call('GET', `/api/user/profile?token=${mira.token}&contact=${guest.email}`);
    const { token } = await resultOf<SignedIn>(acting);
    expect(await send(order, guest)).toMatchObject(LIMIT);
    expect(await send(order, { token })).toMatchObject({ status: 200 });
  });

  it('is limited across all products and networks, so that one mailbox cannot hold the whole stock', async () => {
    const skus = [1, 2, 3, 4, 5].map((nth) => `MANY-${String(nth)}`);
    for (const [index, sku] of skus.entries()) await writeGoods(sku, 960 + index);
    const guest = await fresh();
    const of = (bought: readonly string[], qty: number) =>
      drafted(
        bought.map((sku) => ({ sku, qty })),
        guest,
      );
    expect(await send(await of(skus, 5), guest)).toMatchObject({
      status: 400,
      json: { meta: { error: 'pay_later_limit', sku: 'MANY-5', max: 0 } },
    });
    await resultOf(send(await of(skus.slice(0, 4), 5), guest));
    const elsewhere = { ...guest, address: '203.0.113.9' };
    expect(await send(await of(skus.slice(4), 1), elsewhere)).toMatchObject({ status: 400 });
    await payFirst(guest);
    expect(await send(await of(skus, 20), guest)).toMatchObject({ status: 400 });
  });

  it('gets no more with other addresses on one network, which may have sixteen times as much', async () => {
    await setShop({ guest_hold_units: 1 });
    const skus = Array.from({ length: 17 }, (_, nth) => `MANY-${String(nth)}`);
    for (const [index, sku] of skus.entries()) await writeGoods(sku, 960 + index);
    const { token } = await fresh();
    const statusesOf = async (session: Guest) => {
      const statuses: number[] = [];
      for (const [index, sku] of skus.entries()) {
        const guest = { ...session, email: `${String(index)}@mail.test` };
        statuses.push((await send(await drafted([{ sku }], guest), guest)).status);
      }
      return statuses;
    };
    expect(await statusesOf({ address: '203.0.113.9' })).toEqual([...Array<number>(16).fill(200), 400]);
    // An account counts as one contact, whatever addresses its orders use.
    const account = await statusesOf({ token, address: '198.51.100.7' });
    expect(account.filter((status) => status === 200)).toHaveLength(4);
  });

  it('and guests are not limited if the shop sets 0', async () => {
    await setShop({ guest_hold_units: 0 });
    expect(await buy(12, await fresh())).toMatchObject({ status: 200 });
    expect(await buy(12)).toMatchObject({ status: 200 });
  });
});
