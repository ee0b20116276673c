import type { OutboxMessage, OutboxRepository } from '../../platform/ports/outbox';
import { numberOf, optionalTextOf, textOf } from './columns';
import type { SqlConnection } from './connection';

/** The most messages that a list gives. */
const MOST = 200;

export class SqlOutbox implements OutboxRepository {
  constructor(private readonly connection: SqlConnection) {}

  async add(message: Omit<OutboxMessage, 'id'>): Promise<void> {
    await this.connection
      .sql('INSERT INTO outbox (kind, contact, subject, body_text, body_html, created_at) VALUES (?, ?, ?, ?, ?, ?)')
      .run(message.kind, message.contact, message.subject, message.text, message.html ?? null, message.createdAt);
  }

  async list(contact?: string): Promise<readonly OutboxMessage[]> {
    const columns = 'id, kind, contact, subject, body_text, body_html, created_at';
    const rows =
      contact === undefined
        ? await this.connection.sql(`SELECT ${columns} FROM outbox ORDER BY id DESC LIMIT ${MOST}`).all()
        : await this.connection
            .sql(`SELECT ${columns} FROM outbox WHERE contact = ? ORDER BY id DESC LIMIT ${MOST}`)
            .all(contact);
    return rows.map((row) => ({
      id: numberOf(row, 'id'),
      kind: textOf(row, 'kind'),
      contact: textOf(row, 'contact'),
      subject: textOf(row, 'subject'),
      text: textOf(row, 'body_text'),
      html: optionalTextOf(row, 'body_html'),
      createdAt: numberOf(row, 'created_at'),
    }));
  }
}
