import type { BonusReason } from '../../../../core/contract/people/bonus-movement';
import type { BonusRepository, NewBonus, StoredBonus } from '../../../platform/ports/people/bonuses';
import { numberOf, optionalNumberOf, optionalTextOf, textOf } from '../base/columns';
import type { Row, SqlConnection } from '../base/connection';

const BOOKED = `INSERT INTO book_move (at, kind, reason, order_id, customer_id, store_code, currency, amount)
  SELECT CAST(?1 AS BIGINT), 'bonus', CAST(?2 AS TEXT), o.id, c.id, o.store_code, c.currency, CAST(?3 AS BIGINT)
  FROM customer c LEFT JOIN shop_order o ON o.id = ?4 WHERE c.id = ?5`;

export class SqlBonuses implements BonusRepository {
  constructor(private readonly connection: SqlConnection) {}

  async move(customerId: number, parts: readonly NewBonus[], now: number): Promise<void> {
    const real = parts.filter(({ amount }) => amount !== 0);
    if (real.length === 0) return;
    const sum = real.reduce((all, { amount }) => all + amount, 0);
    const changed = await this.connection
      .sql('UPDATE customer SET bonus = bonus + ?1, updated_at = ?2 WHERE id = ?3 AND bonus + ?1 >= 0')
      .run(sum, now, customerId);
    if (changed === 0) throw new Error(`Customer ${String(customerId)} has fewer bonuses than ${String(-sum)}`);
    await this.record(customerId, real, now);
  }

  async record(customerId: number, parts: readonly NewBonus[], now: number): Promise<void> {
    const insert = this.connection.sql(
      `INSERT INTO bonus_movement (customer_id, at, amount, reason, order_id, who, note, request)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
    );
    for (const { amount, reason, orderId, who, note, request } of parts)
      await insert.run(customerId, now, amount, reason, orderId ?? null, who ?? null, note ?? null, request ?? null);
    const book = this.connection.sql(BOOKED);
    for (const { amount, reason, orderId } of parts) await book.run(now, reason, amount, orderId ?? null, customerId);
  }

  async ofCustomer(customerId: number, max: number): Promise<readonly StoredBonus[]> {
    const rows = await this.connection
      .sql(
        `SELECT b.at, b.amount, b.reason, b.order_id, b.who, b.note, o.number FROM bonus_movement b
         LEFT JOIN shop_order o ON o.id = b.order_id WHERE b.customer_id = ? ORDER BY b.at DESC, b.id DESC LIMIT ?`,
      )
      .all(customerId, max);
    return rows.map(bonusOf);
  }

  async transfer(from: number, into: number, now: number): Promise<void> {
    const row = await this.connection.sql('SELECT bonus FROM customer WHERE id = ?').first(from);
    const bonus = numberOf(row ?? {}, 'bonus');
    const move = this.connection.sql('UPDATE customer SET bonus = bonus + ?, updated_at = ? WHERE id = ?');
    await move.run(-bonus, now, from);
    await move.run(bonus, now, into);
    for (const table of ['bonus_movement', 'book_move'])
      await this.connection.sql(`UPDATE ${table} SET customer_id = ? WHERE customer_id = ?`).run(into, from);
  }

  async amountOf(customerId: number, request: string): Promise<number | undefined> {
    const row = await this.connection
      .sql('SELECT amount FROM bonus_movement WHERE customer_id = ? AND request = ?')
      .first(customerId, request);
    return row && numberOf(row, 'amount');
  }

  async sumOf(customerId: number): Promise<number> {
    const row = await this.connection
      .sql('SELECT CAST(coalesce(sum(amount), 0) AS BIGINT) AS n FROM bonus_movement WHERE customer_id = ?')
      .first(customerId);
    return numberOf(row ?? {}, 'n');
  }
}

function bonusOf(row: Row): StoredBonus {
  return {
    at: numberOf(row, 'at'),
    amount: numberOf(row, 'amount'),
    reason: textOf(row, 'reason') as BonusReason, // sound: only `record` writes it
    orderId: optionalNumberOf(row, 'order_id'),
    orderNumber: optionalTextOf(row, 'number'),
    who: optionalTextOf(row, 'who'),
    note: optionalTextOf(row, 'note'),
  };
}
