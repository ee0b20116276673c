import type { MailingRepository } from '../../platform/ports/mailings';
import type { SubscriberDocument, SubscriberRow } from '../../../core/contract/manage-people';
import { lookUp } from '../../../core/kernel/look-up';
import type { ListPage, ListWanted } from '../../platform/ports/record-store';
import { numberOf, textOf } from './columns';
import { Conditions, containing } from './conditions';
import type { SqlConnection } from './connection';

/** What a list can be sorted by. */
const ORDERS: Readonly<Record<string, string>> = { email: 'email', since: 'created_at', store_code: 'store_code' };

export class SqlMailings implements MailingRepository {
  constructor(private readonly connection: SqlConnection) {}

  async subscribe(email: string, storeCode: string, now: number): Promise<boolean> {
    const added = await this.connection
      .sql('INSERT INTO newsletter (email, store_code, created_at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING')
      .run(email, storeCode, now);
    return added === 1;
  }

  unsubscribe(email: string): Promise<number> {
    return this.connection.sql('DELETE FROM newsletter WHERE email = ?').run(email);
  }

  async byEmail(email: string): Promise<SubscriberDocument | undefined> {
    const row = await this.connection.sql('SELECT email, store_code FROM newsletter WHERE email = ?').first(email);
    return row && { email: textOf(row, 'email'), store_code: textOf(row, 'store_code') };
  }

  async changeStore(email: string, storeCode: string): Promise<void> {
    await this.connection.sql('UPDATE newsletter SET store_code = ? WHERE email = ?').run(storeCode, email);
  }

  async list({ q, sort, limit, offset, filters }: ListWanted): Promise<ListPage<SubscriberRow>> {
    const where = new Conditions();
    if (q !== undefined) where.add(String.raw`lower(email) LIKE ? ESCAPE '\'`, containing(q));
    if (typeof filters['store_code'] === 'string') where.add('store_code = ?', filters['store_code']);
    const order = `${lookUp(ORDERS, sort?.by ?? 'since') ?? 'created_at'} ${(sort?.isDescending ?? true) ? 'DESC' : 'ASC'}`;
    const rows = await this.connection
      .sql(
        `SELECT email, store_code, created_at FROM newsletter WHERE ${where.text} ORDER BY ${order}, email LIMIT ? OFFSET ?`,
      )
      .all(...where.values, limit, offset);
    const count = await this.connection
      .sql(`SELECT count(*) AS n FROM newsletter WHERE ${where.text}`)
      .first(...where.values);
    const items = rows.map((row) => ({
      id: textOf(row, 'email'),
      email: textOf(row, 'email'),
      store_code: textOf(row, 'store_code'),
      since: new Date(numberOf(row, 'created_at')).toISOString(),
    }));
    return { items, total: numberOf(count ?? {}, 'n') };
  }

  async addToken(token: string, now: number, forgetBefore: number): Promise<void> {
    await this.connection.sql('DELETE FROM mail_token WHERE created_at < ?').run(forgetBefore);
    await this.connection.sql('INSERT INTO mail_token (token, created_at) VALUES (?, ?)').run(token, now);
  }

  async takeToken(token: string, notBefore: number): Promise<boolean> {
    const taken = await this.connection
      .sql('DELETE FROM mail_token WHERE token = ? AND created_at >= ?')
      .run(token, notBefore);
    return taken === 1;
  }
}
