import type { TransferState } from '../../../../core/contract/catalogue/stock-transfers';
import type {
  StockTransfer,
  StockTransferRepository,
  TransferQuery,
} from '../../../platform/ports/catalogue/stock-transfers';
import { documentOf, numberOf, optionalNumberOf, textOf } from '../base/columns';
import { Conditions } from '../base/conditions';
import type { Row, SqlConnection } from '../base/connection';
import { containingFolded, FOLDED_TRANSFER, refold } from '../base/folded';

const COLUMNS = 'number, position, state, from_place, to_place, note, lines, created_at, sent_at, received_at';

export class SqlStockTransfers implements StockTransferRepository {
  constructor(private readonly connection: SqlConnection) {}

  async find(number: string): Promise<StockTransfer | undefined> {
    const row = await this.connection.sql(`SELECT ${COLUMNS} FROM stock_transfer WHERE number = ?`).first(number);
    return row && transferOf(row);
  }

  async list({ q, state, place, isDescending, limit, offset }: TransferQuery) {
    const where = new Conditions();
    if (q !== undefined) where.add(`folded LIKE ? ESCAPE '\\'`, containingFolded(q));
    if (state !== undefined) where.add('state = ?', state);
    if (place !== undefined) where.add('from_place = ? OR to_place = ?', place, place);
    const rows = await this.connection
      .sql(
        `SELECT ${COLUMNS} FROM stock_transfer WHERE ${where.text}
         ORDER BY position ${isDescending ? 'DESC' : 'ASC'} LIMIT ? OFFSET ?`,
      )
      .all(...where.values, limit, offset);
    const count = await this.connection
      .sql(`SELECT count(*) AS n FROM stock_transfer WHERE ${where.text}`)
      .first(...where.values);
    return { items: rows.map(transferOf), total: numberOf(count ?? {}, 'n') };
  }

  async nextNumber(): Promise<string> {
    const row = await this.connection
      .sql('SELECT CASE WHEN max(position) > 0 THEN max(position) ELSE 0 END + 1 AS next FROM stock_transfer')
      .first();
    return `T${String(numberOf(row ?? {}, 'next'))}`;
  }

  async write(transfer: StockTransfer): Promise<void> {
    const { number, state, from, to, note, lines, createdAt, sentAt = null, receivedAt = null } = transfer;
    await this.connection
      .sql(
        `INSERT INTO stock_transfer (${COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
         ON CONFLICT (number) DO UPDATE SET state = excluded.state, from_place = excluded.from_place,
           to_place = excluded.to_place, note = excluded.note, lines = excluded.lines, sent_at = excluded.sent_at,
           received_at = excluded.received_at`,
      )
      .run(
        number,
        Number(number.slice(1)),
        state,
        from,
        to,
        note,
        JSON.stringify(lines),
        createdAt,
        sentAt,
        receivedAt,
      );
    await refold(this.connection, FOLDED_TRANSFER, number);
  }

  async remove(number: string): Promise<void> {
    await this.connection.sql('DELETE FROM stock_transfer WHERE number = ?').run(number);
  }

  async inTransit(skus: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const rows = await this.connection.sql(`SELECT lines FROM stock_transfer WHERE state = 'sent'`).all();
    const wanted = new Set(skus);
    const sums = new Map<string, number>();
    for (const { sku, qty } of rows.flatMap((row) => documentOf<StockTransfer['lines']>(row, 'lines')))
      if (wanted.has(sku)) sums.set(sku, (sums.get(sku) ?? 0) + qty);
    return sums;
  }

  async isNamed(place: string): Promise<boolean> {
    const row = await this.connection
      .sql('SELECT number FROM stock_transfer WHERE from_place = ? OR to_place = ? LIMIT 1')
      .first(place, place);
    return row !== undefined;
  }
}

function transferOf(row: Row): StockTransfer {
  return {
    number: textOf(row, 'number'),
    state: textOf(row, 'state') as TransferState, // sound: the table checks it
    from: textOf(row, 'from_place'),
    to: textOf(row, 'to_place'),
    note: textOf(row, 'note'),
    lines: documentOf<StockTransfer['lines']>(row, 'lines'),
    createdAt: numberOf(row, 'created_at'),
    sentAt: optionalNumberOf(row, 'sent_at'),
    receivedAt: optionalNumberOf(row, 'received_at'),
  };
}
