import * as z from 'zod/mini';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillCheckout } from './shopper';
import { openShop, type Shop } from './vitrine';

const SKU = 'VIT-GIFT-CARD-50';
const listed = z.object({
  items: z.array(z.looseObject({ id: z.string(), code: z.string(), state: z.string(), email: z.string() })),
});
const outbox = z.object({ items: z.array(z.looseObject({ kind: z.string(), contact: z.string(), text: z.string() })) });

let shop: Shop;
beforeAll(async () => {
  shop = await openShop(600);
}, 120_000);
afterAll(() => shop.remove());

const cards = async (id: string) => listed.parse(await shop.ask('order', 'gift-cards', id)).items;
const mails = async () => outbox.parse(await shop.ask('outbox')).items.filter(({ kind }) => kind === 'gift-card');

async function ordered(): Promise<string> {
  await fillCheckout(shop, 'banktransfer');
  return z.looseObject({ order_id: z.string() }).parse(await shop.ask('order', 'place')).order_id;
}

describe('gift cards on the command line', () => {
  it('are bought, paid, sent, resent, and blocked by staff', async () => {
    await shop.ask('cart', 'add', SKU, '--custom', '508=Eve', '--custom', '513=eve@shop.test');
    const id = await ordered();
    expect(await cards(id)).toMatchObject([{ state: 'unpaid' }]);
    await shop.ask('order', 'advance', id, '--paid');
    const [card] = await cards(id);
    expect(card).toMatchObject({ state: 'active', email: 'eve@shop.test' });
    const [mail] = await mails();
    expect(mail).toMatchObject({ contact: 'eve@shop.test' });
    expect(mail?.text).toContain(card?.code.slice(-4));
    await shop.ask('order', 'send-gift-card', id, card?.id ?? '');
    expect(await mails()).toHaveLength(2);
    const code = /[0-9A-Z]{4}(?:-[0-9A-Z]{4}){3}/.exec(mail?.text ?? '')?.[0] ?? '';
    await shop.ask('cart', 'add', 'VIT-PLAN-10K');
    const second = await ordered();
    const refused = await shop.run('--json', 'order', 'pay-gift-card', second, '--code', '0000-0000-0000-0000');
    expect(refused.stderr).toContain('No gift card has this code');
    expect(await shop.ask('order', 'pay-gift-card', second, '--code', code)).toMatchObject({ paid: true });
    const { balance } = z
      .looseObject({ balance: z.number() })
      .parse(await shop.ask('order', 'gift-card-balance', code));
    expect(balance).toBeLessThan(50);
    expect(await cards(id)).toMatchObject([{ state: 'active', balance }]);
    await shop.ask('cart', 'add', 'VIT-PLAN-10K');
    await shop.ask('cart', 'gift-card', 'apply', code);
    const { segments } = z
      .looseObject({ segments: z.array(z.looseObject({ code: z.string(), value: z.number() })) })
      .parse(await shop.ask('cart', 'totals'));
    expect(segments.find((segment) => segment.code === 'gift_card')?.value).toBeLessThan(0);
    const wrong = await shop.run('--json', 'cart', 'gift-card', 'apply', '0000-0000-0000-0000');
    expect(wrong.stderr).toContain('No gift card has this code');
    await shop.ask('order', 'block-gift-card', id, card?.id ?? '');
    expect(await cards(id)).toMatchObject([{ state: 'blocked' }]);
    await shop.ask('order', 'unblock-gift-card', id, card?.id ?? '');
    expect(await cards(id)).toMatchObject([{ state: 'active' }]);
  }, 120_000);
});
