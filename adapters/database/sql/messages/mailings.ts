import type {
  ListedSubscriber,
  MailingRepository,
  NewSubscriber,
  Subscriber,
} from '../../../platform/ports/messages/mailings';
import type { SubscriberDocument } from '../../../../core/contract/people/manage-people';
import { lookUp } from '../../../../core/kernel/look-up';
import type { ListPage, ListQuery } from '../../../platform/ports/record-store';
import { numberOf, optionalNumberOf, textOf } from '../base/columns';
import { Conditions, containing } from '../base/conditions';
import type { Row, SqlConnection } from '../base/connection';

const ORDERS: Readonly<Record<string, string>> = { email: 'email', since: 'created_at', store_code: 'store_code' };

export class SqlMailings implements MailingRepository {
  constructor(private readonly connection: SqlConnection) {}

  async subscribe({ email, storeCode, key, confirmedAt, createdAt }: NewSubscriber): Promise<boolean> {
    const added = await this.connection
      .sql(
        'INSERT INTO newsletter (email, store_code, key, confirmed_at, created_at) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING',
      )
      .run(email, storeCode, key, confirmedAt ?? null, createdAt);
    return added === 1;
  }

  async find(by: { readonly email: string } | { readonly key: string }): Promise<Subscriber | undefined> {
    const [column, value] = 'key' in by ? ['key', by.key] : ['email', by.email];
    const row = await this.connection
      .sql(`SELECT email, store_code, key, confirmed_at FROM newsletter WHERE ${column} = ?`)
      .first(value);
    return (
      row && {
        email: textOf(row, 'email'),
        storeCode: textOf(row, 'store_code'),
        key: textOf(row, 'key'),
        confirmedAt: optionalNumberOf(row, 'confirmed_at'),
      }
    );
  }

  async confirm(key: string, now: number): Promise<void> {
    await this.connection
      .sql('UPDATE newsletter SET confirmed_at = coalesce(confirmed_at, ?) WHERE key = ?')
      .run(now, key);
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

  async list({
    q,
    sort,
    limit,
    offset,
    filters,
  }: ListQuery): Promise<ListPage<ListedSubscriber & { readonly id: string }>> {
    const where = new Conditions();
    if (q !== undefined) where.add(String.raw`lower(email) LIKE ? ESCAPE '\'`, containing(q));
    if (typeof filters['store_code'] === 'string') where.add('store_code = ?', filters['store_code']);
    const order = `${lookUp(ORDERS, sort?.by ?? 'since') ?? 'created_at'} ${(sort?.isDescending ?? true) ? 'DESC' : 'ASC'}`;
    const rows = await this.connection
      .sql(
        `SELECT email, store_code, key, confirmed_at, created_at FROM newsletter WHERE ${where.text} ORDER BY ${order}, email LIMIT ? OFFSET ?`,
      )
      .all(...where.values, limit, offset);
    const count = await this.connection
      .sql(`SELECT count(*) AS n FROM newsletter WHERE ${where.text}`)
      .first(...where.values);
    const items = rows.map((row) => ({
      id: textOf(row, 'email'),
      email: textOf(row, 'email'),
      store_code: textOf(row, 'store_code'),
      since: isoOf(numberOf(row, 'created_at')),
      confirmed: confirmedOf(row),
      key: textOf(row, 'key'),
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

function confirmedOf(row: Row): string | null {
  const moment = optionalNumberOf(row, 'confirmed_at');
  return moment === undefined ? null : isoOf(moment);
}

function isoOf(moment: number): string {
  return new Date(moment).toISOString();
}
