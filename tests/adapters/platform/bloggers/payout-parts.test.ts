import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ManagedPayout, PayoutPart } from '../../../../core/contract';
import { toMinor } from '../../../../core/kernel/money';
import { ARRIVED, BloggerShop } from '../../../fixtures/bloggers';
import { resultOf } from '../../../fixtures/order';

interface Parts {
  readonly items: readonly PayoutPart[];
  readonly sum: number;
  readonly bonus: number;
}

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

const call = (query: string) => shop.fixture.call('GET', `/api/manage/payouts${query}&token=${shop.staff.token}`);
const parts = (query: string) => resultOf<Parts>(call(`-parts?${query}`));
const list = async (query: string) => (await resultOf<{ items: ManagedPayout[] }>(call(`?${query}`))).items;

async function earned(promo: string): Promise<string> {
  const { id, number } = await shop.buy([{ sku: 'TEE', qty: 2 }, { sku: 'CAP' }], { promo });
  await shop.advance(id, { delivered: ARRIVED, status: 'O' });
  return number;
}

describe('the orders inside a payout', () => {
  it('are shown before and after it is created, and sum to it to the cent', async () => {
    const numbers = [await earned('LOTTE'), await earned('LOTTE')];
    await earned('OTTO');
    await shop.days(20);
    const [due] = await shop.due();
    if (due === undefined) throw new Error('Nothing is due');
    const before = await parts(`blogger_id=${String(due.blogger_id)}&currency=USD`);
    expect(before.items.map(({ order_number }) => order_number).toSorted()).toEqual(numbers.toSorted());
    expect([before.sum, before.bonus]).toEqual([due.sum, due.bonus]);
    const [made] = await shop.payOut();
    const after = await parts(`id=${String(made?.id)}`);
    expect(after).toEqual(before);
    expect(await parts(`blogger_id=${String(due.blogger_id)}&currency=USD`)).toEqual({ items: [], sum: 0, bonus: 0 });
    await shop.sent(made?.id ?? 0);
    expect(await parts(`id=${String(made?.id)}`)).toEqual(before);
  });

  it('include returns after a payment, which lower the next payout', async () => {
    await earned('LOTTE');
    await shop.days(20);
    const [first] = await shop.payOut();
    await shop.sent(first?.id ?? 0);
    const { id } = (await shop.sales()).items[0] ?? {};
    await shop.advance(id, { returned: ['CAP'], return_reason: 'Too small' });
    const { items, sum } = await parts(`blogger_id=${String(first?.blogger_id)}&currency=USD`);
    expect(items).toMatchObject([{ reason: 'line_returned', sku: 'CAP' }]);
    expect(toMinor(sum)).toBe(toMinor((await shop.balance()).due));
    expect(sum).toBeLessThan(0);
  });

  it('are refused without a payout or a blogger and currency', async () => {
    expect(await call('-parts?currency=USD')).toMatchObject({
      status: 400,
      json: { meta: { errors: [{ field: 'id' }] } },
    });
    expect((await call('-parts?id=999')).status).toBe(404);
  });
});

describe('the list of payouts', () => {
  it('is searched by name, address, number and status', async () => {
    await earned('LOTTE');
    await earned('OTTO');
    await shop.days(20);
    const made = await shop.payOut();
    const [lotte, otto] = ['Lotte', 'Otto'].map((name) => made.find((one) => one.name === name)?.id);
    const ids = async (query: string) => (await list(query)).map(({ id }) => id);
    expect(await ids('q=LOTTE')).toEqual([lotte]);
    expect(await ids('q=otto@shop')).toEqual([otto]);
    expect(await ids(`q=${String(otto)}`)).toEqual([otto]);
    expect(await ids('q=%25')).toEqual([]);
    await shop.sent(lotte ?? 0);
    await resultOf(shop.fixture.call('POST', `/api/manage/payouts/${String(otto)}/withdraw?token=${shop.staff.token}`));
    expect([await ids('state=open'), await ids('state=sent'), await ids('state=withdrawn')]).toEqual([
      [],
      [lotte],
      [otto],
    ]);
    expect(await ids('state=sent&q=otto')).toEqual([]);
  });
});
