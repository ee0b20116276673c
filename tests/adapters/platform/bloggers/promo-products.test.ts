import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSqlite } from '../../../../adapters/database/sqlite';
import { addPromoProducts, movePromoProducts } from '../../../../adapters/platform/orders/settlement/promo-products';
import type { Database } from '../../../../adapters/platform/ports/database';
import type { StoredOrder } from '../../../../adapters/platform/ports/orders/orders';
import { ownDatabase } from '../../../fixtures/platform-database';

let database: Database;
let bloggerId: number;
beforeEach(async () => {
  database = (await ownDatabase())?.database ?? (await openSqlite(':memory:'));
  const person = { firstname: '', lastname: '', addresses: [], roles: ['blogger'], groupId: 1, bonus: 0 } as const;
  const none = { loginPhone: undefined, email: undefined, photo: undefined, city: undefined, postcode: undefined };
  bloggerId = await database.write(async ({ customers, products }) => {
    for (const [id, sku, set] of [
      [1, 'TEE', 'top'],
      [2, 'BOOT', ['shoes', 'other']],
      [3, 'MUG', undefined],
    ] as const) {
      const document = {
        id,
        sku,
        name: sku,
        type_id: 'simple' as const,
        ...(set !== undefined && { set: [...[set].flat()] }),
      };
      await products.write({ document, source: 'x', hash: sku, prices: undefined, texts: undefined, parts: [] });
    }
    const login = { loginEmail: 'b@shop.test', isVerified: true, country: undefined, currency: 'USD' };
    return customers.insert({ ...person, ...none, ...login, password: undefined, source: 'x' }, 0);
  });
});
afterEach(() => database.close());

type Order = Pick<StoredOrder, 'createdAt' | 'customerId' | 'document' | 'fulfilment' | 'orderId'>;

function order(changes: Partial<Order> = {}): Order {
  const line = (sku: string) => ({
    sku,
    name: `A ${sku}`,
    count: 2,
    price: 0,
    price_base: 1,
    row_total: 0,
    options: [],
  });
  const products = [{ ...line('TEE'), slug: 'tee', image: '/tee.jpg' }, line('BOOT'), line('MUG')];
  return {
    createdAt: 5,
    customerId: bloggerId,
    orderId: 'free-1',
    fulfilment: { promo: true, expectedAt: 500 },
    document: {
      products: products.map((one) => ({ ...one, type: 'simple', is_set: false })),
      totals: [],
      addressInformation: {},
      personalDetails: { firstName: '', lastName: '', emailAddress: '' },
    },
    ...changes,
  };
}
const products = () => database.read((db) => db.bloggers.products(bloggerId, 100));

describe('a free order of a blogger (A §4.9)', () => {
  it('creates promo products in transit, one per line, each with its outfit type', async () => {
    await database.write((db) => addPromoProducts(db, order()));
    const common = { orderId: 'free-1', orderedAt: 5, expectedAt: 500, parts: [] };
    expect((await products()).toReversed().map(({ id: _id, ...rest }) => rest)).toEqual([
      { ...common, sku: 'TEE', title: 'A TEE', type: 'top', slug: 'tee', image: '/tee.jpg' },
      { ...common, sku: 'BOOT', title: 'A BOOT', type: 'shoes' },
      { ...common, sku: 'MUG', title: 'A MUG', type: null },
    ]);
  });

  it('is the only kind that does so, and only for its blogger', async () => {
    await database.write((db) => addPromoProducts(db, order({ fulfilment: {} })));
    await database.write((db) => addPromoProducts(db, order({ customerId: undefined })));
    expect(await products()).toEqual([]);
  });

  it('delivers its products once with the parcel, and removes undelivered ones when cancelled', async () => {
    await database.write((db) => addPromoProducts(db, order()));
    const move = (canceled: boolean, deliveredAt?: number) =>
      database.write((db) => movePromoProducts(db, order(), { canceled, deliveredAt }));
    await move(false);
    expect((await products()).map(({ deliveredAt }) => deliveredAt)).toEqual([undefined, undefined, undefined]);
    await move(false, 700);
    await move(false, 900);
    expect((await products()).map(({ deliveredAt }) => deliveredAt)).toEqual([700, 700, 700]);
    await database.write((db) => addPromoProducts(db, order({ orderId: 'free-2' })));
    await move(true);
    expect(await products()).toHaveLength(6);
    await database.write((db) =>
      movePromoProducts(db, order({ orderId: 'free-2' }), { canceled: true, deliveredAt: undefined }),
    );
    expect((await products()).map(({ orderId }) => orderId)).toEqual(['free-1', 'free-1', 'free-1']);
  });

  it('keeps delivered products, also those that will not be sent', async () => {
    await database.write((db) => addPromoProducts(db, order()));
    const move = (deliveredAt: number | undefined, unsent: readonly string[]) =>
      database.write((db) => movePromoProducts(db, order(), { canceled: false, deliveredAt, unsent }));
    await move(undefined, ['BOOT']);
    await move(700, ['BOOT']);
    await move(undefined, ['TEE']);
    expect((await products()).map(({ sku, deliveredAt }) => [sku, deliveredAt]).toSorted()).toEqual([
      ['MUG', 700],
      ['TEE', 700],
    ]);
  });
});
