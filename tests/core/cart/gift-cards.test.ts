import { describe, expect, it, vi } from 'vitest';
import { giftCardFor, writeGiftCard } from '../../fixtures/gift-cards';
import { openFixturePlatform } from '../../fixtures/platform';
import { fillIn, openShops, put, type OpenShop } from '../open-shop';

vi.setConfig({ testTimeout: 30_000 });

const open = openShops();

async function withCard(): Promise<OpenShop & { readonly code: string }> {
  const fixture = await openFixturePlatform();
  await writeGiftCard(fixture);
  const code = await giftCardFor(fixture, 'eve@shop.test');
  return { ...(await open({ fixture })), code };
}

function shown({ shop }: OpenShop): Readonly<Record<string, number>> {
  let figures: Record<string, number> = {};
  shop.cart.segments$
    .subscribe((segments) => (figures = Object.fromEntries(segments.map(({ code, value }) => [code, value]))))
    .unsubscribe();
  return figures;
}

describe('a gift card on the cart', () => {
  it('pays, is removed, and pays the placed order', async () => {
    const device = await withCard();
    await put(device, 'CAP');
    await fillIn(device);
    const { cart } = device.shop;
    expect(shown(device)['grand_total']).toBe(135.01);
    await cart.changeGiftCards({ add: ` ${device.code} ` });
    expect(shown(device)).toMatchObject({ gift_card: -50, grand_total: 85.01 });
    const [card] = cart.snapshot.totals?.rules?.gift_cards ?? [];
    await cart.changeGiftCards({ remove: card?.id ?? '' });
    expect(shown(device)['grand_total']).toBe(135.01);
    await cart.changeGiftCards({ add: device.code });
    expect(await (await device.shop.orders()).place()).toMatchObject({
      status: 'placed',
      result: { price: 85.01 },
    });
  });

  it('is calculated offline as it will be charged', async () => {
    const device = await withCard();
    await put(device, 'TEE');
    await fillIn(device);
    await device.shop.cart.changeGiftCards({ add: device.code });
    device.network.set(false);
    await device.shop.cart.setQuantity('TEE', 6);
    await device.shop.cart.settled();
    const offline = shown(device);
    expect(offline['gift_card']).toBe(-50);
    device.network.set(true);
    await device.shop.cart.settled();
    await device.shop.cart.syncTotals({ force: true });
    expect(shown(device)).toEqual(offline);
  });

  it('is refused with its reason, without a notice if the code was typed', async () => {
    const device = await withCard();
    await put(device, 'TEE');
    const said = device.notices.length;
    await expect(device.shop.cart.changeGiftCards({ add: 'nonsense' })).rejects.toMatchObject({
      code: 'request-rejected',
      params: { reason: 'gift_card_unknown' },
    });
    expect(device.notices).toHaveLength(said);
    expect(shown(device)).not.toHaveProperty('gift_card');
  });
});
