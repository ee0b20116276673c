import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seedPeople } from '../../../../../adapters/demo';
import { formatPhone } from '../../../../../adapters/platform/foundation/kernel/format-phone';
import type { CustomerOrder, OrderResult, SignedIn, User } from '../../../../../core/contract';
import { deliveryStep } from '../../../../../core/contract/orders/order-status';
import { cartWith, NEW_YORK, orderOf, resultOf, type CartLine, type OrderOptions } from '../../../../fixtures/order';
import { openFixturePlatform, type FixturePlatform } from '../../../../fixtures/platform';
import { signIn } from '../../../../fixtures/signed-in';

const DAY_MS = 24 * 60 * 60 * 1000;
let fixture: FixturePlatform;
let ada: SignedIn;
beforeEach(async () => {
  fixture = await openFixturePlatform();
  await seedPeople(fixture.platform.people, { now: fixture.clock.now() });
  ada = await signIn(fixture, 'ada@vitrine.example');
});
afterEach(async () => {
  expect(fixture.telemetry.records.filter((record) => record.kind === 'error')).toEqual([]);
  await fixture.platform.close();
});

const read = (id: string) =>
  resultOf<CustomerOrder>(fixture.call('GET', `/api/order/${id}?token=${encodeURIComponent(ada.token)}`));

async function ordered(lines: readonly CartLine[], inputs: OrderOptions = {}): Promise<CustomerOrder> {
  const order = await orderOf(fixture, await cartWith(fixture, lines, inputs.store), inputs);
  const { id } = await resultOf<OrderResult>(fixture.call('POST', `/api/order?token=${ada.token}`, order));
  return read(String(id));
}

async function later(days: number): Promise<void> {
  await fixture.clock.advance(days * DAY_MS);
  ada = await signIn(fixture, 'ada@vitrine.example');
}

describe('an order placed in the shop (A §3, Order)', () => {
  it('names its carrier and delivery dates by shipping method, and counts the days down', async () => {
    // New Year's Day in UTC, still the evening before in New York: leaves on the 2nd, arrives on the 8th.
    const order = await ordered([{ sku: 'TEE' }]);
    expect(order.delivery).toMatchObject({ title: 'Vitrine', days_to_delivery: 7, number: null, delivered_at: null });
    expect(order.delivery.arrival).toEqual({ earliest: '2026-01-06', latest: '2026-01-08' });
    await later(6);
    expect((await read(order.number)).delivery.days_to_delivery).toBe(1);
    await later(2);
    expect((await read(order.number)).delivery.days_to_delivery).toBeNull();
  });

  it('has the delivery time of the selected shipping method', async () => {
    expect((await ordered([{ sku: 'TEE' }], { shipping: 'express' })).delivery.arrival).toEqual({
      earliest: '2026-01-05',
      latest: '2026-01-06',
    });
  });

  it("has lines with count, original price, currency, and colour and size in the store's language", async () => {
    const lines = [{ sku: 'JACKET-BLACK-M', parentSku: 'JACKET', qty: 2 }];
    const english = await ordered(lines);
    expect(english.products[0]).toMatchObject({ count: 2, currency: 'USD', color: 'Black', size: 'M' });
    expect(english.products[0]).not.toHaveProperty('qty');
    const german = await ordered(lines, { store: 'de' });
    expect(german.products[0]).toMatchObject({ count: 2, currency: 'EUR', color: 'Schwarz', size: 'M' });
    const reduced = (await ordered([{ sku: 'CAP' }])).products[0];
    expect(reduced?.price_base).toBeGreaterThanOrEqual(reduced?.price ?? Number.NaN);
  });

  it('has name and street of both addresses', async () => {
    const address = { ...NEW_YORK, firstname: 'Ada', lastname: 'Byron', street: ['5 Main St', 'Flat 2'] };
    const { shipping_address: to, billing_address: bill } = (await ordered([{ sku: 'TEE' }], { address })).customer;
    expect(to).toMatchObject({ name: 'Ada Byron', address: '5 Main St, Flat 2' });
    expect(bill).toMatchObject({ name: 'Ada Byron', address: '5 Main St, Flat 2', zip: to.zip, city: to.city });
  });

  it('has a formatted phone number', async () => {
    const address = { ...NEW_YORK, phone: '2125550100' };
    expect((await ordered([{ sku: 'TEE' }], { address })).customer.phone_formatted).toBe('+1 212 555 0100');
    // Some keyboards type a Unicode minus sign.
    const dashed = { ...NEW_YORK, phone: '212\u2212555\u22120100' };
    expect((await ordered([{ sku: 'TEE' }], { address: dashed })).customer.phone_formatted).not.toBe('');
  });

  it('earns the configured percentage of the payment for its goods, and nothing if none is configured', async () => {
    expect((await ordered([{ sku: 'TEE' }])).cashback).toBe(0);
    await fixture.platform.catalogue.writeBlocks([
      {
        blocks: {
          en: {
            id: 1,
            identifier: 'cms_settings',
            title: '',
            content: '',
            json: { award_bonuses: true, award_bonuses_amount: 10 },
          },
        },
      },
    ]);
    const order = await ordered([{ sku: 'TEE', qty: 2 }]);
    expect(order.cashback).toBe(3.27); // Two at 15 with 8.875 % tax, excluding shipping.
  });
});

describe("the user's orders_history (A §3)", () => {
  it('shows the step of each delivery as its stage', async () => {
    const history = await resultOf<{ items: CustomerOrder[] }>(
      fixture.call('GET', `/api/user/order-history?token=${ada.token}`),
    );
    const user = await resultOf<User>(fixture.call('GET', `/api/user/profile-account?token=${ada.token}`));
    expect(user.orders_history.map(({ stage }) => stage)).toEqual(
      history.items.map(({ order_status, stage }) => deliveryStep(order_status, stage)),
    );
    expect(new Set(user.orders_history.map(({ stage }) => stage)).size).toBeGreaterThan(2);
  });
});

describe('a phone number', () => {
  it.each([
    ['+12125550110', undefined, '+1 212 555 0110'],
    ['030 901820', 'DE', '+49 30 901820'],
    ['020 7946 0958', 'UK', '+44 20 7946 0958'],
    ['+7 (495) 123-45-67', 'RU', '+7 495 123 45 67'],
    ['call me', 'US', 'call me'],
    [' 12 ', 'ZZ', '12'],
  ])('%s of %s is written %s', (phone, country, written) => {
    expect(formatPhone(phone, country)).toBe(written);
  });
});
