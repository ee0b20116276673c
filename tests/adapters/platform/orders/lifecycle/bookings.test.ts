import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Order, SignedIn } from '../../../../../core/contract';
import { seedPeople } from '../../../../../adapters/demo';
import { BANK_ACCOUNT } from '../../../../fixtures/catalogue';
import { approve, writeGiftCard } from '../../../../fixtures/gift-cards';
import { cartWith, orderOf, resultOf } from '../../../../fixtures/order';
import { openFixturePlatform, type FixturePlatform } from '../../../../fixtures/platform';
import { signIn } from '../../../../fixtures/signed-in';

const STRINGING = { id: 950, sku: 'STRINGING', name: 'Racket Stringing', slug: 'stringing', url_path: 'stringing' };

let fixture: FixturePlatform;
beforeEach(async () => {
  fixture = await openFixturePlatform();
  const json = { email_support: 'shop@shop.test', bank_account: BANK_ACCOUNT };
  await fixture.platform.catalogue.writeBlocks([
    { blocks: { en: { id: 1, identifier: 'cms_settings', title: '', content: '', json } } },
  ]);
  await writeGiftCard(fixture);
  await writeGiftCard(fixture, {
    ...{ ...STRINGING, url_key: 'stringing', ptype: 'service', price: 29 },
    custom_options: [{ option_id: 1, title: 'Tension', type: 'field', is_require: false }],
  });
});
afterEach(async () => {
  expect(fixture.telemetry.records.filter((record) => record.kind === 'error')).toEqual([]);
  await fixture.platform.close();
});

async function bought(skus: readonly string[], payment = 'card'): Promise<Order> {
  const custom_options = [{ option_id: 1, option_value: '24 kg' }];
  const product_option = { extension_attributes: { custom_options } };
  const cart = await cartWith(
    fixture,
    skus.map((sku) => (sku === 'STRINGING' ? { sku, qty: 2, product_option } : { sku })),
  );
  const order = await orderOf(fixture, cart, { payment });
  await resultOf(fixture.call('POST', '/api/order', order));
  return order;
}
const written = async (contact: string, kind: string) =>
  (await fixture.platform.outbox.list(contact)).filter((mail) => mail.kind === kind);

describe('an order of bookings', () => {
  it('sends no message before payment, and then one each to its buyer and the shop', async () => {
    const order = await bought(['STRINGING']);
    const { emailAddress: email } = order.personalDetails;
    expect(await written(email, 'order-bookings')).toEqual([]);
    expect(await written('shop@shop.test', 'booking-task')).toEqual([]);
    await approve(fixture, order.order_id);
    await approve(fixture, order.order_id);
    const mails = await written(email, 'order-bookings');
    expect(mails).toHaveLength(1);
    const number = /order (\S+)$/.exec(mails[0]?.subject ?? '')?.[1] ?? '';
    expect(number).not.toBe('');
    expect(mails[0]?.text).toContain(`The booking in your order ${number} has been paid.`);
    expect(mails[0]?.text).toContain(`We will e-mail you at ${email} to arrange the details and the date.`);
    expect(mails[0]?.text).toContain(`write to shop@shop.test and mention order ${number}.`);
    expect(mails[0]?.text).toContain('2 × Racket Stringing (Tension: 24 kg)');
    const tasks = await written('shop@shop.test', 'booking-task');
    expect(tasks).toHaveLength(1);
    expect(tasks[0]?.subject).toBe(`Order ${number}: arrange the booking with the customer`);
    expect(tasks[0]?.text).toContain(`(${email}) has paid for these bookings in order ${number}`);
    expect(tasks[0]?.text).toContain('2 × Racket Stringing (Tension: 24 kg)');
  });

  it('lists only bookings in its email: a gift card has a separate one', async () => {
    const order = await bought(['GIFT', 'STRINGING']);
    await approve(fixture, order.order_id);
    const [mail] = await written(order.personalDetails.emailAddress, 'order-bookings');
    expect(mail?.text).toContain('Racket Stringing');
    expect(mail?.text).not.toContain('Gift Card');
  });

  it('sends none if it contains only gift cards', async () => {
    const order = await bought(['GIFT']);
    await approve(fixture, order.order_id);
    expect(await written(order.personalDetails.emailAddress, 'gift-card')).toHaveLength(1);
    expect(await written(order.personalDetails.emailAddress, 'order-bookings')).toEqual([]);
    expect(await written('shop@shop.test', 'booking-task')).toEqual([]);
  });

  it('is paid when staff confirm the bank transfer', async () => {
    await seedPeople(fixture.platform.people, { now: fixture.clock.now() });
    const staff: SignedIn = await signIn(fixture, 'mira@vitrine.example');
    const order = await bought(['STRINGING'], 'banktransfer');
    expect(await written(order.personalDetails.emailAddress, 'order-bookings')).toEqual([]);
    await resultOf(fixture.call('POST', `/api/manage/order?token=${staff.token}`, { id: order.order_id, paid: true }));
    expect(await written(order.personalDetails.emailAddress, 'order-bookings')).toHaveLength(1);
    expect(await written('shop@shop.test', 'booking-task')).toHaveLength(1);
  });
});
