import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seedPeople } from '../../../../../adapters/demo';
import type { OrderResult, SignedIn } from '../../../../../core/contract';
import type { StockRow } from '../../../../../core/contract/catalogue/manage-products';
import type { ManagedOrder } from '../../../../../core/contract/orders/manage-orders';
import { MAIN_PLACE } from '../../../../../core/contract/catalogue/stock-places';
import { cartWith, orderOf, resultOf } from '../../../../fixtures/order';
import { openFixturePlatform, type FixturePlatform } from '../../../../fixtures/platform';
import { signIn } from '../../../../fixtures/signed-in';

const BERLIN = { ...MAIN_PLACE, code: 'berlin', name: { en: 'Berlin' }, country: 'DE', preference: 2 };

let fixture: FixturePlatform;
let staff: SignedIn;
beforeEach(async () => {
  fixture = await openFixturePlatform();
  await seedPeople(fixture.platform.people, { now: fixture.clock.now() });
  staff = await signIn(fixture, 'mira@vitrine.example');
  await fixture.platform.commerce.write({ stock_places: [MAIN_PLACE, BERLIN] });
  const level = `/api/manage/stock-level?token=${staff.token}`;
  const { id, version, document } = await resultOf<{ id: string; version: string; document: object }>(
    fixture.call('GET', `${level}&id=TEE`),
  );
  const places = [
    { place: 'main', qty: 2 },
    { place: 'berlin', qty: 5 },
  ];
  await resultOf(
    fixture.call('POST', level, { id, version, document: { ...document, qty: 7, in_stock: true, places } }),
  );
});
afterEach(async () => {
  await fixture.platform.close();
});

/** A paid order of 2 units from the first place and 4 from the second. */
async function ordered(): Promise<string> {
  const order = await orderOf(fixture, await cartWith(fixture, [{ sku: 'TEE', qty: 6 }]));
  const { id } = await resultOf<OrderResult>(fixture.call('POST', '/api/order', order));
  await change(String(id), { paid: true });
  return String(id);
}
const change = (id: string, body: object) =>
  resultOf<ManagedOrder>(fixture.call('POST', `/api/manage/order?token=${staff.token}`, { id, ...body }));
const parcel = (id: string, qty: number) => ({ parcel: { id, lines: [{ sku: 'TEE', qty }] } });
const move = (id: string, body: object) =>
  fixture.call('POST', `/api/manage/order-place?token=${staff.token}`, { id, ...body });
async function units() {
  const listed = fixture.call('GET', `/api/manage/stock-levels?product=TEE&token=${staff.token}`);
  const { places = [] } = (await resultOf<{ items: readonly StockRow[] }>(listed)).items[0] ?? {};
  return Object.fromEntries(places.map(({ place, qty }) => [place, qty]));
}

describe('an order from two locations that is partly shipped or cancelled', () => {
  it.each([
    ['sent', [parcel('parcel-1', 2)]],
    ['cancelled', [{ cancel_units: [{ sku: 'TEE', qty: 2 }], return_reason: 'Too small' }]],
  ])('cannot be moved between locations once units were %s', async (_, steps) => {
    const id = await ordered();
    for (const step of steps) await change(id, step);
    const before = await units();
    expect(await move(id, { sku: 'TEE', from: 'berlin', to: 'main', qty: 1 })).toMatchObject({
      status: 409,
      json: { meta: { error: 'not-movable' } },
    });
    expect(await units()).toEqual(before);
  });

  it('returns cancelled units to the location that still holds them, and returned ones to the one that shipped them', async () => {
    const id = await ordered();
    expect(await units()).toEqual({ main: 0, berlin: 1 });
    await change(id, parcel('parcel-1', 2));
    await change(id, { cancel_units: [{ sku: 'TEE', qty: 1 }], return_reason: 'Too small' });
    expect(await units()).toEqual({ main: 0, berlin: 2 });
    await change(id, { cancel_units: [{ sku: 'TEE', qty: 3 }], return_reason: 'Too small' });
    expect(await units()).toEqual({ main: 0, berlin: 4 });
    await change(id, { status: 'D' });
    await change(id, { returned: [{ sku: 'TEE', qty: 1 }], return_reason: 'Too small' });
    expect(await units()).toEqual({ main: 1, berlin: 4 });
    await change(id, { returned: [{ sku: 'TEE', qty: 3 }], return_reason: 'Too small' });
    expect(await units()).toEqual({ main: 2, berlin: 5 });
  });

  it('restores each unit once when the rest is cancelled', async () => {
    const id = await ordered();
    await change(id, { cancel_units: [{ sku: 'TEE', qty: 5 }], return_reason: 'Too small' });
    expect(await units()).toEqual({ main: 1, berlin: 5 });
    await change(id, { cancel_reason: 'No longer wanted' });
    expect(await units()).toEqual({ main: 2, berlin: 5 });
  });
});
