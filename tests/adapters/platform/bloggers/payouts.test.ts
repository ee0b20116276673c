import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { CustomerOrder, User } from '../../../../core/contract';
import { toMinor } from '../../../../core/kernel/money';
import { ARRIVED, BloggerShop } from '../../../fixtures/bloggers';
import { resultOf } from '../../../fixtures/order';

let shop: BloggerShop;
beforeEach(async () => {
  shop = await BloggerShop.open();
  const rules = (await shop.fixture.platform.commerce.read()).royalty_rules;
  await shop.fixture.platform.commerce.write({ royalty_rules: { ...rules, payout_minimum: { USD: 1 } } });
});
afterEach(async () => {
  expect(await shop.verify()).toMatchObject({ sum: 0, faults: [] });
  await shop.close();
});

const LINES = [
  { sku: 'TEE', qty: 2 },
  { sku: 'CAP', qty: 1 },
];
const PDF = new TextEncoder().encode('%PDF-1.7 payout');

async function earned(promo: string, lines = LINES): Promise<{ readonly id: unknown; readonly number: string }> {
  const { id, number } = await shop.buy(lines, { promo });
  await shop.advance(id, { delivered: ARRIVED, status: 'O' });
  return { id, number };
}
const bonuses = async () =>
  (await resultOf<User>(shop.fixture.call('GET', `/api/user/profile-account?token=${shop.lotte.token}`))).account;

describe('payouts by staff (promise 9)', () => {
  it('pay exactly the displayed amounts once among fifty concurrent requests, and leave others unchanged', async () => {
    await earned('LOTTE');
    await earned('OTTO');
    await shop.days(20);
    const due = await shop.due();
    expect(due.map(({ name, orders, is_due: isDue }) => [name, orders, isDue])).toEqual([
      ['Lotte', 1, true],
      ['Otto', 1, true],
    ]);
    const lottes = due.filter(({ name }) => name === 'Lotte');
    const answers = await Promise.all(Array.from({ length: 50 }, () => shop.make(lottes)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await shop.payouts()).items).toMatchObject([{ sum: lottes[0]?.sum, orders: 1, paid_at: null, file: null }]);
    expect((await shop.payouts(shop.otto)).total).toBe(0);
    expect((await shop.due()).map(({ name }) => name)).toEqual(['Otto']);
    const made = (await shop.ledger()).items.filter(({ reason }) => reason === 'payout_made');
    expect(made).toHaveLength(1);
    expect((await shop.sales()).items[0]?.royalty).toMatchObject({ state: 'payout', sent: false });
  });

  it('are all refused with the current amount if one figure differs', async () => {
    const { id } = await earned('LOTTE');
    await earned('OTTO');
    await shop.days(20);
    const due = await shop.due();
    await shop.advance(id, { returned: ['CAP'], return_reason: 'Too small' });
    const { status, json } = await shop.make(due);
    expect([status, json]).toMatchObject([409, { meta: { error: 'payouts_changed' } }]);
    expect((await shop.payouts()).total + (await shop.payouts(shop.otto)).total).toBe(0);
    const now = await shop.due();
    expect(now[0]?.sum).toBeLessThan(due[0]?.sum ?? 0);
    expect(json).toMatchObject({ meta: { due: [{ sum: now[0]?.sum }, { sum: now[1]?.sum }] } });
    const wrong = now.map((one) => ({ ...one, sum: one.sum + 1 }));
    expect((await shop.make(wrong)).status).toBe(409);
    expect((await shop.make(now)).status).toBe(200);
  });

  it('carry over amounts below the minimum', async () => {
    const rules = (await shop.fixture.platform.commerce.read()).royalty_rules;
    await shop.fixture.platform.commerce.write({ royalty_rules: { ...rules, payout_minimum: { USD: 5000 } } });
    await earned('LOTTE');
    await shop.days(20);
    expect(await shop.due()).toMatchObject([{ name: 'Lotte', is_due: false, minimum: 5000 }]);
    expect((await shop.balance()).next_payment).toBeNull();
  });

  it('are sent once with a file, which the blogger opens by its link; bonuses are credited and a notice is written', async () => {
    const { id } = await earned('LOTTE');
    await shop.days(20);
    const [payout] = await shop.payOut();
    expect(await bonuses()).toBe(0);
    expect((await shop.sent(payout?.id ?? 0, new TextEncoder().encode('no pdf'))).status).toBe(400);
    for (let turn = 0; turn < 2; turn += 1) expect((await shop.sent(payout?.id ?? 0, PDF)).status).toBe(200);
    expect(await bonuses()).toBe(payout?.bonus);
    const mails = (await shop.fixture.platform.outbox.list('lotte@shop.test')).filter(
      ({ kind }) => kind === 'payout-sent',
    );
    expect(mails).toHaveLength(1);
    const [shown] = (await shop.payouts()).items;
    expect(shown).toMatchObject({ id: payout?.id, paid_at: '2026-01-21T00:00:00.000Z' });
    const file = await shop.fixture.platform.fetch(new Request(`http://shop.test${shown?.file ?? ''}`));
    expect([file.status, new Uint8Array(await file.arrayBuffer())]).toEqual([200, PDF]);
    const bare = await shop.fixture.platform.fetch(
      new Request(`http://shop.test/api/blogger/payout/${String(payout?.id)}/file`),
    );
    expect(bare.status).toBe(404);
    const order = await shop.advance(id, {});
    expect((order as CustomerOrder).royalty).toMatchObject({ sent: true, sum: payout?.sum }); // sound: an order of staff is one of a customer with more
    expect(order.royalty?.file).toContain('/api/blogger/payout/');
    expect(await shop.balance()).toMatchObject({ active: 0, pending: 0, paid: payout?.sum, total: payout?.sum });
    expect((await shop.sales()).items[0]?.royalty).toMatchObject({ state: 'paid', payout_id: payout?.id });
  });

  it("are announced in the language of the blogger's store, or else of their country", async () => {
    const sentTo = async (who: 'lotte' | 'otto') =>
      (await shop.fixture.platform.outbox.list(`${who}@shop.test`)).find(({ kind }) => kind === 'payout-sent');
    await shop.buy([{ sku: 'CAP', qty: 1 }], { store: 'de', token: shop.lotte.token });
    await earned('LOTTE');
    await earned('OTTO');
    await shop.days(20);
    for (const { id } of await shop.payOut()) await shop.sent(id);
    expect(await sentTo('lotte')).toMatchObject({ language: 'de', text: expect.stringContaining('Hallo') as unknown });
    expect(await sentTo('otto')).toMatchObject({ language: 'en' });
    await shop.close();

    shop = await BloggerShop.open({}, { otto: { country: 'DE' } });
    const rules = (await shop.fixture.platform.commerce.read()).royalty_rules;
    await shop.fixture.platform.commerce.write({ royalty_rules: { ...rules, payout_minimum: { USD: 1 } } });
    await earned('OTTO');
    await shop.days(20);
    for (const { id } of await shop.payOut()) await shop.sent(id);
    expect(await sentTo('otto')).toMatchObject({ language: 'de' });
  });

  it('can be withdrawn until they are sent: their contents are due again', async () => {
    await earned('LOTTE');
    await shop.days(20);
    const before = await shop.due();
    const [payout] = await shop.payOut();
    const withdraw = (id: unknown) =>
      shop.fixture.call('POST', `/api/manage/payouts/${String(id)}/withdraw?token=${shop.staff.token}`);
    expect((await withdraw(payout?.id)).status).toBe(200);
    expect((await withdraw(payout?.id)).status).toBe(200);
    expect(await shop.due()).toEqual(before);
    expect((await shop.payouts()).total).toBe(0);
    expect(await shop.sent(payout?.id ?? 0)).toMatchObject({
      status: 409,
      json: { meta: { error: 'payout_withdrawn' } },
    });
    const [again] = await shop.payOut();
    expect(again?.sum).toBe(payout?.sum);
    await shop.sent(again?.id ?? 0);
    expect(await withdraw(again?.id)).toMatchObject({ status: 409, json: { meta: { error: 'payout_sent' } } });
    expect((await withdraw(4711)).status).toBe(404);
  });

  it('show amounts refunded after a payout as a negative balance and deduct them from the next payout', async () => {
    const { id } = await earned('LOTTE');
    await shop.days(20);
    const [first] = await shop.payOut();
    await shop.sent(first?.id ?? 0);
    await shop.advance(id, { returned: ['TEE'], return_reason: 'Too small' });
    const back = await shop.balance();
    expect(back.active).toBeLessThan(0);
    expect(back).toMatchObject({ paid: first?.sum, next_payment: null });
    expect((await shop.due()).map(({ is_due: isDue }) => isDue)).toEqual([false]);
    await earned('LOTTE');
    await shop.days(20);
    const [second] = await shop.payOut();
    const [newest] = (await shop.sales()).items;
    expect(toMinor(second?.sum ?? 0)).toBe(toMinor(newest?.royalty.sum ?? 0) + toMinor(back.active));
    const parts = (await shop.ledger(`&payout=${String(second?.id)}`)).items.map(({ reason }) => reason);
    expect(parts.toSorted()).toEqual(['line_returned', 'payout_made', 'return_period_over']);
  });

  it('carry negative bonuses forward while profit is paid', async () => {
    const { id } = await earned('LOTTE', [{ sku: 'TEE', qty: 1 }]);
    await shop.days(20);
    const [first] = await shop.payOut();
    await shop.sent(first?.id ?? 0);
    const rules = (await shop.fixture.platform.commerce.read()).royalty_rules;
    const earnBonus = (percent: number) =>
      shop.fixture.platform.commerce.write({
        royalty_rules: { ...rules, payout_minimum: { USD: 1 }, bonus_percent: percent },
      });
    await shop.advance(id, { returned: ['TEE'], return_reason: 'Too small' });
    const [back] = (await shop.ledger()).items;
    expect(back?.bonus).toBeGreaterThan(0);
    await earnBonus(0);
    await earned('LOTTE', [{ sku: 'CAP', qty: 1 }]);
    await shop.days(20);
    const [second] = await shop.payOut();
    expect(second?.bonus).toBe(0);
    expect(await shop.verify()).toMatchObject({ sum: 0, faults: [] });
    await earnBonus(2);
    await earned('LOTTE', [{ sku: 'TEE', qty: 2 }]);
    await shop.days(20);
    const [third] = await shop.payOut();
    const [newest] = (await shop.sales()).items;
    expect(toMinor(third?.bonus ?? 0)).toBe(toMinor(newest?.royalty.bonus ?? 0) - toMinor(back?.bonus ?? 0));
  });

  it('preview the next one: confirmed amounts not yet paid out, without pending ones', async () => {
    await earned('LOTTE');
    await shop.days(20);
    const [made] = await shop.payOut();
    expect(await shop.balance()).toMatchObject({ active: made?.sum, due: 0, next_payment: null });
    expect((await shop.ledger('&payout=0')).total).toBe(0);
    const { number } = await earned('LOTTE');
    await shop.days(20);
    const { active, due, next_payment: next } = await shop.balance();
    expect(due).toBeGreaterThan(0);
    expect(toMinor(active)).toBe(toMinor(made?.sum ?? 0) + toMinor(due));
    expect(next).toBe('2026-03-01T00:00:00.000Z');
    expect((await shop.ledger('&payout=0')).items).toMatchObject([
      { reason: 'return_period_over', order_number: number, sum: due, next_payout: next },
    ]);
  });

  it('are for staff only', async () => {
    for (const token of [shop.lotte.token, '']) {
      const status = token === '' ? 401 : 403;
      expect((await shop.fixture.call('GET', `/api/manage/payouts?token=${token}`)).status).toBe(status);
      expect((await shop.fixture.call('GET', `/api/manage/payouts-due?token=${token}`)).status).toBe(status);
    }
    expect((await shop.fixture.call('GET', `/api/blogger/ledger?token=${shop.staff.token}`)).status).toBe(403);
    const list = await resultOf(shop.fixture.call('GET', `/api/manage/payouts?token=${shop.staff.token}`));
    expect(list).toEqual({ items: [] });
  });
});
