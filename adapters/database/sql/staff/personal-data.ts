import type { Fulfilment, OrderDocument, StoredOrder } from '../../../platform/ports/orders/orders';
import type {
  GiftForPerson,
  PersonalDataRepository,
  PersonalRest,
  RedactionScope,
  Subject,
} from '../../../platform/ports/staff/personal-data';
import { contactChangeOf } from '../../../platform/ports/people/proofs';
import { SqlCarts } from '../selling/carts';
import { numberOf, optionalDocumentOf, optionalTextOf, textOf } from '../base/columns';
import { containing } from '../base/conditions';
import type { SqlConnection } from '../base/connection';
import { readableJson } from '../base/json';
import { ORDER_COLUMNS, orderOf } from '../orders/orders';
import { orderSearchOf } from '../orders/order-search';
import { FOLDED_CUSTOMER, refold } from '../base/folded';
import { placeholders } from '../base/placeholders';
import { redactLogs } from './redact-logs';
import { redactedText, redactionOf } from '../base/redacted-text';

const OF_ACCOUNT = ['session', 'second_factor', 'passkey', 'person_note', 'bonus_movement'];
const SHOWN = [
  'blogger_post',
  'blogger_photo',
  'blogger_product',
  'blogger_code',
  'blogger_label',
  'blogger_click',
  'blogger_payee',
];

const OF_CART = ['cart_line', 'cart_share', 'cart_quote'];
const CHOICES = [
  ['cart_line', 'choice'],
  ['cart_share', 'lines'],
] as const;

const NONE = { id: -1, text: '' };

export class SqlPersonalData implements PersonalDataRepository {
  constructor(private readonly connection: SqlConnection) {}

  async ordersOf({ customerId, emails }: Subject): Promise<readonly StoredOrder[]> {
    const some = listOf(emails);
    const rows = await this.connection
      .sql(
        `SELECT ${ORDER_COLUMNS} FROM shop_order
         WHERE customer_id = ? OR (customer_id IS NULL AND lower(trim(email)) IN (${placeholders(some.length)}))
         ORDER BY created_at DESC, id DESC`,
      )
      .all(customerId ?? NONE.id, ...some);
    return rows.map(orderOf);
  }

  async restOf({ customerId }: Subject, contacts: readonly string[]): Promise<PersonalRest> {
    const some = listOf(contacts);
    const marks = placeholders(some.length);
    const messages = await this.connection
      .sql(`SELECT kind, contact, subject, created_at FROM outbox WHERE lower(contact) IN (${marks}) ORDER BY id`)
      .all(...some);
    const letters = await this.connection
      .sql(`SELECT email, created_at FROM newsletter WHERE email IN (${marks})`)
      .all(...some);
    const alerts = await this.connection
      .sql(`SELECT email, sku, created_at FROM stock_alert WHERE lower(email) IN (${marks})`)
      .all(...some);
    const carts = await this.connection
      .sql(`SELECT address, updated_at FROM cart WHERE customer_id = ? AND status <> 'ordered' ORDER BY updated_at`)
      .all(customerId ?? NONE.id);
    return {
      messages: messages.map((row) => ({
        kind: textOf(row, 'kind'),
        contact: textOf(row, 'contact'),
        subject: textOf(row, 'subject'),
        at: numberOf(row, 'created_at'),
      })),
      newsletter: letters.map((row) => ({ email: textOf(row, 'email'), since: numberOf(row, 'created_at') })),
      alerts: alerts.map((row) => ({
        email: textOf(row, 'email'),
        sku: textOf(row, 'sku'),
        since: numberOf(row, 'created_at'),
      })),
      carts: carts.map((row) => ({
        address: optionalDocumentOf<unknown>(row, 'address') ?? null,
        changed: numberOf(row, 'updated_at'),
      })),
    };
  }

  async clearOrder(
    { id, number }: StoredOrder,
    {
      email,
      document,
      fulfilment,
    }: { readonly email: string; readonly document: OrderDocument; readonly fulfilment: Fulfilment },
  ): Promise<void> {
    await this.connection
      .sql('UPDATE shop_order SET email = ?, document = ?, fulfilment = ?, search = ?, customer_id = NULL WHERE id = ?')
      .run(email, readableJson(document), readableJson(fulfilment), orderSearchOf(number, email, document).words, id);
    await this.connection
      .sql(`UPDATE gift_card SET recipient = NULL, email = NULL, message = NULL, folded = '' WHERE order_id = ?`)
      .run(id);
    const ordered = 'token = (SELECT cart_token FROM shop_order WHERE id = ?)';
    for (const table of OF_CART)
      await this.connection
        .sql(
          `DELETE FROM ${table} WHERE cart_token IN (SELECT token FROM cart WHERE ${ordered} AND status = 'ordered')`,
        )
        .run(id);
    await this.connection
      .sql(`UPDATE cart SET address = NULL, billing_address = NULL, customer_id = NULL WHERE ${ordered}`)
      .run(id);
  }

  async giftsTo({ customerId }: Subject, contacts: readonly string[]): Promise<readonly GiftForPerson[]> {
    const some = listOf(contacts);
    const cards = await this.connection
      .sql(
        `SELECT gift_card.order_id, gift_card.line, gift_card.recipient FROM gift_card
         JOIN shop_order ON shop_order.id = gift_card.order_id
         WHERE lower(trim(gift_card.email)) IN (${placeholders(some.length)}) AND coalesce(shop_order.customer_id, ${String(NONE.id)}) <> ?
         ORDER BY gift_card.order_id, gift_card.line, gift_card.unit`,
      )
      .all(...some, customerId ?? 0);
    const gifts: GiftForPerson[] = [];
    const order = this.connection.sql(`SELECT ${ORDER_COLUMNS} FROM shop_order WHERE id = ?`);
    for (const card of cards) {
      const row = await order.first(numberOf(card, 'order_id'));
      if (row === undefined) continue;
      gifts.push({
        order: orderOf(row),
        line: numberOf(card, 'line'),
        recipient: optionalTextOf(card, 'recipient'),
      });
    }
    return gifts;
  }

  async clearGifts(
    { id, number, email, cartToken }: StoredOrder,
    document: OrderDocument,
    contacts: readonly string[],
  ): Promise<void> {
    await this.connection
      .sql('UPDATE shop_order SET document = ?, search = ? WHERE id = ?')
      .run(readableJson(document), orderSearchOf(number, email, document).words, id);
    const some = listOf(contacts);
    await this.connection
      .sql(
        `UPDATE gift_card SET recipient = NULL, email = NULL, message = NULL, folded = ''
         WHERE order_id = ? AND lower(trim(email)) IN (${placeholders(some.length)})`,
      )
      .run(id, ...some);
    for (const contact of some)
      for (const [table, column] of CHOICES)
        await this.connection
          .sql(`DELETE FROM ${table} WHERE cart_token = ? AND lower(${column}) LIKE ? ESCAPE '\\'`)
          .run(cartToken, containing(JSON.stringify(contact)));
  }

  async forget({ customerId }: Subject, contacts: readonly string[], now: number): Promise<readonly string[]> {
    const some = listOf(contacts);
    const marks = placeholders(some.length);
    await this.connection.sql(`DELETE FROM outbox WHERE lower(contact) IN (${marks})`).run(...some);
    await this.connection.sql(`DELETE FROM outbox WHERE lower(reply_to) IN (${marks})`).run(...some);
    await this.connection.sql(`DELETE FROM newsletter WHERE email IN (${marks})`).run(...some);
    await this.connection.sql(`DELETE FROM stock_alert WHERE lower(email) IN (${marks})`).run(...some);
    await this.connection.sql(`DELETE FROM proof WHERE contact IN (${marks})`).run(...some);
    await this.connection.sql(`DELETE FROM staff_presence WHERE record IN (${marks})`).run(...some);
    await this.connection
      .sql(
        `UPDATE gift_card SET recipient = NULL, email = NULL, message = NULL, folded = ''
         WHERE order_id IS NULL AND lower(trim(email)) IN (${marks})`,
      )
      .run(...some);
    for (const contact of contacts) await this.#forgetMentions(contact);
    if (customerId === undefined) return [];
    await this.connection.sql('DELETE FROM proof WHERE contact LIKE ?').run(contactChangeOf(customerId, '%'));
    return this.#empty(customerId, now);
  }

  async #forgetMentions(contact: string): Promise<void> {
    const address = `lower(coalesce(address, '') || coalesce(billing_address, ''))`;
    await this.connection
      .sql(`DELETE FROM cart WHERE customer_id IS NULL AND status <> 'ordered' AND ${address} LIKE ? ESCAPE '\\'`)
      .run(containing(JSON.stringify(contact)));
    const redaction = redactionOf([contact], '');
    const views = await this.connection.sql('SELECT customer_id, list, name, query FROM staff_view').all();
    for (const view of views) {
      const [name, query] = [textOf(view, 'name'), textOf(view, 'query')];
      if (redactedText(name, redaction) === name && redactedText(query, redaction) === query) continue;
      await this.connection
        .sql('DELETE FROM staff_view WHERE customer_id = ? AND list = ? AND name = ?')
        .run(numberOf(view, 'customer_id'), textOf(view, 'list'), name);
    }
  }

  /** Ledger entries refer to the account, so it is anonymized instead of deleted. */
  async #empty(id: number, now: number): Promise<readonly string[]> {
    await this.connection
      .sql(
        `INSERT INTO book_move (at, kind, reason, customer_id, currency, amount)
         SELECT CAST(? AS BIGINT), 'bonus', 'erased', id, currency, -bonus FROM customer WHERE id = ? AND bonus <> 0`,
      )
      .run(now, id);
    for (const table of OF_ACCOUNT) await this.connection.sql(`DELETE FROM ${table} WHERE customer_id = ?`).run(id);
    await this.connection.sql('UPDATE review SET customer_id = NULL WHERE customer_id = ?').run(id);
    await new SqlCarts(this.connection).removeOf(id);
    const photos = await this.connection.sql('SELECT path FROM blogger_photo WHERE blogger_id = ?').all(id);
    for (const table of SHOWN) await this.connection.sql(`DELETE FROM ${table} WHERE blogger_id = ?`).run(id);
    await this.connection
      .sql(
        `UPDATE customer SET login_phone = NULL, login_email = ?, is_verified = 0, email = NULL, firstname = '', lastname = '', photo = NULL,
           city = NULL, postcode = NULL, country = NULL, addresses = '[]', roles = '[]', own_roles = '[]', tags = '[]',
           new_login = NULL, bonus = 0, password = NULL, source = 'erased', updated_at = ? WHERE id = ?`,
      )
      .run(`erased-${String(id)}@erased.invalid`, now, id);
    await refold(this.connection, FOLDED_CUSTOMER, id);
    // Undoing a staff change would restore the personal data.
    await this.connection
      .sql(`UPDATE staff_change SET before = NULL, after = NULL WHERE kind = 'person' AND record = ?`)
      .run(String(id));
    return photos.map((row) => textOf(row, 'path'));
  }

  redact(words: readonly string[], sign: string, scope?: RedactionScope): Promise<number> {
    return redactLogs(this.connection, { words, sign, ...scope });
  }
}

function listOf(texts: readonly string[]): readonly string[] {
  return texts.length === 0 ? [NONE.text] : texts;
}
