import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seedPeople } from '../../../../../adapters/demo';
import type { CustomerOrder, Order, SignedIn } from '../../../../../core/contract';
import type { ManagedOrder } from '../../../../../core/contract/orders/manage-orders';
import type { OrderGiftCard } from '../../../../../core/contract/orders/order-gift-card';
import type { TrackedOrder } from '../../../../../core/contract/orders/order-tracking';
import { writeGiftCard } from '../../../../fixtures/gift-cards';
import { cartWith, orderOf, resultOf } from '../../../../fixtures/order';
import { openFixturePlatform, type FixturePlatform } from '../../../../fixtures/platform';
import { signIn } from '../../../../fixtures/signed-in';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;
const CODE = /[0-9A-Z]{4}(?:-[0-9A-Z]{4}){3}/;

let fixture: FixturePlatform;
let ada: SignedIn;
let staff: SignedIn;
beforeEach(async () => {
  fixture = await openFixturePlatform();
  await seedPeople(fixture.platform.people, { now: fixture.clock.now() });
  await writeGiftCard(fixture);
  ada = await signIn(fixture, 'ada@vitrine.example');
  staff = await signIn(fixture, 'mira@vitrine.example');
});
afterEach(async () => {
  expect(fixture.telemetry.records.filter((record) => record.kind === 'error')).toEqual([]);
  await fixture.platform.close();
});

interface Input {
  readonly qty?: number;
  readonly to?: string;
  readonly on?: string;
  readonly token?: string;
}
async function bought({ qty = 1, to = 'eve@shop.test', on = '', token = ada.token }: Input = {}): Promise<Order> {
  const answers = ['Eve', to, 'Happy birthday', on];
  const custom_options = answers.map((option_value, at) => ({ option_id: at + 1, option_value }));
  const product_option = { extension_attributes: { custom_options } };
  const cart = await cartWith(fixture, [{ sku: 'GIFT', qty, product_option }]);
  const order = await orderOf(fixture, cart, { payment: 'card' });
  await resultOf(fixture.call('POST', `/api/order?token=${token}`, order));
  return order;
}
async function pay({ order_id }: Pick<Order, 'order_id'>): Promise<void> {
  const body = new URLSearchParams({ answer: 'approve' });
  await fixture.platform.fetch(new Request(`http://shop.test/pay/${order_id}`, { method: 'POST', body }));
}
const read = ({ order_id }: Pick<Order, 'order_id'>) =>
  resultOf<CustomerOrder>(fixture.call('GET', `/api/order/${order_id}?token=${ada.token}`));
async function cardsOf(order: Pick<Order, 'order_id'>): Promise<readonly OrderGiftCard[]> {
  return (await read(order)).gift_cards ?? [];
}
async function mailsTo(contact: string) {
  return (await fixture.platform.outbox.list(contact)).filter(({ kind }) => kind === 'gift-card');
}
const dayIn = (days: number) => new Date(fixture.clock.now() + days * DAY_MS).toISOString().slice(0, 10);
const manage = (path: string, body: object) => fixture.call('POST', `/api/manage/${path}?token=${staff.token}`, body);
const send = (order: Pick<Order, 'order_id'>, card: string, token = ada.token) =>
  fixture.call('POST', `/api/order/gift-card?token=${token}`, { id: order.order_id, card });

describe('an order of gift cards', () => {
  it('sends nothing before it is paid, and then emails each unit a code of its own', async () => {
    const order = await bought({ qty: 2 });
    expect(await cardsOf(order)).toMatchObject([{ state: 'unpaid', sent_at: null }, { state: 'unpaid' }]);
    expect(await mailsTo('eve@shop.test')).toEqual([]);
    await pay(order);
    expect(await cardsOf(order)).toMatchObject([
      { state: 'active', value: 50, balance: 50, currency: 'USD', recipient: 'Eve', email: 'eve@shop.test' },
      { state: 'active' },
    ]);
    const mails = await mailsTo('eve@shop.test');
    const codes = mails.map(({ text }) => CODE.exec(text)?.[0] ?? '');
    expect(new Set(codes).size).toBe(2);
    expect(mails[0]?.subject).toBe('Ada Byron sent you a gift card for $50.00');
    expect(mails[0]?.text).toContain('Happy birthday');
    expect(mails[0]?.text).toContain('Hello Eve,');
    const ends = (await cardsOf(order)).map(({ code }) => code.slice(-4));
    expect(codes.map((code) => code.slice(-4)).sort()).toEqual([...ends].sort());
    await fixture.platform.giftCards.send();
    expect(await mailsTo('eve@shop.test')).toHaveLength(2);
  });

  it('goes to its buyer if no address was entered', async () => {
    await pay(await bought({ to: '' }));
    const [mail] = await mailsTo('ada@shop.test');
    expect(mail?.subject).toBe('Your gift card for $50.00');
    expect(mail?.text).toContain('For: Eve');
  });

  it('waits for the selected date and is sent once on it', async () => {
    const order = await bought({ on: dayIn(10) });
    await pay(order);
    expect(await cardsOf(order)).toMatchObject([{ state: 'planned', send_on: dayIn(10), sent_at: null }]);
    await fixture.clock.advance(9 * DAY_MS);
    expect(await fixture.platform.giftCards.send()).toBe(0);
    await fixture.clock.advance(DAY_MS + 10 * HOUR_MS);
    const rounds = await Promise.all([fixture.platform.giftCards.send(), fixture.platform.giftCards.send()]);
    expect(rounds.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(await mailsTo('eve@shop.test')).toHaveLength(1);
    expect(await cardsOf(await refreshed(order))).toMatchObject([{ state: 'active' }]);
  });

  it('is refused with an invalid address', async () => {
    const wrong = { extension_attributes: { custom_options: [{ option_id: 2, option_value: 'eve at home' }] } };
    await expect(cartWith(fixture, [{ sku: 'GIFT', product_option: wrong }])).rejects.toThrow(
      'must be an e-mail address',
    );
  });

  it('does not store its code in the database', async () => {
    const order = await bought();
    await pay(order);
    const code = CODE.exec((await mailsTo('eve@shop.test'))[0]?.text ?? '')?.[0] ?? '';
    expect(JSON.stringify(await read(order))).not.toContain(code);
    const managed = await resultOf<ManagedOrder>(
      fixture.call('GET', `/api/manage/order?id=${order.order_id}&token=${staff.token}`),
    );
    expect(managed.gift_cards).toHaveLength(1);
    expect(JSON.stringify(managed)).not.toContain(code);
  });

  it('shows the recipient to its buyer only', async () => {
    const order = await bought({ token: '' });
    await pay(order);
    const { level, order: shown } = await resultOf<TrackedOrder>(
      fixture.call('POST', '/api/order/track', { id: order.order_id }),
    );
    expect({ level, cards: shown.gift_cards }).toMatchObject({
      level: 'link',
      cards: [{ email: '', recipient: '', state: 'active' }],
    });
    expect(JSON.stringify(shown)).not.toContain('eve@shop.test');
    expect(JSON.stringify(await resultOf(fixture.call('GET', `/api/order/${order.order_id}`)))).not.toContain(
      'eve@shop.test',
    );
  });
});

async function refreshed(order: Order): Promise<Order> {
  ada = await signIn(fixture, 'ada@vitrine.example');
  return order;
}

describe('a sent gift card', () => {
  it('is resent with the same code, a limited number of times and by permitted users', async () => {
    const order = await bought();
    await pay(order);
    const [card] = await cardsOf(order);
    for (let time = 0; time < 5; time += 1) expect((await send(order, card?.id ?? '')).status).toBe(200);
    expect((await send(order, card?.id ?? '')).status).toBe(429);
    expect((await send(order, card?.id ?? '', '')).status).toBe(403);
    const codes = (await mailsTo('eve@shop.test')).map(({ text }) => CODE.exec(text)?.[0]);
    expect(codes).toHaveLength(6);
    expect(new Set(codes).size).toBe(1);
  });

  it('is blocked, unblocked and resent by staff, and its history records it', async () => {
    const order = await bought();
    await pay(order);
    const [card] = await cardsOf(order);
    const act = (what: string) => manage('order-gift-card', { id: order.order_id, card: card?.id, act: what });
    expect((await act('block')).status).toBe(200);
    expect(await cardsOf(order)).toMatchObject([{ state: 'blocked' }]);
    expect((await act('send')).status).toBe(409);
    expect((await act('unblock')).status).toBe(200);
    const managed = await resultOf<ManagedOrder>(act('send'));
    expect(managed.gift_cards).toMatchObject([{ state: 'active' }]);
    expect(managed.history.flatMap(({ what }) => what.map(({ name }) => name))).toEqual([
      'gift-card-block',
      'gift-card-unblock',
      'gift-card-send',
    ]);
    expect((await manage('order-gift-card', { id: order.order_id, card: 'other', act: 'send' })).status).toBe(409);
  });

  it('is invalidated by the cancellation, return and refund of its order', async () => {
    const ways = [
      (number: string) => manage('order', { id: number, cancel_reason: 'a mistake' }),
      (number: string) => manage('order', { id: number, status: 'O', returned: ['GIFT'], return_reason: 'Too small' }),
      (number: string) =>
        manage('order-refund', { id: number, key: 'key-00001', lines: [{ sku: 'GIFT', amount: 50 }], note: 'so' }),
    ];
    for (const way of ways) {
      const order = await bought();
      await pay(order);
      const { number } = await read(order);
      await resultOf(way(number));
      expect(await cardsOf(order)).toMatchObject([{ state: 'taken-back' }]);
      const [card] = await cardsOf(order);
      expect((await send(order, card?.id ?? '')).status).toBe(409);
    }
  });

  it('stays valid if another of the order is returned', async () => {
    const order = await bought({ qty: 2 });
    await pay(order);
    const { number } = await read(order);
    await resultOf(
      manage('order', { id: number, status: 'O', returned: [{ sku: 'GIFT', qty: 1 }], return_reason: 'Too small' }),
    );
    expect(await cardsOf(order)).toMatchObject([{ state: 'active' }, { state: 'taken-back' }]);
  });
});

describe('paying with a gift card', () => {
  async function codeOf(input: Input = {}): Promise<string> {
    const before = (await mailsTo('eve@shop.test')).length;
    await pay(await bought(input));
    const mails = await mailsTo('eve@shop.test');
    expect(mails).toHaveLength(before + 1);
    return CODE.exec(mails[0]?.text ?? '')?.[0] ?? '';
  }
  async function waiting(qty = 1, store = 'us'): Promise<Order> {
    const order = await orderOf(fixture, await cartWith(fixture, [{ sku: 'SOCKS', qty }], store), {
      payment: 'banktransfer',
      store,
    });
    await resultOf(fixture.call('POST', `/api/order?token=${ada.token}`, order));
    return order;
  }
  const payWith = (order: Pick<Order, 'order_id'>, ...codes: readonly string[]) =>
    fixture.call('POST', '/api/order/pay-gift-card', { id: order.order_id, codes });
  const balanceOf = async (code: string) =>
    (await resultOf<{ balance: number }>(fixture.call('POST', '/api/gift-card/balance', { code }))).balance;
  const faultOf = async (answer: ReturnType<typeof payWith>) => {
    const { status, json } = await answer;
    return `${String(status)} ${(json as { meta: { error: string } }).meta.error}`;
  };

  it('pays an order that waits for its transfer, keeps the rest, and is restored by the cancellation', async () => {
    const code = await codeOf();
    const order = await waiting();
    const tracked = await resultOf<TrackedOrder>(fixture.call('POST', '/api/order/track', { id: order.order_id }));
    expect(tracked.order.may.gift_card).toBe(true);
    const { order: paid } = await resultOf<TrackedOrder>(payWith(order, code.toLowerCase().replaceAll('-', ' ')));
    expect(paid.paid).toBe(true);
    expect(paid.may.gift_card).toBeUndefined();
    expect(await balanceOf(code)).toBeCloseTo(50 - paid.price, 2);
    expect(await faultOf(payWith(order, code))).toBe('409 order_not_payable');

    const { number } = await read(order);
    const canceled = await resultOf<ManagedOrder>(manage('order', { id: number, cancel_reason: 'a mistake' }));
    expect(canceled.money.refunds).toMatchObject([{ amount: paid.price, state: 'done' }]);
    expect(await balanceOf(code)).toBe(50);
  });

  it('is refused with its reason, and then takes nothing', async () => {
    const code = await codeOf();
    const dear = await waiting(17);
    expect(await faultOf(payWith(dear, 'no code'))).toBe('409 gift_card_unknown');
    expect(await faultOf(payWith(dear, '0000-0000-0000-0000'))).toBe('409 gift_card_unknown');
    expect(await faultOf(payWith(dear, code))).toBe('409 gift_card_short');
    expect(await faultOf(payWith(dear, code, code))).toBe('409 gift_card_short');
    expect(await balanceOf(code)).toBe(50);
  });

  it('is refused if staff have blocked it, or it has expired', async () => {
    const order = await bought();
    await pay(order);
    const code = CODE.exec((await mailsTo('eve@shop.test'))[0]?.text ?? '')?.[0] ?? '';
    const [card] = await cardsOf(order);
    await resultOf(manage('order-gift-card', { id: order.order_id, card: card?.id, act: 'block' }));
    expect(await faultOf(payWith(await waiting(), code))).toBe('409 gift_card_blocked');
    await resultOf(manage('order-gift-card', { id: order.order_id, card: card?.id, act: 'unblock' }));
    const socks = await waiting();
    await fixture.clock.advance(3 * 366 * DAY_MS);
    expect(await faultOf(payWith(socks, code))).toBe('409 gift_card_expired');
  });

  it('limits guesses of codes', async () => {
    const order = await waiting();
    for (let time = 0; time < 10; time += 1) await payWith(order, '0000-0000-0000-0000');
    expect((await payWith(order, '0000-0000-0000-0000')).status).toBe(429);
  });

  it('pays one of many concurrent orders if its balance covers only one', async () => {
    const code = await codeOf();
    const orders: Order[] = [];
    for (let at = 0; at < 6; at += 1) orders.push(await waiting(3));
    const { price } = await read(orders[0] ?? { order_id: '' });
    const answers = await Promise.all(orders.map((order) => payWith(order, code)));
    const max = Math.floor(50 / price);
    expect(max).toBeGreaterThan(0);
    expect(max).toBeLessThan(6);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(max);
    expect(await balanceOf(code)).toBeCloseTo(50 - max * price, 2);
  });

  it('prevents cancelling an order whose gift card was spent: its money would be paid out twice', async () => {
    const first = await bought();
    await pay(first);
    const code = CODE.exec((await mailsTo('eve@shop.test'))[0]?.text ?? '')?.[0] ?? '';
    await resultOf(payWith(await waiting(), code));
    const { number } = await read(first);
    const { money } = await resultOf<ManagedOrder>(manage('order-note', { id: number, text: 'Asked for a refund' }));
    const [line] = money.lines;
    expect(money).toMatchObject({ besides_cards: 0, lines: [{ sku: 'GIFT', is_gift_card: true }] });
    expect(line?.refundable).toBeLessThan(line?.paid ?? 0);
    expect(await faultOf(manage('order', { id: number, cancel_reason: 'a mistake' }))).toBe('409 gift-card-used');
    expect(
      await faultOf(manage('order', { id: number, status: 'O', returned: ['GIFT'], return_reason: 'Too small' })),
    ).toBe('409 gift-card-used');
  });
});
