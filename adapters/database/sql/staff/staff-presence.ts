import type {
  PresentStaff,
  ShowingPage,
  ShownRecord,
  StaffPresenceRepository,
} from '../../../platform/ports/staff/staff-presence';
import { numberOf } from '../base/columns';
import type { SqlConnection } from '../base/connection';

export class SqlStaffPresence implements StaffPresenceRepository {
  constructor(private readonly connection: SqlConnection) {}

  async note({ kind, record, page, customerId, isEditing, at }: ShowingPage): Promise<void> {
    await this.connection
      .sql(
        `INSERT INTO staff_presence (kind, record, page, customer_id, editing, since, seen_at) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?6)
         ON CONFLICT (kind, record, page) DO UPDATE SET editing = excluded.editing, seen_at = excluded.seen_at
         WHERE staff_presence.customer_id = excluded.customer_id`,
      )
      .run(kind, record, page, customerId, isEditing ? 1 : 0, at);
  }

  async leave({ kind, record, page, customerId }: Parameters<StaffPresenceRepository['leave']>[0]): Promise<void> {
    await this.connection
      .sql('DELETE FROM staff_presence WHERE kind = ? AND record = ? AND page = ? AND customer_id = ?')
      .run(kind, record, page, customerId);
  }

  async forget(before: number): Promise<void> {
    await this.connection.sql('DELETE FROM staff_presence WHERE seen_at < ?').run(before);
  }

  async of({ kind, record }: ShownRecord, after: number): Promise<readonly PresentStaff[]> {
    const rows = await this.connection
      .sql(
        `SELECT customer_id, min(since) AS since, max(editing) AS editing FROM staff_presence
         WHERE kind = ? AND record = ? AND seen_at > ? GROUP BY customer_id ORDER BY 2, 1`,
      )
      .all(kind, record, after);
    return rows.map((row) => ({
      customerId: numberOf(row, 'customer_id'),
      since: numberOf(row, 'since'),
      isEditing: numberOf(row, 'editing') === 1,
    }));
  }
}
