import type { Database, Repositories } from '../../adapters/platform/ports/database';
import type { SuiteApi } from '../api/suite-api';
import { CROWD, crowd } from './crowd';
import { newOrder } from './new-order';

/** Numbers, stock and the hash of orders, with fifty of them at once. */
export function orderCases(api: SuiteApi, open: () => Promise<Database>): void {
  numberCases(api, open);
  onceCases(api, open);
}

function numberCases({ it, expect }: SuiteApi, open: () => Promise<Database>): void {
  it('numbers fifty orders without a gap', async () => {
    const database = await open();
    await crowd((index) => database.write((db) => place(db, `order-${String(index)}`), 'power'));
    const placed = await crowd((index) => database.read((db) => db.orders.byOrderId(`order-${String(index)}`)));
    const numbers = placed.map((order) => Number(order?.number)).sort((one, other) => one - other);
    const [first = 0] = numbers;
    expect(numbers).toEqual(Array.from({ length: CROWD }, (_, index) => first + index));
  });

  it('sells the last pieces once each, and gives a number back that was not used', async () => {
    const database = await open();
    await stocked(database, 5);
    const sold = await crowd((index) =>
      database
        .write(async (db) => {
          await place(db, `order-${String(index)}`);
          if ((await db.stock.take([{ sku: 'TEE', qty: 1 }])).short !== undefined) throw new Error('sold out');
          return true;
        }, 'power')
        .catch(() => false),
    );
    expect(sold.filter(Boolean)).toHaveLength(5);
    expect(await database.read((db) => db.stock.find('TEE'))).toMatchObject({ qty: 0, is_in_stock: false });
    const { id } = await database.write((db) => db.orders.next());
    expect(id).toBe(6);
  });
}

function onceCases({ it, expect }: SuiteApi, open: () => Promise<Database>): void {
  it('keeps an order once that comes fifty times', async () => {
    const database = await open();
    const ids = await crowd(() =>
      database.write(async (db) => {
        await db.orders.lock('cart');
        return (await db.orders.byHash('same'))?.id ?? place(db, 'order', 'same', 'cart');
      }, 'power'),
    );
    expect(new Set(ids).size).toBe(1);
    expect(await database.read((db) => db.orders.count())).toBe(1);
  });

  it('settles an order once that fifty want to settle', async () => {
    const database = await open();
    const id = await database.write((db) => place(db, 'order'), 'power');
    const settled = await crowd((index) =>
      database.write((db) => db.orders.settle(id, index % 2 === 0 ? 'paid' : 'canceled', 1), 'power'),
    );
    expect(settled.filter(Boolean)).toHaveLength(1);
  });
}

async function place(db: Repositories, orderId: string, hash = orderId, cartToken = orderId): Promise<number> {
  const { id, number } = await db.orders.next();
  await db.orders.insert({ ...newOrder(orderId, id, number), hash, cartToken });
  return id;
}

async function stocked(database: Database, qty: number): Promise<void> {
  await database.write(async (db) => {
    const document = { id: 1, sku: 'TEE', type_id: 'simple', name: 'Tee', price: 10 };
    await db.products.write({ document, source: 'test', hash: 'h', prices: undefined, texts: undefined, parts: [] });
    await db.stock.write(1, { TEE: { qty, is_in_stock: true, manage_stock: true } });
  });
}
