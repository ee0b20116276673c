import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { PlacedOrder } from '../../../../../core/contract';
import type { FixturePlatform } from '../../../../fixtures/platform';
import { openFixturePlatform } from '../../../../fixtures/platform';
import { cartWith, orderOf, resultOf } from '../../../../fixtures/order';

let fixture: FixturePlatform;
beforeEach(async () => {
  fixture = await openFixturePlatform();
});
afterEach(() => fixture.platform.close());

async function send(gift_message: string | undefined) {
  const { hash: _hash, ...order } = await orderOf(fixture, await cartWith(fixture, [{ sku: 'TEE', qty: 1 }]));
  return { order, sent: fixture.call('POST', '/api/order', { ...order, gift_message }) };
}

describe('a gift order', () => {
  it('stores the message for the recipient, includes it in the email, and shows it with the order', async () => {
    const { order, sent } = await send('Happy birthday,\nMaren');
    await resultOf(sent);
    const shown = await resultOf<PlacedOrder>(fixture.call('GET', `/api/order/${order.order_id}`));
    expect(shown.gift_message).toBe('Happy birthday,\nMaren');
    const [mail] = await fixture.platform.outbox.list('ada@shop.test');
    expect(mail?.text).toContain('Gift message');
    expect(mail?.text).toContain('Happy birthday');
  });

  it('is a gift even without a message, and not if the shopper did not choose it', async () => {
    await resultOf((await send('')).sent);
    expect((await fixture.platform.outbox.list('ada@shop.test')).at(-1)?.text).toContain('Gift without a message');
    const { order, sent } = await send(undefined);
    await resultOf(sent);
    const shown = await resultOf<PlacedOrder>(fixture.call('GET', `/api/order/${order.order_id}`));
    expect(shown).not.toHaveProperty('gift_message');
  });

  it('is refused by field with more than 250 characters', async () => {
    const { status, json } = await (await send('x'.repeat(251))).sent;
    expect(status).toBe(400);
    expect(JSON.stringify(json)).toMatch(/gift_message.*250/);
    expect((await fixture.platform.stats()).orders).toBe(0);
  });

  it('is stored without control characters, which a printer could read as commands', async () => {
    const { order, sent } = await send('Hello\u0007 Maren');
    await resultOf(sent);
    const shown = await resultOf<PlacedOrder>(fixture.call('GET', `/api/order/${order.order_id}`));
    expect(shown.gift_message).toBe('Hello Maren');
  });
});
