import { backToCards, goodwillSpent } from '../../../../core/contract/selling/card-goodwill';
import type { GiftCardRepository, GiftCardUse, StoredGiftCard } from '../../../platform/ports/selling/gift-cards';
import { numberOf, optionalNumberOf, optionalTextOf, textOf } from '../base/columns';
import type { Row, SqlConnection } from '../base/connection';
import { FOLDED_GIFT_CARD, refold } from '../base/folded';
import { placeholders } from '../base/placeholders';

const MOMENTS = ['granted_at', 'send_at', 'sent_at', 'expires_at', 'blocked_at', 'taken_back_at'];
export const CARD_COLUMNS: readonly string[] = [
  ...['id', 'order_id', 'line', 'unit', 'currency', 'value', 'balance', 'recipient', 'email', 'message', 'send_on'],
  ...['code_hash', 'tail', ...MOMENTS, 'store_code', 'goodwill', 'goodwill_left', 'exchange_of'],
];
const CARD = CARD_COLUMNS.join(', ');
const ON_CART = 'id IN (SELECT card_id FROM cart_gift_card WHERE cart_token = ?)';
const IN_ORDER = 'ORDER BY order_id, line, unit';
/** Books a change of a card. Values: time, kind, reason, order, card, and amount and goodwill unless those are columns. */
const booked = (amount: string, goodwill: string, condition = '1 = 1') =>
  `INSERT INTO book_move (at, kind, reason, order_id, card_id, store_code, currency, amount, goodwill)
   SELECT CAST(?1 AS BIGINT), CAST(?2 AS TEXT), CAST(?3 AS TEXT), o.id, c.id, coalesce(o.store_code, c.store_code), c.currency,
     ${amount}, ${goodwill} FROM gift_card c LEFT JOIN shop_order o ON o.id = coalesce(CAST(?4 AS BIGINT), c.order_id)
   WHERE c.id = ?5 AND ${condition}`;
/** Reason of a move that leaves the balance on a card that nobody can spend. */
export const REVOKED = 'revoked';
const WHOLE = ['c.balance', 'c.goodwill_left'] as const;
export const BOOKED_PART = booked('CAST(?6 AS BIGINT)', 'CAST(?7 AS BIGINT)');

export class SqlGiftCards implements GiftCardRepository {
  constructor(private readonly connection: SqlConnection) {}

  async add(card: StoredGiftCard): Promise<void> {
    await this.#insert(card);
    if (card.grantedAt !== undefined)
      await this.connection.sql(booked(...WHOLE)).run(card.grantedAt, 'card-issued', null, null, card.id);
  }

  /** Booked like money that goes back to a card: what is owed to the customer moves to the card. */
  async addCredit(card: StoredGiftCard & { readonly exchangeOf: number }, at: number): Promise<void> {
    await this.#insert(card);
    await this.connection.sql(BOOKED_PART).run(at, 'card-back', null, card.exchangeOf, card.id, card.balance, 0);
  }

  async emptyCredit(orderId: number, at: number): Promise<number> {
    const rows = await this.connection
      .sql(
        `SELECT id, balance, exchange_of FROM gift_card WHERE exchange_of IS NOT NULL AND balance > 0
           AND id IN (SELECT card_id FROM gift_card_use WHERE order_id = ?) ORDER BY id ${this.#lock}`,
      )
      .all(orderId);
    for (const row of rows) {
      const [id, balance] = [textOf(row, 'id'), numberOf(row, 'balance')];
      await this.connection.sql('UPDATE gift_card SET balance = 0 WHERE id = ?').run(id);
      await this.connection.sql(BOOKED_PART).run(at, 'card-spent', null, numberOf(row, 'exchange_of'), id, balance, 0);
    }
    return rows.reduce((sum, row) => sum + numberOf(row, 'balance'), 0);
  }

  async #insert(card: StoredGiftCard): Promise<void> {
    const { id, orderId, line, unit, currency, value, balance, recipient, email, message, sendOn } = card;
    await this.connection
      .sql(`INSERT INTO gift_card (${CARD}) VALUES (${placeholders(CARD_COLUMNS.length)})`)
      .run(
        ...[id, orderId ?? null, line, unit, currency, value, balance],
        ...[recipient ?? null, email ?? null, message ?? null, sendOn ?? null, card.codeHash, card.tail],
        ...momentsOf(card),
        ...[card.storeCode ?? null, card.goodwill, card.goodwillLeft, card.exchangeOf ?? null],
      );
    await refold(this.connection, FOLDED_GIFT_CARD, id);
  }

  async ofOrders(orderIds: readonly number[]): Promise<readonly StoredGiftCard[]> {
    if (orderIds.length === 0) return [];
    const rows = await this.connection
      .sql(`SELECT ${CARD} FROM gift_card WHERE order_id IN (${placeholders(orderIds.length)}) ${IN_ORDER}`)
      .all(...orderIds);
    return rows.map(cardOf);
  }

  async lockOfOrder(orderId: number): Promise<readonly StoredGiftCard[]> {
    const rows = await this.connection
      .sql(`SELECT ${CARD} FROM gift_card WHERE order_id = ? ${IN_ORDER} ${this.#lock}`)
      .all(orderId);
    return rows.map(cardOf);
  }

  async ordersToSend(now: number, max: number): Promise<readonly number[]> {
    const rows = await this.connection
      .sql(
        `SELECT DISTINCT order_id FROM gift_card
         WHERE order_id IS NOT NULL AND sent_at IS NULL AND blocked_at IS NULL AND taken_back_at IS NULL AND send_at <= ? ORDER BY order_id LIMIT ?`,
      )
      .all(now, max);
    return rows.map((row) => numberOf(row, 'order_id'));
  }

  async lockByHash(codeHash: string): Promise<StoredGiftCard | undefined> {
    const row = await this.connection
      .sql(`SELECT ${CARD} FROM gift_card WHERE code_hash = ? ${this.#lock}`)
      .first(codeHash);
    return row && cardOf(row);
  }

  async spend(id: string, orderId: number, amount: number, at: number): Promise<void> {
    const card = await this.#worthOf(id, amount);
    const goodwill = goodwillSpent([{ card, amount }]);
    await this.connection
      .sql('UPDATE gift_card SET balance = balance - ?, goodwill_left = goodwill_left - ? WHERE id = ?')
      .run(amount, goodwill, id);
    await this.connection
      .sql(
        `INSERT INTO gift_card_use (order_id, card_id, amount, returned, goodwill) VALUES (?, ?, ?, 0, ?)
         ON CONFLICT (order_id, card_id) DO UPDATE SET
           amount = gift_card_use.amount + excluded.amount, goodwill = gift_card_use.goodwill + excluded.goodwill`,
      )
      .run(orderId, id, amount, goodwill);
    await this.connection.sql(BOOKED_PART).run(at, 'card-spent', null, orderId, id, amount, goodwill);
  }

  async takeOff(id: string, amount: number, at: number): Promise<void> {
    const goodwill = goodwillSpent([{ card: await this.#worthOf(id, amount), amount }]);
    await this.connection
      .sql(
        `UPDATE gift_card SET balance = balance - ?1, value = value - ?1,
           goodwill = goodwill - ?2, goodwill_left = goodwill_left - ?2 WHERE id = ?3`,
      )
      .run(amount, goodwill, id);
    await this.connection.sql(BOOKED_PART).run(at, 'card-off', null, null, id, amount, goodwill);
  }

  /** Locks a card that holds an amount. @throws Error if the balance is too low */
  async #worthOf(id: string, amount: number): Promise<Pick<StoredGiftCard, 'balance' | 'goodwillLeft'>> {
    const row = await this.connection
      .sql(`SELECT balance, goodwill_left FROM gift_card WHERE id = ? AND balance >= ? ${this.#lock}`)
      .first(id, amount);
    if (row === undefined) throw new Error(`Less than ${String(amount)} is on the gift card ${id}`);
    return { balance: numberOf(row, 'balance'), goodwillLeft: numberOf(row, 'goodwill_left') };
  }

  async giveBack(orderId: number, amount: number, at: number): Promise<number> {
    const rows = await this.connection
      .sql(
        `SELECT card_id, amount - returned AS rest, goodwill FROM gift_card_use WHERE order_id = ? AND returned < amount
         ORDER BY card_id DESC ${this.#lock}`,
      )
      .all(orderId);
    const uses = rows.map((row) => ({ card: textOf(row, 'card_id'), ...useOf(row) }));
    const parts = backToCards(uses, amount);
    for (const { use, amount: back, goodwill } of parts) {
      await this.connection
        .sql(
          `UPDATE gift_card_use SET returned = returned + ?, goodwill = goodwill - ?
           WHERE order_id = ? AND card_id = ?`,
        )
        .run(back, goodwill, orderId, use.card);
      await this.connection
        .sql('UPDATE gift_card SET balance = balance + ?, goodwill_left = goodwill_left + ? WHERE id = ?')
        .run(back, goodwill, use.card);
      await this.connection.sql(BOOKED_PART).run(at, 'card-back', null, orderId, use.card, back, goodwill);
    }
    return parts.reduce((sum, part) => sum + part.amount, 0);
  }

  async returnedOf(orderId: number): Promise<number> {
    const row = await this.connection
      .sql('SELECT CAST(coalesce(sum(returned), 0) AS BIGINT) AS n FROM gift_card_use WHERE order_id = ?')
      .first(orderId);
    return numberOf(row ?? {}, 'n');
  }

  async onCart(token: string): Promise<readonly StoredGiftCard[]> {
    const rows = await this.connection.sql(`SELECT ${CARD} FROM gift_card WHERE ${ON_CART} ORDER BY id`).all(token);
    return rows.map(cardOf);
  }

  async lockOnCart(token: string): Promise<void> {
    if (this.#lock === '') return;
    await this.connection.sql(`SELECT id FROM gift_card WHERE ${ON_CART} ORDER BY id ${this.#lock}`).all(token);
  }

  async putOnCart(token: string, id: string): Promise<void> {
    await this.connection
      .sql('INSERT INTO cart_gift_card (cart_token, card_id) VALUES (?, ?) ON CONFLICT DO NOTHING')
      .run(token, id);
  }

  async takeOffCart(token: string, id: string): Promise<void> {
    await this.connection.sql('DELETE FROM cart_gift_card WHERE cart_token = ? AND card_id = ?').run(token, id);
  }

  async moveToCart(from: string, to: string): Promise<void> {
    await this.connection
      .sql(
        `INSERT INTO cart_gift_card (cart_token, card_id) SELECT ?2, card_id FROM cart_gift_card WHERE cart_token = ?1
         ON CONFLICT DO NOTHING`,
      )
      .run(from, to);
    await this.connection.sql('DELETE FROM cart_gift_card WHERE cart_token = ?').run(from);
  }

  async usesOf(orderId: number): Promise<ReadonlyMap<string, GiftCardUse>> {
    const rows = await this.connection
      .sql('SELECT card_id, amount - returned AS rest, goodwill FROM gift_card_use WHERE order_id = ?')
      .all(orderId);
    return new Map(rows.map((row) => [textOf(row, 'card_id'), useOf(row)]));
  }

  async change(card: StoredGiftCard): Promise<void> {
    const { grantedAt, takenBackAt, id } = card;
    if (grantedAt !== undefined) {
      const isNew = 'c.granted_at IS NULL';
      await this.connection.sql(booked(...WHOLE, isNew)).run(grantedAt, 'card-issued', null, null, id);
    }
    if (takenBackAt !== undefined) {
      const isOpen = 'c.granted_at IS NOT NULL AND c.taken_back_at IS NULL AND c.balance > 0';
      await this.connection.sql(booked(...WHOLE, isOpen)).run(takenBackAt, 'card-off', REVOKED, null, id);
    }
    const set = MOMENTS.map((name) => `${name} = ?`).join(', ');
    await this.connection.sql(`UPDATE gift_card SET ${set} WHERE id = ?`).run(...momentsOf(card), card.id);
  }

  /** SQLite has one writer at a time. */
  get #lock(): string {
    return this.connection.dialect === 'postgres' ? 'FOR UPDATE' : '';
  }
}

function momentsOf(card: StoredGiftCard): readonly (number | null)[] {
  const { grantedAt, sendAt, sentAt, expiresAt, blockedAt, takenBackAt } = card;
  return [grantedAt, sendAt, sentAt, expiresAt, blockedAt, takenBackAt].map((moment) => moment ?? null);
}

function useOf(row: Row): GiftCardUse {
  return { rest: numberOf(row, 'rest'), goodwill: numberOf(row, 'goodwill') };
}

export function cardOf(row: Row): StoredGiftCard {
  return {
    id: textOf(row, 'id'),
    orderId: optionalNumberOf(row, 'order_id'),
    line: numberOf(row, 'line'),
    unit: numberOf(row, 'unit'),
    currency: textOf(row, 'currency'),
    value: numberOf(row, 'value'),
    balance: numberOf(row, 'balance'),
    recipient: optionalTextOf(row, 'recipient'),
    email: optionalTextOf(row, 'email'),
    message: optionalTextOf(row, 'message'),
    sendOn: optionalTextOf(row, 'send_on'),
    codeHash: textOf(row, 'code_hash'),
    tail: textOf(row, 'tail'),
    grantedAt: optionalNumberOf(row, 'granted_at'),
    sendAt: optionalNumberOf(row, 'send_at'),
    sentAt: optionalNumberOf(row, 'sent_at'),
    expiresAt: optionalNumberOf(row, 'expires_at'),
    blockedAt: optionalNumberOf(row, 'blocked_at'),
    takenBackAt: optionalNumberOf(row, 'taken_back_at'),
    storeCode: optionalTextOf(row, 'store_code'),
    goodwill: numberOf(row, 'goodwill'),
    goodwillLeft: numberOf(row, 'goodwill_left'),
    exchangeOf: optionalNumberOf(row, 'exchange_of'),
  };
}
