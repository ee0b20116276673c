import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cartWith, orderOf, resultOf } from '../../../../fixtures/order';
import { openFixturePlatform, type FixturePlatform } from '../../../../fixtures/platform';
import { signIn } from '../../../../fixtures/signed-in';

const OWNER = 'ann@shop.test';
const SOLD_OUT = 'JACKET-RED-S';

let shop: FixturePlatform;
let token: string;
let calls = 0;
beforeEach(async () => {
  shop = await openFixturePlatform();
  ({ token } = await signIn(shop, OWNER));
});
afterEach(() => shop.platform.close());

async function call(path: string, body: object, bearer?: string, address?: string): Promise<number> {
  calls += 1;
  const headers = {
    'content-type': 'application/json',
    ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
  };
  const request = new Request(`http://shop.test/api/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  return (await shop.platform.fetch(request, { address: address ?? `203.${String(calls % 250)}.113.9` })).status;
}
const alert = (bearer?: string, sku = SOLD_OUT) => call('stock/alert', { sku, email: OWNER }, bearer);
const subscribe = (bearer?: string) => call('newsletter/subscribe', { email: OWNER }, bearer);
const mailsOf = async (kind: string) => (await shop.platform.outbox.list(OWNER)).filter((mail) => mail.kind === kind);

describe('strangers who enter the address of a customer', () => {
  it('use up no stock alert of the customer', async () => {
    for (let n = 0; n < 10; n += 1) expect(await alert()).toBe(200);
    expect(await alert()).toBe(429);
    const other = (await signIn(shop, 'eve@shop.test')).token;
    expect(await alert(other)).toBe(429);
    for (let n = 0; n < 10; n += 1) expect(await alert(token, 'SCARF')).toBe(200);
    expect(await alert(token, 'SCARF')).toBe(429);
    expect(await mailsOf('stock-alert')).toHaveLength(2);
  });

  it('count as strangers if they have an account with an unconfirmed address', async () => {
    const customer = { email: 'new@shop.test', firstname: 'N', lastname: 'N' };
    const body = { customer, password: 'correct horse battery' };
    expect(await call('user/create', body)).toBe(200);
    const path = 'http://shop.test/api/user/login';
    const login = { username: 'new@shop.test', password: body.password };
    const headers = { 'content-type': 'application/json' };
    const answer = await shop.platform.fetch(
      new Request(path, { method: 'POST', headers, body: JSON.stringify(login) }),
    );
    const unconfirmed = ((await answer.json()) as { result: { token: string } }).result.token; // sound: the answer to a sign-in
    const ask = (bearer?: string) => call('stock/alert', { sku: SOLD_OUT, email: 'new@shop.test' }, bearer);
    for (let n = 0; n < 10; n += 1) expect(await ask()).toBe(200);
    expect(await ask(unconfirmed)).toBe(429);
  });

  it('use up no newsletter email of the customer', async () => {
    for (let n = 0; n < 5; n += 1) expect(await subscribe()).toBe(200);
    expect(await mailsOf('newsletter-confirm')).toHaveLength(3);
    for (let n = 0; n < 5; n += 1) expect(await subscribe(token)).toBe(200);
    expect(await mailsOf('newsletter-confirm')).toHaveLength(6);
  });

  it('use up no contact message, alert or newsletter of a customer on the same network', async () => {
    const crowd = (n: number) => `203.0.113.${String(n % 250)}`;
    for (let n = 0; n < 400; n += 1)
      expect(await call('newsletter/subscribe', { email: `reader${String(n)}@shop.test` }, undefined, crowd(n))).toBe(
        200,
      );
    const message = async (bearer?: string) => {
      const given = await resultOf<string>(shop.call('GET', '/api/mail/get-token'));
      const mail = { sourceAddress: OWNER, subject: 'Hello', emailText: 'Are you there?', token: given };
      return call('mail/send', mail, bearer, crowd(1));
    };
    expect([await message(), await message(token)]).toEqual([429, 200]);
    const [here, input] = [crowd(2), { sku: SOLD_OUT, email: OWNER }];
    expect(await call('stock/alert', input, undefined, here)).toBe(429);
    expect(await call('stock/alert', input, token, here)).toBe(200);
    expect(await call('newsletter/subscribe', { email: OWNER }, token, here)).toBe(200);
  });

  it('use up no order link email of the customer', async () => {
    const cart = await cartWith(shop, [{ sku: 'SOCKS' }]);
    const order = await orderOf(shop, cart);
    const personalDetails = { ...order.personalDetails, emailAddress: OWNER };
    const { hash: _hash, ...unhashed } = { ...order, personalDetails };
    await resultOf(shop.call('POST', `/api/order?token=${token}`, unhashed));
    const link = (bearer?: string) => call('order/link', { id: order.order_id }, bearer);
    const strangers = [await link(), await link(), await link(), await link()];
    expect(strangers).toEqual([200, 200, 200, 429]);
    expect([await link(token), await link(token), await link(token), await link(token)]).toEqual([200, 200, 200, 429]);
  });
});
