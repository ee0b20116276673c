import type { BloggerLabelRepository } from '../../../platform/ports/bloggers/blogger-labels';
import { numberOf, textOf } from '../base/columns';
import type { SqlConnection } from '../base/connection';

export class SqlBloggerLabels implements BloggerLabelRepository {
  constructor(private readonly connection: SqlConnection) {}

  async list(bloggerId: number): Promise<readonly string[]> {
    const rows = await this.connection
      .sql('SELECT label FROM blogger_label WHERE blogger_id = ? ORDER BY created_at, label')
      .all(bloggerId);
    return rows.map((row) => textOf(row, 'label'));
  }

  async add(bloggerId: number, label: string, at: number): Promise<void> {
    await this.connection
      .sql('INSERT INTO blogger_label (blogger_id, label, created_at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING')
      .run(bloggerId, label, at);
  }

  async remove(bloggerId: number, label: string): Promise<void> {
    await this.connection.sql('DELETE FROM blogger_label WHERE blogger_id = ? AND label = ?').run(bloggerId, label);
    await this.connection.sql('DELETE FROM blogger_click WHERE blogger_id = ? AND label = ?').run(bloggerId, label);
  }

  async has(bloggerId: number, label: string): Promise<boolean> {
    const row = await this.connection
      .sql('SELECT 1 AS one FROM blogger_label WHERE blogger_id = ? AND label = ?')
      .first(bloggerId, label);
    return row !== undefined;
  }

  async click(bloggerId: number, label: string, day: number): Promise<void> {
    await this.connection
      .sql(
        `INSERT INTO blogger_click (blogger_id, label, day, clicks) VALUES (?, ?, ?, 1)
         ON CONFLICT (blogger_id, label, day) DO UPDATE SET clicks = blogger_click.clicks + 1`,
      )
      .run(bloggerId, label, day);
  }

  async clicks(
    bloggerId: number,
    from: number,
  ): Promise<readonly { readonly label: string; readonly clicks: number }[]> {
    const rows = await this.connection
      .sql(
        'SELECT label, sum(clicks) AS clicks FROM blogger_click WHERE blogger_id = ? AND day >= ? GROUP BY label ORDER BY label',
      )
      .all(bloggerId, from);
    return rows.map((row) => ({ label: textOf(row, 'label'), clicks: numberOf(row, 'clicks') }));
  }
}
