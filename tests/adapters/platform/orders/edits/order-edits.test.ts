import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seedPeople } from '../../../../../adapters/demo';
import type { CustomerOrder, OrderResult, SignedIn, StockAnswer, User } from '../../../../../core/contract';
import type { OrderEdited } from '../../../../../core/contract/orders/manage-order-edit';
import type { ManagedOrder } from '../../../../../core/contract/orders/manage-orders';
import { cartWith, NEW_YORK, orderOf, resultOf, type CartLine, type OrderOptions } from '../../../../fixtures/order';
import { openFixturePlatform, type FixturePlatform } from '../../../../fixtures/platform';
import { signIn } from '../../../../fixtures/signed-in';

let fixture: FixturePlatform;
let ada: SignedIn;
let staff: SignedIn;
beforeEach(async () => {
  fixture = await openFixturePlatform();
  await seedPeople(fixture.platform.people, { now: fixture.clock.now() });
  ada = await signIn(fixture, 'ada@vitrine.example');
  staff = await signIn(fixture, 'mira@vitrine.example');
});
afterEach(async () => {
  expect(fixture.telemetry.records.filter((record) => record.kind === 'error')).toEqual([]);
  await fixture.platform.close();
});

const LINES: readonly CartLine[] = [{ sku: 'TEE' }, { sku: 'CAP', qty: 2 }];

async function ordered(inputs: OrderOptions = {}, lines = LINES): Promise<string> {
  const order = await orderOf(fixture, await cartWith(fixture, lines), inputs);
  const { number } = await resultOf<OrderResult>(fixture.call('POST', `/api/order?token=${ada.token}`, order));
  if (inputs.payment !== 'card') return number;
  const form = new URLSearchParams({ answer: 'approve' });
  await fixture.platform.fetch(new Request(`http://shop.test/pay/${order.order_id}`, { method: 'POST', body: form }));
  return number;
}
const post = (body: object, token = staff.token) => fixture.call('POST', `/api/manage/order-edit?token=${token}`, body);
const edit = (id: string, body: object) => resultOf<OrderEdited>(post({ id, ...body }));
const moved = (id: string, body: object) =>
  resultOf<ManagedOrder>(fixture.call('POST', `/api/manage/order?token=${staff.token}`, { id, ...body }));
const show = (id: string) =>
  resultOf<ManagedOrder>(fixture.call('GET', `/api/manage/order?token=${staff.token}&id=${id}`));
const stock = async (sku: string) =>
  (await resultOf<StockAnswer>(fixture.call('GET', `/api/stock/check?sku=${sku}`))).qty;
const bonus = async () =>
  (await resultOf<User>(fixture.call('GET', `/api/user/profile-account?token=${ada.token}`))).account;
const refusal = async (id: string, body: object) => (await post({ id, ...body })).json;

describe('an order that is edited before it is shipped', () => {
  it('keeps the prices of its lines, adds others at current prices, and previews the difference', async () => {
    const id = await ordered();
    const before = await show(id);
    const lines = [
      { line: 1, qty: 1 },
      { sku: 'TEE', qty: 2 },
    ];
    const planned = await edit(id, { lines, dry_run: true, revision: before.revision });
    expect(planned.order).toMatchObject({ revision: before.revision, price: before.price });
    const { order, edited } = await edit(id, { lines, revision: before.revision });
    expect(edited).toEqual(planned.edited);
    expect(edited).toMatchObject({ before: before.price, total: order.price, due: order.price, refund: 0 });
    expect(order.products.map(({ sku, count, price }) => ({ sku, count, price }))).toEqual([
      { sku: 'CAP', count: 1, price: before.products[1]?.price },
      { sku: 'TEE', count: 2, price: before.products[0]?.price },
    ]);
    const goods = order.products.reduce((sum, { row_total: row }) => sum + row, 0);
    const rest = order.totals.filter(({ code }) => !['subtotal', 'grand_total'].includes(code));
    expect(order.price).toBeCloseTo(goods + rest.reduce((sum, { value }) => sum + value, 0), 2);
    const names = order.history.at(-1)?.what.map(({ name }) => name);
    expect(names).toEqual(['lines', 'total']);
    expect((await fixture.platform.outbox.list('ada@shop.test')).map(({ kind }) => kind)).toContain('order-edited');
  });

  it('takes stock for added units and returns stock of removed ones in one step', async () => {
    const [tee, cap] = [await stock('TEE'), await stock('CAP')];
    const id = await ordered();
    await edit(id, { lines: [{ line: 0, qty: 3 }] });
    expect([await stock('TEE'), await stock('CAP')]).toEqual([tee - 3, cap]);
    expect(
      await refusal(id, {
        lines: [
          { line: 0, qty: 3 },
          { sku: 'CAP', qty: cap + 1 },
        ],
      }),
    ).toMatchObject({
      meta: { error: 'not-in-stock', sku: 'CAP' },
    });
    await moved(id, { cancel_reason: 'no more' });
    expect([await stock('TEE'), await stock('CAP')]).toEqual([tee, cap]);
  });

  it('takes only additional units of an order with history, and returns all of them', async () => {
    const tee = await stock('TEE');
    await fixture.platform.people.write(async (people) => {
      const good = await people.good('TEE', 0, 'us');
      await people.writeOrder({
        ...{ id: -900, orderId: 'past-900', source: 'demo', customerId: ada.id, storeCode: 'us' },
        ...{ goods: good === undefined ? [] : [{ ...good, qty: 1 }], address: NEW_YORK, shipping: 'standard' },
        ...{ payment: 'cashondelivery', placedAt: fixture.clock.now(), state: 'new', status: 'N', fulfilment: {} },
      });
    });
    await edit('past-900', { lines: [{ line: 0, qty: 3 }] });
    expect(await stock('TEE')).toBe(tee - 2);
    await moved('past-900', { cancel_reason: 'no more' });
    expect(await stock('TEE')).toBe(tee + 1);
  });

  it('refunds the difference of a paid order, and may not cost more', async () => {
    const id = await ordered({ payment: 'card' });
    const before = await show(id);
    expect(
      await refusal(id, {
        lines: [
          { line: 0, qty: 3 },
          { line: 1, qty: 2 },
        ],
      }),
    ).toMatchObject({
      meta: { error: 'costs-more', difference: expect.any(Number) as number },
    });
    const { order, edited } = await edit(id, { lines: [{ line: 0, qty: 1 }] });
    expect(edited.refund).toBeCloseTo(before.price - order.price, 2);
    expect(order.money).toMatchObject({ captured: order.price, refundable: order.price, refunded: 0, due: 0 });
    const open = await resultOf<{ items: { reason: string; amount: number }[] }>(
      fixture.call('GET', `/api/manage/refunds?token=${staff.token}`),
    );
    expect(open.items).toMatchObject([{ reason: 'edit:1', amount: edited.refund }]);
    const canceled = await moved(id, { cancel_reason: 'no more' });
    expect(canceled.money.refunded).toBeCloseTo(order.price, 2);
  });

  it('allows changes of address and shipping, but not of the country', async () => {
    const id = await ordered();
    const { edited } = await edit(id, { dry_run: true });
    const other = edited.shippings.find(
      ({ title }) => title !== '' && !edited.totals.some((one) => one.title === title),
    );
    const address = { ...NEW_YORK, street: ['2 Broadway'] };
    const done = await edit(id, { shipping_address: address, shipping_method_code: other?.method });
    expect(done.order.customer.shipping_address.address).toBe('2 Broadway');
    expect(edited.shippings.map(({ method }) => method)).not.toContain('pickup');
    expect(await refusal(id, { shipping_method_code: 'pickup', shipping_carrier_code: 'store' })).toMatchObject({
      meta: { errors: [{ field: 'shipping_method_code', message: expect.stringContaining('pickup') as string }] },
    });
    const abroad = { ...NEW_YORK, countryId: 'DE', region: null };
    expect(await refusal(id, { shipping_address: abroad })).toMatchObject({
      meta: { errors: [{ field: 'shipping_address.countryId' }] },
    });
    expect(await refusal(id, { shipping_method_code: 'balloon' })).toMatchObject({ code: 400 });
    expect(await refusal(id, { shipping_address: { ...NEW_YORK, postcode: 'x' } })).toMatchObject({ code: 400 });
  });

  it('is refused once it is shipped, refunded or cancelled, while its customer pays, and after a concurrent change', async () => {
    const waiting = await ordered({ payment: 'card' }, [{ sku: 'TEE' }]);
    expect((await show(waiting)).may_edit).toBe(true);
    expect(await refusal(waiting, { lines: [{ line: 0, qty: 1 }], revision: 99 })).toMatchObject({
      meta: { error: 'conflict' },
    });
    await moved(waiting, { status: 'D' });
    expect((await show(waiting)).may_edit).toBe(false);
    expect(await refusal(waiting, { lines: [{ line: 0, qty: 1 }] })).toMatchObject({ meta: { error: 'not-editable' } });
    const canceled = await ordered();
    await moved(canceled, { cancel_reason: 'no more' });
    expect(await refusal(canceled, {})).toMatchObject({ meta: { error: 'not-editable' } });
    expect(
      await refusal(canceled, {
        lines: [
          { line: 0, qty: 1 },
          { line: 0, qty: 1 },
        ],
      }),
    ).toMatchObject({ code: 400 });
    expect((await post({ id: canceled }, ada.token)).status).toBe(403);
  });

  it('changes nothing without an edit', async () => {
    const id = await ordered();
    const { order, edited } = await edit(id, {});
    expect(edited.changes).toEqual([]);
    expect(order.revision).toBe((await show(id)).revision);
    expect(edited.total).toBe(edited.before);
  });

  it('always balances money, stock and bonuses, whatever is edited, paid and cancelled', async () => {
    const [tee, cap, had] = [await stock('TEE'), await stock('CAP'), await bonus()];
    for (const payment of ['card', 'cashondelivery']) {
      const id = await ordered({ payment });
      const first = await show(id);
      let refunded = 0;
      for (const lines of [
        [
          { line: 0, qty: 1 },
          { line: 1, qty: 1 },
        ],
        [{ line: 1, qty: 1 }],
        [{ line: 0, qty: 1 }],
      ]) {
        const { edited, order } = await edit(id, { lines });
        refunded += edited.refund;
        expect(order.money.captured).toBeCloseTo(payment === 'card' ? first.price - refunded : 0, 2);
      }
      const { money } = await moved(id, { cancel_reason: 'no more' });
      expect(money.refunded + refunded).toBeCloseTo(payment === 'card' ? first.price : 0, 2);
    }
    expect([await stock('TEE'), await stock('CAP'), await bonus()]).toEqual([tee, cap, had]);
  });

  it('shows the edited state to its customer', async () => {
    const id = await ordered();
    await edit(id, { lines: [{ line: 1, qty: 1 }] });
    const read = await resultOf<CustomerOrder>(fixture.call('GET', `/api/order/${id}?token=${ada.token}`));
    expect(read.products).toMatchObject([{ sku: 'CAP', count: 1 }]);
  });
});
