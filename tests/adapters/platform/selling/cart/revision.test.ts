import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSqlite } from '../../../../../adapters/database/sqlite';
import { overriding } from '../../../../../adapters/platform/foundation/kernel/overriding';
import type { Database } from '../../../../../adapters/platform/ports/database';
import type { ServerCartItem } from '../../../../../core/contract';
import { cartWith, NEW_YORK, resultOf } from '../../../../fixtures/order';
import { openFixturePlatform, type FixturePlatform } from '../../../../fixtures/platform';

let fixture: FixturePlatform;
beforeEach(async () => {
  fixture = await openFixturePlatform();
});
afterEach(async () => {
  await fixture.platform.close();
});

const pull = (token: string) => resultOf<ServerCartItem[]>(fixture.call('GET', `/api/cart/pull?cartId=${token}`));

describe('the revision of a cart', () => {
  const send = (token: string, name: string, revision: number | undefined, cartItem: unknown) =>
    fixture.call('POST', `/api/cart/${name}?cartId=${token}`, {
      cartItem,
      ...(revision !== undefined && { revision }),
    });
  const revisionOf = (answer: { readonly json: unknown }) =>
    (answer.json as { meta: { revision: number } }).meta.revision; // sound: fails if not

  it('counts the changes of its lines, and is in every response to one', async () => {
    const created = await fixture.call('POST', '/api/cart/create');
    const token = (created.json as { result: string }).result; // sound: see the contract's own tests
    expect(revisionOf(created)).toBe(0);
    expect(revisionOf(await send(token, 'update', 0, { sku: 'TEE' }))).toBe(1);
    expect(revisionOf(await send(token, 'delete', 1, { sku: 'TEE' }))).toBe(2);
    expect(revisionOf(await fixture.call('GET', `/api/cart/pull?cartId=${token}`))).toBe(2);
  });

  it('rejects a change based on an earlier revision', async () => {
    const token = await cartWith(fixture, [{ sku: 'TEE', qty: 2 }]);
    for (const name of ['update', 'delete']) {
      expect(await send(token, name, 0, { sku: 'TEE', qty: 7 })).toMatchObject({
        status: 409,
        json: { code: 409, meta: { error: 'cart_changed' } },
      });
    }
    expect(await pull(token)).toMatchObject([{ qty: 2 }]);
    expect(revisionOf(await send(token, 'update', undefined, { sku: 'TEE', qty: 3 }))).toBe(2);
  });

  it('does not increase with a refused change', async () => {
    const token = await cartWith(fixture, []);
    expect((await send(token, 'update', 0, { sku: 'NONE' })).status).toBe(400);
    expect(revisionOf(await send(token, 'update', 0, { sku: 'TEE' }))).toBe(1);
  });
});

describe('methods selected during a concurrent change', () => {
  async function chosen(overtaken: number, revision?: number) {
    const stored = await openSqlite(':memory:');
    let left = overtaken;
    const database: Database = {
      read: (work) => stored.read(work),
      write: (work, durability) =>
        stored.write((db) => {
          const isOvertaken = durability === 'one-change' && left > 0;
          const change = () => ((left -= 1), Promise.resolve(undefined));
          return work(isOvertaken ? { ...db, carts: overriding(db.carts, { change }) } : db);
        }, durability),
      close: () => stored.close(),
    };
    const shop = await openFixturePlatform({ database });
    const token = await cartWith(shop, [{ sku: 'TEE', qty: 1 }]);
    left = overtaken;
    const addressInformation = { shippingAddress: NEW_YORK, shippingMethodCode: 'standard' };
    const path = `/api/cart/shipping-information?cartId=${token}`;
    const answer = await shop.call('POST', path, { addressInformation, ...(revision !== undefined && { revision }) });
    await shop.platform.close();
    return { status: answer.status, left };
  }

  it('are selected again, up to five times', async () => {
    expect(await chosen(4)).toEqual({ status: 200, left: 0 });
    expect(await chosen(9)).toEqual({ status: 409, left: 4 });
  });

  it('are refused if the caller names the expected revision', async () => {
    expect(await chosen(1, 1)).toEqual({ status: 409, left: 0 });
  });
});

describe('a cart that is created with its first line', () => {
  const create = (cartItem: unknown, token = '') =>
    fixture.call('POST', `/api/cart/create?token=${token}`, { cartItem });

  it('contains it, and returns the totals', async () => {
    const { status, json } = await create({ sku: 'TEE', qty: 2 });
    expect({ status, json }).toMatchObject({
      status: 200,
      json: { meta: { revision: 1, item: { sku: 'TEE', qty: 2 }, totals: { grand_total: 30, items_qty: 2 } } },
    });
    const { result } = json as { result: string }; // sound: fails if not
    expect(await pull(result)).toMatchObject([{ sku: 'TEE', qty: 2, quote_id: result }]);
  });

  it.each([{ sku: 'NONE' }, { sku: 'JACKET' }])('is empty if the line cannot be bought: %j', async (line) => {
    const { status, json } = await create(line);
    expect({ status, json }).toMatchObject({ status: 200, json: { meta: { revision: 0 } } });
    expect(JSON.stringify(json)).not.toContain('item');
    const { result } = json as { result: string }; // sound: fails if not
    expect(await pull(result)).toEqual([]);
  });

  it('is refused if the line is invalid', async () => {
    expect(await create({ sku: 'TEE', qty: -1 })).toMatchObject({ status: 400, json: { meta: { errors: [{}] } } });
  });
});
