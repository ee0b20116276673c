import { describe, expect, it, vi } from 'vitest';
import type { Order } from '../../../core/account';
import { fillIn, put, openShops } from '../open-shop';

vi.setConfig({ testTimeout: 30_000 });

const open = openShops();

describe('a gift bag', () => {
  it('sends its message with the order, and ends with the bag', async () => {
    const opened = await open();
    const { shop, requests, bodies } = opened;
    await put(opened, 'TEE', 1);
    const checkout = await shop.checkout();
    expect(await checkout.saveShipping({ isGift: true, giftMessage: ' For you ' })).not.toHaveProperty('giftMessage');
    await fillIn(opened);
    await (await shop.orders()).place();
    const sent = bodies[requests.indexOf('POST /api/order')] as Order; // sound: what is sent there is an order
    expect(sent.gift_message).toBe('For you');
    await vi.waitFor(() => {
      expect(checkout.snapshot.shippingDetails).toMatchObject({ isGift: false, giftMessage: '' });
    });
  });

  it('ends when the shopper reverts it', async () => {
    const opened = await open();
    const { shop, requests, bodies } = opened;
    await put(opened, 'TEE', 1);
    const checkout = await shop.checkout();
    await checkout.saveShipping({ isGift: true, giftMessage: 'For you' });
    await checkout.saveShipping({ isGift: false });
    await fillIn(opened);
    await (await shop.orders()).place();
    expect(bodies[requests.indexOf('POST /api/order')]).not.toHaveProperty('gift_message');
  });

  it.each([
    ['x'.repeat(251), 'Please use at most 250 characters'],
    ['Hello\u0007', 'Please remove unprintable characters'],
  ])('cannot be ordered with a message that cannot be printed', async (giftMessage, message) => {
    const { shop } = await open();
    const errors = await (await shop.checkout()).saveShipping({ isGift: true, giftMessage });
    expect(errors.giftMessage?.message).toBe(message);
  });
});
