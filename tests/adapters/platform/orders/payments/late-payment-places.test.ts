import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seedPeople } from '../../../../../adapters/demo';
import type { Order, PlacedOrder, SignedIn } from '../../../../../core/contract';
import type { StockRow } from '../../../../../core/contract/catalogue/manage-products';
import { MAIN_PLACE } from '../../../../../core/contract/catalogue/stock-places';
import { cartWith, orderOf, resultOf } from '../../../../fixtures/order';
import { openFixturePlatform, type FixturePlatform } from '../../../../fixtures/platform';
import { signIn } from '../../../../fixtures/signed-in';

const GERMAN = { ...MAIN_PLACE, code: 'berlin', name: { en: 'Berlin' }, country: 'DE', stores: ['de'] };

let fixture: FixturePlatform;
let staff: SignedIn;
beforeEach(async () => {
  fixture = await openFixturePlatform();
  await seedPeople(fixture.platform.people, { now: fixture.clock.now() });
  staff = await signIn(fixture, 'mira@vitrine.example');
  await fixture.platform.commerce.write({ stock_places: [MAIN_PLACE, GERMAN] });
});
afterEach(() => fixture.platform.close());

const level = () => `/api/manage/stock-level?token=${staff.token}`;
async function setUnits(main: number, berlin: number) {
  const { id, version, document } = await resultOf<{ id: string; version: string; document: object }>(
    fixture.call('GET', `${level()}&id=CAP`),
  );
  const places = [
    { place: 'main', qty: main },
    { place: 'berlin', qty: berlin },
  ];
  await resultOf(
    fixture.call('POST', level(), {
      id,
      version,
      document: { ...document, qty: main + berlin, in_stock: true, places },
    }),
  );
}
async function units() {
  const listed = fixture.call('GET', `/api/manage/stock-levels?product=CAP&token=${staff.token}`);
  const { places = [] } = (await resultOf<{ items: readonly StockRow[] }>(listed)).items[0] ?? {};
  return Object.fromEntries(places.map(({ place, qty }) => [place, qty]));
}
const pageOf = ({ order_id: id }: Order) => fixture.platform.fetch(new Request(`http://shop.test/pay/${id}`));
const pay = ({ order_id: id }: Order) => {
  const body = new URLSearchParams({ answer: 'approve' });
  return fixture.platform.fetch(new Request(`http://shop.test/pay/${id}`, { method: 'POST', body }));
};

/** An order of 2 units of which the time to pay is over. */
async function late(): Promise<Order> {
  await setUnits(2, 3);
  const order = await orderOf(fixture, await cartWith(fixture, [{ sku: 'CAP', qty: 2 }]), { payment: 'card' });
  await resultOf(fixture.call('POST', '/api/order', order));
  await fixture.clock.advance(31 * 60_000);
  expect(await fixture.platform.payments.check()).toMatchObject({ released: 1 });
  expect(await units()).toEqual({ main: 2, berlin: 3 });
  return order;
}

describe('a payment after the stock was released', () => {
  it('takes stock again from a location that serves the store', async () => {
    const order = await late();
    expect((await pageOf(order)).status).toBe(200);
    await pay(order);
    expect(await units()).toEqual({ main: 0, berlin: 3 });
  });

  it('is refunded, with a notice before, if only a location of another store has stock', async () => {
    const order = await late();
    await setUnits(1, 3);
    expect((await pageOf(order)).status).toBe(410);
    await pay(order);
    expect(await resultOf<PlacedOrder>(fixture.call('GET', `/api/order/${order.order_id}`))).toMatchObject({
      paid: false,
      payment: 'refunded',
    });
    expect(await units()).toEqual({ main: 1, berlin: 3 });
  });
});
