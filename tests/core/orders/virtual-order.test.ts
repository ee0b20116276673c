import { firstValueFrom } from 'rxjs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { OrderAddress } from '../../../core/account';
import { openShop, put, type OpenShop } from '../open-shop';

vi.setConfig({ testTimeout: 30_000 });

const opened: OpenShop[] = [];
afterEach(async () => {
  for (const { shop, fixture } of opened.splice(0)) {
    shop.dispose();
    await fixture.platform.close();
  }
});

async function withGiftCard(): Promise<OpenShop> {
  const open = await openShop();
  opened.push(open);
  await put(open, 'CARD');
  const checkout = await open.shop.checkout();
  await checkout.savePersonal({ firstName: 'Ada', lastName: 'Byron', emailAddress: 'ada@shop.test' });
  await open.shop.cart.settled();
  return open;
}

const BILL = {
  useShippingAddress: false,
  firstName: 'Ada',
  lastName: 'Byron',
  country: 'US',
  streetAddress: '1 Broadway',
  city: 'New York',
  state: 'New York',
  zipCode: '10004',
  phoneNumber: '+1 212 555 0100',
};

async function refusal({ shop }: OpenShop): Promise<readonly string[]> {
  const outcome = await (await shop.orders()).place();
  if (outcome.status !== 'refused') throw new Error(`Not refused: ${outcome.order_id}`);
  expect(outcome.code).toBe('checkout-incomplete');
  return outcome.fields.map(({ field }) => field);
}

describe('the order of a virtual cart (S §4: all items downloadable or virtual)', () => {
  it('requires no delivery: no shipping method, no shipping address', async () => {
    const open = await withGiftCard();
    expect(open.shop.cart.snapshot).toMatchObject({ shippingMethods: [], shipping: null });
    await (await open.shop.checkout()).savePayment({ useShippingAddress: false });
    expect((await refusal(open)).filter((field) => field.startsWith('shipping.'))).toEqual([]);
  });

  it('validates the billing address even if it is marked as equal to the shipping address', async () => {
    expect(await refusal(await withGiftCard())).toEqual(['payment.state', 'payment.zipCode']);
  });

  it('is placed with the billing address alone, taxed by it, and without cash on delivery', async () => {
    const open = await withGiftCard();
    const checkout = await open.shop.checkout();
    expect(await checkout.savePayment(BILL)).toEqual({});
    await open.shop.cart.settled();
    const { totals, paymentMethods, payment } = open.shop.cart.snapshot;
    expect(totals).toMatchObject({ subtotal: 50, tax_amount: 4.44, shipping_amount: 0, grand_total: 54.44 });
    expect(paymentMethods.map(({ code }) => code)).toEqual(['card', 'banktransfer']);
    expect(payment).toBe('card');
    await checkout.savePayment({ paymentMethod: 'banktransfer' });

    const orders = await open.shop.orders();
    expect(await orders.place()).toMatchObject({ status: 'placed', result: { price: 54.44 } });
    expect(await firstValueFrom(orders.confirmation$)).toMatchObject({
      state: 'placed',
      is_virtual: true,
      booked: 'all',
    });
    const { addressInformation } = open.bodies.at(-1) as { addressInformation: { shippingAddress: OrderAddress } }; // sound: the order just sent
    expect(addressInformation).toMatchObject({
      shippingAddress: { street: ['1 Broadway'], region: 'New York' },
      billingAddress: { street: ['1 Broadway'] },
      shipping_method_code: '',
      payment_method_code: 'banktransfer',
    });
  });

  it('requires no phone, street or city: name, email address and the place of taxation are enough', async () => {
    const open = await withGiftCard();
    const checkout = await open.shop.checkout();
    // An invalid phone number left over from a physical cart must not block the order.
    await checkout.saveShipping({ country: 'US', state: 'NY', zipCode: '10004', phoneNumber: '12' });
    await open.shop.cart.settled();

    expect(checkout.validate('virtual')).toEqual({});
    expect(Object.keys(checkout.validate())).toContain('shipping.phoneNumber');
    const outcome = await (await open.shop.orders()).place();
    expect(outcome).toMatchObject({ status: 'placed', result: { price: 54.44 } });
    const { addressInformation } = open.bodies.at(-1) as { addressInformation: { shippingAddress: OrderAddress } }; // sound: the order just sent
    expect(addressInformation.shippingAddress).toEqual({
      firstname: 'Ada',
      lastname: 'Byron',
      street: [''],
      city: '',
      postcode: '10004',
      countryId: 'US',
      region: 'New York',
      region_id: 43,
      email: 'ada@shop.test',
    });
  });

  it('requires all of them once one item is delivered', async () => {
    const open = await withGiftCard();
    await put(open, 'SOCKS');
    expect(await refusal(open)).toEqual(expect.arrayContaining(['shipping.streetAddress', 'shipping.phoneNumber']));
  });
});
