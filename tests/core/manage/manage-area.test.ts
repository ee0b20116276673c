import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seedPeople } from '../../../adapters/demo';
import { cartWith, orderOf, resultOf } from '../../fixtures/order';
import { openFixturePlatform, type FixturePlatform } from '../../fixtures/platform';
import { ARRIVED, BloggerShop } from '../../fixtures/bloggers';
import { openShop, type OpenShop } from '../open-shop';
import { signIn } from '../sign-in';

let fixture: FixturePlatform;
let open: OpenShop;
let number: string;
beforeEach(async () => {
  fixture = await openFixturePlatform();
  await seedPeople(fixture.platform.people, { now: fixture.clock.now() });
  open = await openShop({ fixture });
  const order = await orderOf(fixture, await cartWith(fixture, [{ sku: 'TEE' }]));
  ({ number } = await resultOf<{ number: string }>(fixture.call('POST', '/api/order', order)));
});
afterEach(async () => {
  open.shop.dispose();
  await fixture.platform.close();
});

describe('actions of managers in the shop (A §6, §7)', () => {
  it('advance an order, store its invoice, and read the activity log', async () => {
    await signIn(open, 'mira@vitrine.example');
    const manage = await open.shop.manage();
    expect(await manage.advanceOrder({ id: number, status: 'D' })).toMatchObject({ order_status: 'D', revision: 1 });
    const bytes = new TextEncoder().encode('%PDF-1.7');
    await manage.attachOrderFile({
      id: number,
      kind: 'invoice',
      file: { name: 'invoice.pdf', type: 'application/pdf', bytes },
    });
    const { history, invoice } = await manage.order({ id: number });
    expect(invoice).toContain('/invoice');
    expect(history.map(({ who }) => who)).toEqual(Array(2).fill('mira@vitrine.example'));
  });

  it('return the reason why the shop refuses', async () => {
    await signIn(open, 'mira@vitrine.example');
    const manage = await open.shop.manage();
    await manage.advanceOrder({ id: number, status: 'D' });
    await expect(manage.advanceOrder({ id: number, status: 'LF', revision: 0 })).rejects.toMatchObject({
      code: 'request-rejected',
      details: { error: 'conflict' },
    });
  });

  it('edit coupons, show what another user has saved meanwhile, and revert it', async () => {
    await signIn(open, 'mira@vitrine.example');
    const manage = await open.shop.manage();
    const { coupons } = manage.records;
    const document = { code: 'SPRING', kind: 'percent', value: '15', active: true } as const;
    const made = await coupons.save({ document });
    if (made.kind !== 'saved') throw new Error(made.kind);
    const { id, version } = made.record;
    const theirs = await coupons.save({ id, version, document: { ...document, value: '20' } });
    expect(theirs).toMatchObject({ kind: 'saved', changes: [{ path: 'value', from: '15', to: '20' }] });
    expect(await coupons.save({ id, version, document: { ...document, active: false } })).toMatchObject({
      kind: 'conflict',
      document: { value: '20' },
      changed: { who: 'mira@vitrine.example' },
    });
    const { items } = await manage.changes({ kind: 'coupon' });
    await manage.restore({ change: items[0]?.id ?? 0, version: (await coupons.show(id)).version });
    expect(await coupons.list({ q: 'spr' })).toMatchObject({ total: 1, items: [{ id, value: '15' }] });
    expect(await coupons.remove(id, version)).toEqual({ kind: 'removed' });
    await expect(coupons.show(id)).rejects.toMatchObject({ details: { status: 404 } });
  });

  it('are refused for everyone else', async () => {
    const manage = await open.shop.manage();
    await expect(manage.order({ id: number })).rejects.toMatchObject({ code: 'sign-in-first' });
    await signIn(open, 'ada@vitrine.example');
    await expect(manage.advanceOrder({ id: number, status: 'D' })).rejects.toMatchObject({ code: 'ACCESS_DENIED' });
  });
});

describe('payouts by staff (A §4.8, §7)', () => {
  const PDF = { name: 'payout.pdf', type: 'application/pdf', bytes: new TextEncoder().encode('%PDF-1.7') };
  let bloggers: BloggerShop;
  let staff: OpenShop;
  beforeEach(async () => {
    bloggers = await BloggerShop.open();
    const { commerce } = bloggers.fixture.platform;
    await commerce.write({ royalty_rules: { ...(await commerce.read()).royalty_rules, payout_minimum: { USD: 1 } } });
    const { id } = await bloggers.buy([{ sku: 'TEE', qty: 9 }], { promo: 'LOTTE' });
    await bloggers.advance(id, { delivered: ARRIVED, status: 'O' });
    await bloggers.days(20);
    staff = await openShop({ fixture: bloggers.fixture });
    await signIn(staff, 'mira@shop.test');
  });
  afterEach(async () => {
    staff.shop.dispose();
    await bloggers.close();
  });

  it('are created for due amounts, sent with a file, and listed', async () => {
    const manage = await staff.shop.manage();
    const due = await manage.duePayouts();
    expect(due).toMatchObject([{ name: 'Lotte', currency: 'USD', is_due: true }]);
    const made = await manage.makePayouts(due);
    expect(made).toMatchObject({ kind: 'made', payouts: [{ sum: due[0]?.sum, paid_at: null }] });
    expect(await manage.makePayouts(due)).toEqual(made);
    const [payout] = await manage.payouts();
    const sent = await manage.sendPayout({ id: payout?.id ?? 0, file: PDF });
    expect(sent.file).toContain('/payout');
    expect(sent.paid_at).not.toBeNull();
    expect(await manage.payouts()).toMatchObject([{ id: payout?.id, paid_at: sent.paid_at }]);
    await expect(manage.withdrawPayout({ id: sent.id })).rejects.toMatchObject({
      code: 'request-rejected',
      details: { error: 'payout_sent' },
    });
  });

  it('are refused if a figure has changed, and return the current amounts; one can be cancelled, and sent without a file', async () => {
    const manage = await staff.shop.manage();
    const due = await manage.duePayouts();
    const wrong = due.map((one) => ({ ...one, sum: one.sum + 1 }));
    expect(await manage.makePayouts(wrong)).toMatchObject({ kind: 'changed', due });
    expect(await manage.payouts()).toEqual([]);
    await manage.makePayouts(due);
    const [first] = await manage.payouts();
    expect((await manage.withdrawPayout({ id: first?.id ?? 0 })).withdrawn_at).not.toBeNull();
    await expect(manage.sendPayout({ id: first?.id ?? 0 })).rejects.toMatchObject({
      details: { error: 'payout_withdrawn' },
    });
    await manage.makePayouts(await manage.duePayouts());
    const [second] = await manage.payouts();
    expect(await manage.sendPayout({ id: second?.id ?? 0 })).toMatchObject({ file: null });
  });

  it('are refused for everyone else', async () => {
    const lotte = await openShop({ fixture: bloggers.fixture, seed: 'lotte' });
    await signIn(lotte, 'lotte@shop.test');
    const manage = await lotte.shop.manage();
    await expect(manage.duePayouts()).rejects.toMatchObject({ code: 'ACCESS_DENIED' });
    await expect(manage.makePayouts([])).rejects.toMatchObject({ code: 'ACCESS_DENIED' });
    lotte.shop.dispose();
  });
});
