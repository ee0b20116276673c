import { afterEach, beforeEach, expect, it } from 'vitest';
import { cartWith, orderOf } from '../../../../fixtures/order';
import { openFixturePlatform, type FixturePlatform } from '../../../../fixtures/platform';

const PASSWORD = 'a long password of a guest';
const GUESTS = Array.from({ length: 6 }, (_, at) => `guest${String(at)}@shop.test`);

let fixture: FixturePlatform;
beforeEach(async () => {
  // Slow enough that all of them come while the first is at it.
  fixture = await openFixturePlatform({ passwordCost: { n: 2 ** 16, r: 8, p: 1 } });
});
afterEach(() => fixture.platform.close());

const post = (path: string, body: object, address?: string) =>
  fixture.platform.fetch(
    new Request(`http://shop.test/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
    { address },
  );

it('accounts requested at checkout wait in a bounded queue, and are created without a password beyond it', async () => {
  const orders = [];
  for (const email of GUESTS) {
    const { hash: _, ...order } = await orderOf(fixture, await cartWith(fixture, [{ sku: 'TEE' }]), { email });
    orders.push({ ...order, personalDetails: { ...order.personalDetails, createAccount: true, password: PASSWORD } });
  }
  const placed = await Promise.all(orders.map((order) => post('order', order, '203.0.113.9')));
  expect(placed.map(({ status }) => status)).toEqual(GUESTS.map(() => 200));
  // One was at work and one waited; the others were not kept waiting for a password that they did not come for.
  const entered = [];
  for (const username of GUESTS) entered.push((await post('user/login', { username, password: PASSWORD })).status);
  expect(entered.filter((status) => status === 200).length).toBeLessThan(GUESTS.length);
  expect(entered).toContain(200);
  for (const email of GUESTS) {
    const mails = await fixture.platform.outbox.list(email);
    expect([email, mails.some(({ text }) => text.includes('code='))]).toEqual([email, true]);
  }
}, 60_000);
