import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ManagedOrder } from '../../../../../core/contract/orders/manage-orders';
import { GiftShop } from '../../../../fixtures/gift-shop';
import { resultOf } from '../../../../fixtures/order';

let shop: GiftShop;
beforeEach(async () => {
  shop = await GiftShop.open(0);
});
afterEach(() => shop.close());

const TEES = 5;
async function arrived() {
  const { number, orderId } = await shop.buy({ goods: [{ sku: 'TEE', qty: TEES }] });
  const { cashback } = await resultOf<ManagedOrder>(shop.manage('order', { id: number, status: 'O' }));
  const earned = Math.round(cashback * 100);
  expect(earned).toBeGreaterThan(100);
  expect(await shop.bonuses()).toBe(earned);
  return { number, orderId, earned };
}
async function spent(): Promise<string> {
  const { number } = await shop.buy({ goods: [{ sku: 'TEE', qty: TEES }], bonuses: true });
  expect(await shop.bonuses()).toBe(0);
  return number;
}
const givenBack = ({ history }: ManagedOrder): number =>
  history
    .flatMap(({ what }) => what)
    .reduce((sum, { name, to }) => (name === 'refund' ? sum + Math.round(Number.parseFloat(to ?? '0') * 100) : sum), 0);
const changesOf = ({ planned = [] }: ManagedOrder) => Object.fromEntries(planned.map(({ name, to }) => [name, to]));
const usd = (minor: number) => `${(minor / 100).toFixed(2)} USD`;
const whole = { returned: [{ sku: 'TEE', qty: TEES }], return_reason: 'Too small' };
const paidFor = async (number: string) => (await shop.managed(number)).money.lines[0]?.paid ?? 0;

describe('cashback of a returned order', () => {
  it('is deducted from the refund if it was spent, previewed, and mentioned in the email', async () => {
    const { number, earned } = await arrived();
    await spent();
    const paid = Math.round((await paidFor(number)) * 100);
    const shown = await resultOf<ManagedOrder>(shop.manage('order', { id: number, ...whole, dry_run: true }));
    expect(changesOf(shown)).toMatchObject({ 'cashback-held': usd(earned), refund: usd(paid - earned) });
    const back = await resultOf<ManagedOrder>(shop.manage('order', { id: number, ...whole }));
    expect(givenBack(back)).toBe(paid - earned);
    expect(await shop.bonuses()).toBe(0);
    const mails = await shop.shop.fixture.platform.outbox.list('ada@shop.test');
    const mail = mails.find(({ kind }) => kind === 'order-returned');
    expect(mail?.text).toContain(`$${(earned / 100).toFixed(2)} is withheld from the refund`);
  });

  it('is deducted from the account up to its balance', async () => {
    const { number, earned } = await arrived();
    const paid = Math.round((await paidFor(number)) * 100);
    const back = await resultOf<ManagedOrder>(shop.manage('order', { id: number, ...whole }));
    expect([givenBack(back), await shop.bonuses()]).toEqual([paid, 0]);
    expect(earned).toBeGreaterThan(0);
  });

  it('is deducted per returned unit, once each', async () => {
    const { number, earned } = await arrived();
    await spent();
    const paid = Math.round((await paidFor(number)) * 100);
    for (const qty of [2, 2, TEES])
      await resultOf(shop.manage('order', { id: number, returned: [{ sku: 'TEE', qty }], return_reason: 'Too small' }));
    expect(givenBack(await shop.managed(number))).toBe(paid - earned);
  });

  it('is withheld if the account is gone', async () => {
    const { number, earned } = await arrived();
    await spent();
    const paid = Math.round((await paidFor(number)) * 100);
    await shop.shop.fixture.platform.privacy.erase('ada@shop.test');
    const back = await resultOf<ManagedOrder>(shop.manage('order', { id: number, ...whole }));
    expect(givenBack(back)).toBe(paid - earned);
  });
});

describe('cashback of an order that staff refund', () => {
  let keys = 0;
  const refund = (id: string, input: object) =>
    resultOf<ManagedOrder>(
      shop.manage('order-refund', { id, key: `form-${String((keys += 1)).padStart(6, '0')}`, note: 'so', ...input }),
    );

  it('is deducted from the account with a full refund, and in proportion for a line', async () => {
    const { number, earned } = await arrived();
    const paid = await paidFor(number);
    const half = Math.round(paid * 50) / 100;
    await refund(number, { lines: [{ sku: 'TEE', amount: half }] });
    expect(Math.abs((await shop.bonuses()) - earned / 2)).toBeLessThanOrEqual(1);
    await refund(number, { other: (await shop.managed(number)).money.refundable });
    expect(await shop.bonuses()).toBe(0);
  });

  it('stays with a refund of the shipping', async () => {
    const { number, earned } = await arrived();
    const { shipping } = (await shop.managed(number)).money;
    expect(shipping.paid).toBeGreaterThan(0);
    await refund(number, { shipping: shipping.paid });
    expect(await shop.bonuses()).toBe(earned);
  });

  it('is withheld if it is spent, is previewed, and cannot be paid out by another refund', async () => {
    const { number, earned } = await arrived();
    await spent();
    const { refundable } = (await shop.managed(number)).money;
    const all = Math.round(refundable * 100);
    expect((await shop.managed(number)).money.bonuses_spent).toBe(earned / 100);
    const shown = await refund(number, { other: refundable, dry_run: true });
    expect(changesOf(shown)).toMatchObject({ 'cashback-held': usd(earned), refund: usd(all - earned) });
    const back = await refund(number, { other: refundable });
    expect(givenBack(back)).toBe(all - earned);
    expect(back.money).toMatchObject({ refundable: 0, refunds: [{ amount: refundable, held: earned / 100 }] });
    expect(back.money).not.toHaveProperty('bonuses_spent');
    const mails = await shop.shop.fixture.platform.outbox.list('ada@shop.test');
    expect(mails.find(({ kind }) => kind === 'order-refunded')?.text).toContain('is withheld from the refund');
  });

  it('is deducted from the account once the bonuses that paid the order are restored', async () => {
    const { number } = await arrived();
    const other = await spent();
    await resultOf(shop.manage('order', { id: other, cancel_reason: 'a mistake' }));
    expect(await shop.bonuses()).toBeGreaterThan(0);
    const { refundable } = (await shop.managed(number)).money;
    const back = await refund(number, { other: refundable });
    expect([givenBack(back), await shop.bonuses()]).toEqual([Math.round(refundable * 100), 0]);
  });
});

describe('cashback of an order that the payment provider refunds', () => {
  const giveBack = (orderId: string, amount: number) => shop.provider.giveBack(shop.shop.fixture, orderId, amount);

  it('is deducted from the account, and a spent part is reported to the shop as a loss, once', async () => {
    const { number, orderId, earned } = await arrived();
    await spent();
    const captured = Math.round((await shop.managed(number)).money.captured * 100);
    await giveBack(orderId, captured);
    await giveBack(orderId, 0);
    expect(shop.losses()).toBe(earned);
    const { history } = await shop.managed(number);
    expect(history.flatMap(({ what }) => what)).toContainEqual({ name: 'cashback-lost', from: null, to: usd(earned) });
    expect(await shop.shop.fixture.platform.outbox.list('shop')).toMatchObject([
      { subject: expect.stringContaining('was refunded after its bonuses were spent') as unknown },
    ]);
  });

  it('is no loss while it is on the account', async () => {
    const { number, orderId } = await arrived();
    await giveBack(orderId, Math.round((await shop.managed(number)).money.captured * 100));
    expect([shop.losses(), await shop.bonuses()]).toEqual([0, 0]);
  });

  it('is also a loss if a deduction from a refund is refunded', async () => {
    const { number, orderId, earned } = await arrived();
    await spent();
    await resultOf(shop.manage('order', { id: number, ...whole }));
    expect(shop.losses()).toBe(0);
    const { captured, shipping } = (await shop.managed(number)).money;
    const part = Math.floor(earned / 3);
    await giveBack(orderId, Math.round(shipping.paid * 100) + part);
    expect(shop.losses()).toBe(part);
    expect(await giveBack(orderId, Math.round(captured * 100))).toBe(earned - part);
    expect(shop.losses()).toBe(earned);
  });
});
