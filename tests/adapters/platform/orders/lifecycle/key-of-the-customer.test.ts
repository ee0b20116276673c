import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seedPeople } from '../../../../../adapters/demo';
import type { Order, OrderResult } from '../../../../../core/contract';
import type { ManagedOrder } from '../../../../../core/contract/orders/manage-orders';
import { cartWith, orderOf, resultOf } from '../../../../fixtures/order';
import { ENDPOINTS } from '../../../../../core/contract/table';
import { openFixturePlatform, type FixturePlatform } from '../../../../fixtures/platform';
import { signIn } from '../../../../fixtures/signed-in';

const EMAIL = 'ada@shop.test';
let fixture: FixturePlatform;
let token: string;
let order: Order;
let number: string;

const manage = (method: 'GET' | 'POST', path: string, body?: object) =>
  fixture.call(method, `/api/manage/${path}${path.includes('?') ? '&' : '?'}token=${token}`, body);
const shown = () => resultOf<ManagedOrder>(manage('GET', `order?id=${number}`));
const ask = (what: string, body: object) => fixture.call('POST', `/api/order/${what}`, body);

beforeEach(async () => {
  fixture = await openFixturePlatform();
  await seedPeople(fixture.platform.people, { now: fixture.clock.now() });
  ({ token } = await signIn(fixture, 'mira@vitrine.example'));
  order = await orderOf(fixture, await cartWith(fixture, [{ sku: 'TEE', qty: 1 }]), { payment: 'card' });
  ({ number } = await resultOf<OrderResult>(fixture.call('POST', '/api/order', order)));
});
afterEach(() => fixture.platform.close());

async function pay(): Promise<void> {
  const body = new URLSearchParams({ answer: 'approve' });
  await fixture.platform.fetch(new Request(`http://shop.test/pay/${order.order_id}`, { method: 'POST', body }));
}

describe('the key of an order', () => {
  it('is in no staff response, before or after payment', async () => {
    expect(await shown()).toMatchObject({ order_id: number, payment_link: null, pays_on_page: true });
    expect(JSON.stringify(await shown())).not.toContain(order.order_id);
    await pay();
    await fixture.platform.orders.attach(number, 'invoice', new TextEncoder().encode('%PDF-1.4\n%%EOF'), 'shop');
    const paid = await shown();
    expect(paid).toMatchObject({ paid: true, pays_on_page: false });
    expect(paid.invoice).toContain(`/api/order/${number}/invoice`);
    expect(paid.money.attempts.length).toBeGreaterThan(0);
    const texts = [paid, (await manage('GET', 'orders')).json, (await manage('GET', 'refunds')).json];
    expect(JSON.stringify(texts)).not.toContain(order.order_id);
  });

  it('is in no list, export, page or message of the back office, nor of bloggers', async () => {
    await pay();
    await fixture.platform.messages.send();
    const { token: admin } = await signIn(fixture, 'alma@vitrine.example');
    const { token: blogger } = await signIn(fixture, 'lotte@vitrine.example');
    const reads = ENDPOINTS.filter(
      ({ method, access, role }) => method === 'GET' && (access === 'staff' || role === 'blogger'),
    );
    const answered = new Set<string>();
    for (const endpoint of reads) {
      const path = endpoint.path.replaceAll(/\{\w+\}/g, number);
      const bearer = endpoint.role === 'blogger' ? blogger : admin;
      for (const query of ['', `?id=${number}`, `?q=${number}`, `?kind=order&record=${number}`, '?format=csv']) {
        const headers = { authorization: `Bearer ${bearer}` };
        const response = await fixture.platform.fetch(new Request(`http://shop.test${path}${query}`, { headers }));
        if (response.ok) answered.add(endpoint.name);
        expect(await response.text(), `${path}${query}`).not.toContain(order.order_id);
      }
    }
    for (const name of ['managedOrder', 'managedOrders', 'attention', 'staffChanges', 'openRefunds'])
      expect(answered).toContain(name);
    const { link } = await resultOf<{ link: string }>(manage('GET', 'orders-file'));
    const file = await (await fixture.platform.fetch(new Request(new URL(link, 'http://shop.test')))).text();
    expect([file.includes(number), file.includes(order.order_id)]).toEqual([true, false]);
    const changes = [
      await manage('POST', 'order-note', { id: number, text: 'Called the customer.' }),
      await manage('POST', 'order', { id: number, tracking: 'V', dry_run: true }),
      await manage('POST', 'order-ask', { id: number }),
      await manage('POST', 'order-refund', { id: number, key: 'form-0001', other: 1, note: 'goodwill' }),
    ];
    expect(JSON.stringify(changes)).not.toContain(order.order_id);
  });

  it('is in nothing that staff can read, so nobody can cancel in the customer’s name', async () => {
    await pay();
    const { order_id: id, customer } = await shown();
    const { proof } = await resultOf<{ proof: string }>(ask('find', { number: id, email: customer.email }));
    expect(await ask('cancel', { id, proof })).toMatchObject({ status: 403 });
    expect(await shown()).toMatchObject({ canceled: false, money: { refunded: 0 } });
  });

  it('still opens the invoice for the customer by its link, which opens no other order', async () => {
    await fixture.platform.orders.attach(number, 'invoice', new TextEncoder().encode('%PDF-1.4\n%%EOF'), 'shop');
    const { proof } = await resultOf<{ proof: string }>(ask('find', { number: order.order_id, email: EMAIL }));
    const { order: tracked } = await resultOf<{ order: { invoice: string } }>(
      ask('track', { id: order.order_id, proof }),
    );
    const open = (path: string) => fixture.platform.fetch(new Request(`http://shop.test${path}`));
    expect((await open(tracked.invoice)).status).toBe(200);
    expect((await open(tracked.invoice.replace(number, order.order_id))).status).not.toBe(200);
  });
});
