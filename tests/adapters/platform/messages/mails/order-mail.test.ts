import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { PaymentMethod } from '../../../../../core/contract';
import { cartWith, orderOf, resultOf } from '../../../../fixtures/order';
import { openFixturePlatform, type FixturePlatform } from '../../../../fixtures/platform';

let fixture: FixturePlatform;
beforeEach(async () => {
  fixture = await openFixturePlatform();
});
afterEach(async () => {
  await fixture.platform.close();
});

async function place(payment: string): Promise<{ readonly number: string; readonly order_id: string }> {
  const token = await cartWith(fixture, [{ sku: 'TEE', qty: 2 }]);
  const order = await orderOf(fixture, token, { payment });
  const { number } = await resultOf<{ number: string }>(fixture.call('POST', '/api/order', order));
  return { number, order_id: order.order_id };
}
const mails = async (): Promise<string> =>
  (await fixture.platform.fetch(new Request('http://shop.test/dev/outbox'))).text();

describe('the order email', () => {
  it('lists the lines, the method and place of delivery, and the account for bank transfers', async () => {
    const { number } = await place('banktransfer');
    const said = await mails();
    for (const part of ['Tee', 'Standard delivery', '1 Broadway', 'New York, NY 10004', 'Invoice, by bank transfer']) {
      expect(said).toContain(part);
    }
    expect(said).toMatch(/IBAN: GB82 WEST 1234 5698 7654 32/);
    expect(said).toContain(`Reference: ${number}`);
    expect(said).not.toContain('not paid yet');
  });

  it('asks for a payment while it is due, and confirms it once it arrives', async () => {
    const { number, order_id } = await place('card');
    expect(await mails()).toContain('It is not paid yet:');
    const body = new URLSearchParams({ answer: 'approve' });
    await fixture.platform.fetch(new Request(`http://shop.test/pay/${order_id}`, { method: 'POST', body }));
    const articles = (await mails()).split('<article').slice(1);
    const paid = articles.filter((mail) => mail.includes(`Your order ${number} is paid`));
    expect(paid).toHaveLength(1);
    expect(paid[0]).toContain('Standard delivery');
    expect(paid[0]).not.toContain('not paid yet');
  });
});

describe('bank transfer', () => {
  it('is neither offered nor accepted by a shop without a bank account', async () => {
    const token = await cartWith(fixture, [{ sku: 'TEE' }]);
    const order = await orderOf(fixture, token, { payment: 'banktransfer' });
    await fixture.platform.catalogue.writeBlocks([
      {
        blocks: { en: { id: 1, identifier: 'cms_settings', json: { name: 'Vitrine', bank_account: { holder: 'V' } } } },
      },
    ]);
    const offered = await resultOf<PaymentMethod[]>(fixture.call('GET', `/api/cart/payment-methods?cartId=${token}`));
    expect(offered.map(({ code }) => code)).toEqual(['card', 'cashondelivery']);
    const refused = await fixture.call('POST', '/api/order', order);
    expect(refused).toMatchObject({
      status: 400,
      json: { meta: { errors: [{ field: 'addressInformation.payment_method_code' }] } },
    });
  });
});
