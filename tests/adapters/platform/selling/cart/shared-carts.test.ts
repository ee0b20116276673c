import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SharedCartItem } from '../../../../../core/contract';
import { cartWith, resultOf } from '../../../../fixtures/order';
import { openFixturePlatform, type FixturePlatform } from '../../../../fixtures/platform';

let fixture: FixturePlatform;
beforeEach(async () => {
  fixture = await openFixturePlatform();
});
afterEach(async () => {
  await fixture.platform.close();
});

interface Shared {
  readonly items: readonly SharedCartItem[];
  readonly lost: number;
}
const share = async (token: string) =>
  (await resultOf<{ code: string }>(fixture.call('POST', `/api/cart/share?cartId=${token}`))).code;
const look = (code: string, store = 'us') =>
  resultOf<Shared>(fixture.call('GET', `/api/cart/get?code=${code}&storeCode=${store}`));

describe('a shared cart (S §2, /cart/{code})', () => {
  it('shows the lines with the prices of the viewing store, and nothing that leads to the cart', async () => {
    const token = await cartWith(fixture, [
      { sku: 'TEE', qty: 2 },
      { sku: 'JACKET-BLACK-S', parentSku: 'JACKET', qty: 1 },
    ]);
    const shared = await look(await share(token));
    expect(shared.items.map(({ sku, qty, price, is_in_stock }) => [sku, qty, price, is_in_stock])).toEqual([
      ['TEE', 2, 15, true],
      ['JACKET-BLACK-S', 1, 80, true],
    ]);
    expect(JSON.stringify(shared)).not.toContain(token);
    expect(Object.keys(shared.items[0] ?? {})).not.toContain('item_id');
    expect((await look(await share(token), 'de')).items[1]).toMatchObject({ price: 75, name: 'Regenjacke' });
  });

  it('cannot be opened with the token of a cart, and its code opens no cart', async () => {
    const token = await cartWith(fixture, [{ sku: 'TEE', qty: 1 }]);
    const code = await share(token);
    expect((await fixture.call('GET', `/api/cart/get?code=${token}`)).status).toBe(404);
    for (const [method, path, body] of [
      ['GET', 'pull', undefined],
      ['POST', 'update', { cartItem: { sku: 'CAP', qty: 1 } }],
      ['POST', 'delete', { cartItem: { sku: 'TEE' } }],
      ['POST', 'close', undefined],
      ['POST', 'share', undefined],
      ['GET', 'totals', undefined],
    ] as const) {
      const { status } = await fixture.call(method, `/api/cart/${path}?cartId=${code}`, body);
      expect([path, status]).toEqual([path, 404]);
    }
  });

  it('stays as shared: later additions are visible only under a new code, an unchanged bag keeps its code', async () => {
    const token = await cartWith(fixture, [{ sku: 'TEE', qty: 1 }]);
    const first = await share(token);
    expect(await share(token)).toBe(first);
    await resultOf(fixture.call('POST', `/api/cart/update?cartId=${token}`, { cartItem: { sku: 'SOCKS', qty: 3 } }));
    const second = await share(token);
    expect(second).not.toBe(first);
    expect((await look(first)).items.map(({ sku }) => sku)).toEqual(['TEE']);
    expect((await look(second)).items.map(({ sku }) => sku)).toEqual(['TEE', 'SOCKS']);
  });

  it('counts unavailable lines, and expires after 90 days', async () => {
    const token = await cartWith(fixture, [
      { sku: 'TEE', qty: 1 },
      { sku: 'SOCKS', qty: 1 },
    ]);
    const code = await share(token);
    await fixture.platform.catalogue.removeSource('demo');
    await fixture.platform.catalogue.reindex();
    expect(await look(code)).toEqual({ items: [], lost: 2 });
    await fixture.clock.advance(90 * 24 * 60 * 60 * 1000 + 1);
    expect((await fixture.call('GET', `/api/cart/get?code=${code}`)).status).toBe(404);
  });

  it('needs at least one line', async () => {
    const token = await cartWith(fixture, []);
    expect((await fixture.call('POST', `/api/cart/share?cartId=${token}`)).status).toBe(400);
  });

  it('is limited to twenty per cart, the oldest is deleted first', async () => {
    const token = await cartWith(fixture, []);
    const codes: string[] = [];
    for (let qty = 1; qty <= 21; qty += 1) {
      await resultOf(fixture.call('POST', `/api/cart/update?cartId=${token}`, { cartItem: { sku: 'TEE', qty } }));
      await fixture.clock.advance(1);
      codes.push(await share(token));
    }
    expect((await fixture.call('GET', `/api/cart/get?code=${codes[0] ?? ''}`)).status).toBe(404);
    expect((await look(codes[1] ?? '')).items[0]?.qty).toBe(2);
    expect((await look(codes[20] ?? '')).items[0]?.qty).toBe(21);
  });
});
