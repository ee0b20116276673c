import Libsql from 'libsql';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OwnDataCopy } from '../../../../core/contract/own-data';
import type { Order, SignedIn } from '../../../../core/contract';
import { approve, writeGiftCard } from '../../../fixtures/gift-cards';
import { cartWith, NEW_YORK, orderOf, resultOf } from '../../../fixtures/order';
import { openFixturePlatform, type FixturePlatform } from '../../../fixtures/platform';
import { signIn } from '../../../fixtures/signed-in';

/** Columns that are called like something of a person. */
const PERSONAL =
  /(?:^|_)(?:address|addresses|actor|actor_id|by|city|contact|customer|customer_id|email|firstname|lastname|message|name|note|phone|photo|postcode|recipient|reply_to|search|who)$/;

/** Columns that name a person, or belong to one. Each is filled by these tests before the person is erased, and empty of them after. */
const OF_PERSON = [
  'cart.address',
  'cart.billing_address',
  'cart.customer_id',
  'customer.addresses',
  'customer.city',
  'customer.email',
  'customer.firstname',
  'customer.lastname',
  'customer.login_email',
  'customer.postcode',
  'gift_card.email',
  'gift_card.message',
  'gift_card.recipient',
  'newsletter.email',
  'outbox.contact',
  'outbox.reply_to',
  'passkey.customer_id',
  'passkey.name',
  'proof.contact',
  'recovery_code.customer_id',
  'second_factor.customer_id',
  'session.customer_id',
  'shop_order.customer_id',
  'shop_order.email',
  'shop_order.search',
  'stock_alert.email',
];

/** All others of such a name, and why they stay. A new one is named here, or above. */
const STAYS: Readonly<Record<string, string>> = {
  'commerce.name': 'of a setting',
  'coupon.uses_per_customer': 'a number',
  'customer.login_phone': 'emptied with the login that the test has: the e-mail address',
  'customer.photo': 'emptied with its file, see erasure.test.ts',
  'download_file.name': 'of a file of the shop',
  'event_subscription.name': 'of a program',
  'impersonation.actor_id': 'of staff',
  'impersonation.customer_id': 'number of an account that is nobody by then',
  'lease.name': 'of work of the shop',
  'ledger_account.name': 'of an account of the books',
  'order_event.who': 'of staff; words of customers are taken out of logs',
  'order_refund.note': 'words of staff about money; names are taken out of logs',
  'order_refund.who': 'of staff',
  'product_row.name': 'of goods',
  'refund_task.done_by': 'of staff',
  'secret.name': 'of a secret of the shop',
  'session.actor_id': 'of staff',
  'shop_event.name': 'of an event',
  'staff_change.who': 'of staff; names of others are taken out of logs',
  'staff_presence.customer_id': 'of staff, for a minute',
  'staff_role.name': 'of a role',
  'staff_view.customer_id': 'of staff, who are not erased',
  'staff_view.name': 'of a view of staff',
};

let data: string;
let shop: FixturePlatform;
let ada: SignedIn;

function onFile<T>(work: (file: Libsql.Database) => T): T {
  const file = new Libsql(join(data, 'shop.db'));
  try {
    return work(file);
  } finally {
    file.close();
  }
}
const columns = () =>
  onFile((file) => {
    const tables = file
      .prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
      .all();
    return (tables as { name: string }[]).flatMap(({ name }) =>
      (file.prepare(`PRAGMA table_info("${name}")`).all() as { name: string }[]).map((one) => `${name}.${one.name}`),
    ); // sound: both are the columns asked for
  });
/** Rows of a column in which somebody is: by their words, or by the number of their account. */
const rowsOf = (column: string): number =>
  onFile((file) => {
    const [table = '', name = ''] = column.split('.');
    const values = (file.prepare(`SELECT "${name}" AS value FROM "${table}"`).all() as { value: unknown }[]).map(
      ({ value }) => String(value).toLowerCase(),
    );
    const words = ['ada', 'lovelace', 'broadway', 'new york', '10004'];
    const isId = name === 'customer_id';
    return values.filter((value) => (isId ? value === String(ada.id) : words.some((word) => value.includes(word))))
      .length;
  });

async function order(lines: Parameters<typeof cartWith>[1]): Promise<Order> {
  const placed = await orderOf(shop, await cartWith(shop, lines), { payment: 'card' });
  await resultOf(shop.call('POST', `/api/order?token=${ada.token}`, placed));
  await approve(shop, placed.order_id);
  await shop.platform.orders.advance({ id: placed.order_id, stage: 5 }, 'shop');
  return placed;
}

beforeAll(async () => {
  data = mkdtempSync(join(tmpdir(), 'vitrine-tables-'));
  shop = await openFixturePlatform({ data });
  await writeGiftCard(shop);
  await shop.call('POST', '/api/newsletter/subscribe', { email: 'ada@shop.test', store: 'us' });
  ada = await signIn(shop, 'ada@shop.test');
  const texts = ['Ada', 'ada@shop.test', 'For Ada Lovelace', ''].map((option_value, at) => ({
    option_id: at + 1,
    option_value,
  }));
  await order([{ sku: 'GIFT', product_option: { extension_attributes: { custom_options: texts } } }, { sku: 'CAP' }]);
  await resultOf(shop.call('POST', '/api/stock/alert', { sku: 'SCARF', email: 'ada@shop.test' }));
  // An open bag that knows where it goes, of hers.
  const bag = await resultOf<string>(shop.call('POST', `/api/cart/create?storeCode=us&token=${ada.token}`));
  await resultOf(
    shop.call('POST', `/api/cart/update?cartId=${bag}&token=${ada.token}`, { cartItem: { sku: 'TEE', qty: 1 } }),
  );
  await shop.clock.advance(60_000);
  await resultOf(shop.call('GET', '/api/user/get-sms-code?phone=ada@shop.test'));
  onFile((file) => {
    const id = String(ada.id);
    const address = JSON.stringify(NEW_YORK);
    file.prepare('UPDATE cart SET address = ?, billing_address = ? WHERE token = ?').run(address, address, bag);
    file
      .prepare(
        `UPDATE customer SET email = 'ada@shop.test', firstname = 'Ada', lastname = 'Lovelace', city = 'New York', postcode = '10004', addresses = ? WHERE id = ${id}`,
      )
      .run(JSON.stringify([NEW_YORK]));
    file.exec(`INSERT INTO second_factor (customer_id, secret, created_at) VALUES (${id}, 'x', 1)`);
    file.exec(
      `INSERT INTO passkey (customer_id, credential_id, public_key, counter, rp_id, name, is_synced, created_at)
       VALUES (${id}, 'x', 'x', 0, 'shop.test', 'Phone of Ada Lovelace', 0, 1)`,
    );
    file.exec(`INSERT INTO recovery_code (customer_id, hash) VALUES (${id}, 'x')`);
    file.exec(
      `INSERT INTO outbox (kind, contact, subject, body_text, created_at, uid, channel, language, reply_to, state, queued_at, attempts)
       SELECT kind, 'shop@shop.test', 'A question', 'x', created_at, 'reply-1', channel, language, 'Ada@Shop.test', state, queued_at, attempts FROM outbox LIMIT 1`,
    );
  });
});
afterAll(async () => {
  await shop.platform.close();
  await rm(data, { recursive: true, force: true });
});

describe('every column of the database that is called like something of a person', () => {
  it('is named here: as one that an erasure empties, or with the reason why it stays', () => {
    const known = [...OF_PERSON, ...Object.keys(STAYS)];
    expect(columns().filter((one) => PERSONAL.test(one.split('.')[1] ?? '') && !known.includes(one))).toEqual([]);
    expect(known.filter((one) => !columns().includes(one))).toEqual([]);
  });

  it('is in the copy of what is kept of somebody, by what it is about', async () => {
    const copy = await resultOf<OwnDataCopy>(shop.call('GET', `/api/user/data?token=${ada.token}`));
    const filled = Object.entries(copy).filter(([, value]) =>
      Array.isArray(value) ? value.length > 0 : value !== null,
    );
    expect(filled.map(([name]) => name)).toEqual([
      ...['made_at', 'account', 'sessions', 'passkeys', 'orders', 'carts', 'messages', 'newsletter', 'stock_alerts'],
    ]);
  });

  it('is empty of somebody who is erased, and was not before', async () => {
    expect(OF_PERSON.filter((column) => rowsOf(column) === 0)).toEqual([]);
    expect(await shop.platform.privacy.erase('ada@shop.test')).toMatchObject({ kind: 'done' });
    expect(OF_PERSON.filter((column) => rowsOf(column) > 0)).toEqual([]);
  });
});
