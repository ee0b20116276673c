import type { StaffRole, StaffRoleRepository } from '../../../platform/ports/people/staff-roles';
import { documentOf, textOf } from '../base/columns';
import type { Row, SqlConnection } from '../base/connection';

export class SqlStaffRoles implements StaffRoleRepository {
  constructor(private readonly connection: SqlConnection) {}

  async all(): Promise<readonly StaffRole[]> {
    return (await this.connection.sql('SELECT * FROM staff_role ORDER BY name').all()).map(roleOf);
  }

  async byName(name: string): Promise<StaffRole | undefined> {
    const row = await this.connection.sql('SELECT * FROM staff_role WHERE name = ?').first(name);
    return row && roleOf(row);
  }

  async keep({ name, title, permissions }: StaffRole): Promise<void> {
    await this.connection
      .sql(
        `INSERT INTO staff_role (name, title, permissions) VALUES (?, ?, ?)
         ON CONFLICT (name) DO UPDATE SET title = excluded.title, permissions = excluded.permissions`,
      )
      .run(name, title, JSON.stringify(permissions));
  }

  async remove(name: string): Promise<void> {
    await this.connection.sql('DELETE FROM staff_role WHERE name = ?').run(name);
  }
}

function roleOf(row: Row): StaffRole {
  return {
    name: textOf(row, 'name'),
    title: textOf(row, 'title'),
    permissions: documentOf<readonly string[]>(row, 'permissions'),
  };
}
