import { sha3_224 } from 'js-sha3';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { CustomerOrder, OrderResult, PlacedOrder, SignedIn } from '../../../../../core/contract';
import { orderHash } from '../../../../../core/orders/order-hash';
import { cartWith, orderOf, resultOf, type OrderOptions } from '../../../../fixtures/order';
import { openFixturePlatform, type FixturePlatform } from '../../../../fixtures/platform';
import { signIn } from '../../../../fixtures/signed-in';

const EVE = 'eve@shop.test';
const MALLORY = 'mallory@shop.test';

let fixture: FixturePlatform;
beforeEach(async () => {
  fixture = await openFixturePlatform();
});
afterEach(async () => {
  expect(fixture.telemetry.records.filter((record) => record.kind === 'error')).toEqual([]);
  await fixture.platform.close();
});

async function ordered(email: string, { token = '', ...inputs }: OrderOptions & { token?: string } = {}) {
  const { hash: _hash, ...order } = await orderOf(fixture, await cartWith(fixture, [{ sku: 'TEE' }]), inputs);
  const changed = { ...order, personalDetails: { ...order.personalDetails, emailAddress: email } };
  const sent = { ...changed, hash: orderHash(changed, sha3_224) };
  const result = await resultOf<OrderResult>(fixture.call('POST', `/api/order?token=${token}`, sent));
  return { ...result, orderId: order.order_id };
}
const open = (key: string, token = '') =>
  fixture.call('GET', `/api/order/${encodeURIComponent(key)}?token=${encodeURIComponent(token)}`);
const pay = (id: string) =>
  fixture.platform.fetch(
    new Request(`http://shop.test/pay/${id}`, { method: 'POST', body: new URLSearchParams({ answer: 'approve' }) }),
  );
const register = (password: string) =>
  fixture.call('POST', '/api/user/create', { customer: { email: EVE, firstname: 'Eve', lastname: 'Adams' }, password });
const login = (password: string) =>
  resultOf<SignedIn>(fixture.call('POST', '/api/user/login', { username: EVE, password }));
const follow = async (contact: string) => {
  const texts = (await fixture.platform.outbox.list(contact)).map(({ text }) => text);
  const code = texts.flatMap((text) => /[?&]code=(\w+)/.exec(text)?.[1] ?? [])[0] ?? '';
  return resultOf<SignedIn>(fixture.call('GET', `/api/user/fast-login?contact=${contact}&token=${code}`));
};
const numbersOf = async ({ token }: { readonly token: string }) => {
  const { items } = await resultOf<{ items: CustomerOrder[] }>(
    fixture.call('GET', `/api/user/order-history?token=${token}`),
  );
  return items.map(({ number }) => number).sort();
};

describe('an order cannot be opened by its number alone', () => {
  const withoutKey = async (key: string, token = '') =>
    JSON.stringify(await open(key, token)).replace(`id ${key} does not match`, 'id KEY does not match');

  it('by a guest, another customer or with an expired token: existing and unknown numbers get the same response', async () => {
    const { token } = await signIn(fixture, EVE);
    const stranger = await signIn(fixture, MALLORY);
    const guest = await ordered(MALLORY.replace('mallory', 'guest'));
    const own = await ordered(EVE, { token });
    for (const { number, id } of [guest, own]) {
      for (const key of [number, String(id), ` ${number}`, `${number}.0`, number.padStart(8, '0')]) {
        for (const caller of ['', stranger.token, 'of-before']) {
          const answer = await open(key, caller);
          expect([401, 404]).toContain(answer.status);
          expect(await withoutKey(key, caller)).toBe(await withoutKey('999999999', caller));
        }
      }
    }
    expect((await open(own.number, token)).status).toBe(200);
  });

  it('however many are guessed', async () => {
    const { number } = await ordered(EVE);
    const guesses = Array.from({ length: 500 }, (_, index) => String(Number(number) - 250 + index));
    expect(guesses).toContain(number);
    const answers = await Promise.all(guesses.map((guess) => open(guess)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]));
  });

  it('nor can its files, its payment page or the staff endpoint', async () => {
    const { number, id } = await ordered(EVE, { payment: 'card' });
    const { token } = await signIn(fixture, MALLORY);
    for (const key of [number, String(id)]) {
      for (const file of ['invoice', 'receipt']) {
        expect((await fixture.call('GET', `/api/order/${key}/${file}`)).status).toBe(401);
        expect((await fixture.call('GET', `/api/order/${key}/${file}?token=${token}`)).status).toBe(404);
      }
      expect((await fixture.platform.fetch(new Request(`http://shop.test/pay/${key}`))).status).toBe(404);
      expect((await fixture.call('GET', `/api/manage/order?id=${key}&token=${token}`)).status).toBe(403);
    }
  });
});

describe('a paying shopper sees the confirmation, signed in or not', () => {
  for (const payment of ['card', 'cashondelivery']) {
    it(`by the id that their device generated: as a guest, signed in, as another user and with an expired token (${payment})`, async () => {
      const owner = await signIn(fixture, EVE);
      const other = await signIn(fixture, MALLORY);
      for (const buyer of ['', owner.token]) {
        const { orderId, number } = await ordered(EVE, { token: buyer, payment });
        if (payment === 'card') await pay(orderId);
        for (const caller of ['', owner.token, other.token, 'of-before']) {
          const shown = await resultOf<PlacedOrder>(open(orderId, caller));
          expect(shown).toMatchObject({ number, paid: payment === 'card', order_id: orderId });
          expect(shown.products).toHaveLength(1);
        }
      }
    });
  }

  it('and nobody but the owner sees the address with it', async () => {
    const owner = await signIn(fixture, EVE);
    const other = await signIn(fixture, MALLORY);
    const { orderId } = await ordered(EVE, { token: owner.token });
    for (const caller of ['', other.token]) {
      expect(JSON.stringify(await open(orderId, caller))).not.toContain('Broadway');
    }
    expect(JSON.stringify(await open(orderId, owner.token))).toContain('Broadway');
  });
});

describe("a guest's orders appear in the account once the address is confirmed, never before", () => {
  it('none after mere registration with the address, all three once the emailed link was opened', async () => {
    const placed = [await ordered(EVE), await ordered('Eve@Shop.Test '.trim()), await ordered(EVE)];
    await ordered(MALLORY);
    await resultOf(register('correct horse'));
    const unconfirmed = await login('correct horse');
    expect(unconfirmed.orders_history).toEqual([]);
    expect(await numbersOf(unconfirmed)).toEqual([]);
    expect((await open(placed[0]?.number ?? '', unconfirmed.token)).status).toBe(404);
    const confirmed = await follow(EVE);
    expect(confirmed.id).toBe(unconfirmed.id);
    expect(confirmed.orders_history).toHaveLength(3);
    expect(await numbersOf(confirmed)).toEqual(placed.map(({ number }) => number));
    for (const { orderId } of placed) expect((await open(orderId)).status).toBe(200);
  });

  it('all of them for users who sign in by a code, and later guest orders at once', async () => {
    const first = await ordered(EVE);
    const eve = await signIn(fixture, EVE);
    expect(await numbersOf(eve)).toEqual([first.number]);
    const own = await ordered(MALLORY, { token: eve.token });
    const later = await ordered(EVE);
    expect(await numbersOf(eve)).toEqual([first.number, own.number, later.number]);
  });

  it('all of them for users who set a new password by email and sign in with it', async () => {
    const { number } = await ordered(EVE);
    await resultOf(register('of the thief'));
    await resultOf(fixture.call('POST', '/api/user/reset-password', { email: EVE }));
    const mail = (await fixture.platform.outbox.list(EVE)).find(({ text }) => text.includes('/create-password'));
    const resetToken = /token=(\w+)/.exec(mail?.text ?? '')?.[1];
    const body = { email: EVE, resetToken, newPassword: 'battery staple' };
    await resultOf(fixture.call('POST', '/api/user/create-password', body));
    expect(await numbersOf(await login('battery staple'))).toEqual([number]);
  });

  it('none for an address that is merely in a profile, nor for a phone number', async () => {
    await ordered(EVE);
    const mallory = await signIn(fixture, MALLORY);
    const form = new FormData();
    form.set('email', EVE);
    const request = new Request(`http://shop.test/api/user/update?token=${mallory.token}`, {
      method: 'POST',
      body: form,
    });
    expect((await fixture.platform.fetch(request)).status).toBe(200);
    expect(await numbersOf(mallory)).toEqual([]);
    await fixture.clock.advance(60_000);
    expect(await numbersOf(await signIn(fixture, MALLORY))).toEqual([]);
    expect(await numbersOf(await signIn(fixture, '+12125550100'))).toEqual([]);
  });

  it('none that already have an owner', async () => {
    const mallory = await signIn(fixture, MALLORY);
    const { number } = await ordered(EVE, { token: mallory.token });
    expect(await numbersOf(await signIn(fixture, EVE))).toEqual([]);
    expect(await numbersOf(mallory)).toEqual([number]);
  });
});
