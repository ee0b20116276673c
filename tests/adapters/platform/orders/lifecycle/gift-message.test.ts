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

describe('an order that is a gift', () => {
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

  it.each([
    ['more than 250 characters', 'x'.repeat(251), /gift_message.*250/],
    ['signs that are a command to a printer', 'Hello\u0007', /gift_message/],
  ])('is refused with %s, by the name of the field', async (_case, words, said) => {
    const { status, json } = await (await send(words)).sent;
    expect(status).toBe(400);
    expect(JSON.stringify(json)).toMatch(said);
    expect((await fixture.platform.stats()).orders).toBe(0);
  });
});
