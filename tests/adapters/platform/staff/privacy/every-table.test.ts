import { sha3_224 } from 'js-sha3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLogTelemetry } from '../../../../../adapters/node';
import { createVirtualClock } from '../../../../../adapters/clock/virtual';
import { seedPeople } from '../../../../../adapters/demo';
import type { OwnDataCopy } from '../../../../../core/contract/people/own-data';
import type { Order, SignedIn } from '../../../../../core/contract';
import { orderHash } from '../../../../../core/orders/order-hash';
import { approve, writeGiftCard } from '../../../../fixtures/gift-cards';
import { foldLine } from '../../../../../core/kernel/words/fold';
import { cartWith, NEW_YORK, orderOf, resultOf } from '../../../../fixtures/order';
import { DATABASES, openRawShop, type RawShop } from '../../../../fixtures/raw-shop';
import { signIn } from '../../../../fixtures/signed-in';
import { NO_PEOPLE, OF_PERSON, STAYS } from './personal-columns';

const WORDS = [
  'augusta',
  'lovelace',
  'byron',
  'ada@shop.test',
  'ada%40shop.test',
  '1 broadway',
  '212 555 0100',
  'ada was here',
  'ada-was-here',
];
/** The law requires keeping invoices and receipts. */
const ON_INVOICE = 'countess of the invoice';
const ON_NUMBERED_INVOICE = 'countess of the numbered invoice';
const SAID = 'Augusta Lovelace, ada@shop.test, 1 Broadway, +1 212 555 0100';

describe.each(DATABASES)('erasing a person on %s', (kind) => {
  let shop: RawShop;
  let ada: SignedIn;
  let order: Order;
  const log: string[] = [];

  async function bought(lines: Parameters<typeof cartWith>[1], token = '', address = NEW_YORK): Promise<Order> {
    const made = await orderOf(shop, await cartWith(shop, lines), { payment: 'card', address });
    const { firstname: firstName, lastname: lastName, email = '' } = address;
    const named = { ...made, personalDetails: { firstName, lastName, emailAddress: email } };
    const placed = { ...named, hash: orderHash(named, sha3_224) };
    await resultOf(shop.call('POST', `/api/order?token=${token}`, placed));
    await approve(shop, placed.order_id);
    await shop.platform.orders.advance({ id: placed.order_id, stage: 5 }, 'shop');
    return placed;
  }
  const card = (...values: readonly string[]) => ({
    sku: 'GIFT',
    product_option: {
      extension_attributes: {
        custom_options: values.map((option_value, at) => ({ option_id: at + 1, option_value })),
      },
    },
  });
  const adasCard = (day: string) => card('Augusta Lovelace', 'ada@shop.test', 'For Augusta Lovelace', day);

  async function rowsOf(column: string): Promise<number> {
    const [table = '', name = ''] = column.split('.');
    const rows = await shop.rows(`SELECT "${name}" AS value FROM "${table}"`);
    const isId = /(^|_)(customer|blogger)_id$/.test(name);
    return rows.filter(({ value }) => {
      const text = (value instanceof Uint8Array ? Buffer.from(value).toString() : String(value)).toLowerCase();
      return isId ? text === String(ada.id) : WORDS.some((word) => text.includes(word));
    }).length;
  }
  const filled = async (columns: readonly string[]) => {
    const found: string[] = [];
    for (const column of columns) if ((await rowsOf(column)) > 0) found.push(column);
    return found;
  };

  async function seedRows(bag: string): Promise<void> {
    const address = JSON.stringify(NEW_YORK);
    const [row] = await shop.rows(`SELECT id, order_id, number FROM shop_order WHERE customer_id = ${String(ada.id)}`);
    const [id, orderId] = [Number(row?.['id']), String(row?.['order_id'])];
    const customer = ada.id;
    const what = JSON.stringify([{ name: 'note', from: 'Ada', to: SAID }]);
    const said = JSON.stringify({ firstname: 'Augusta', lastname: 'Lovelace', note: SAID });
    const note = JSON.stringify({ note: SAID });
    const { run } = shop;
    await run('UPDATE cart SET address = $1, billing_address = $1 WHERE token = $2', address, bag);
    const guest = await cartWith(shop, [{ sku: 'TEE' }]);
    await run('UPDATE cart SET address = $1, billing_address = $1 WHERE token = $2', address, guest);
    await run(
      `UPDATE customer SET email = 'ada@shop.test', firstname = 'Augusta', lastname = 'Lovelace', city = '1 Broadway', postcode = '1 Broadway',
         country = '1 Broadway', photo = '/portrait/ada@shop.test.jpg', login_phone = '+1 212 555 0100', addresses = $1 WHERE id = ${String(customer)}`,
      JSON.stringify([NEW_YORK]),
    );
    await run(
      `UPDATE customer SET tags = '["ada-was-here"]', new_login = 'ada@shop.test' WHERE id = ${String(customer)}`,
    );
    await run(
      `INSERT INTO person_note (customer_id, at, who, text) VALUES ($1, 1, 'ada@shop.test', $2)`,
      customer,
      SAID,
    );
    await run(
      `INSERT INTO bonus_movement (customer_id, at, amount, reason, who, note, request)
       VALUES ($1, 1, 1, 'staff', 'ada@shop.test', $2, 'request-1')`,
      customer,
      SAID,
    );
    await run(
      `INSERT INTO gift_card_event (card_id, at, who, act, note) VALUES ('card', 1, 'ada@shop.test', 'block', $1)`,
      SAID,
    );
    await run(
      `INSERT INTO gift_card (id, line, unit, currency, value, balance, recipient, email, message, code_hash, tail, granted_at, sent_at)
       VALUES ('goodwill', 0, 0, 'USD', 100, 100, 'Augusta Lovelace', 'Ada@Shop.test', $1, 'hash-goodwill', '7K2M', 1, 1)`,
      SAID,
    );
    await run(`UPDATE cart SET coupon = NULL WHERE token = $1`, bag);
    await run(
      'INSERT INTO cart_quote (cart_token, kind, key, document, at) VALUES ($1, $2, $3, $4, 1)',
      bag,
      'tax',
      'k',
      said,
    );
    await run('INSERT INTO cart_share (code, cart_token, lines, shared_at) VALUES ($1, $2, $3, 1)', 'share', bag, said);
    // The bag of an order is kept with it, without what was said and asked for it.
    const ordered = `SELECT token FROM cart WHERE status = 'ordered' AND token IN (SELECT cart_token FROM shop_order WHERE id = $1)`;
    await run(
      `INSERT INTO cart_quote (cart_token, kind, key, document, at) SELECT token, 'shipping', 'k', $2, 1 FROM (${ordered}) t`,
      id,
      said,
    );
    await run(
      `INSERT INTO cart_share (code, cart_token, lines, shared_at) SELECT 'ordered', token, $2, 1 FROM (${ordered}) t`,
      id,
      said,
    );
    await run(`UPDATE cart_line SET choice = $1 WHERE cart_token = $2`, said, bag);
    await run('INSERT INTO second_factor (customer_id, secret, created_at) VALUES ($1, $2, 1)', customer, SAID);
    await run('INSERT INTO recovery_code (customer_id, hash) VALUES ($1, $2)', customer, SAID);
    await run(
      `INSERT INTO passkey (customer_id, credential_id, public_key, counter, rp_id, name, is_synced, created_at) VALUES ($1, $2, $2, 0, $2, $2, 0, 1)`,
      customer,
      SAID,
    );
    await run('UPDATE session SET device = $1 WHERE customer_id = $2', SAID, customer);
    const mail = (contact: string, reply: string | null) =>
      run(
        `INSERT INTO outbox (kind, contact, subject, body_text, body_html, letter, error, created_at, uid, channel, language, reply_to, state, queued_at, attempts, next_at)
         VALUES ('refund', $1, $2, $2, $2, $3, $2, 1, $4, 'email', 'en', $5, 'sent', 1, 1, 1)`,
        contact,
        SAID,
        JSON.stringify({ title: SAID, text: [SAID] }),
        `uid-${contact}-${String(reply)}`,
        reply,
      );
    await mail('shop@shop.test', null);
    await mail('shop@shop.test', 'Ada@Shop.test');
    for (const [changed, record, document] of [
      ['person', String(customer), said],
      ['subscriber', 'ada@shop.test', note],
      ['order', String(row?.['number']), said],
    ] as const)
      await run(
        `INSERT INTO staff_change (at, who, kind, record, action, before, after) VALUES (1, 'ada@shop.test', $1, $2, 'changed', $3, $3)`,
        changed,
        record,
        document,
      );
    await run(`INSERT INTO order_event (order_id, at, who, what) VALUES ($1, 1, 'ada@shop.test', $2)`, id, what);
    await run(`INSERT INTO shop_event (name, version, at, data) VALUES ('x', 1, 1, $1)`, note);
    await run(
      `INSERT INTO event_dead_letter (subscriber, event_id, event, attempts, error, failed_at) VALUES ('crm', 'e', $1, 1, $2, 1)`,
      note,
      SAID,
    );
    await run(
      `INSERT INTO event_subscription (name, cursor_position, attempts, next_at, error, seen_at) VALUES ('crm', 0, 1, 1, $1, 1)`,
      SAID,
    );
    await run(
      `INSERT INTO order_refund (order_id, reason, amount, created_at, who, note) VALUES ($1, 'goodwill', 1, 1, 'ada@shop.test', $2)`,
      id,
      SAID,
    );
    await run(
      `INSERT INTO refund_task (order_id, reason, amount, created_at, done_by) VALUES ($1, 'goodwill', 1, 1, 'ada@shop.test')`,
      orderId,
    );
    await run(
      `INSERT INTO payment_refund (order_id, reason, provider, reference, amount, state, tries, next_at, error, created_at)
       VALUES ($1, 'goodwill', 'p', 'r', 1, 'failed', 1, 1, $2, 1)`,
      orderId,
      SAID,
    );
    await run(
      `INSERT INTO payment_attempt (order_id, attempt, provider, reference, status, returns, page, created_at)
       VALUES ($1, 9, 'p', 'r', 'declined', $2, $3, 1)`,
      orderId,
      note,
      'https://pay.example/?email=ada%40shop.test',
    );
    const review = {
      id: 900,
      product_sku: 'CAP',
      nickname: 'Augusta Lovelace',
      title: 'Good',
      detail: 'ada@shop.test',
    };
    await run(
      `INSERT INTO review (id, product_sku, status, created_at, document, folded, customer_id) VALUES (900, 'CAP', 1, '2026-01-01', $1, $2, $3)`,
      JSON.stringify(review),
      foldLine(review.nickname),
      customer,
    );
    const [staff] = await shop.rows(`SELECT id FROM customer WHERE login_email = 'mira@vitrine.example'`);
    for (const [name, query] of [
      ['Ada', 'q=ada%40shop.test'],
      ['Of ada@shop.test', '{}'],
    ] as const)
      await run(
        `INSERT INTO staff_view (customer_id, list, name, query, created_at) VALUES ($1, 'orders', $2, $3, 1)`,
        Number(staff?.['id']),
        name,
        query,
      );
    await run(
      `INSERT INTO staff_presence (kind, record, page, customer_id, editing, since, seen_at) VALUES ('subscriber', 'ada@shop.test', 'p', $1, 0, 1, 1)`,
      Number(staff?.['id']),
    );
    await run(`INSERT INTO blogger_product (id, blogger_id, document) VALUES (900, $1, $2)`, customer, said);
    await run(
      `INSERT INTO blogger_post (id, blogger_id, type, promoted_at, document, uid) VALUES (900, $1, 'post', 1, $2, 'ada was here')`,
      customer,
      said,
    );
    await run(`INSERT INTO blogger_code (blogger_id, code) VALUES ($1, 'ADA WAS HERE')`, customer);
    await run(`INSERT INTO blogger_label (blogger_id, label, created_at) VALUES ($1, 'ada was here', 1)`, customer);
    await run(`INSERT INTO blogger_payee (blogger_id, document, updated_at) VALUES ($1, $2, 1)`, customer, said);
    await run(`INSERT INTO blogger_click (blogger_id, label, day, clicks) VALUES ($1, 'ada was here', 1, 1)`, customer);
    await run(
      `INSERT INTO blogger_photo (id, blogger_id, path, hash, created_at) VALUES (900, $1, '/blogger/ada was here.jpg', 'ada was here', 1)`,
      customer,
    );
    const started = {
      startedReturns: [
        { request: 'r', number: '1-R1', at: 1, reason: 'too-small', note: SAID, lines: [], address: [] },
      ],
    };
    await run('UPDATE shop_order SET fulfilment = $1 WHERE id = $2', JSON.stringify(started), id);
    const bytes = kind === 'sqlite' ? 'CAST($2 AS BLOB)' : "convert_to($2, 'UTF8')";
    await run(
      `INSERT INTO order_file (order_id, kind, bytes, created_at) VALUES ($1, 'invoice', ${bytes}, 1)`,
      id,
      ON_INVOICE,
    );
    await run(
      `INSERT INTO invoice (number, kind, series, position, order_id, issued_at, issued_on, document, hash)
       VALUES ('INV-1', 'invoice', 'INV-', 1, $1, 1, '2026-01-01', $2, 'hash')`,
      id,
      JSON.stringify({ buyer: { name: ON_NUMBERED_INVOICE } }),
    );
  }

  beforeAll(async () => {
    const telemetry = createLogTelemetry({
      write: (line) => void log.push(line),
      clock: createVirtualClock(),
      level: 'debug',
    });
    shop = await openRawShop(kind, { telemetry });
    await seedPeople(shop.platform.people, { now: shop.clock.now() });
    await writeGiftCard(shop);
    await shop.call('POST', '/api/newsletter/subscribe', { email: 'ada@shop.test', store: 'us' });
    ada = await signIn(shop, 'ada@shop.test');
    const bobs = {
      ...NEW_YORK,
      firstname: 'Bob',
      lastname: 'Martin',
      street: ['2 Main St'],
      phone: '+12125550199',
      email: 'bob@shop.test',
    };
    await bought([adasCard('')], '', bobs);
    await bought([adasCard('2026-12-24')], '', bobs);
    order = await bought(
      [card('Charles', 'charles@shop.test', 'From Augusta Lovelace', ''), { sku: 'CAP' }],
      ada.token,
    );
    await resultOf(shop.call('POST', '/api/stock/alert', { sku: 'SCARF', email: 'ada@shop.test' }));
    const bag = await resultOf<string>(shop.call('POST', `/api/cart/create?storeCode=us&token=${ada.token}`));
    await resultOf(
      shop.call('POST', `/api/cart/update?cartId=${bag}&token=${ada.token}`, { cartItem: { sku: 'TEE', qty: 1 } }),
    );
    await shop.clock.advance(60_000);
    await resultOf(shop.call('GET', '/api/user/get-sms-code?phone=ada@shop.test'));
    await seedRows(bag);
  }, 60_000);
  afterAll(() => shop.end());

  it('covers every text and binary column: it is emptied, or has a reason to stay', async () => {
    const columns = await shop.texts();
    const isKnown = (column: string) =>
      OF_PERSON.includes(column) || column in STAYS || (column.split('.')[0] ?? '') in NO_PEOPLE;
    expect(columns.filter((column) => !isKnown(column))).toEqual([]);
    const tables = new Set(columns.map((column) => column.split('.')[0]));
    expect(Object.keys(NO_PEOPLE).filter((table) => !tables.has(table))).toEqual([]);
    expect(Object.keys(STAYS).filter((column) => !columns.includes(column))).toEqual([]);
  });

  it('first exports their data by subject', async () => {
    const copy = await resultOf<OwnDataCopy>(shop.call('GET', `/api/user/data?token=${ada.token}`));
    const given = Object.entries(copy).filter(([, value]) =>
      Array.isArray(value) ? value.length > 0 : value !== null,
    );
    expect(given.map(([name]) => name)).toEqual([
      ...[
        'made_at',
        'account',
        'payout_account',
        'sessions',
        'passkeys',
        'orders',
        'carts',
        'messages',
        'newsletter',
        'stock_alerts',
      ],
      ...['bonuses', 'notes', 'reviews', 'gift_cards'],
    ]);
  });

  it('leaves nothing of her in any table, file, free page or log, except what the law requires', async () => {
    expect(await filled(OF_PERSON)).toEqual(OF_PERSON);
    const before = await shop.everything();
    expect(WORDS.filter((word) => !before.includes(word))).toEqual([]);
    expect(await shop.platform.privacy.erase('ada@shop.test')).toMatchObject({ kind: 'done' });
    expect(await filled(OF_PERSON)).toEqual([]);

    const after = await shop.everything();
    expect(WORDS.filter((word) => after.includes(word))).toEqual([]);
    expect(after).toContain(ON_INVOICE);
    expect(after).toContain(ON_NUMBERED_INVOICE);
    expect(log.filter((line) => WORDS.some((word) => line.toLowerCase().includes(word)))).toEqual([]);
    const [kept] = await shop.rows(`SELECT document FROM shop_order WHERE order_id = '${order.order_id}'`);
    expect(String(kept?.['document'])).toContain('10004');
  });

  it('sends a gift card for her to its buyer, once its date has come', async () => {
    await shop.clock.advance(Date.parse('2026-12-24T12:00:00Z') - shop.clock.now());
    await shop.platform.giftCards.send();
    const [mail] = (await shop.platform.outbox.list('bob@shop.test')).filter(({ kind: of }) => of === 'gift-card');
    expect(mail?.text).toMatch(/[0-9A-Z]{4}(?:-[0-9A-Z]{4}){3}/);
    expect(await shop.platform.outbox.list('ada@shop.test')).toEqual([]);
  });
});
