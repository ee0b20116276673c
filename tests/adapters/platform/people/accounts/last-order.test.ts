import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { User } from '../../../../../core/contract';
import { cartWith, orderOf, resultOf } from '../../../../fixtures/order';
import { openFixturePlatform, type FixturePlatform } from '../../../../fixtures/platform';
import { signIn } from '../../../../fixtures/signed-in';

const ADA = 'ada@shop.test';

let fixture: FixturePlatform;
beforeEach(async () => {
  fixture = await openFixturePlatform();
});
afterEach(async () => {
  await fixture.platform.close();
});

async function orderedAsGuest(): Promise<string> {
  const order = await orderOf(fixture, await cartWith(fixture, [{ sku: 'TEE' }]));
  await resultOf(fixture.call('POST', '/api/order', order));
  return order.order_id;
}
async function profile() {
  await fixture.clock.advance(60_000); // Codes are rate limited.
  return (await signIn(fixture, ADA)) as Awaited<ReturnType<typeof signIn>> & User; // sound: what signs in is the user
}

describe('the last order of an account', () => {
  it('is offered with name and address to the confirmed owner of the contact it was placed with', async () => {
    await orderedAsGuest();
    const user = await profile();
    expect(user.addresses).toEqual([]);
    expect(user.last_order).toMatchObject({
      firstname: 'Ada',
      lastname: 'Byron',
      address: { street: ['1 Broadway'], city: 'New York' },
    });
  });

  it('is hidden from anyone who opened an account with the address without confirming it', async () => {
    await orderedAsGuest();
    const customer = { email: ADA, firstname: 'Eve', lastname: 'Moss' };
    await resultOf(fixture.call('POST', '/api/user/create', { customer, password: 'correct horse 7' }));
    const login = { username: ADA, password: 'correct horse 7' };
    const user = await resultOf<User>(fixture.call('POST', '/api/user/login', login));
    expect(user).not.toHaveProperty('last_order');
  });

  it('is empty once an address is saved, and ignores cancelled orders', async () => {
    const id = await orderedAsGuest();
    const { token } = await profile();
    await resultOf(fixture.call('POST', `/api/order/cancel?token=${token}`, { id }));
    expect(await profile()).not.toHaveProperty('last_order');
    await orderedAsGuest();
    const { last_order: last, token: session } = await profile();
    const form = new FormData();
    form.set('addresses', JSON.stringify([last?.address]));
    const request = new Request(`http://shop.test/api/user/update?token=${session}`, { method: 'POST', body: form });
    expect((await fixture.platform.fetch(request)).status).toBe(200);
    expect(await profile()).not.toHaveProperty('last_order');
  });
});
