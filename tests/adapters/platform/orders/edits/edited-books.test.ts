import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seedPeople } from '../../../../../adapters/demo';
import type { SignedIn, StockAnswer, User } from '../../../../../core/contract';
import type { InvoiceRow } from '../../../../../core/contract/orders/manage-invoices';
import type { OrderEdited } from '../../../../../core/contract/orders/manage-order-edit';
import type { ManagedOrder } from '../../../../../core/contract/orders/manage-orders';
import { approve } from '../../../../fixtures/gift-cards';
import { orderOf, resultOf, type CartLine } from '../../../../fixtures/order';
import { DATABASES, openRawShop, type RawShop } from '../../../../fixtures/raw-shop';
import { sellAs } from '../../../../fixtures/seller';
import { signIn } from '../../../../fixtures/signed-in';

describe.each(DATABASES)('the books of an edited order on %s', (kind) => {
  let shop: RawShop;
  let ada: SignedIn;
  let token: string;
  beforeEach(async () => {
    shop = await openRawShop(kind);
    await seedPeople(shop.platform.people, { now: shop.clock.now() });
    ada = await signIn(shop, 'ada@vitrine.example');
    token = (await signIn(shop, 'alma@vitrine.example')).token;
  });
  afterEach(async () => {
    expect(shop.telemetry.records.filter((record) => record.kind === 'error')).toEqual([]);
    await shop.end();
  });

  const post = (path: string, body: object) => shop.call('POST', `/api/manage/${path}?token=${token}`, body);
  const edit = (id: string, body: object) => resultOf<OrderEdited>(post('order-edit', { id, ...body }));
  const advance = (id: string, body: object) => resultOf<ManagedOrder>(post('order', { id, ...body }));
  const stock = async (sku: string) =>
    (await resultOf<StockAnswer>(shop.call('GET', `/api/stock/check?sku=${sku}`))).qty;
  const bonus = async () =>
    (await resultOf<User>(shop.call('GET', `/api/user/profile-account?token=${ada.token}`))).account;
  const signed = {
    call: (method: 'GET' | 'POST', path: string, body?: unknown) =>
      shop.call(method, `${path}${path.includes('?') ? '&' : '?'}token=${ada.token}`, body),
  };

  async function ordered(lines: readonly CartLine[], { payment, spends }: { payment: string; spends: boolean }) {
    const cart = await resultOf<string>(signed.call('POST', '/api/cart/create?storeCode=us'));
    for (const { sku, qty = 1 } of lines)
      await resultOf(signed.call('POST', `/api/cart/update?cartId=${cart}`, { cartItem: { sku, qty } }));
    if (spends) await resultOf(signed.call('POST', `/api/cart/bonuses-spend?cartId=${cart}`));
    const order = await orderOf(signed, cart, { payment });
    const { number } = await resultOf<{ readonly number: string }>(signed.call('POST', '/api/order', order));
    if (payment === 'card') await approve(shop, order.order_id);
    return number;
  }

  it('credit the previous invoice, and issue one for the new state', async () => {
    await sellAs(shop);
    const id = await ordered([{ sku: 'TEE', qty: 2 }, { sku: 'CAP' }], { payment: 'card', spends: false });
    const { order } = await edit(id, { lines: [{ line: 0, qty: 2 }] });
    const rows = async () =>
      (await resultOf<{ items: InvoiceRow[] }>(shop.call('GET', `/api/manage/invoices?token=${token}`))).items;
    const issued = await rows();
    expect(issued.map((row) => row.kind).toSorted()).toEqual(['credit_note', 'invoice', 'invoice']);
    // Bonuses pay a part of what is invoiced.
    expect(issued.reduce((sum, { gross }) => sum + gross, 0)).toBeCloseTo(order.price + order.bonus, 2);
    await advance(id, { cancel_reason: 'no more' });
    const all = await rows();
    expect(all).toHaveLength(4);
    expect(all.reduce((sum, { gross }) => sum + gross, 0)).toBeCloseTo(0, 2);
  });

  it('always balance money, stock and bonuses, whatever is ordered, edited and cancelled', async () => {
    await sellAs(shop);
    const start = [await stock('TEE'), await stock('CAP'), await bonus()];
    const lines = fc.array(
      fc.oneof(
        fc.record({ line: fc.integer({ min: 0, max: 1 }), qty: fc.integer({ min: 1, max: 2 }) }),
        fc.record({ sku: fc.constantFrom('TEE', 'CAP'), qty: fc.constant(1) }),
      ),
      { minLength: 1, maxLength: 3 },
    );
    const history = fc.record({
      payment: fc.constantFrom('card', 'cashondelivery'),
      spends: fc.boolean(),
      edits: fc.array(lines, { minLength: 1, maxLength: 4 }),
    });
    await fc.assert(
      fc.asyncProperty(history, async ({ payment, spends, edits }) => {
        const id = await ordered([{ sku: 'TEE', qty: 2 }, { sku: 'CAP' }], { payment, spends });
        let order = await advance(id, {});
        const paid = order.money.captured;
        let refunded = 0;
        for (const wanted of edits) {
          const { status, json } = await post('order-edit', { id, lines: wanted });
          if (status !== 200) continue;
          const { edited, order: changed } = (json as { result: OrderEdited }).result; // sound: the status is 200
          refunded += edited.refund;
          expect(changed.money.captured).toBeCloseTo(paid - refunded, 2);
          expect(changed.money.captured + changed.money.due).toBeCloseTo(changed.price, 2);
          order = changed;
        }
        const { money } = await advance(id, { cancel_reason: 'no more' });
        expect(money.refunded + refunded).toBeCloseTo(paid, 2);
        expect([await stock('TEE'), await stock('CAP'), await bonus()]).toEqual(start);
        expect(order.number).toBe(id);
      }),
      { numRuns: 12 },
    );
    const { items } = await resultOf<{ items: InvoiceRow[] }>(shop.call('GET', `/api/manage/invoices?token=${token}`));
    expect(items.reduce((sum, { gross }) => sum + gross, 0)).toBeCloseTo(0, 2);
  });
});
