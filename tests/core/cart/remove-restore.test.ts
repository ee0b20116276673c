import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createTabHub } from '../../../adapters/tabs/memory';
import { createMemoryStorage } from '../../../adapters/storage/memory';
import { isShopError } from '../../../core/shopper';
import type { CartItem } from '../../../core/cart/cart';
import { linesToRemove, withPlaces } from '../../../core/cart/remove-lines';
import { restoreLines } from '../../../core/cart/restore-lines';
import { clientCart, hold, json, put, serverCart, type OpenShop, type OpenShopOptions, openShops } from '../open-shop';
import { item } from './cart-builder';

const skus = (lines: readonly { readonly sku: string }[]): string[] => lines.map(({ sku }) => sku);

describe('linesToRemove', () => {
  const red = item({ sku: 'COAT-RED', parentSku: 'COAT', server_item_id: 1 });
  const blue = item({ sku: 'COAT-BLUE', parentSku: 'COAT' });
  const cap = item({ sku: 'CAP' });
  const all = [red, blue, cap];

  it('removal can cascade by parent sku: all lines configured from that product are removed (S §4)', () => {
    expect(skus(linesToRemove(all, { sku: 'COAT' }, { byParentSku: true }))).toEqual(['COAT-RED', 'COAT-BLUE']);
    expect(linesToRemove(all, { sku: 'COAT' })).toEqual([]);
    expect(skus(linesToRemove(all, { sku: 'COAT-RED' }, { byParentSku: true }))).toEqual(['COAT-RED']);
  });

  it('takes every line of the sku itself, in any configuration (S §4)', () => {
    const own = [item({ sku: 'COAT', checksum: 'a' }), item({ sku: 'COAT', checksum: 'b' }), cap, blue];
    expect(skus(linesToRemove(own, { sku: 'COAT' }, { byParentSku: true }))).toEqual(['COAT', 'COAT', 'COAT-BLUE']);
    expect(linesToRemove(own, { sku: 'COAT' })).toHaveLength(1);
  });

  it('a removal variant keeps items that have a server_item_id (S §4)', () => {
    expect(skus(linesToRemove(all, { sku: 'COAT' }, { byParentSku: true, keepConfirmed: true }))).toEqual([
      'COAT-BLUE',
    ]);
    expect(linesToRemove(all, { sku: 'COAT-RED' }, { keepConfirmed: true })).toEqual([]);
  });

  it('distinguishes configurations of one sku by their checksum', () => {
    const [ada, bob] = [item({ sku: 'BELT', checksum: 'a' }), item({ sku: 'BELT', checksum: 'b' })];
    expect(linesToRemove([ada, bob], { sku: 'BELT', checksum: 'b' })).toEqual([bob]);
    expect(linesToRemove([ada, bob], { sku: 'BELT' })).toEqual([ada]);
  });
});

describe('restoreLines', () => {
  const lines = fc
    .uniqueArray(fc.constantFrom('A', 'B', 'C', 'D', 'E'), { minLength: 1 })
    .chain((chosen) =>
      fc.tuple(fc.constant(chosen), fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 5, maxLength: 5 })),
    )
    .map(([chosen, quantities]) => chosen.map((sku, index) => item({ sku, qty: quantities[index] ?? 1 })));

  it('undoes any removal exactly: choices, quantities and positions; doing it twice adds nothing', () => {
    fc.assert(
      fc.property(lines, fc.array(fc.boolean(), { minLength: 5, maxLength: 5 }), (before, leaves) => {
        const leaving = before.filter((_, index) => leaves[index]);
        const left = before.filter((_, index) => leaves[index] !== true);
        const removed = withPlaces(before, leaving);
        const once = restoreLines(left, removed, () => true);
        expect(once).toEqual(before);
        expect(restoreLines(once, removed, () => true)).toEqual(before);
      }),
      { numRuns: 500 },
    );
  });

  it('never takes units added meanwhile', () => {
    fc.assert(
      fc.property(lines, lines, (gone, now) => {
        const after = restoreLines(now, withPlaces(gone, gone), () => false);
        const units = (from: readonly CartItem[], sku: string) => from.find((line) => line.sku === sku)?.qty ?? 0;
        for (const { sku } of [...gone, ...now]) {
          expect(units(after, sku)).toBe(Math.max(units(gone, sku), units(now, sku)));
        }
      }),
    );
  });

  it('drops ids of a line that the server no longer has', () => {
    const line = item({ server_item_id: 7, item_id: 7, server_cart_id: 'cart', quote_id: 'cart' });
    expect(restoreLines([], [{ item: line, place: 3 }], () => true)).toEqual([line]);
    expect(restoreLines([], [{ item: line, place: 3 }], () => false)).toEqual([item()]);
  });
});

describe('a line that is being sent to the shop', () => {
  const open = openShops();

  it('stays out if it is removed meanwhile, even just after a check of the rest (seeds 6116962, 6182741)', async () => {
    const shop = await open();
    await put(shop, 'SOCKS');
    const tee = await shop.shop.product.load({ sku: 'TEE' });
    const [look, update] = [hold(shop, '/api/cart/pull'), hold(shop, '/api/cart/update')];
    const synced = shop.shop.cart.sync({ force: true });
    await look.arrived;
    await shop.shop.cart.add(tee, 2);
    look.letGo();
    await update.arrived;
    await shop.shop.cart.remove('TEE');
    update.letGo();
    await synced;
    await shop.shop.cart.settled();
    expect(clientCart(shop)).toEqual(['1 SOCKS']);
    expect(await serverCart(shop)).toEqual(['1 SOCKS']);
  });

  it('stays if it is refused in a quantity changed since, and is sent in the new one', async () => {
    const shop = await open();
    await put(shop, 'SOCKS');
    const tee = await shop.shop.product.load({ sku: 'TEE' });
    const refusal = json(400, { code: 400, result: 'There are not that many' });
    const { arrived, letGo } = hold(shop, '/api/cart/update', refusal);
    await shop.shop.cart.add(tee, 50);
    await arrived;
    await shop.shop.cart.setQuantity('TEE', 5);
    letGo();
    await shop.shop.cart.settled();
    expect(clientCart(shop)).toEqual(['1 SOCKS', '5 TEE']);
    expect(await serverCart(shop)).toEqual(['1 SOCKS', '5 TEE']);
    expect(shop.notices.map(({ message }) => message)).toContain('There are not that many');
  });
});

describe('undo after removal', () => {
  const open = openShops();
  const shown = ({ shop }: OpenShop): string[] => shop.cart.snapshot.cartItems.map(({ qty, sku }) => `${qty} ${sku}`);

  async function three(options: OpenShopOptions = {}): Promise<OpenShop> {
    const shop = await open(options);
    await put(shop, 'TEE', 2);
    const belt = await shop.shop.product.load({ sku: 'BELT' });
    await shop.shop.cart.add(shop.shop.product.configure(belt, { customOptions: { 1: 'ADA' } }), 3);
    await put(shop, 'SOCKS');
    return shop;
  }

  it('restores a line with its options, quantity and position, also on the server', async () => {
    const shop = await three();
    const { totals } = shop.shop.cart.snapshot;
    const removed = await shop.shop.cart.remove('BELT');
    await shop.shop.cart.settled();
    expect(await serverCart(shop)).toEqual(['1 SOCKS', '2 TEE']);
    await shop.shop.cart.restore(removed);
    await shop.shop.cart.settled();
    expect(shown(shop)).toEqual(['2 TEE', '3 BELT', '1 SOCKS']);
    expect(shop.shop.cart.snapshot.cartItems[1]?.options).toEqual([{ label: 'Engraving', value: 'ADA' }]);
    expect(await serverCart(shop)).toEqual(['1 SOCKS', '2 TEE', '3 BELT']);
    expect(shop.shop.cart.snapshot.totals?.grand_total).toBe(totals?.grand_total);
  });

  it('costs no request before the removal was sent', async () => {
    const shop = await three();
    shop.network.set(false);
    const removed = await shop.shop.cart.remove('TEE');
    await shop.shop.cart.restore(removed);
    shop.network.set(true);
    shop.requests.length = 0;
    await shop.shop.cart.sync();
    expect(shop.requests.filter((request) => request.startsWith('POST /api/cart'))).toEqual([]);
    expect(await serverCart(shop)).toEqual(['1 SOCKS', '2 TEE', '3 BELT']);
  });

  it.each(['lost-before', 'lost-after'] as const)(
    'keeps the line when the response to its removal was %s',
    async (fate) => {
      const shop = await three();
      shop.mishap('/cart/delete', fate);
      const removed = await shop.shop.cart.remove('TEE');
      await shop.shop.cart.settled();
      await shop.shop.cart.restore(removed);
      await shop.shop.cart.settled();
      await shop.shop.cart.sync({ force: true });
      expect(shown(shop)).toEqual(['2 TEE', '3 BELT', '1 SOCKS']);
      expect(await serverCart(shop)).toEqual(['1 SOCKS', '2 TEE', '3 BELT']);
    },
  );

  it('is not needed when the shop refuses the removal: the line returns at once with the reason (S §4, cart sync)', async () => {
    const shop = await three();
    shop.mishap('/cart/delete', json(400, { code: 400, result: 'It is being packed' }));
    await shop.shop.cart.remove('TEE');
    await shop.shop.cart.settled();
    expect([...clientCart(shop)].sort()).toEqual(['1 SOCKS', '2 TEE', '3 BELT']);
    expect(await serverCart(shop)).toEqual(['1 SOCKS', '2 TEE', '3 BELT']);
    expect(shop.notices.map(({ type, message }) => [type, message])).toContainEqual(['error', 'It is being packed']);
  });

  it('restores a cleared cart completely, only once, and in other tabs too', async () => {
    const [hub, storage] = [createTabHub(), createMemoryStorage()];
    const shop = await three({ tabs: hub.open(), storage });
    const other = await open({ tabs: hub.open(), storage, fixture: shop.fixture });
    const removed = await shop.shop.cart.clear();
    await shop.shop.cart.settled();
    expect(removed).toHaveLength(3);
    await expect.poll(() => clientCart(other)).toEqual([]);
    await shop.shop.cart.restore(removed);
    await shop.shop.cart.restore(removed);
    await shop.shop.cart.settled();
    expect(shown(shop)).toEqual(['2 TEE', '3 BELT', '1 SOCKS']);
    await expect.poll(() => clientCart(other)).toEqual(['1 SOCKS', '2 TEE', '3 BELT']);
    expect(await serverCart(shop)).toEqual(['1 SOCKS', '2 TEE', '3 BELT']);
  });

  it('reports a missing line and removes nothing, for each variant of removal', async () => {
    const shop = await three();
    await expect(shop.shop.cart.remove('CAP')).rejects.toSatisfy((error) => isShopError(error, 'not-in-cart'));
    await expect(shop.shop.cart.remove('CAP', undefined, { byParentSku: true })).rejects.toThrow();
    expect(await shop.shop.cart.remove('TEE', undefined, { keepConfirmed: true })).toEqual([]);
    await shop.shop.cart.restore([]);
    expect(shown(shop)).toEqual(['2 TEE', '3 BELT', '1 SOCKS']);
  });
});
