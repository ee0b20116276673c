import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { toMinor } from '../../../../core/kernel/money';
import type { CustomerOrder } from '../../../../core/contract';
import type { ManagedOrder } from '../../../../core/contract/orders/manage-orders';
import { RETURN_DAYS } from '../../../../core/contract/orders/order-rights';
import { ARRIVED, BloggerShop } from '../../../fixtures/bloggers';
import { NEW_YORK, resultOf } from '../../../fixtures/order';
import { signIn } from '../../../fixtures/signed-in';

let shop: BloggerShop;
beforeEach(async () => {
  shop = await BloggerShop.open();
});
afterEach(async () => {
  expect(await shop.verify()).toMatchObject({ sum: 0, faults: [] });
  expect(shop.fixture.telemetry.records.filter((record) => record.kind === 'error')).toEqual([]);
  await shop.close();
});

const TWO = [
  { sku: 'TEE', qty: 2 },
  { sku: 'CAP', qty: 1 },
];
const royaltyOf = async () => (await shop.sales()).items[0]?.royalty;
const delivered = ARRIVED;

describe('an order with a blogger code (promise 6)', () => {
  it.each([
    ['lotte', undefined, 'lotte'],
    ['LOTTE', 'LOTTE', 'lotte'],
    ['LOTTE', 'OTTO', 'otto'],
    ['LOTTE', 'WELCOME10', 'lotte'],
    [undefined, 'LOTTE', 'lotte'],
    [undefined, 'WELCOME10', undefined],
    ['NOBODY', undefined, undefined],
    [undefined, undefined, undefined],
  ])('with link %s and coupon %s is credited to %s alone', async (promo, coupon, winner) => {
    await shop.buy(TWO, { ...(promo !== undefined && { promo }), ...(coupon !== undefined && { coupon }) });
    const counts = [(await shop.sales()).total, (await shop.sales(shop.otto)).total];
    expect(counts).toEqual([Number(winner === 'lotte'), Number(winner === 'otto')]);
  });

  it('earns its own blogger nothing if they order signed in, with their address or with their number', async () => {
    await shop.buy(TWO, { promo: 'LOTTE', token: shop.lotte.token });
    await shop.buy(TWO, { promo: 'LOTTE', email: 'Lotte@shop.test' });
    expect((await shop.sales()).total).toBe(0);
    await shop.buy(TWO, { promo: 'OTTO', token: shop.lotte.token });
    expect((await shop.sales(shop.otto)).total).toBe(1);
  });

  it('hides its royalty from another blogger who bought it, but shows it to staff', async () => {
    const { id } = await shop.buy(TWO, { promo: 'OTTO', token: shop.lotte.token });
    const history = () =>
      resultOf<{ items: CustomerOrder[] }>(
        shop.fixture.call('GET', `/api/user/order-history?token=${shop.lotte.token}&pageSize=20&currentPage=1`),
      );
    expect((await history()).items.map(({ royalty }) => royalty)).toEqual([null]);
    expect((await shop.advance(id, {})).royalty?.sum).toBeGreaterThan(0);
  });

  it('is credited to nobody while the user is not a blogger, and again once they are', async () => {
    const save = async (roles: readonly string[]) => {
      const token = admin.token;
      const list = `/api/manage/people?q=otto@shop.test&token=${token}`;
      const [row] = (await resultOf<{ items: { id: string }[] }>(shop.fixture.call('GET', list))).items;
      const path = `/api/manage/person?id=${row?.id ?? ''}&token=${token}`;
      const { version } = await resultOf<{ version: string }>(shop.fixture.call('GET', path));
      const input = { id: row?.id, version, document: { roles, own_roles: [] } };
      await resultOf(shop.fixture.call('POST', `/api/manage/person?token=${token}`, input));
    };
    const person = { source: 'test', lastname: '', addresses: [], groupId: 1, bonus: 0, currency: 'USD' };
    await shop.fixture.platform.people.write((people) =>
      people.writePerson({ ...person, email: 'alma@shop.test', firstname: 'Alma', roles: ['admin'] }),
    );
    const admin = await signIn(shop.fixture, 'alma@shop.test');
    await save([]);
    await shop.buy(TWO, { promo: 'OTTO' });
    await shop.buy(TWO, { promo: 'LOTTE', coupon: 'OTTO' });
    await save(['blogger']);
    expect((await shop.sales(shop.otto)).total).toBe(0);
    expect((await shop.sales()).total).toBe(1);
    await shop.buy(TWO, { promo: 'OTTO' });
    expect((await shop.sales(shop.otto)).total).toBe(1);
  });

  it('is credited to the new code immediately, and to nobody for the previous one', async () => {
    const { platform } = shop.fixture;
    expect(await platform.bloggers.setCode('otto@shop.test', 'lotte')).toMatchObject({ code: 'code-taken' });
    expect(await platform.bloggers.setCode('mira@shop.test', 'mira')).toMatchObject({ code: 'not-found' });
    expect(await platform.bloggers.setCode('otto@shop.test', '?')).toMatchObject({ code: 'invalid-code' });
    expect(await platform.bloggers.setCode('otto@shop.test', 'summer')).toEqual({ kind: 'set', code: 'SUMMER' });
    await shop.buy(TWO, { promo: 'OTTO' });
    await shop.buy(TWO, { promo: 'Summer' });
    expect((await shop.sales(shop.otto)).total).toBe(1);
  });
});

describe('earnings of an order', () => {
  it('are the merchant’s percentages of the payment for goods, without shipping and tax, as agreed at the time', async () => {
    const { price } = await shop.buy(TWO, { promo: 'LOTTE' });
    const [sale] = (await shop.sales()).items;
    const goods = sale?.products.reduce((sum, { count }) => sum + count, 0);
    expect(goods).toBe(3);
    const { totals } = await shop.advance((await shop.sales()).items[0]?.id, {});
    const value = (code: string) => totals.find((one) => one.code === code)?.value ?? 0;
    expect(value('tax')).toBeGreaterThan(0);
    expect(sale?.royalty.base).toBe(value('subtotal'));
    expect(toMinor(price)).toBe(
      toMinor(value('subtotal')) + toMinor(value('shipping')) + toMinor(value('tax')) + toMinor(value('discount')),
    );
    expect(toMinor(sale?.royalty.sum ?? 0)).toBe(Math.floor(toMinor(value('subtotal')) / 10));
    const rules = (await shop.fixture.platform.commerce.read()).royalty_rules;
    await shop.fixture.platform.commerce.write({ royalty_rules: { ...rules, profit_percent: 50 } });
    await shop.buy(TWO, { promo: 'LOTTE' });
    const [next, first] = (await shop.sales()).items;
    expect([next?.royalty.profit_percent, first?.royalty.profit_percent]).toEqual([50, 10]);
    expect(toMinor(next?.royalty.sum ?? 0)).toBe(Math.floor(toMinor(value('subtotal')) / 2));
    expect(first?.royalty.sum).toBe(sale?.royalty.sum);
  });

  it('include no bonus in another currency than the blogger’s account', async () => {
    await shop.buy(TWO, { promo: 'LOTTE', store: 'de', address: { ...NEW_YORK, countryId: 'DE', region: null } });
    expect(await royaltyOf()).toMatchObject({ currency: 'EUR', bonus: 0, bonus_percent: 0, profit_percent: 10 });
    const { currencies } = await shop.balance();
    expect(currencies.map(({ currency }) => currency)).toEqual(['USD', 'EUR']);
    expect(currencies[1]?.pending).toBe((await royaltyOf())?.sum);
  });
});

describe('a refund (promise 7)', () => {
  it('deducts the royalty in proportion for a partial refund, but not for a shipping refund', async () => {
    const { id, number } = await shop.buy([{ sku: 'TEE', qty: 2 }, { sku: 'CAP' }], { promo: 'LOTTE' });
    await shop.advance(id, { delivered, status: 'O' });
    const { base = 0 } = (await royaltyOf()) ?? {};
    const refund = (key: string, parts: object) =>
      resultOf<ManagedOrder>(
        shop.fixture.call('POST', `/api/manage/order-refund?token=${shop.staff.token}`, {
          ...{ id: number, key, note: 'a stain' },
          ...parts,
        }),
      );
    const { money } = await refund('form-shipping', { shipping: 1 });
    expect((await royaltyOf())?.base).toBe(base);
    const goods = money.lines.reduce((sum, { paid }) => sum + toMinor(paid), 0);
    await refund('form-line', { lines: [{ sku: 'TEE', amount: 5 }] });
    const kept = Math.floor((toMinor(base) * (goods - 500)) / goods);
    const after = await royaltyOf();
    expect(toMinor(after?.sum ?? 0)).toBe(Math.floor(kept / 10));
    await refund('form-line', { lines: [{ sku: 'TEE', amount: 5 }] });
    expect(await royaltyOf()).toEqual(after);
    const { items } = await shop.ledger(`&order=${String(id)}`);
    expect(items.map(({ reason }) => reason)).toEqual(['money_returned', 'order_placed']);
  });

  it('prevents confirmation before the shopper’s last return day, even if the shop has set 14 days', async () => {
    const { id } = await shop.buy(TWO, { promo: 'LOTTE' });
    await shop.advance(id, { delivered: '2026-01-01', status: 'O' });
    await shop.days(RETURN_DAYS - 1);
    expect(await shop.balance()).toMatchObject({ pending: (await royaltyOf())?.sum, active: 0 });
    await shop.advance(id, { returned: [TWO[0]?.sku], return_reason: 'Too small' });
    expect(await shop.balance()).toMatchObject({ pending: (await royaltyOf())?.sum ?? 0, active: 0 });
    await shop.days(2);
    expect(await shop.balance()).toMatchObject({ pending: 0, active: (await royaltyOf())?.sum ?? 0 });
  });

  it('prevents confirmation while an announced return is open', async () => {
    const customer = () => signIn(shop.fixture, 'ada@shop.test');
    const { id } = await shop.buy(TWO, { promo: 'LOTTE', token: (await customer()).token });
    await shop.advance(id, { delivered: '2026-01-01', status: 'O' });
    await shop.days(RETURN_DAYS - 1);
    const { token } = await customer();
    const input = { id: String(id), request: 'form', reason: 'changed-mind', lines: [{ sku: 'CAP', qty: 1 }] };
    await resultOf(shop.fixture.call('POST', `/api/order/return?token=${token}`, input));
    await shop.days(2);
    expect(await royaltyOf()).toMatchObject({ state: 'pending', payable_on: '2026-02-13' });
    await shop.advance(id, { returned: ['CAP'], return_reason: 'Too small' });
    expect(await royaltyOf()).toMatchObject({ state: 'confirmed' });
  });

  it('deducts the royalty line by line, before and after it was confirmed and paid', async () => {
    const { id } = await shop.buy([{ sku: 'TEE', qty: 2 }, { sku: 'CAP' }, { sku: 'SOCKS' }], { promo: 'LOTTE' });
    const whole = (await royaltyOf())?.sum ?? 0;
    await shop.advance(id, { delivered, status: 'O' });
    await shop.advance(id, { returned: ['CAP'], return_reason: 'Too small' });
    const less = await royaltyOf();
    expect(less?.sum).toBeLessThan(whole);
    expect(toMinor(less?.sum ?? 0)).toBe(Math.floor(toMinor(less?.base ?? 0) / 10));
    expect(await shop.balance()).toMatchObject({ pending: less?.sum, active: 0 });
    await shop.days(20);
    expect(await shop.balance()).toMatchObject({ pending: 0, active: less?.sum });
    await shop.advance(id, { returned: ['SOCKS'], return_reason: 'Too small' });
    const rest = await royaltyOf();
    expect(rest?.sum).toBeLessThan(less?.sum ?? 0);
    expect(await shop.balance()).toMatchObject({ pending: 0, active: rest?.sum });
    const { items } = await shop.ledger(`&order=${String(id)}`);
    expect(items.map(({ reason, sku, from, to }) => [reason, sku, from, to])).toEqual([
      ['line_returned', 'SOCKS', 'active', null],
      ['return_period_over', null, 'pending', 'active'],
      ['line_returned', 'CAP', 'pending', null],
      ['order_placed', null, null, 'pending'],
    ]);
  });

  it('deducts the royalty in proportion to the returned units of a line: 1 of 3, then the rest', async () => {
    const { id } = await shop.buy([{ sku: 'CAP', qty: 3 }, { sku: 'SOCKS' }], { promo: 'LOTTE' });
    const base = toMinor((await royaltyOf())?.base ?? 0);
    await shop.advance(id, { delivered, status: 'O' });
    const { money } = await shop.advance(id, { returned: [{ sku: 'CAP', qty: 1 }], return_reason: 'Too small' });
    const goods = money.lines.reduce((sum, { paid }) => sum + toMinor(paid), 0);
    const cap = toMinor(money.lines.find(({ sku }) => sku === 'CAP')?.paid ?? 0);
    const kept = (back: number) => Math.floor(Math.floor((base * (goods - back)) / goods) / 10);
    expect(toMinor((await royaltyOf())?.sum ?? 0)).toBe(kept(Math.floor(cap / 3)));
    await shop.advance(id, { returned: ['CAP'], return_reason: 'Too small' });
    expect(toMinor((await royaltyOf())?.sum ?? 0)).toBe(kept(cap));
    const { items } = await shop.ledger(`&order=${String(id)}`);
    expect(items.map(({ reason, sku }) => [reason, sku])).toEqual([
      ['line_returned', 'CAP'],
      ['line_returned', 'CAP'],
      ['order_placed', null],
    ]);
    expect(await shop.balance()).toMatchObject({ pending: (await royaltyOf())?.sum });
  });

  it('deducts all of it if staff cancel the order, and tells the blogger the reason', async () => {
    const { id, number } = await shop.buy(TWO, { promo: 'LOTTE' });
    await shop.advance(id, { cancel_reason: 'Sold out' });
    expect(await royaltyOf()).toMatchObject({ sum: 0, bonus: 0, state: 'rejected', payable_on: null });
    expect(await shop.balance()).toMatchObject({ pending: 0, active: 0, total: 0 });
    const [mail, ...others] = (await shop.fixture.platform.outbox.list('lotte@shop.test')).filter(
      ({ kind }) => kind === 'royalty-back',
    );
    expect(others).toEqual([]);
    expect(mail?.subject).toContain(number);
    expect(mail?.text).toContain('The order was cancelled: −$');
  });
});

describe('an order that awaits payment (promise 8)', () => {
  const press = async (number: string, answer: string) => {
    const form = new URLSearchParams({ answer, return: '/', payment: '1' });
    const url = `http://shop.test/pay/${number}`;
    const shown = await shop.fixture.platform.fetch(new Request(url));
    expect(shown.status).toBe(200);
    return shop.fixture.platform.fetch(new Request(url, { method: 'POST', body: form }));
  };
  const reasons = async () => (await shop.ledger()).items.map(({ reason }) => reason);

  it('earns nothing before payment, once when the third attempt succeeds, and nothing more on repeated reports', async () => {
    await shop.buy(TWO, { promo: 'LOTTE', payment: 'card', orderId: 'paid-by-card' });
    expect(await royaltyOf()).toMatchObject({ state: 'awaits-payment', sum: 0 });
    for (const answer of ['decline', 'decline']) await press('paid-by-card', answer);
    expect(await reasons()).toEqual([]);
    for (const answer of ['approve', 'approve']) await press('paid-by-card', answer);
    expect(await reasons()).toEqual(['order_paid']);
    expect(await royaltyOf()).toMatchObject({ state: 'pending' });
    expect(await shop.balance()).toMatchObject({ pending: (await royaltyOf())?.sum, active: 0 });
  });

  it('is rejected if it is never paid', async () => {
    await shop.buy(TWO, { promo: 'LOTTE', payment: 'card' });
    await shop.days(2);
    await shop.fixture.platform.payments.check();
    expect(await royaltyOf()).toMatchObject({ state: 'rejected', sum: 0 });
    expect(await reasons()).toEqual([]);
    const statistics = await resultOf<{ year: Record<string, { count: number }> }>(
      shop.fixture.call('GET', `/api/blogger/statistics?token=${shop.lotte.token}`),
    );
    expect(statistics.year['USD']?.count).toBe(0);
  });

  it('by bank transfer is pending at once, and confirmed only when it is paid, delivered and past its return period', async () => {
    const { id } = await shop.buy([{ sku: 'TEE', qty: 2 }], { promo: 'LOTTE', payment: 'banktransfer' });
    const { sum } = (await royaltyOf()) ?? { sum: 0 };
    const isPaid = async () => (await shop.sales()).items[0]?.paid;
    expect(await isPaid()).toBe(false);
    await shop.advance(id, { delivered, status: 'O', send_anyway: true });
    await shop.days(30);
    expect(await royaltyOf()).toMatchObject({ state: 'pending', payable_on: null });
    await shop.advance(id, { paid: true });
    expect(await isPaid()).toBe(true);
    expect(await royaltyOf()).toMatchObject({ state: 'confirmed', payable_on: '2026-01-31' });
    expect(await shop.balance()).toMatchObject({ pending: 0, active: sum });
  });
});

describe('a blogger (promise 10)', () => {
  it('sees the payable date of each line, and the reason and date of each transaction', async () => {
    const { id } = await shop.buy(TWO, { promo: 'LOTTE' });
    expect(await royaltyOf()).toMatchObject({ state: 'pending', payable_on: null });
    await shop.advance(id, { delivered, status: 'O' });
    expect(await royaltyOf()).toMatchObject({ state: 'pending', payable_on: '2026-01-17' });
    // Delivered on the third, confirmed on the seventeenth, paid with the next payout.
    expect((await shop.ledger()).items[0]?.next_payout).toBe('2026-02-01T00:00:00.000Z');
    await shop.days(20);
    expect(await royaltyOf()).toMatchObject({ state: 'confirmed', payable_on: '2026-01-21' });
    const { items } = await shop.ledger();
    expect(items).toMatchObject([
      { reason: 'return_period_over', at: '2026-01-21T00:00:00.000Z', from: 'pending', to: 'active', order_id: id },
      { reason: 'order_placed', at: '2026-01-01T00:00:00.000Z', from: null, to: 'pending', order_id: id },
    ]);
    expect(items.map((entry) => entry.next_payout)).toEqual(Array(2).fill('2026-02-01T00:00:00.000Z'));
    // Its return period ends after the first of February.
    const late = await shop.buy(TWO, { promo: 'LOTTE' });
    await shop.advance(late.id, { delivered: '2026-01-21', status: 'O' });
    expect((await shop.ledger()).items[0]).toMatchObject({
      order_id: late.id,
      next_payout: '2026-03-01T00:00:00.000Z',
    });
  });

  it('sees the minimum, the rules and the next payout, and that it is paid once the minimum is reached', async () => {
    const path = `/api/blogger/terms?token=${shop.lotte.token}`;
    expect(await resultOf(shop.fixture.call('GET', path))).toMatchObject({
      promo_code: 'LOTTE',
      profit_percent: 10,
      bonus_percent: 2,
      return_days: RETURN_DAYS,
      payout_minimum: { USD: 20 },
      payout_day: 1,
      next_payout: '2026-02-01T00:00:00.000Z',
    });
    const { id } = await shop.buy([{ sku: 'TEE', qty: 1 }], { promo: 'LOTTE' });
    await shop.advance(id, { delivered, status: 'O' });
    await shop.days(20);
    const balance = await shop.balance();
    expect(balance.active).toBeGreaterThan(0);
    expect(balance.next_payment).toBeNull();
  });

  it('finds the orders behind each figure by status, page by page', async () => {
    const list = (query: string) =>
      resultOf<{ items: readonly { id: number; royalty: { sum: number } }[]; total: number }>(
        shop.fixture.call('GET', `/api/blogger/orders?token=${shop.lotte.token}${query}`),
      );
    const ids: unknown[] = [];
    for (let at = 0; at < 4; at += 1) ids.push((await shop.buy([{ sku: 'TEE' }], { promo: 'LOTTE' })).id);
    await shop.advance(ids[0], { cancel_reason: 'Sold out' });
    await shop.advance(ids[1], { delivered, status: 'O' });
    await shop.days(20);
    const pending = await list('&state=pending');
    expect(pending.items.map(({ id }) => id)).toEqual([ids[3], ids[2]]);
    const { pending: waiting, due } = await shop.balance();
    expect(pending.items.reduce((sum, { royalty }) => sum + toMinor(royalty.sum), 0)).toBe(toMinor(waiting));
    const confirmed = await list('&state=confirmed');
    expect(confirmed).toMatchObject({ total: 1, items: [{ id: ids[1], royalty: { sum: due } }] });
    expect((await list('&state=rejected')).items).toMatchObject([{ id: ids[0] }]);
    expect(await list('&state=paid')).toEqual({ items: [], total: 0 });
    const rest = await list('&start=1&size=2');
    expect([rest.total, rest.items.map(({ id }) => id)]).toEqual([4, [ids[2], ids[1]]]);
    const [, , oldest] = (await shop.sales()).items;
    const one = await list(`&number=${oldest?.number ?? ''}&size=1`);
    expect([one.total, one.items.map(({ id }) => id)]).toEqual([1, [oldest?.id]]);
    const rules = (await shop.fixture.platform.commerce.read()).royalty_rules;
    await shop.fixture.platform.commerce.write({ royalty_rules: { ...rules, payout_minimum: { USD: 1 } } });
    const [payout] = await shop.payOut();
    expect(await list('&state=payout')).toMatchObject({ total: 1, items: [{ id: ids[1] }] });
    await shop.sent(payout?.id ?? 0);
    expect(await list('&state=paid')).toMatchObject({ total: 1, items: [{ id: ids[1] }] });
    expect([(await list('&state=payout')).total, (await list('&state=confirmed')).total]).toEqual([0, 0]);
  });
});
