import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seedPeople } from '../../../../adapters/demo';
import type { Order, PlacedOrder, Product, ServerCartItem, SignedIn } from '../../../../core/contract';
import { FIXTURE_PRODUCTS, FIXTURE_TAX_RULES } from '../../../fixtures/catalogue';
import { orderOf, resultOf } from '../../../fixtures/order';
import { openFixturePlatform, type FixturePlatform } from '../../../fixtures/platform';
import { signIn } from '../../../fixtures/signed-in';

const GROUP = 1;
const WHOLESALE = 9;

let fixture: FixturePlatform;

async function open(userGroups: readonly { readonly id: number; readonly taxClassId?: number }[]): Promise<SignedIn> {
  fixture = await openFixturePlatform({ userGroups });
  const { catalogue, people } = fixture.platform;
  for (const record of FIXTURE_PRODUCTS) {
    const { product } = record;
    if (product.sku === 'TEE') {
      const tier_prices = [
        { customer_group_id: GROUP, qty: 1, value: 12 },
        { customer_group_id: GROUP, qty: 10, value: 8 },
        { customer_group_id: 2, qty: 1, value: 1 },
      ];
      await catalogue.writeProduct({ ...record, product: { ...product, tier_prices } });
    }
  }
  await catalogue.writeTaxRules([
    ...FIXTURE_TAX_RULES,
    {
      id: 2,
      product_tax_class_ids: [2],
      customer_tax_class_ids: [WHOLESALE],
      rates: [{ rate: 0, tax_country_id: 'US' }],
    },
  ]);
  await catalogue.reindex();
  await seedPeople(people, { now: fixture.clock.now() });
  return signIn(fixture, 'ada@vitrine.example');
}

afterEach(() => fixture.platform.close());

const by = (query: Readonly<Record<string, string>>) => new URLSearchParams(query).toString();

async function listed(query: Readonly<Record<string, string>> = {}): Promise<Product | undefined> {
  const searchQuery = JSON.stringify({ filters: [{ attribute: 'ptype', value: { eq: 'shirts' } }] });
  const { json } = await fixture.call(
    'GET',
    `/api/catalog?${by({ store: 'us', type: 'product', searchQuery, ...query })}`,
  );
  return (json as { items: Product[] }).items.find(({ sku }) => sku === 'TEE'); // sound: a listing of our own platform
}

async function rendered(query: Readonly<Record<string, string>> = {}): Promise<Product | undefined> {
  const path = `/api/products/render-list?${by({ skus: 'TEE', currencyCode: 'USD', storeId: 'us', ...query })}`;
  const { json } = await fixture.call('GET', path);
  return (json as { items: Product[] }).items[0]; // sound: as above
}

describe('prices of a customer group', () => {
  let ada: SignedIn;
  beforeEach(async () => {
    ada = await open([{ id: GROUP, taxClassId: WHOLESALE }]);
  });

  it('are returned to callers who prove the group, in lists and in render-list; others see the ordinary price', async () => {
    const { groupToken } = ada;
    expect((await listed({ userGroupId: String(GROUP), groupToken }))?.final_price).toBe(12);
    expect(await rendered({ userGroupId: String(GROUP), groupToken })).toMatchObject({ price: 12, original_price: 15 });
    expect((await rendered({ token: ada.token }))?.final_price).toBe(12);
    expect((await listed())?.final_price).toBe(15);
    expect((await rendered())?.final_price).toBe(15);
  });

  it("are not returned for an id without proof, with another group's token or with a forged one", async () => {
    const forged = ada.groupToken.replace(/^1\./, '2.');
    for (const query of [{ userGroupId: String(GROUP) }, { groupToken: forged }, { groupToken: '1.x' }]) {
      expect((await rendered(query))?.final_price).toBe(15);
    }
  });

  it('are never returned in the form that the merchant entered', async () => {
    expect(await rendered()).not.toHaveProperty('tier_prices');
    expect(await rendered({ groupToken: ada.groupToken })).not.toHaveProperty('tier_prices');
  });

  it('and their tax apply to the cart line, the totals and the order too', async () => {
    const token = await resultOf<string>(fixture.call('POST', '/api/cart/create?storeCode=us'));
    const query = by({ cartId: token, token: ada.token });
    const cartItem = { sku: 'TEE', qty: 1 };
    const line = await resultOf<ServerCartItem>(fixture.call('POST', `/api/cart/update?${query}`, { cartItem }));
    expect(line).toMatchObject({ price: 12, old_price: 15 });
    const asAda: Pick<FixturePlatform, 'call'> = {
      call: (method, path, body) =>
        fixture.call(method, `${path}${path.includes('?') ? '&' : '?'}token=${ada.token}`, body),
    };
    const order: Order = await orderOf(asAda, token);
    expect(order.totals).toEqual([
      { code: 'subtotal', value: 12 },
      { code: 'shipping', value: 4 },
      { code: 'grand_total', value: 16 },
    ]);
    await resultOf(asAda.call('POST', '/api/order', order));
    const placed = await resultOf<PlacedOrder>(asAda.call('GET', `/api/order/${order.order_id}`));
    expect(placed.products[0]?.price).toBe(12);
  });

  it('cannot be used in an order by non-members', async () => {
    const token = await resultOf<string>(fixture.call('POST', '/api/cart/create?storeCode=us'));
    await resultOf(fixture.call('POST', `/api/cart/update?cartId=${token}`, { cartItem: { sku: 'TEE', qty: 1 } }));
    const order = await orderOf(fixture, token);
    const { hash: _hash, ...cheaper } = order;
    const products = order.products.map((product) => ({ ...product, price_incl_tax: 12 }));
    const { status, json } = await fixture.call('POST', '/api/order', { ...cheaper, products });
    expect(status).toBe(400);
    expect(json).toMatchObject({ meta: { error: 'totals_changed' } });
  });
});

describe('a list viewed by a group member (S §6)', () => {
  let ada: SignedIn;
  beforeEach(async () => {
    ada = await open([{ id: GROUP }]);
  });

  interface Listed {
    readonly items: readonly Product[];
    readonly total: number;
    readonly aggregations: Readonly<Record<string, readonly { readonly value: string; readonly count: number }[]>>;
  }
  async function list(searchQuery: object, query: Readonly<Record<string, string>> = {}): Promise<Listed> {
    const asked = { store: 'us', type: 'product', searchQuery: JSON.stringify(searchQuery), size: '-1', ...query };
    return (await fixture.call('GET', `/api/catalog?${by(asked)}`)).json as Listed; // sound: a listing of our own platform
  }
  const costs = ({ items }: Listed) => items.map(({ final_price: price }) => price ?? Number.NaN);
  const skus = ({ items }: Listed) => items.map(({ sku, parentSku }) => parentSku ?? sku);
  const group = () => ({ groupToken: ada.groupToken });

  it('is sorted by group price, including products made of parts', async () => {
    const sort = 'final_price:asc,id:desc';
    const theirs = await list({ filters: [] }, { sort, ...group() });
    expect(theirs.items.find(({ sku }) => sku === 'TEE')?.final_price).toBe(12);
    expect(costs(theirs)).toEqual([...costs(theirs)].sort((a, b) => a - b));
    const ordinary = await list({ filters: [] }, { sort });
    expect(costs(ordinary)).toEqual([...costs(ordinary)].sort((a, b) => a - b));
    expect(costs(theirs)).not.toEqual(costs(ordinary));
    expect([...skus(theirs)].sort()).toEqual([...skus(ordinary)].sort());
  });

  it('is filtered by group price', async () => {
    const filters = [{ attribute: 'final_price', value: { gte: 11, lte: 13 } }];
    expect(skus(await list({ filters }, group()))).toContain('TEE');
    expect(skus(await list({ filters }))).not.toContain('TEE');
  });

  it('counts in its price ranges the products that a click on them lists', async () => {
    const aggregations = [{ attribute: 'price', size: 20 }];
    const { aggregations: counted } = await list({ filters: [], aggregations }, group());
    expect(counted.price?.length).toBeGreaterThan(0);
    for (const { value, count } of counted.price ?? []) {
      expect((await list({ filters: [{ attribute: 'price', value: { in: [value] } }] }, group())).total).toBe(count);
    }
  });

  it('follows sales and price changes', async () => {
    const inStock = { filters: [{ attribute: 'stock.is_in_stock', value: { eq: true } }] };
    expect(skus(await list(inStock, group()))).toContain('TEE');
    const record = FIXTURE_PRODUCTS.find(({ product }) => product.sku === 'TEE');
    if (record === undefined) throw new Error('The fixture has no TEE');
    const tier_prices = [{ customer_group_id: GROUP, qty: 1, value: 3 }];
    const stock = { TEE: { qty: 0, is_in_stock: false, manage_stock: true } };
    await fixture.platform.catalogue.writeProduct({ ...record, stock, product: { ...record.product, tier_prices } });
    expect(skus(await list(inStock, group()))).not.toContain('TEE');
    await fixture.platform.catalogue.reindex();
    const cheap = { filters: [{ attribute: 'final_price', value: { lte: 3 } }] };
    await expect.poll(async () => skus(await list(cheap, group()))).toContain('TEE');
    expect(skus(await list(cheap))).not.toContain('TEE');
  });
});

describe('a shop without groups', () => {
  it('has one price for everybody, whatever a request contains (S §6: off by default)', async () => {
    const ada = await open([]);
    expect((await rendered({ groupToken: ada.groupToken, token: ada.token }))?.final_price).toBe(15);
  });
});
