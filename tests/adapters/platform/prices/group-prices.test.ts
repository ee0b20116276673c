import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seedPeople } from '../../../../adapters/platform/demo';
import type { Order, PlacedOrder, Product, ServerCartItem, SignedIn } from '../../../../core/contract';
import { FIXTURE_PRODUCTS, FIXTURE_TAX_RULES } from '../../../fixtures/catalogue';
import { orderOf, resultOf } from '../../../fixtures/order';
import { openFixturePlatform, type FixturePlatform } from '../../../fixtures/platform';
import { signIn } from '../../../fixtures/signed-in';

/** The group of ordinary customers in the demo; here it has prices, and a tax class, of its own. */
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
      catalogue.writeProduct({ ...record, product: { ...product, tier_prices } });
    }
  }
  catalogue.writeTaxRules([
    ...FIXTURE_TAX_RULES,
    {
      id: 2,
      product_tax_class_ids: [2],
      customer_tax_class_ids: [WHOLESALE],
      rates: [{ rate: 0, tax_country_id: 'US' }],
    },
  ]);
  catalogue.reindex();
  seedPeople(people, { now: fixture.clock.now() });
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

describe('prices of a group of customers', () => {
  let ada: SignedIn;
  beforeEach(async () => {
    ada = await open([{ id: GROUP, taxClassId: WHOLESALE }]);
  });

  it('are answered to whoever proves the group, in lists and in render-list; others see the ordinary price', async () => {
    const { groupToken } = ada;
    expect((await listed({ userGroupId: String(GROUP), groupToken }))?.final_price).toBe(12);
    expect(await rendered({ userGroupId: String(GROUP), groupToken })).toMatchObject({ price: 12, original_price: 15 });
    expect((await rendered({ token: ada.token }))?.final_price).toBe(12);
    expect((await listed())?.final_price).toBe(15);
    expect((await rendered())?.final_price).toBe(15);
  });

  it('are not given for an id without proof, a token of another group or a forged one', async () => {
    const forged = ada.groupToken.replace(/^1\./, '2.');
    for (const query of [{ userGroupId: String(GROUP) }, { groupToken: forged }, { groupToken: '1.x' }]) {
      expect((await rendered(query))?.final_price).toBe(15);
    }
  });

  it('are told to nobody as the merchant wrote them', async () => {
    expect(await rendered()).not.toHaveProperty('tier_prices');
    expect(await rendered({ groupToken: ada.groupToken })).not.toHaveProperty('tier_prices');
  });

  it('and its tax are those of the cart line, the totals and the order too', async () => {
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
    // No tax for them in New York, where others pay 8.875 %.
    expect(order.totals).toEqual([
      { code: 'subtotal', value: 12 },
      { code: 'shipping', value: 4 },
      { code: 'grand_total', value: 16 },
    ]);
    await resultOf(asAda.call('POST', '/api/order', order));
    const placed = await resultOf<PlacedOrder>(asAda.call('GET', `/api/order/${order.order_id}`));
    expect(placed.products[0]?.price).toBe(12);
  });

  it('cannot be ordered at by somebody who is not of the group', async () => {
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

describe('a shop without groups', () => {
  it('has one price for all, whatever a request says (S §6: off by default)', async () => {
    const ada = await open([]);
    expect((await rendered({ groupToken: ada.groupToken, token: ada.token }))?.final_price).toBe(15);
  });
});
