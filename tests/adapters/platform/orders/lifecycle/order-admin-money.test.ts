import { toMinor } from '../../../../../core/kernel/money';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSqlite } from '../../../../../adapters/database/sqlite';
import { seedPeople } from '../../../../../adapters/demo';
import type { Database } from '../../../../../adapters/platform/ports/database';
import type { OrderResult, SignedIn, User } from '../../../../../core/contract';
import type { ManagedOrder } from '../../../../../core/contract/orders/manage-orders';
import { approve } from '../../../../fixtures/gift-cards';
import { cartWith, NEW_YORK, orderOf, resultOf, type CartLine, type OrderOptions } from '../../../../fixtures/order';
import { openFixturePlatform, type FixturePlatform } from '../../../../fixtures/platform';
import { signIn } from '../../../../fixtures/signed-in';

let fixture: FixturePlatform;
let database: Database;
let ada: SignedIn;
let staff: SignedIn;
beforeEach(async () => {
  database = await openSqlite(':memory:');
  fixture = await openFixturePlatform({ database });
  await seedPeople(fixture.platform.people, { now: fixture.clock.now() });
  const json = { award_bonuses: true, award_bonuses_amount: 10 };
  await fixture.platform.catalogue.writeBlocks([
    { blocks: { en: { id: 1, identifier: 'cms_settings', title: '', content: '', json } } },
  ]);
  ada = await signIn(fixture, 'ada@vitrine.example');
  staff = await signIn(fixture, 'mira@vitrine.example');
});
afterEach(() => fixture.platform.close());

async function ordered(lines: readonly CartLine[], inputs: OrderOptions = {}): Promise<string> {
  const order = await orderOf(fixture, await cartWith(fixture, lines, inputs.store), inputs);
  const { number } = await resultOf<OrderResult>(fixture.call('POST', `/api/order?token=${ada.token}`, order));
  if (inputs.payment === 'card') await approve(fixture, order.order_id);
  return number;
}
const manage = (path: string, body: object) =>
  resultOf<ManagedOrder>(fixture.call('POST', `/api/manage/${path}?token=${staff.token}`, body));
const moved = (id: string, body: object) => manage('order', { id, ...body });
const bonus = async () =>
  (await resultOf<User>(fixture.call('GET', `/api/user/profile-account?token=${ada.token}`))).account;
const stock = async (sku: string) =>
  (await resultOf<{ qty: number }>(fixture.call('GET', `/api/stock/check?sku=${sku}`))).qty;
const TWO = [{ sku: 'TEE', qty: 2 }, { sku: 'CAP' }];

describe('a partly refunded order', () => {
  it('refunds exactly the rest when canceled', async () => {
    const id = await ordered(TWO, { payment: 'card' });
    const { money } = await manage('order-refund', {
      id,
      key: 'form-000001',
      lines: [{ sku: 'TEE', amount: 3 }],
      other: 2,
      note: 'x',
    });
    expect(money.refunded).toBe(5);
    const canceled = await moved(id, { cancel_reason: 'out of stock' });
    expect(canceled.money.refunds.map(({ amount }) => amount).toSorted()).toEqual([5, money.refundable].toSorted());
    expect(canceled.money.refunded).toBe(money.captured);
    const [mail] = (await fixture.platform.outbox.list('ada@shop.test')).filter(
      ({ kind }) => kind === 'order-canceled',
    );
    expect(mail?.text).toContain(money.refundable.toFixed(2));
  });

  it('refunds at most the rest if several lines are returned in one call', async () => {
    const id = await ordered(TWO, { payment: 'card' });
    const { money } = await manage('order-refund', { id, key: 'form-000001', other: 10, note: 'x' });
    await moved(id, { status: 'O' });
    const back = await moved(id, { returned: ['TEE', 'CAP'], return_reason: 'Too small' });
    expect(back.money.refundable).toBeGreaterThanOrEqual(0);
    expect(back.money.refunded).toBeLessThanOrEqual(money.captured);
    const goods = money.lines.reduce((sum, { paid }) => sum + paid, 0);
    expect(back.money.refunded).toBeCloseTo(Math.min(money.captured, 10 + goods), 2);
  });

  it('refunds the rest of the shipping and of a line, however much of the order was refunded', async () => {
    const id = await ordered(TWO, { payment: 'card' });
    const { money } = await moved(id, {});
    const [tee] = money.lines;
    const refund = (key: string, parts: object) =>
      fixture.call('POST', `/api/manage/order-refund?token=${staff.token}`, { id, key, note: 'x', ...parts });
    const first = { shipping: money.shipping.paid, lines: [{ sku: 'TEE', amount: tee?.paid }] };
    expect((await refund('form-000001', first)).status).toBe(200);
    const tooMuch = { status: 409, json: { meta: { error: 'too-much', max: 0 } } };
    expect(await refund('form-000002', { shipping: 0.01 })).toMatchObject(tooMuch);
    expect(await refund('form-000003', { lines: [{ sku: 'TEE', amount: 0.01 }] })).toMatchObject(tooMuch);
    expect((await refund('form-000004', { lines: [{ sku: 'CAP', amount: 0.01 }] })).status).toBe(200);
  });

  it('refunds at most its price for a line named twice', async () => {
    const id = await ordered(TWO, { payment: 'card' });
    const { money } = await moved(id, {});
    const paid = money.lines.find(({ sku }) => sku === 'CAP')?.paid ?? 0;
    const lines = [1, 2].map(() => ({ sku: 'CAP', amount: Math.round(paid * 60) / 100 }));
    const input = { id, key: 'form-000001', lines, note: 'x' };
    expect(await fixture.call('POST', `/api/manage/order-refund?token=${staff.token}`, input)).toMatchObject({
      status: 409,
      json: { meta: { error: 'too-much', max: paid } },
    });
  });
});

describe('the bonuses of an order', () => {
  it('never make a balance negative if earned ones are already spent', async () => {
    const id = await ordered(TWO);
    const had = await bonus();
    await moved(id, { status: 'O' });
    expect(await bonus()).toBeGreaterThan(had);
    const spent = [{ amount: 1 - toMinor(await bonus()), reason: 'spent' }] as const;
    await database.write((db) => db.bonuses.move(ada.id, spent, fixture.clock.now()));
    await moved(id, { returned: ['TEE', 'CAP'], return_reason: 'Too small' });
    expect(await bonus()).toBe(0);
  });

  it('do not change an account in another currency', async () => {
    const had = await bonus();
    const id = await ordered(TWO, { store: 'de', address: { ...NEW_YORK, countryId: 'DE', region: null } });
    const { history } = await moved(id, { status: 'O', paid: true });
    expect(history.flatMap(({ what }) => what.map(({ name }) => name))).not.toContain('cashback');
    expect(await bonus()).toBe(had);
  });
});

describe('units of an order that are returned in several steps', () => {
  it('are restocked except damaged ones, in any order', async () => {
    const id = await ordered([{ sku: 'CAP', qty: 3 }]);
    await moved(id, { status: 'O' });
    const sold = await stock('CAP');
    await moved(id, { returned: [{ sku: 'CAP', qty: 1 }], return_reason: 'Too small' });
    await moved(id, { returned: [{ sku: 'CAP', qty: 2 }], return_reason: 'Too small', restock: false });
    expect(await stock('CAP')).toBe(sold + 1);
    await moved(id, { returned: ['CAP'], return_reason: 'Too small' });
    expect(await stock('CAP')).toBe(sold + 2);
  });

  it('show the reason in the history with their own step, and with no other', async () => {
    const id = await ordered([{ sku: 'CAP', qty: 2 }]);
    await moved(id, { status: 'O' });
    await moved(id, { returned: [{ sku: 'CAP', qty: 1 }], return_reason: 'worn' });
    const { history } = await moved(id, { tracking: 'VT1', return_reason: 'worn' });
    const reasons = history.map(({ what }) => what.some(({ name }) => name === 'reason'));
    expect(reasons).toEqual([false, true, false]);
  });
});

describe('notes of two users', () => {
  it('are both kept, even with the same text', async () => {
    const id = await ordered(TWO);
    const alma = await signIn(fixture, 'alma@vitrine.example');
    const text = 'Rings twice';
    await manage('order-note', { id, text });
    await resultOf(fixture.call('POST', `/api/manage/order-note?token=${alma.token}`, { id, text }));
    const { history } = await moved(id, {});
    expect(history.map(({ who }) => who)).toEqual(['mira@vitrine.example', 'alma@vitrine.example']);
  });
});
