import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seedPeople } from '../../../../../adapters/demo';
import type { OrderResult, Product, ServerCartItem, SignedIn, StockAnswer } from '../../../../../core/contract';
import type { ManagedOrder } from '../../../../../core/contract/orders/manage-orders';
import type { StockDocument } from '../../../../../core/contract/catalogue/manage-products';
import { MAIN_PLACE } from '../../../../../core/contract/catalogue/stock-places';
import { cartWith, NEW_YORK, orderOf, resultOf, type CartLine } from '../../../../fixtures/order';
import { openFixturePlatform, type FixturePlatform } from '../../../../fixtures/platform';
import { signIn } from '../../../../fixtures/signed-in';

const BERLIN = { ...MAIN_PLACE, code: 'berlin', name: { en: 'Berlin' }, country: 'DE', preference: 2 };

let fixture: FixturePlatform;
let staff: SignedIn;
beforeEach(async () => {
  fixture = await openFixturePlatform();
  await seedPeople(fixture.platform.people, { now: fixture.clock.now() });
  staff = await signIn(fixture, 'mira@vitrine.example');
  await setPlaces([MAIN_PLACE, BERLIN]);
});
afterEach(async () => {
  await fixture.platform.close();
});

const setPlaces = (stock_places: readonly object[]) => fixture.platform.commerce.write({ stock_places });
const shown = (sku: string) =>
  resultOf<{ id: string; version: string; document: StockDocument }>(
    fixture.call('GET', `/api/manage/stock-level?id=${sku}&token=${staff.token}`),
  );
async function save(sku: string, change: Partial<StockDocument>) {
  const { id, version, document } = await shown(sku);
  return fixture.call('POST', `/api/manage/stock-level?token=${staff.token}`, {
    ...{ id, version },
    document: { ...document, ...change },
  });
}
async function setUnits(sku: string, main: number, berlin: number) {
  const places = [
    { place: 'main', qty: main },
    { place: 'berlin', qty: berlin },
  ];
  await resultOf(save(sku, { qty: main + berlin, in_stock: main + berlin > 0, places }));
}
async function units(sku: string) {
  const { places = [] } = (await shown(sku)).document;
  return Object.fromEntries(places.map(({ place, qty }) => [place, qty]));
}
const place = async (lines: readonly CartLine[], address = NEW_YORK, store = 'us') => {
  const order = await orderOf(fixture, await cartWith(fixture, lines, store), { address, store });
  return fixture.call('POST', '/api/order', order);
};
const placed = async (...order: Parameters<typeof place>) => String((await resultOf<OrderResult>(place(...order))).id);
const change = (id: string, body: object) =>
  resultOf<ManagedOrder>(fixture.call('POST', `/api/manage/order?token=${staff.token}`, { id, ...body }));

describe('an order of a shop with several locations', () => {
  it('uses the first location that has everything, and splits only if none has', async () => {
    await setUnits('TEE', 3, 3);
    await setUnits('SOCKS', 0, 5);
    await placed([{ sku: 'TEE' }, { sku: 'SOCKS' }]);
    expect([await units('TEE'), await units('SOCKS')]).toEqual([
      { main: 3, berlin: 2 },
      { main: 0, berlin: 4 },
    ]);
    await placed([{ sku: 'TEE', qty: 5 }]);
    expect(await units('TEE')).toEqual({ main: 0, berlin: 0 });
  });

  it('prefers the location in the destination country between equal ones', async () => {
    await setPlaces([MAIN_PLACE, { ...BERLIN, preference: 1 }]);
    await setUnits('TEE', 3, 3);
    const address = { ...NEW_YORK, countryId: 'DE', postcode: '10115', region: null, region_id: null };
    await placed([{ sku: 'TEE' }], address, 'de');
    expect(await units('TEE')).toEqual({ main: 3, berlin: 2 });
  });

  it('returns cancelled or returned units to their location', async () => {
    await setUnits('TEE', 1, 2);
    const canceled = await placed([{ sku: 'TEE', qty: 3 }]);
    await change(canceled, { cancel_reason: 'No longer wanted' });
    expect(await units('TEE')).toEqual({ main: 1, berlin: 2 });
    const returned = await placed([{ sku: 'TEE', qty: 3 }]);
    await change(returned, { status: 'D', send_anyway: true });
    await change(returned, { returned: [{ sku: 'TEE', qty: 2 }], return_reason: 'Too small' });
    expect(await units('TEE')).toEqual({ main: 1, berlin: 1 });
    await change(returned, { returned: [{ sku: 'TEE', qty: 3 }], return_reason: 'Too small' });
    expect(await units('TEE')).toEqual({ main: 1, berlin: 2 });
  });

  it('logs each movement with its reason and order', async () => {
    await setUnits('TEE', 1, 2);
    await change(await placed([{ sku: 'TEE', qty: 2 }]), { cancel_reason: 'No longer wanted' });
    const listed = fixture.call('GET', `/api/manage/stock-moves?sku=TEE&token=${staff.token}`);
    const { items } = await resultOf<{ items: readonly Record<string, unknown>[] }>(listed);
    expect(items.slice(0, 2).map(({ place: at, qty, reason, ref }) => [at, qty, reason, ref])).toEqual([
      ['berlin', 2, 'return', '100001'],
      ['berlin', -2, 'sale', '100001'],
    ]);
  });
});

describe('staff who move units of an order to another location', () => {
  const move = (id: string, body: object) =>
    fixture.call('POST', `/api/manage/order-place?token=${staff.token}`, { id, ...body });

  it('take stock there, restore it at the old location, and see the location of each unit', async () => {
    await setUnits('TEE', 3, 2);
    const id = await placed([{ sku: 'TEE', qty: 3 }]);
    const moved = await resultOf<ManagedOrder>(move(id, { sku: 'TEE', from: 'main', to: 'berlin', qty: 2 }));
    expect(moved).toMatchObject({
      revision: 1,
      places: [
        { sku: 'TEE', place: 'main', qty: 1 },
        { sku: 'TEE', place: 'berlin', qty: 2 },
      ],
    });
    expect(moved.history.at(-1)?.what).toEqual([{ name: 'place', from: '2 × TEE, main', to: '2 × TEE, berlin' }]);
    expect(await units('TEE')).toEqual({ main: 2, berlin: 0 });
    expect(await move(id, { sku: 'TEE', from: 'main', to: 'berlin', qty: 1, revision: 0 })).toMatchObject({
      ...{ status: 409, json: { meta: { error: 'conflict', revision: 1 } } },
    });
    await change(id, { cancel_reason: 'No longer wanted' });
    expect(await units('TEE')).toEqual({ main: 3, berlin: 2 });
  });

  it.each([
    [{ sku: 'TEE', from: 'main', to: 'berlin', qty: 3 }, 409, 'too-few-there'],
    [{ sku: 'TEE', from: 'berlin', to: 'main', qty: 1 }, 409, 'not-from-there'],
    [{ sku: 'TEE', from: 'main', to: 'berlin', qty: 1, revision: 7 }, 409, 'conflict'],
    [{ sku: 'TEE', from: 'main', to: 'nowhere', qty: 1 }, 400, 'invalid_input'],
    [{ sku: 'TEE', from: 'main', to: 'main', qty: 1 }, 400, 'invalid_input'],
  ])('are refused %j', async (input, status, error) => {
    await setUnits('TEE', 3, 2);
    const id = await placed([{ sku: 'TEE', qty: 3 }]);
    expect(await move(id, input)).toMatchObject({ status, json: { meta: { error } } });
    expect(await units('TEE')).toEqual({ main: 0, berlin: 2 });
  });

  it('are refused after the order was shipped or cancelled', async () => {
    await setUnits('TEE', 5, 5);
    const sent = await placed([{ sku: 'TEE' }]);
    await change(sent, { status: 'D', send_anyway: true });
    const canceled = await placed([{ sku: 'TEE' }]);
    await change(canceled, { cancel_reason: 'No longer wanted' });
    for (const id of [sent, canceled])
      expect(await move(id, { sku: 'TEE', from: 'main', to: 'berlin', qty: 1 })).toMatchObject({
        status: 409,
        json: { meta: { error: 'not-movable' } },
      });
  });
});

describe('the stock of a store', () => {
  it('is the sum of the active locations that ship and serve it', async () => {
    await setPlaces([{ ...MAIN_PLACE, stores: ['us'] }, BERLIN]);
    await setUnits('TEE', 3, 2);
    const inCart = async (store: string) => {
      const token = await cartWith(fixture, [{ sku: 'TEE', qty: 1 }], store);
      const [item] = await resultOf<ServerCartItem[]>(fixture.call('GET', `/api/cart/pull?cartId=${token}`));
      return item?.stock_qty;
    };
    expect([await inCart('us'), await inCart('de')]).toEqual([5, 2]);
    await setPlaces([
      { ...MAIN_PLACE, stores: ['us'] },
      { ...BERLIN, active: false },
    ]);
    expect(await inCart('us')).toBe(3);
    const address = { ...NEW_YORK, countryId: 'DE', postcode: '10115', region: null, region_id: null };
    expect(await place([{ sku: 'TEE' }], address, 'de')).toMatchObject({ json: { meta: { error: 'out_of_stock' } } });
  });

  it('is available in that store alone', async () => {
    await setPlaces([{ ...MAIN_PLACE, stores: ['us'] }, BERLIN]);
    await setUnits('TEE', 3, 0);
    const query = JSON.stringify({ filters: [{ attribute: 'stock.is_in_stock', value: { eq: true } }] });
    const isFound = async (store: string) => {
      const path = `/api/catalog?store=${store}&type=product&searchQuery=${query}`;
      const { items } = (await fixture.call('GET', path)).json as { readonly items: readonly Product[] };
      return items.some(({ sku }) => sku === 'TEE');
    };
    expect([await isFound('us'), await isFound('en'), await isFound('us')]).toEqual([true, false, true]);
  });

  it('never reveals the stock of a location', async () => {
    await setUnits('TEE', 3, 2);
    const { json } = await fixture.call('GET', '/api/stock/list?skus=TEE');
    expect((json as { result: readonly StockAnswer[] }).result).toMatchObject([{ sku: 'TEE', qty: 5 }]);
    expect(JSON.stringify(json)).not.toContain('berlin');
    const found = await fixture.call('GET', '/api/product/list?skus=TEE&storeCode=us');
    expect(JSON.stringify(found.json)).not.toContain('elsewhere');
  });
});

describe('staff who count stock by location', () => {
  it('set each location, or the total, whose difference is booked at the default location', async () => {
    await setUnits('TEE', 3, 2);
    await resultOf(save('TEE', { qty: 9 }));
    expect(await units('TEE')).toEqual({ main: 7, berlin: 2 });
    expect(await save('TEE', { qty: 1 })).toMatchObject({
      status: 400,
      json: { meta: { errors: [{ field: 'qty', message: 'qty must be at least 2, the units at other locations' }] } },
    });
  });

  it.each([
    [{ places: [{ place: 'nowhere', qty: 1 }] }, 'places[0].place'],
    [{ places: [{ place: 'berlin', qty: 2 }] }, 'places'],
    [
      {
        qty: 4,
        places: [
          { place: 'main', qty: 3 },
          { place: 'berlin', qty: 3 },
        ],
      },
      'qty',
    ],
  ])('are refused by field: %j', async (change, field) => {
    await setUnits('TEE', 3, 2);
    const { status, json } = await save('TEE', change);
    expect(status).toBe(400);
    expect((json as { meta: { errors: readonly { field: string }[] } }).meta.errors.map((one) => one.field)).toContain(
      field,
    );
  });

  it('cannot remove the default location, one that has had stock, or the last that ships', async () => {
    await setUnits('TEE', 3, 2);
    await expect(setPlaces([MAIN_PLACE])).rejects.toThrow('stock_places must keep berlin');
    await expect(setPlaces([BERLIN])).rejects.toThrow('stock_places must have main');
    await expect(
      setPlaces([
        { ...MAIN_PLACE, ships: false },
        { ...BERLIN, active: false },
      ]),
    ).rejects.toThrow('ships must be on');
    await expect(setPlaces([MAIN_PLACE, { ...BERLIN, stores: ['nowhere'] }])).rejects.toThrow(
      'must contain stores of this shop, not nowhere',
    );
  });
});
