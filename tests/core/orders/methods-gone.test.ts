import { describe, expect, it, vi } from 'vitest';
import { fillIn, json, openShops, put, type OpenShop } from '../open-shop';

vi.setConfig({ testTimeout: 30_000 });

const open = openShops();

async function refusedFields({ shop }: OpenShop): Promise<readonly string[]> {
  const outcome = await (await shop.orders()).place();
  return outcome.status === 'refused' && outcome.code === 'checkout-incomplete'
    ? outcome.fields.map(({ field }) => field)
    : [];
}

describe('an order whose shipping or payment method was removed', () => {
  it('is not placed with another one: the shopper is asked again', async () => {
    const shop = await open();
    await put(shop, 'TEE');
    await fillIn(shop);
    await put(shop, 'CARD'); // Virtual goods are not handed over.
    await shop.shop.cart.settled();
    expect(await refusedFields(shop)).toEqual(['payment.paymentMethod']);
    expect((await shop.fixture.platform.stats()).orders).toBe(0);
    await (await shop.shop.checkout()).savePayment({ paymentMethod: 'banktransfer' });
    await shop.shop.cart.settled();
    expect(await (await shop.shop.orders()).place()).toMatchObject({ status: 'placed' });
  });

  it('is cancelled if the shop reports it first, and names the field', async () => {
    const shop = await open();
    await put(shop, 'TEE');
    await fillIn(shop);
    const field = 'addressInformation.payment_method_code';
    const meta = { errors: [{ field, message: `${field} is not a payment method for this order` }] };
    shop.mishap('/api/order', json(400, { code: 400, result: 'Internal validation error', meta }));
    expect(await refusedFields(shop)).toEqual(['payment.paymentMethod']);
    expect(await (await shop.shop.orders()).queue()).toEqual([]);
    expect(shop.shop.cart.snapshot.cartItems).toHaveLength(1);
  });

  it('is refused by the platform with the name of the field', async () => {
    const shop = await open();
    await put(shop, 'TEE');
    await fillIn(shop);
    await shop.fixture.platform.catalogue.writeBlocks([
      { blocks: { en: { id: 1, identifier: 'cms_settings', json: { name: 'Vitrine' } } } },
    ]);
    const checkout = await shop.shop.checkout();
    await checkout.savePayment({ paymentMethod: 'banktransfer' });
    await shop.shop.cart.settled();
    expect(await refusedFields(shop)).toEqual(['payment.paymentMethod']);
    expect((await shop.fixture.platform.stats()).orders).toBe(0);
  });
});

describe('a queued order whose payment method was removed', () => {
  it('is cancelled with that reason; its lines are restored, and checkout asks for another method', async () => {
    const shop = await open();
    await put(shop, 'TEE');
    await fillIn(shop);
    const checkout = await shop.shop.checkout();
    await checkout.savePayment({ paymentMethod: 'banktransfer' });
    await shop.shop.cart.settled();
    shop.network.set(false);
    const orders = await shop.shop.orders();
    expect(await orders.place()).toMatchObject({ status: 'waiting' });
    await shop.fixture.platform.catalogue.writeBlocks([
      { blocks: { en: { id: 1, identifier: 'cms_settings', json: { name: 'Vitrine' } } } },
    ]);
    shop.network.set(true);
    const message = expect.stringMatching(/^The payment method you chose is no longer available/) as string;
    expect(await orders.process()).toMatchObject([{ state: 'canceled', message }]);
    checkout.setThankYouPage(false);
    await shop.shop.cart.settled();
    expect(shop.shop.cart.snapshot.cartItems).toHaveLength(1);
    expect(await refusedFields(shop)).toEqual(['payment.paymentMethod']);
    await checkout.savePayment({ paymentMethod: 'cashondelivery' });
    await shop.shop.cart.settled();
    expect(await orders.place()).toMatchObject({ status: 'placed' });
  });
});

describe('a payment method that nobody selected', () => {
  it("defaults to the first offered one in the merchant's order, and falls back to the next", async () => {
    const shop = await open();
    const { commerce } = shop.fixture.platform;
    const { payment_methods: methods } = await commerce.read();
    const isCash = ({ code }: { readonly code: string }) => Number(code === 'cashondelivery');
    await commerce.write({ payment_methods: methods.toSorted((a, b) => isCash(b) - isCash(a)) });
    await put(shop, 'TEE');
    const checkout = await shop.shop.checkout();
    await checkout.saveShipping({ country: 'US', zipCode: '10004', state: 'New York' });
    await shop.shop.cart.settled();
    expect(checkout.snapshot.paymentDetails.paymentMethod).toBe('cashondelivery');
    expect(checkout.snapshot.methodsBy.payment).toBe('shop');
    await put(shop, 'CARD');
    expect(checkout.snapshot.paymentDetails.paymentMethod).toBe('card');
    await checkout.savePayment({ paymentMethod: 'banktransfer' });
    expect(checkout.snapshot.methodsBy.payment).toBe('shopper');
  });
});
