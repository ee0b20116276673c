import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seedPeople } from '../../../../../adapters/demo';
import { NOBODY } from '../../../../../adapters/platform/ports/staff/personal-data';
import type { Order, PlacedOrder } from '../../../../../core/contract';
import type { ManagedOrder } from '../../../../../core/contract/orders/manage-orders';
import { approve } from '../../../../fixtures/gift-cards';
import { cartWith, orderOf, resultOf } from '../../../../fixtures/order';
import { pausingDatabase } from '../../../../fixtures/pausing-database';
import { openFixturePlatform, type FixturePlatform } from '../../../../fixtures/platform';
import { signIn } from '../../../../fixtures/signed-in';

const IS_SERVER = process.env['VITRINE_TEST_DATABASE'] === 'postgres';
const ADA = 'ada@shop.test';

let fixture: FixturePlatform;
let stored: Awaited<ReturnType<typeof pausingDatabase>>;
beforeEach(async () => {
  stored = await pausingDatabase();
  fixture = await openFixturePlatform({ database: stored.database });
  await seedPeople(fixture.platform.people, { now: fixture.clock.now() });
  const json = { award_bonuses: true, award_bonuses_amount: 10, guest_hold_units: 0, guest_page_units: 0 };
  await fixture.platform.catalogue.writeBlocks([{ blocks: { en: { id: 1, identifier: 'cms_settings', json } } }]);
  const person = { source: 'test', firstname: 'Ada', lastname: 'Byron', addresses: [], groupId: 1, roles: [] };
  await fixture.platform.people.write((people) =>
    people.writePerson({ ...person, email: ADA, bonus: 2000, currency: 'USD' }),
  );
});
afterEach(() => fixture.platform.close());

const bonusOf = (email: string) => stored.database.read(async (db) => (await db.customers.byLogin(email))?.bonus);
const units = () => stored.database.read(async (db) => (await db.stock.find('CAP'))?.qty ?? 0);

async function guestOrder(replaced?: Order): Promise<Order> {
  const cart = await cartWith(fixture, [{ sku: 'CAP', qty: 1 }]);
  const { hash: _, ...order } = await orderOf(fixture, cart, { payment: 'card', email: 'eve@shop.test' });
  return replaced === undefined
    ? order
    : { ...order, replaces: [replaced.order_id], replaced_carts: [replaced.cart_id] };
}
const place = (order: Order, token = '') =>
  resultOf(fixture.call('POST', `/api/order${token === '' ? '' : `?token=${token}`}`, order));

/** An unpaid order of Ada that spends bonuses. */
async function bonusOrder(): Promise<Order> {
  const { token } = await signIn(fixture, ADA);
  const cart = await resultOf<string>(fixture.call('POST', `/api/cart/create?storeCode=us&token=${token}`));
  const query = `cartId=${cart}&token=${token}`;
  await resultOf(fixture.call('POST', `/api/cart/update?${query}`, { cartItem: { sku: 'CAP', qty: 1 } }));
  await resultOf(fixture.call('POST', `/api/cart/bonuses-spend?${query}`));
  const { hash: _, ...order } = await orderOf(fixture, cart, { payment: 'card' });
  await place(order, token);
  return order;
}

describe.runIf(IS_SERVER)('an order that another unit of work changes concurrently', () => {
  it('restores bonuses and stock once if it is cancelled while another cart replaces it', async () => {
    const [bonus, stock] = [await bonusOf(ADA), await units()];
    const order = await bonusOrder();
    expect(await bonusOf(ADA)).toBeLessThan(bonus ?? 0);
    const next = await guestOrder(order);
    const found = { number: order.order_id, email: ADA };
    const { proof } = await resultOf<{ proof: string }>(fixture.call('POST', '/api/order/find', found));
    const cancel = () => fixture.call('POST', '/api/order/cancel', { id: order.order_id, proof });
    let canceled: ReturnType<typeof cancel> | undefined;
    await stored.inside(
      { repository: 'orders', method: 'insert' },
      () => place(next),
      async () => {
        canceled = cancel();
        await stored.waitsForLock();
      },
    );
    await canceled;
    expect(await bonusOf(ADA)).toBe(bonus);
    expect(await units()).toBe(stock - 1);
  });

  it('refunds a payment that arrives while another cart replaces it', async () => {
    const order = await guestOrder();
    await place(order);
    await fixture.platform.fetch(new Request(`http://shop.test/pay/${order.order_id}`));
    const next = await guestOrder(order);
    let paid: Promise<void> | undefined;
    await stored.inside(
      { repository: 'orders', method: 'settle' },
      () => place(next),
      async () => {
        paid = approve(fixture, order.order_id);
        await stored.waitsForLock();
      },
    );
    await paid;
    const shown = await resultOf<PlacedOrder>(fixture.call('GET', `/api/order/${order.order_id}`));
    expect(shown).toMatchObject({ canceled: true, payment: 'refunded' });
  });

  it('keeps a refund that is made while the person is erased', async () => {
    const { token } = await signIn(fixture, 'alma@vitrine.example');
    const order = await guestOrder();
    await place(order);
    await approve(fixture, order.order_id);
    const manage = (path: string, body: object) => fixture.call('POST', `/api/manage/${path}?token=${token}`, body);
    await resultOf(manage('order', { id: order.order_id, stage: 5 }));
    const started = { id: order.order_id, returned: ['CAP'], return_reason: 'too small' };
    await stored.inside(
      { repository: 'personalData', method: 'ordersOf' },
      () => fixture.platform.privacy.erase('eve@shop.test'),
      () => resultOf<ManagedOrder>(manage('order', started)),
    );
    const kept = await stored.database.read((db) => db.orders.byOrderId(order.order_id));
    expect(kept?.email).toBe(NOBODY);
    expect(kept?.fulfilment.returned).toEqual(['CAP']);
  });
});
