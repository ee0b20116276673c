import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seedPeople } from '../../../../../adapters/demo';
import type { OrderResult, SignedIn } from '../../../../../core/contract';
import type { OrderEdited } from '../../../../../core/contract/orders/manage-order-edit';
import { recordOf } from '../../../../fixtures/catalogue';
import { cartWith, orderOf, resultOf, type CartLine, type OrderOptions } from '../../../../fixtures/order';
import { openFixturePlatform, type FixturePlatform } from '../../../../fixtures/platform';
import { signIn } from '../../../../fixtures/signed-in';

const GROUP = 1;
const DAY = 24 * 60 * 60_000;

describe('prices of an edited order', () => {
  let fixture: FixturePlatform;
  let ada: SignedIn;
  let staff: SignedIn;
  beforeEach(async () => {
    fixture = await openFixturePlatform({ userGroups: [{ id: GROUP }] });
    await seedPeople(fixture.platform.people, { now: fixture.clock.now() });
    ada = await signIn(fixture, 'ada@vitrine.example');
    staff = await signIn(fixture, 'mira@vitrine.example');
  });
  afterEach(() => fixture.platform.close());

  async function reprice(sku: string, change: object): Promise<void> {
    const { product, ...record } = recordOf(sku);
    await fixture.platform.catalogue.writeProduct({ ...record, product: { ...product, ...change } });
  }
  async function ordered(lines: readonly CartLine[], inputs: OrderOptions = {}): Promise<string> {
    const order = await orderOf(fixture, await cartWith(fixture, lines), inputs);
    const { number } = await resultOf<OrderResult>(fixture.call('POST', `/api/order?token=${ada.token}`, order));
    if (inputs.payment !== 'card') return number;
    const form = new URLSearchParams({ answer: 'approve' });
    await fixture.platform.fetch(new Request(`http://shop.test/pay/${order.order_id}`, { method: 'POST', body: form }));
    return number;
  }
  const edit = (id: string, lines: readonly object[]) =>
    resultOf<OrderEdited>(fixture.call('POST', `/api/manage/order-edit?token=${staff.token}`, { id, lines }));

  it('stay for its lines, with the regular ones; added lines have the current prices of the customer', async () => {
    const id = await ordered([{ sku: 'SHIRT' }, { sku: 'TEE' }]);
    const tier_prices = [{ customer_group_id: GROUP, qty: 1, value: 19 }];
    await reprice('SHIRT', { price: 70, special_price: null });
    await reprice('TEE', { price: 21, tier_prices });
    const { order } = await edit(id, [
      { line: 0, qty: 1 },
      { line: 1, qty: 1 },
      { sku: 'TEE', qty: 1 },
    ]);
    expect(order.products.map(({ sku, price, price_base }) => [sku, price, price_base])).toEqual([
      ['SHIRT', 30, 40],
      ['TEE', 15, 15],
      ['TEE', 19, 21],
    ]);
  });

  it('use the tax rates of the day on which it was placed', async () => {
    const tomorrow = new Date(fixture.clock.now() + DAY).toISOString().slice(0, 10);
    const US = { tax_country_id: 'US' };
    const rates = [
      { rate: 10, ...US },
      { rate: 50, ...US, valid_from: tomorrow },
    ];
    const table = { id: 1, product_tax_class_ids: [2], customer_tax_class_ids: [3], rates };
    await fixture.platform.catalogue.writeTaxRules([table]);
    const ids = [await ordered([{ sku: 'TEE', qty: 2 }]), await ordered([{ sku: 'TEE', qty: 2 }])];
    const taxes = [];
    for (const id of ids) {
      const { order } = await edit(id, [
        { line: 0, qty: 1 },
        { sku: 'TEE', qty: 2 },
      ]);
      taxes.push(order.taxes);
      await fixture.clock.advance(DAY);
      staff = await signIn(fixture, 'mira@vitrine.example');
    }
    expect(taxes[0]).toBeGreaterThan(0);
    expect(taxes[1]).toBe(taxes[0]);
  });

  it('are refunded by each of several edits', async () => {
    const id = await ordered([{ sku: 'TEE', qty: 3 }], { payment: 'card' });
    const refunds = [];
    for (const qty of [2, 1]) refunds.push((await edit(id, [{ line: 0, qty }])).edited.refund);
    expect(refunds.every((amount) => amount > 0)).toBe(true);
    const { items } = await resultOf<{ items: readonly { reason: string; amount: number }[] }>(
      fixture.call('GET', `/api/manage/refunds?token=${staff.token}`),
    );
    expect(items.map(({ reason, amount }) => [reason, amount])).toEqual([
      ['edit:1', refunds[0]],
      ['edit:2', refunds[1]],
    ]);
  });

  it('are not emailed if the order sent no email', async () => {
    const mails = async () => (await fixture.platform.outbox.list('eve@shop.test')).map(({ kind }) => kind);
    const place = async () => {
      const made = await orderOf(fixture, await cartWith(fixture, [{ sku: 'TEE', qty: 2 }]), {
        email: 'eve@shop.test',
      });
      return resultOf<OrderResult>(fixture.call('POST', '/api/order', made));
    };
    const { number } = await place();
    for (let turn = 0; turn < 4; turn += 1) await place();
    await edit((await place()).number, [{ line: 0, qty: 1 }]);
    expect(await mails()).not.toContain('order-edited');
    await edit(number, [{ line: 0, qty: 1 }]);
    expect(await mails()).toContain('order-edited');
  });
});
