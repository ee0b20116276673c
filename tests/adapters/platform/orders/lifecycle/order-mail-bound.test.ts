import { sha3_224 } from 'js-sha3';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Order, OrderResult, SignedIn } from '../../../../../core/contract';
import type { QueuedMessage } from '../../../../../core/contract/staff/manage-queues';
import { orderHash } from '../../../../../core/orders/order-hash';
import { seedPeople } from '../../../../../adapters/demo';
import type { MessageSender } from '../../../../../adapters/platform';
import { BANK_ACCOUNT } from '../../../../fixtures/catalogue';
import { approve, writeGiftCard } from '../../../../fixtures/gift-cards';
import { cartWith, orderOf, resultOf } from '../../../../fixtures/order';
import { sellAs } from '../../../../fixtures/seller';
import { openFixturePlatform, type FixturePlatform } from '../../../../fixtures/platform';

const DAY_MS = 24 * 60 * 60 * 1000;
const VICTIM = 'victim@shop.test';

let fixture: FixturePlatform;
let got: string[];
let code = '';
let giftCode = '';
beforeEach(async () => {
  got = [];
  const sender: MessageSender = {
    name: 'post',
    channels: ['email'],
    send: ({ kind, to, text }) => {
      got.push(`${kind} ${to}`);
      giftCode = /[0-9A-Z]{4}(?:-[0-9A-Z]{4}){3}/.exec(text)?.[0] ?? giftCode;
      code = /code is (\w{4})/.exec(text)?.[1] ?? code;
      return Promise.resolve();
    },
  };
  fixture = await openFixturePlatform({ messages: [sender] });
  const json = { guest_hold_units: 0, bank_account: BANK_ACCOUNT };
  await fixture.platform.catalogue.writeBlocks([
    { blocks: { en: { id: 1, identifier: 'cms_settings', title: '', content: '', json } } },
  ]);
});
afterEach(() => fixture.platform.close());

async function drafted(email: string, payment = 'cashondelivery'): Promise<Order> {
  const { hash: _hash, ...order } = await orderOf(fixture, await cartWith(fixture, [{ sku: 'TEE', qty: 1 }]), {
    payment,
  });
  const said = { ...order, personalDetails: { ...order.personalDetails, emailAddress: email } };
  return { ...said, hash: orderHash(said, sha3_224) };
}

async function order(email: string, { token = '', payment }: { token?: string; payment?: string } = {}) {
  const draft = await drafted(email, payment);
  const result = await resultOf<OrderResult>(fixture.call('POST', `/api/order?token=${token}`, draft));
  return { ...result, order_id: draft.order_id };
}

async function enter(contact: string): Promise<SignedIn> {
  await resultOf(fixture.call('GET', `/api/user/get-sms-code?phone=${contact}`));
  await fixture.platform.messages.send();
  return resultOf<SignedIn>(fixture.call('GET', `/api/user/check-sms-code?phone=${contact}&code=${code}`));
}

/** Buys a gift card; returns its code. */
async function cardOf(receiver: string): Promise<string> {
  await writeGiftCard(fixture);
  const product_option = { extension_attributes: { custom_options: [{ option_id: 2, option_value: receiver }] } };
  const cart = await cartWith(fixture, [{ sku: 'GIFT', product_option }]);
  const bought = await orderOf(fixture, cart, { payment: 'card' });
  await resultOf(fixture.call('POST', '/api/order', bought));
  await approve(fixture, bought.order_id);
  await fixture.platform.messages.send();
  return giftCode;
}

/** Pays an order of the victim's address with a gift card. */
async function boughtWith(code: string): Promise<string> {
  const cart = await cartWith(fixture, [{ sku: 'TEE', qty: 1 }]);
  await resultOf(fixture.call('POST', `/api/cart/apply-gift-card?cartId=${cart}`, { code }));
  const draft = await orderOf(fixture, cart, { email: VICTIM });
  await resultOf(fixture.call('POST', '/api/order', draft));
  return draft.order_id;
}

async function boughtAndCanceled(code: string): Promise<void> {
  const id = await boughtWith(code);
  const { proof } = await resultOf<{ proof: string }>(
    fixture.call('POST', '/api/order/find', { number: id, email: VICTIM }),
  );
  await resultOf(fixture.call('POST', '/api/order/cancel', { id, proof }));
}

async function mailed(): Promise<readonly string[]> {
  await fixture.platform.messages.send();
  return got.filter((mail) => mail.startsWith('order'));
}

describe('a mailbox used by strangers for orders', () => {
  it('gets at most five emails a day, in any spelling of the address; all orders are accepted', async () => {
    const spellings = [VICTIM, 'Victim@Shop.test', 'victim+1@shop.test'];
    const results: OrderResult[] = [];
    for (let turn = 0; turn < 8; turn += 1) results.push(await order(spellings[turn % 3] ?? VICTIM));
    expect(results.map(({ mail_left_out: isLeftOut = false }) => isLeftOut)).toEqual([
      ...Array<boolean>(5).fill(false),
      ...Array<boolean>(3).fill(true),
    ]);
    expect(await mailed()).toHaveLength(5);
    expect((await order('other@shop.test')).mail_left_out).toBeUndefined();
    await fixture.clock.advance(DAY_MS);
    expect((await order(VICTIM)).mail_left_out).toBeUndefined();
  });

  it('also counts orders with payment pages, and gets no cancellation emails for orders it was not emailed about', async () => {
    for (let turn = 0; turn < 7; turn += 1) await order(VICTIM, { payment: 'card' });
    expect(await mailed()).toHaveLength(5);
    await fixture.clock.advance(DAY_MS + 60_000);
    await fixture.platform.payments.check();
    expect((await mailed()).filter((mail) => mail.startsWith('order-canceled'))).toHaveLength(5);
  });

  it('gets no more by order links or cancellations', async () => {
    const orders = [];
    for (let turn = 0; turn < 7; turn += 1) orders.push(await order(VICTIM));
    const before = (await mailed()).length;
    const link = await fixture.call('POST', '/api/order/link', { id: orders[0]?.order_id, email: VICTIM });
    expect(link).toMatchObject({ status: 429, json: { meta: { error: 'too_many_attempts' } } });
    const cancel = { id: orders[6]?.order_id ?? '', cancel_reason: 'Changed my mind' };
    expect(await fixture.platform.orders.advance(cancel, 'guest')).toMatchObject({ kind: 'done' });
    expect(await mailed()).toHaveLength(before);
  });

  it('gets no additional emails for orders paid by gift cards, or for cancelling them', async () => {
    const codes = [await cardOf('mallory@shop.test')];
    for (let turn = 0; turn < 7; turn += 1) await boughtAndCanceled(codes[0] ?? '');
    expect((await mailed()).filter((mail) => mail.endsWith(VICTIM))).toHaveLength(10);
    const later = await order(VICTIM, { payment: 'banktransfer' });
    expect(later.mail_left_out).toBe(true);
    await resultOf(fixture.call('POST', '/api/order/pay-gift-card', { id: later.order_id, codes }));
    expect((await mailed()).filter((mail) => mail.endsWith(VICTIM))).toHaveLength(10);
  });

  it('gets no additional emails with the documents of such orders', async () => {
    await sellAs(fixture, { guest_hold_units: 0, bank_account: BANK_ACCOUNT });
    const codes = [await cardOf('mallory@shop.test')];
    const documents = () => got.filter((mail) => mail === `invoice ${VICTIM}`).length;
    for (let turn = 0; turn < 7; turn += 1) await boughtAndCanceled(codes[0] ?? '');
    await mailed();
    // Confirmation, invoice and credit note count; the cancellation follows the confirmation.
    expect(documents()).toBe(3);
    expect((await mailed()).filter((mail) => mail.endsWith(VICTIM))).toHaveLength(4);
    const failed = await fixture.platform.messages.list({ state: 'failed' });
    expect(JSON.stringify(failed)).toContain('more than 5 order mails');
  });

  it('gets documents of such orders sent by staff, which do not count', async () => {
    await sellAs(fixture, { guest_hold_units: 0, bank_account: BANK_ACCOUNT });
    const code = await cardOf('mallory@shop.test');
    for (let turn = 0; turn < 7; turn += 1) await boughtAndCanceled(code);
    const id = await boughtWith(code);
    await mailed();
    const documents = () => got.filter((mail) => mail === `invoice ${VICTIM}`).length;
    const before = documents();
    const answer = await fixture.platform.invoices.issue(id);
    const [document] = answer.kind === 'issued' ? answer.items : [];
    expect(await fixture.platform.invoices.mail(document?.number ?? '')).toBe(true);
    await mailed();
    expect(documents()).toBe(before + 1);
    const cancel = { id, cancel_reason: 'Out of stock' };
    expect(await fixture.platform.orders.advance(cancel, 'mira')).toMatchObject({ kind: 'done' });
    await mailed();
    expect(documents()).toBe(before + 2);
  });

  it('gets the documents of each order paid with money', async () => {
    await sellAs(fixture, { guest_page_units: 0 });
    for (let turn = 0; turn < 7; turn += 1) await approve(fixture, (await order(VICTIM, { payment: 'card' })).order_id);
    await mailed();
    expect(got.filter((mail) => mail === `invoice ${VICTIM}`)).toHaveLength(7);
  });

  it('gets an email once payment has arrived', async () => {
    for (let turn = 0; turn < 5; turn += 1) await order(VICTIM);
    const { order_id: id } = await order(VICTIM, { payment: 'card' });
    expect(await mailed()).toHaveLength(5);
    await approve(fixture, id);
    expect(await mailed()).toHaveLength(6);
  });

  it('is recorded: staff find skipped emails among the messages, and can send them', async () => {
    for (let turn = 0; turn < 7; turn += 1) await order(VICTIM);
    await seedPeople(fixture.platform.people, { now: fixture.clock.now() });
    const { token } = await enter('mira@vitrine.example');
    const list = () =>
      resultOf<{ items: QueuedMessage[] }>(fixture.call('GET', `/api/manage/messages?state=failed&token=${token}`));
    const { items } = await list();
    expect(items).toMatchObject([
      {
        kind: 'order',
        contact: VICTIM,
        state: 'failed',
        error: expect.stringContaining('more than 5 order mails') as string,
      },
      { kind: 'order', contact: VICTIM },
    ]);
    const limits = fixture.telemetry.records.filter((record) => JSON.stringify(record).includes('order-mails'));
    expect(limits).toHaveLength(1);
    const before = (await mailed()).length;
    await resultOf(fixture.call('POST', `/api/manage/message-retry?token=${token}`, { id: items[0]?.id }));
    expect(await mailed()).toHaveLength(before + 1);
  });
});

describe('the emails of a customer', () => {
  it('are not limited, neither by their own number nor by orders of strangers with their address', async () => {
    const { token } = await enter(VICTIM);
    for (let turn = 0; turn < 7; turn += 1) await order(VICTIM);
    for (let turn = 0; turn < 7; turn += 1) expect((await order(VICTIM, { token })).mail_left_out).toBeUndefined();
    expect(await mailed()).toHaveLength(12);
  });

  it('are limited for the mailboxes of others', async () => {
    const { token } = await enter('ada@shop.test');
    for (let turn = 0; turn < 7; turn += 1) await order(VICTIM, { token });
    expect((await mailed()).filter((mail) => mail.endsWith(VICTIM))).toHaveLength(5);
  });
});
