import type { PayoutState } from '../../../../core/contract/bloggers/manage-payouts';
import type { NewPayout, PayoutRepository, PayoutsQuery, StoredPayout } from '../../../platform/ports/bloggers/payouts';
import { numberOf, optionalNumberOf, textOf } from '../base/columns';
import type { Row, SqlConnection } from '../base/connection';
import { Conditions } from '../base/conditions';
import { containingFolded } from '../base/folded';

const COLUMNS = `id, blogger_id, sum, bonus, currency, p.created_at AS created_at, paid_at, withdrawn_at,
  (SELECT count(*) FROM royalty WHERE payout_id = p.id) AS orders, (SELECT count(*) FROM blogger_payout_file f WHERE f.payout_id = p.id) AS files,
  (SELECT t.file_id FROM bank_transfer t WHERE t.payout_id = p.id) AS bank_file`;

const IN_STATE: Readonly<Record<PayoutState, string>> = {
  open: 'paid_at IS NULL AND withdrawn_at IS NULL',
  sent: 'paid_at IS NOT NULL',
  withdrawn: 'withdrawn_at IS NOT NULL',
};
const NAMED = String.raw`blogger_id IN (SELECT c.id FROM customer c WHERE c.folded LIKE ? ESCAPE '\') OR CAST(p.id AS TEXT) = ?`;

export class SqlPayouts implements PayoutRepository {
  constructor(private readonly connection: SqlConnection) {}

  async add({ bloggerId, sum, bonus, currency, createdAt, upTo }: NewPayout): Promise<number> {
    const row = await this.connection
      .sql(
        'INSERT INTO blogger_payout (blogger_id, sum, bonus, currency, created_at, up_to) VALUES (?, ?, ?, ?, ?, ?) RETURNING id',
      )
      .first(bloggerId, sum, bonus, currency, createdAt, upTo);
    const id = numberOf(row ?? {}, 'id');
    const isIn = `blogger_id = ? AND currency = ? AND payout_id IS NULL AND (source = 'active' OR target = 'active') AND id <= ? AND at <= ?`;
    await this.connection
      .sql(
        `UPDATE royalty SET payout_id = ? WHERE payout_id IS NULL AND order_id IN (SELECT order_id FROM ledger_transaction WHERE ${isIn} AND target = 'active')`,
      )
      .run(id, bloggerId, currency, upTo, createdAt);
    await this.connection
      .sql(`UPDATE ledger_transaction SET payout_id = ? WHERE ${isIn}`)
      .run(id, bloggerId, currency, upTo, createdAt);
    return id;
  }

  async byId(id: number): Promise<StoredPayout | undefined> {
    const row = await this.connection.sql(`SELECT ${COLUMNS} FROM blogger_payout p WHERE id = ?`).first(id);
    return row && payoutOf(row);
  }

  async ofList(bloggerId: number, currency: string, upTo: number): Promise<StoredPayout | undefined> {
    const row = await this.connection
      .sql(
        `SELECT ${COLUMNS} FROM blogger_payout p WHERE blogger_id = ? AND currency = ? AND up_to = ? AND withdrawn_at IS NULL`,
      )
      .first(bloggerId, currency, upTo);
    return row && payoutOf(row);
  }

  async list(limit: number, { q, state }: PayoutsQuery = {}): Promise<readonly StoredPayout[]> {
    const where = new Conditions();
    if (state !== undefined) where.add(IN_STATE[state]);
    if (q !== undefined && q.trim() !== '') where.add(NAMED, containingFolded(q), q.trim());
    const rows = await this.connection
      .sql(`SELECT ${COLUMNS} FROM blogger_payout p WHERE ${where.text} ORDER BY id DESC LIMIT ?`)
      .all(...where.values, limit);
    return rows.map(payoutOf);
  }

  async ofBlogger(bloggerId: number, limit: number): Promise<readonly StoredPayout[]> {
    const rows = await this.connection
      .sql(
        `SELECT ${COLUMNS} FROM blogger_payout p WHERE blogger_id = ? AND withdrawn_at IS NULL ORDER BY id DESC LIMIT ?`,
      )
      .all(bloggerId, limit);
    return rows.map(payoutOf);
  }

  async countOf(bloggerId: number): Promise<number> {
    const row = await this.connection
      .sql('SELECT count(*) AS n FROM blogger_payout WHERE blogger_id = ? AND withdrawn_at IS NULL')
      .first(bloggerId);
    return numberOf(row ?? {}, 'n');
  }

  async sent(id: number, at: number): Promise<void> {
    await this.connection.sql('UPDATE blogger_payout SET paid_at = ? WHERE id = ?').run(at, id);
  }

  async withdraw(id: number, at: number): Promise<void> {
    await this.connection.sql('UPDATE blogger_payout SET withdrawn_at = ? WHERE id = ?').run(at, id);
    await this.connection.sql('UPDATE royalty SET payout_id = NULL WHERE payout_id = ?').run(id);
    await this.connection
      .sql(
        `UPDATE ledger_transaction SET payout_id = NULL WHERE payout_id = ? AND reason NOT IN ('payout_made', 'payout_withdrawn')`,
      )
      .run(id);
  }

  async keepFile(id: number, bytes: Uint8Array, at: number): Promise<void> {
    await this.connection
      .sql(
        `INSERT INTO blogger_payout_file (payout_id, bytes, created_at) VALUES (?1, ?2, ?3)
         ON CONFLICT (payout_id) DO UPDATE SET bytes = ?2, created_at = ?3`,
      )
      .run(id, bytes, at);
  }

  async file(id: number): Promise<Uint8Array | undefined> {
    const row = await this.connection.sql('SELECT bytes FROM blogger_payout_file WHERE payout_id = ?').first(id);
    const bytes = row?.['bytes'];
    return bytes instanceof Uint8Array ? bytes : undefined;
  }
}

function payoutOf(row: Row): StoredPayout {
  return {
    id: numberOf(row, 'id'),
    bloggerId: numberOf(row, 'blogger_id'),
    sum: numberOf(row, 'sum'),
    bonus: numberOf(row, 'bonus'),
    currency: textOf(row, 'currency'),
    createdAt: numberOf(row, 'created_at'),
    paidAt: optionalNumberOf(row, 'paid_at'),
    withdrawnAt: optionalNumberOf(row, 'withdrawn_at'),
    orders: numberOf(row, 'orders'),
    hasFile: numberOf(row, 'files') > 0,
    bankFile: optionalNumberOf(row, 'bank_file'),
  };
}
