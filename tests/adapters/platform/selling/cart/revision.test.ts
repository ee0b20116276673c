import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ServerCartItem } from '../../../../../core/contract';
import { cartWith, resultOf } from '../../../../fixtures/order';
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

  it('counts the changes of its lines, and every answer to one has the count', async () => {
    const created = await fixture.call('POST', '/api/cart/create');
    const token = (created.json as { result: string }).result; // sound: see the contract's own tests
    expect(revisionOf(created)).toBe(0);
    expect(revisionOf(await send(token, 'update', 0, { sku: 'TEE' }))).toBe(1);
    expect(revisionOf(await send(token, 'delete', 1, { sku: 'TEE' }))).toBe(2);
    expect(revisionOf(await fixture.call('GET', `/api/cart/pull?cartId=${token}`))).toBe(2);
  });

  it('keeps out a change that was meant for the cart as it was before', async () => {
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

  it('is not counted by a change that is refused', async () => {
    const token = await cartWith(fixture, []);
    expect((await send(token, 'update', 0, { sku: 'NONE' })).status).toBe(400);
    expect(revisionOf(await send(token, 'update', 0, { sku: 'TEE' }))).toBe(1);
  });
});

describe('a cart that is made with its first line', () => {
  const create = (cartItem: unknown, token = '') =>
    fixture.call('POST', `/api/cart/create?token=${token}`, { cartItem });

  it('has it, and says what it costs', async () => {
    const { status, json } = await create({ sku: 'TEE', qty: 2 });
    expect({ status, json }).toMatchObject({
      status: 200,
      json: { meta: { revision: 1, item: { sku: 'TEE', qty: 2 }, totals: { grand_total: 30, items_qty: 2 } } },
    });
    const { result } = json as { result: string }; // sound: fails if not
    expect(await pull(result)).toMatchObject([{ sku: 'TEE', qty: 2, quote_id: result }]);
  });

  it.each([{ sku: 'NONE' }, { sku: 'JACKET' }])('is empty where the line cannot be bought: %j', async (line) => {
    const { status, json } = await create(line);
    expect({ status, json }).toMatchObject({ status: 200, json: { meta: { revision: 0 } } });
    expect(JSON.stringify(json)).not.toContain('item');
    const { result } = json as { result: string }; // sound: fails if not
    expect(await pull(result)).toEqual([]);
  });

  it('is refused where the line is none', async () => {
    expect(await create({ sku: 'TEE', qty: -1 })).toMatchObject({ status: 400, json: { meta: { errors: [{}] } } });
  });
});
