import type { RedirectDocument } from '../../../../core/contract/content/manage-redirects';
import { lookUp } from '../../../../core/kernel/look-up';
import type { RedirectRepository, RedirectsQuery, StoredRedirect } from '../../../platform/ports/content/redirects';
import { numberOf, textOf } from '../base/columns';
import { Conditions, containing } from '../base/conditions';
import type { Row, SqlConnection } from '../base/connection';

const ORDERS: Readonly<Record<string, string>> = { from: 'from_path', to: 'to_path' };

export class SqlRedirects implements RedirectRepository {
  constructor(private readonly connection: SqlConnection) {}

  async find(id: number): Promise<StoredRedirect | undefined> {
    const row = await this.connection.sql('SELECT id, from_path, to_path FROM redirect WHERE id = ?').first(id);
    return row && redirectOf(row);
  }

  async byFrom(from: string): Promise<StoredRedirect | undefined> {
    const row = await this.connection
      .sql('SELECT id, from_path, to_path FROM redirect WHERE from_path = ?')
      .first(from);
    return row && redirectOf(row);
  }

  async list({ q, sort, limit, offset }: RedirectsQuery) {
    const where = new Conditions();
    if (q !== undefined) {
      const words = containing(q);
      where.add(`from_path LIKE ? ESCAPE '\\' OR lower(to_path) LIKE ? ESCAPE '\\'`, words, words);
    }
    const order = `${lookUp(ORDERS, sort?.by ?? 'from') ?? 'from_path'} ${sort?.isDescending === true ? 'DESC' : 'ASC'}`;
    const rows = await this.connection
      .sql(`SELECT id, from_path, to_path FROM redirect WHERE ${where.text} ORDER BY ${order}, id LIMIT ? OFFSET ?`)
      .all(...where.values, limit, offset);
    const count = await this.connection
      .sql(`SELECT count(*) AS n FROM redirect WHERE ${where.text}`)
      .first(...where.values);
    return { items: rows.map(redirectOf), total: numberOf(count ?? {}, 'n') };
  }

  async count(): Promise<number> {
    const row = await this.connection.sql('SELECT count(*) AS n FROM redirect').first();
    return numberOf(row ?? {}, 'n');
  }

  async add({ from, to }: RedirectDocument): Promise<number> {
    const row = await this.connection
      .sql('INSERT INTO redirect (from_path, to_path) VALUES (?, ?) RETURNING id')
      .first(from, to);
    return numberOf(row ?? {}, 'id');
  }

  async change({ id, from, to }: StoredRedirect): Promise<void> {
    await this.connection.sql('UPDATE redirect SET from_path = ?, to_path = ? WHERE id = ?').run(from, to, id);
  }

  async remove(id: number): Promise<void> {
    await this.connection.sql('DELETE FROM redirect WHERE id = ?').run(id);
  }
}

function redirectOf(row: Row): StoredRedirect {
  return { id: numberOf(row, 'id'), from: textOf(row, 'from_path'), to: textOf(row, 'to_path') };
}
