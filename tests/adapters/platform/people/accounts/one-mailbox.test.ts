import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cartWith, NEW_YORK, orderOf, resultOf } from '../../../../fixtures/order';
import { openFixturePlatform, type FixturePlatform } from '../../../../fixtures/platform';

/** Spellings delivered to the same person. */
const SPELLINGS = ['Bob@Mail.test', 'bob+a@mail.test', ' BOB+b+c@mail.test '];
const HOSTS = ['bücher.test', 'xn--bcher-kva.test', 'XN--BCHER-KVA.Test'];
const OTHERS = ['bobby@mail.test', 'bob+a@other.test', 'bob-a@mail.test', 'b%b+x@mail.test'];

let fixture: FixturePlatform;
beforeEach(async () => {
  fixture = await openFixturePlatform();
});
afterEach(() => fixture.platform.close());

async function countByMailbox(coupons_by_mailbox: boolean): Promise<void> {
  const json = { name: 'Vitrine', coupons_by_mailbox };
  const block = { id: 1, identifier: 'cms_settings', title: '', content: '', json };
  await fixture.platform.catalogue.writeBlocks([{ blocks: { en: block } }]);
  await fixture.platform.catalogue.reindex();
}

async function orderBy(email: string): Promise<number> {
  const token = await cartWith(fixture, [{ sku: 'SOCKS' }]);
  await resultOf(fixture.call('POST', `/api/cart/apply-coupon?cartId=${token}&coupon=ONCE`));
  const { hash: _hash, ...order } = await orderOf(fixture, token, { address: { ...NEW_YORK, email: email.trim() } });
  const personalDetails = { ...order.personalDetails, emailAddress: email.trim() };
  return (await fixture.call('POST', '/api/order', { ...order, personalDetails })).status;
}

/** A separate address per call, so only the mailbox is counted. */
let calls = 0;
async function call(path: string, body: object): Promise<number> {
  calls += 1;
  const address = `203.${String(Math.floor(calls / 250))}.113.${String(calls % 250)}`;
  const headers = { 'content-type': 'application/json' };
  const request = new Request(`http://shop.test/api/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  return (await fixture.platform.fetch(request, { address })).status;
}

describe('a coupon', () => {
  it.each(['uses_per_customer', 'first_order_only'] as const)(
    'limited by %s can be used once per mailbox if the shop counts by mailbox',
    async (limit) => {
      const limits = limit === 'uses_per_customer' ? { uses_per_customer: 1 } : { first_order_only: true };
      await fixture.platform.catalogue.writeCoupons([
        { code: 'ONCE', kind: 'percent', value: '10', source: 'test', ...limits },
      ]);
      await countByMailbox(true);
      const answers = [];
      for (const email of [...SPELLINGS, ...OTHERS]) answers.push(await orderBy(email));
      expect(answers).toEqual([200, 400, 400, 200, 200, 200, 200]);
      await countByMailbox(false);
      const hosts = [];
      for (const host of HOSTS) hosts.push(await orderBy(`bob@${host}`));
      expect(hosts).toEqual([200, 400, 400]);
      expect([await orderBy('bob+d@mail.test'), await orderBy('BOB+D@mail.test')]).toEqual([200, 400]);
    },
  );
});

it('a newsletter sends a mailbox three requests a day, with any plus address', async () => {
  for (let n = 0; n < 5; n += 1) await call('newsletter/subscribe', { email: `bob+${String(n)}@mail.test` });
  const mails = await Promise.all(
    [0, 1, 2, 3, 4].map((n) => fixture.platform.outbox.list(`bob+${String(n)}@mail.test`)),
  );
  expect(mails.flat()).toHaveLength(3);
});

describe('the limits of a mailbox', () => {
  const COUNTED = [
    ['sign-in codes', 4, (email: string) => call('user/get-sms-code', { phone: email })],
    ['password reset emails', 10, (email: string) => call('user/reset-password', { email })],
    ['new account emails', 10, (email: string) => call('user/create', registration(email))],
    ['stock alerts', 10, (email: string) => call('stock/alert', { sku: 'JACKET-RED-S', email })],
    ['password attempts', 100, (email: string) => call('user/login', { username: email, password: 'not this one' })],
  ] as const;
  const registration = (email: string) => ({
    customer: { firstname: 'Bob', lastname: 'B', email },
    password: 'correct horse battery',
  });

  it.each(COUNTED)('are shared by all its plus addresses: %s', async (_what, count, ask) => {
    const answers = [];
    for (let n = 0; n < count + 1; n += 1) answers.push(await ask(`bob+${String(n)}@mail.test`));
    expect(answers.filter((status) => status === 429)).toHaveLength(1);
    expect(answers.at(-1)).toBe(429);
    expect(await ask('bobby@mail.test')).not.toBe(429);
  });
});
