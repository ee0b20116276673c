import type { KeptView } from '../../../../core/contract/staff/manage-views';
import type { StaffViewRepository } from '../../../platform/ports/staff/staff-views';
import { textOf } from '../base/columns';
import type { SqlConnection } from '../base/connection';

export class SqlStaffViews implements StaffViewRepository {
  constructor(private readonly connection: SqlConnection) {}

  async of(customerId: number, list: string): Promise<readonly KeptView[]> {
    const rows = await this.connection
      .sql('SELECT name, query FROM staff_view WHERE customer_id = ? AND list = ? ORDER BY created_at, name')
      .all(customerId, list);
    return rows.map((row) => ({ name: textOf(row, 'name'), query: textOf(row, 'query') }));
  }

  async keep(customerId: number, list: string, { name, query }: KeptView, at: number): Promise<void> {
    await this.connection
      .sql(
        `INSERT INTO staff_view (customer_id, list, name, query, created_at) VALUES (?, ?, ?, ?, ?)
         ON CONFLICT (customer_id, list, name) DO UPDATE SET query = excluded.query, created_at = excluded.created_at`,
      )
      .run(customerId, list, name, query, at);
  }

  async drop(customerId: number, list: string, name: string): Promise<void> {
    await this.connection
      .sql('DELETE FROM staff_view WHERE customer_id = ? AND list = ? AND name = ?')
      .run(customerId, list, name);
  }
}
