import { describe, expect, it } from 'vitest';
import { isVariantLine } from '../../../core/internal';
import { isShopError } from '../../../core/shopper';
import { inPlaceOf, mergeItem } from '../../../core/cart/merge-item';
import { hold, type OpenShop, openShops, put, serverCart } from '../open-shop';
import { item } from './cart-builder';

const shown = ({ shop }: OpenShop): string[] => shop.cart.snapshot.cartItems.map(({ qty, sku }) => `${qty} ${sku}`);
const jacket = ({ shop }: OpenShop, childSku: string) => shop.product.load({ sku: 'JACKET', childSku });

describe('replacing the variant of a line', () => {
  const open = openShops();

  async function three(): Promise<OpenShop> {
    const shop = await open();
    await put(shop, 'TEE', 2);
    await shop.shop.cart.add(await jacket(shop, 'JACKET-BLACK-S'), 3);
    await put(shop, 'SOCKS');
    return shop;
  }

  it('keeps its position and quantity, uses its own price, and reaches the server', async () => {
    const shop = await three();
    const view = await jacket(shop, 'JACKET-BLACK-M');
    const { items } = await shop.shop.cart.add(view, 3, { insteadOf: { sku: 'JACKET-BLACK-S' } });
    expect(items).toMatchObject([{ sku: 'JACKET-BLACK-M', qty: 3, price: 90 }]);
    expect(shown(shop)).toEqual(['2 TEE', '3 JACKET-BLACK-M', '1 SOCKS']);
    await shop.shop.cart.settled();
    expect(shown(shop)).toEqual(['2 TEE', '3 JACKET-BLACK-M', '1 SOCKS']);
    expect(await serverCart(shop)).toEqual(['1 SOCKS', '2 TEE', '3 JACKET-BLACK-M']);
  });

  it('adds to an existing line of that variant', async () => {
    const shop = await three();
    await shop.shop.cart.add(await jacket(shop, 'JACKET-BLACK-M'), 1);
    await shop.shop.cart.add(await jacket(shop, 'JACKET-BLACK-M'), 3, { insteadOf: { sku: 'JACKET-BLACK-S' } });
    await shop.shop.cart.settled();
    expect(shown(shop)).toEqual(['2 TEE', '1 SOCKS', '4 JACKET-BLACK-M']);
    expect(await serverCart(shop)).toEqual(['1 SOCKS', '2 TEE', '4 JACKET-BLACK-M']);
  });

  it('leaves the line unchanged if it is sold out, and reports it', async () => {
    const shop = await three();
    const { items, problems } = await shop.shop.cart.add(await jacket(shop, 'JACKET-RED-S'), 3, {
      insteadOf: { sku: 'JACKET-BLACK-S' },
    });
    expect([items, problems]).toMatchObject([[], [{ sku: 'JACKET-RED-S', code: 'out-of-stock' }]]);
    await shop.shop.cart.settled();
    expect(await serverCart(shop)).toEqual(['1 SOCKS', '2 TEE', '3 JACKET-BLACK-S']);
  });

  it('is refused for a missing line', async () => {
    const shop = await three();
    const adding = shop.shop.cart.add(await jacket(shop, 'JACKET-BLACK-M'), 1, { insteadOf: { sku: 'HAT' } });
    await expect(adding).rejects.toSatisfy((error) => isShopError(error, 'not-in-cart'));
  });

  it('shows no notice if the caller suppresses it', async () => {
    const shop = await three();
    const before = shop.notices.length;
    const view = await jacket(shop, 'JACKET-BLACK-M');
    await shop.shop.cart.add(view, 3, { insteadOf: { sku: 'JACKET-BLACK-S' }, notifies: false });
    expect(shop.notices.length).toBe(before);
  });

  it('replaces a line that is being sent', async () => {
    const shop = await open();
    await put(shop, 'SOCKS');
    const update = hold(shop, '/api/cart/update');
    await shop.shop.cart.add(await jacket(shop, 'JACKET-BLACK-S'), 2);
    await update.arrived;
    const view = await jacket(shop, 'JACKET-BLACK-M');
    await shop.shop.cart.add(view, 2, { insteadOf: { sku: 'JACKET-BLACK-S' } });
    update.letGo();
    await shop.shop.cart.settled();
    expect(shown(shop)).toEqual(['1 SOCKS', '2 JACKET-BLACK-M']);
    expect(await serverCart(shop)).toEqual(['1 SOCKS', '2 JACKET-BLACK-M']);
  });

  it('has no effect if the line was removed meanwhile', () => {
    const [red, blue] = [item({ sku: 'RED', checksum: 'r' }), item({ sku: 'BLUE', checksum: 'b' })];
    const add = (items: readonly (typeof red)[]) => mergeItem(items, blue, 9);
    expect(inPlaceOf([], red, add).map(({ sku }) => sku)).toEqual(['BLUE']);
  });
});

describe('isVariantLine', () => {
  const variant = [{ option_id: 93, option_value: 'pine' }];
  it.each([
    ['a variant alone', { configurable_item_options: variant }, true],
    ['a variant with nothing typed', { configurable_item_options: variant, custom_options: [] }, true],
    [
      'a variant with an engraving',
      { configurable_item_options: variant, custom_options: [{ option_id: 1, option_value: 'ADA' }] },
      false,
    ],
    ['an engraving alone', { custom_options: [{ option_id: 1, option_value: 'ADA' }] }, false],
  ])('%s', (_, chosen, is) => {
    expect(isVariantLine({ product_option: { extension_attributes: chosen } })).toBe(is);
  });

  it('is false for a plain line', () => {
    expect(isVariantLine({})).toBe(false);
  });
});
