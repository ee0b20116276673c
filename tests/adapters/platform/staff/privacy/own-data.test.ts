import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seedPeople } from '../../../../../adapters/demo';
import type { SecurityEvent } from '../../../../../adapters/platform/people/accounts/security-log';
import type { AccountEnd, OwnDataCopy } from '../../../../../core/contract/people/own-data';
import type { SignedIn } from '../../../../../core/contract';
import { approve, writeGiftCard } from '../../../../fixtures/gift-cards';
import { cartWith, NEW_YORK, orderOf, resultOf } from '../../../../fixtures/order';
import { openFixturePlatform, type FixturePlatform } from '../../../../fixtures/platform';
import { signIn } from '../../../../fixtures/signed-in';
import { securityLines } from '../../../../fixtures/security-lines';

const QUARTER_MS = 15 * 60 * 1000;
const EVE = 'eve@shop.test';

let shop: FixturePlatform;
beforeEach(async () => {
  shop = await openFixturePlatform();
  await seedPeople(shop.platform.people, { now: shop.clock.now() });
});
afterEach(() => shop.platform.close());

const copyOf = (token: string) => shop.call('GET', `/api/user/data?token=${token}`);
const endOf = (token: string) => resultOf<AccountEnd>(shop.call('GET', `/api/user/account-end?token=${token}`));
const deleteBy = (token: string, body: unknown = { confirm: true }) =>
  shop.call('POST', `/api/user/delete-account?token=${token}`, body);
const subjects = async (contact: string) => (await shop.platform.outbox.list(contact)).map(({ subject }) => subject);
const logged = (event: SecurityEvent) => securityLines(shop, event);

async function ordered(token: string, typed: { readonly street?: string } = {}): Promise<string> {
  const order = await orderOf(shop, await cartWith(shop, [{ sku: 'CAP' }]), {
    payment: 'banktransfer',
    ...(typed.street !== undefined && { address: { ...ADDRESS, street: [typed.street] } }),
  });
  return (await resultOf<{ number: string }>(shop.call('POST', `/api/order?token=${token}`, order))).number;
}
const ADDRESS = { ...NEW_YORK, firstname: 'Eve', lastname: 'Adams', phone: '+1 212 555 0100', email: EVE };
const deliver = async (id: string) => {
  for (const input of [{ paid: true as const }, { stage: 5 }])
    expect(await shop.platform.orders.advance({ id, ...input }, 'mira@vitrine.example')).toMatchObject({
      kind: 'done',
    });
};

describe('a copy of one’s own data', () => {
  it("contains only the caller's data, and is recorded in the security log", async () => {
    const { token, id } = await signIn(shop, EVE);
    const number = await ordered(token);
    const copy = await resultOf<OwnDataCopy>(copyOf(token));
    expect(copy).toMatchObject({ account: { id, login_email: EVE }, orders: [{ number }] });
    expect(copy.orders).toHaveLength(1);
    expect(JSON.stringify(copy)).not.toMatch(/"password"|scrypt/);
    expect(logged('data-copied')).toMatchObject([{ customer: id }]);
    expect((await copyOf('')).status).toBe(401);
  });

  it('contains nothing of an address that the caller merely entered', async () => {
    await shop.call('POST', '/api/newsletter/subscribe', { email: 'victim@shop.test', store: 'us' });
    const { token } = await signIn(shop, '+491701234567');
    const order = await orderOf(shop, await cartWith(shop, [{ sku: 'CAP' }]), {
      payment: 'banktransfer',
      address: { ...ADDRESS, street: ['1 Broadway'], email: 'victim@shop.test' },
    });
    await resultOf(shop.call('POST', `/api/order?token=${token}`, order));
    const { messages, newsletter } = await resultOf<OwnDataCopy>(copyOf(token));
    expect(newsletter).toEqual([]);
    expect(messages.map(({ contact }) => contact)).not.toContain('victim@shop.test');
  });
});

describe('the deletion of one’s own account', () => {
  it('lists what stays and what is removed, erases the person, ends all sessions and confirms it by a final email', async () => {
    const { token, id } = await signIn(shop, EVE);
    const number = await ordered(token);
    expect(await endOf(token)).toMatchObject({ orders: 1, obstacles: [{ field: 'orders', of: [number] }] });
    const waits = await deleteBy(token);
    expect(waits).toMatchObject({ status: 409, json: { meta: { error: 'erasure_waits' } } });
    await deliver(number);
    expect(await endOf(token)).toMatchObject({ orders: 1, canceled: [], obstacles: [], sign_in_again: false });
    expect((await deleteBy(token, {})).status).toBe(400);
    expect(await resultOf(deleteBy(token))).toEqual({ orders: 1, files: 0 });
    expect((await copyOf(token)).status).toBe(401);
    expect(await subjects(EVE)).toEqual(['Your account is deleted']);
    expect(logged('account-deleted')).toMatchObject([{ customer: id }]);
    await shop.clock.advance(60_000);
    const again = await signIn(shop, EVE);
    expect(again.id).not.toBe(id);
    expect(await endOf(again.token)).toMatchObject({ orders: 0 });
  });

  it.each(['banktransfer', 'cashondelivery', 'card'])(
    'is not blocked by an unpaid order that a stranger placed with the address by %s: it is cancelled and its stock released',
    async (payment) => {
      const stockOf = async () => (await resultOf<{ qty: number }>(shop.call('GET', '/api/stock/check?sku=CAP'))).qty;
      const before = await stockOf();
      const { token } = await signIn(shop, EVE);
      const order = await orderOf(shop, await cartWith(shop, [{ sku: 'CAP' }]), {
        payment,
        address: { ...ADDRESS, street: ['1 Broadway'] },
      });
      const sent = { ...order, personalDetails: { ...order.personalDetails, emailAddress: EVE } };
      delete sent.hash;
      const { number } = await resultOf<{ number: string }>(shop.call('POST', '/api/order', sent));
      expect(await stockOf()).toBe(before - 1);
      expect(await endOf(token)).toMatchObject({ orders: 1, canceled: [number], obstacles: [] });
      expect(await resultOf(deleteBy(token))).toEqual({ orders: 1, files: 0 });
      expect(await stockOf()).toBe(before);
      expect(await shop.platform.orders.show(number)).toMatchObject({ order: { canceled: true } });
      expect(await subjects(EVE)).toEqual(['Your account is deleted']);
    },
  );

  it('requires a sign-in within the last 15 minutes', async () => {
    const { token } = await signIn(shop, EVE);
    await shop.clock.advance(QUARTER_MS + 1);
    expect(await endOf(token)).toMatchObject({ sign_in_again: true });
    expect(await deleteBy(token)).toMatchObject({ status: 403, json: { result: 'SIGN_IN_AGAIN' } });
    const { token: fresh } = await signIn(shop, EVE);
    expect((await deleteBy(fresh)).status).toBe(200);
  });

  it('is not available to staff or while acting as a user, but staff can export their own data', async () => {
    const mira = await signIn(shop, 'mira@vitrine.example');
    const ada = await resultOf<SignedIn>(
      shop.call('GET', `/api/user/profile?contact=ada@vitrine.example&token=${mira.token}`),
    );
    for (const refused of [copyOf(ada.token), deleteBy(ada.token)])
      expect(await refused).toMatchObject({ status: 403, json: { result: 'ACCESS_DENIED' } });
    expect((await deleteBy(mira.token)).status).toBe(409);
    expect((await endOf(mira.token)).obstacles).toContainEqual({ field: 'roles', of: ['manager'] });
    expect((await copyOf(mira.token)).status).toBe(200);
  });

  it('waits while a blogger is owed money, and then removes the role', async () => {
    const lotte = await signIn(shop, 'lotte@vitrine.example');
    const { obstacles } = await endOf(lotte.token);
    const balance = await resultOf<{ active: number; pending: number }>(
      shop.call('GET', `/api/blogger/balance?token=${lotte.token}`),
    );
    const due = (balance.active + balance.pending).toFixed(2);
    expect(obstacles).toContainEqual({ field: 'balance', of: [expect.stringContaining(due) as string] });
    expect(obstacles.some(({ field }) => field === 'roles')).toBe(false);
  });

  it('removes the address from the emails that staff have', async () => {
    const { token } = await signIn(shop, EVE);
    const number = await ordered(token);
    await deliver(number);
    const json = { name: 'Vitrine', email_support: 'help@shop.test' };
    await shop.platform.catalogue.writeBlocks([{ blocks: { en: { id: 901, identifier: 'cms_settings', json } } }]);
    const refund = { key: 'refund-of-eve-1', other: 1, note: 'For Eve' };
    expect(await shop.platform.orders.refund({ id: number, ...refund }, 'mira@vitrine.example')).toMatchObject({
      kind: 'done',
    });
    const mails = async () => JSON.stringify(await shop.platform.outbox.list('help@shop.test'));
    expect(await mails()).toContain('by ada@shop.test');
    expect((await deleteBy(token)).status).toBe(200);
    expect(await mails()).toContain('by — was paid');
  });

  it('waits for the date of a purchased gift card', async () => {
    await writeGiftCard(shop);
    const { token } = await signIn(shop, EVE);
    const custom_options = [
      { option_id: 2, option_value: 'frank@shop.test' },
      { option_id: 4, option_value: '2026-12-24' },
    ];
    const product_option = { extension_attributes: { custom_options } };
    const order = await orderOf(shop, await cartWith(shop, [{ sku: 'GIFT', product_option }]), { payment: 'card' });
    const { number } = await resultOf<{ number: string }>(shop.call('POST', `/api/order?token=${token}`, order));
    await approve(shop, order.order_id);
    expect(await shop.platform.orders.advance({ id: number, stage: 5 }, 'shop')).toMatchObject({ kind: 'done' });
    expect(await endOf(token)).toMatchObject({ obstacles: [{ field: 'orders', of: [number] }] });
    await shop.clock.advance(Date.parse('2026-12-24T12:00:00Z') - shop.clock.now());
    await shop.platform.giftCards.send();
    const again = await signIn(shop, EVE);
    expect(await endOf(again.token)).toMatchObject({ obstacles: [] });
    expect((await deleteBy(again.token)).status).toBe(200);
  });

  it("removes other people's names, entered as one's own, only from the log of one's own orders", async () => {
    const { token } = await signIn(shop, EVE);
    const number = await ordered(token, { street: 'mira@vitrine.example' });
    await deliver(number);
    const other = await ordered((await signIn(shop, 'frank@shop.test')).token);
    await deliver(other);
    const staff = async (id: string) => JSON.stringify(await shop.platform.orders.show(id));
    const before = await staff(other);
    expect(before).toContain('mira@vitrine.example');
    expect((await deleteBy(token)).status).toBe(200);
    expect(await staff(other)).toBe(before);
    expect(await staff(number)).toContain('mira@vitrine.example');
  });
});
