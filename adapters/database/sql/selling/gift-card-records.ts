import type { GiftCardEvent } from '../../../../core/contract/orders/manage-gift-cards';
import type { OrderState } from '../../../platform/ports/orders/orders';
import type { StoredGiftCard } from '../../../platform/ports/selling/gift-cards';
import type {
  CardRequest,
  CardUse,
  GiftCardQuery,
  GiftCardRecordRepository,
  ListedGiftCard,
  StoredCardEvent,
} from '../../../platform/ports/selling/gift-card-records';
import { numberOf, optionalNumberOf, optionalTextOf, textOf } from '../base/columns';
import { Conditions, containing } from '../base/conditions';
import type { Row, SqlConnection } from '../base/connection';
import { containingFolded } from '../base/folded';
import { placeholders } from '../base/placeholders';
import { BOOKED_PART, CARD_COLUMNS, cardOf } from './gift-cards';

const JOINED = 'gift_card g LEFT JOIN shop_order o ON o.id = g.order_id';
const COLUMNS = `${CARD_COLUMNS.map((name) => `g.${name} AS ${name}`).join(', ')}, o.number AS o_number, o.status AS o_status,
  o.email AS o_email, o.customer_id AS o_customer, o.created_at AS o_created`;
const CREATED = 'coalesce(o.created_at, g.granted_at, 0)';
/** As `giftCardState` of core; the value is the current time. The suite of the port checks it. */
const STATE = `CASE WHEN g.taken_back_at IS NOT NULL OR o.status = 'canceled' THEN 'taken-back'
  WHEN g.granted_at IS NULL OR (g.order_id IS NOT NULL AND coalesce(o.status, '') <> 'paid') THEN 'unpaid'
  WHEN g.blocked_at IS NOT NULL THEN 'blocked' WHEN g.balance = 0 THEN 'used-up'
  WHEN g.expires_at IS NOT NULL AND g.expires_at <= ? THEN 'expired'
  WHEN g.sent_at IS NULL THEN 'planned' ELSE 'active' END`;

export class SqlGiftCardRecords implements GiftCardRecordRepository {
  constructor(private readonly connection: SqlConnection) {}

  async list(
    query: GiftCardQuery,
    now: number,
    { limit, offset }: { readonly limit: number; readonly offset: number },
  ): Promise<{ readonly items: readonly ListedGiftCard[]; readonly total: number }> {
    const where = conditionsOf(query, now);
    const rows = await this.connection
      .sql(
        `SELECT ${COLUMNS} FROM ${JOINED} WHERE ${where.text}
         ORDER BY ${CREATED} DESC, g.order_id DESC, g.line, g.unit, g.id LIMIT ? OFFSET ?`,
      )
      .all(...where.values, limit, offset);
    const count = await this.connection
      .sql(`SELECT count(*) AS n FROM ${JOINED} WHERE ${where.text}`)
      .first(...where.values);
    return { items: rows.map(listedOf), total: numberOf(count ?? {}, 'n') };
  }

  async find(id: string): Promise<ListedGiftCard | undefined> {
    const row = await this.connection.sql(`SELECT ${COLUMNS} FROM ${JOINED} WHERE g.id = ?`).first(id);
    return row && listedOf(row);
  }

  async lock(id: string): Promise<StoredGiftCard | undefined> {
    const lock = this.connection.dialect === 'postgres' ? 'FOR UPDATE' : '';
    const row = await this.connection
      .sql(`SELECT ${CARD_COLUMNS.join(', ')} FROM gift_card WHERE id = ? ${lock}`)
      .first(id);
    return row && cardOf(row);
  }

  async topUp(id: string, amount: number, at: number): Promise<void> {
    await this.connection
      .sql(
        `UPDATE gift_card SET value = value + ?1, balance = balance + ?1,
           goodwill = goodwill + ?1, goodwill_left = goodwill_left + ?1 WHERE id = ?2`,
      )
      .run(amount, id);
    await this.connection.sql(BOOKED_PART).run(at, 'card-issued', null, null, id, amount, amount);
  }

  async addEvent(cardId: string, { at, who, act, amount, note, request }: StoredCardEvent): Promise<void> {
    await this.connection
      .sql('INSERT INTO gift_card_event (card_id, at, who, act, amount, note, request) VALUES (?, ?, ?, ?, ?, ?, ?)')
      .run(cardId, at, who, act, amount ?? null, note ?? null, request ?? null);
  }

  async events(cardId: string): Promise<readonly StoredCardEvent[]> {
    const rows = await this.connection
      .sql('SELECT at, who, act, amount, note FROM gift_card_event WHERE card_id = ? ORDER BY id')
      .all(cardId);
    return rows.map((row) => ({
      at: numberOf(row, 'at'),
      who: textOf(row, 'who'),
      act: textOf(row, 'act') as GiftCardEvent['act'], // sound: only `addEvent` writes it
      amount: optionalNumberOf(row, 'amount'),
      note: optionalTextOf(row, 'note'),
    }));
  }

  async uses(cardId: string): Promise<readonly CardUse[]> {
    const rows = await this.connection
      .sql(
        `SELECT o.number, o.created_at, u.amount, u.returned FROM gift_card_use u JOIN shop_order o ON o.id = u.order_id
         WHERE u.card_id = ? ORDER BY o.created_at, o.id`,
      )
      .all(cardId);
    return rows.map((row) => ({
      orderNumber: textOf(row, 'number'),
      at: numberOf(row, 'created_at'),
      amount: numberOf(row, 'amount'),
      returned: numberOf(row, 'returned'),
    }));
  }

  async requested(key: string): Promise<CardRequest | undefined> {
    const row = await this.connection
      .sql('SELECT card_id, act, amount FROM gift_card_event WHERE request = ?')
      .first(key);
    if (row === undefined) return undefined;
    const act = textOf(row, 'act') as GiftCardEvent['act']; // sound: only `addEvent` writes it
    return { cardId: textOf(row, 'card_id'), act, amount: optionalNumberOf(row, 'amount') };
  }
}

function conditionsOf({ q, codeHashes = [], state, person }: GiftCardQuery, now: number): Conditions {
  const where = new Conditions();
  where.add('g.exchange_of IS NULL');
  if (q !== undefined) {
    const hashes = codeHashes.length === 0 ? [null] : codeHashes;
    where.add(
      `g.code_hash IN (${placeholders(hashes.length)}) OR g.tail = ? OR g.id = ? OR o.number = ? OR g.folded LIKE ? ESCAPE '\\' OR o.email LIKE ? ESCAPE '\\'`,
      ...[...hashes, q.trim().toUpperCase(), q.trim(), q.trim(), containingFolded(q), containing(q)],
    );
  }
  if (state !== undefined) where.add(`${STATE} = ?`, now, state);
  if (person !== undefined) {
    const { customerId, emails } = person;
    const received = emails.length === 0 ? '' : ` OR lower(trim(g.email)) IN (${placeholders(emails.length)})`;
    where.add(`o.customer_id = ?${received}`, customerId, ...emails);
  }
  return where;
}

function listedOf(row: Row): ListedGiftCard {
  const card = cardOf(row);
  const number = optionalTextOf(row, 'o_number');
  if (number === undefined) return { card, order: undefined };
  return {
    card,
    order: {
      number,
      status: textOf(row, 'o_status') as OrderState, // sound: the column has a check
      email: textOf(row, 'o_email'),
      customerId: optionalNumberOf(row, 'o_customer'),
      createdAt: numberOf(row, 'o_created'),
    },
  };
}
