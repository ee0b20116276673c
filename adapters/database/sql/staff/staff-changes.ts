import type {
  LoggedStaffChange,
  StaffChangeFilter,
  StaffChangeRepository,
} from '../../../platform/ports/staff/staff-changes';
import { jsonOf, numberOf, optionalDocumentOf, textOf } from '../base/columns';
import { Conditions } from '../base/conditions';
import type { Row, SqlConnection } from '../base/connection';

const ACTIONS = ['created', 'changed', 'removed', 'restored'] as const;

export class SqlStaffChanges implements StaffChangeRepository {
  constructor(private readonly connection: SqlConnection) {}

  async lock(kind: string, record: string): Promise<void> {
    // SQLite writers are already exclusive.
    if (this.connection.dialect !== 'postgres') return;
    await this.connection
      .sql('SELECT pg_advisory_xact_lock(4, hashtext(?)) AS locked')
      .send(`${kind}:${record.toLowerCase()}`);
  }

  async add({ at, who, kind, record, action, before, after }: Omit<LoggedStaffChange, 'id'>): Promise<number> {
    const row = await this.connection
      .sql(
        `INSERT INTO staff_change (at, who, kind, record, action, before, after) VALUES (?, ?, ?, ?, ?, ?, ?) RETURNING id`,
      )
      .first(at, who, kind, record, action, jsonOf(before), jsonOf(after));
    return numberOf(row ?? {}, 'id');
  }

  async byId(id: number): Promise<LoggedStaffChange | undefined> {
    const row = await this.connection.sql('SELECT * FROM staff_change WHERE id = ?').first(id);
    return row && changeOf(row);
  }

  async list(
    filter: StaffChangeFilter,
    { limit, offset }: { readonly limit: number; readonly offset: number },
  ): Promise<readonly LoggedStaffChange[]> {
    const { text, values } = conditionsOf(filter);
    const rows = await this.connection
      .sql(`SELECT * FROM staff_change WHERE ${text} ORDER BY id DESC LIMIT ? OFFSET ?`)
      .all(...values, limit, offset);
    return rows.map(changeOf);
  }

  async count(filter: StaffChangeFilter): Promise<number> {
    const { text, values } = conditionsOf(filter);
    const row = await this.connection.sql(`SELECT count(*) AS n FROM staff_change WHERE ${text}`).first(...values);
    return numberOf(row ?? {}, 'n');
  }

  async lastOf(kind: string, record: string): Promise<LoggedStaffChange | undefined> {
    const row = await this.connection
      .sql('SELECT * FROM staff_change WHERE kind = ? AND record = ? ORDER BY id DESC LIMIT 1')
      .first(kind, record);
    return row && changeOf(row);
  }
}

function conditionsOf({ kinds, record, who }: StaffChangeFilter): Conditions {
  const where = new Conditions();
  where.add(kinds.length === 0 ? '1 = 0' : `kind IN (${kinds.map(() => '?').join(', ')})`, ...kinds);
  if (record !== undefined) where.add('record = ?', record);
  if (who !== undefined) where.add('who = ?', who);
  return where;
}

export function changeOf(row: Row): LoggedStaffChange {
  const action = ACTIONS.find((one) => one === row['action']);
  if (action === undefined) throw new Error(`staff_change.action is ${String(row['action'])}`);
  return {
    id: numberOf(row, 'id'),
    at: numberOf(row, 'at'),
    who: textOf(row, 'who'),
    kind: textOf(row, 'kind'),
    record: textOf(row, 'record'),
    action,
    before: optionalDocumentOf<unknown>(row, 'before'),
    after: optionalDocumentOf<unknown>(row, 'after'),
  };
}
