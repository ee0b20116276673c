import { numberOf, optionalTextOf, textOf } from '../database/columns';
import type { Sqlite } from '../database/sqlite';

/** What the shop would have sent. */
export interface OutboxMessage {
  readonly id: number;
  /** 'order', 'contact', 'newsletter', later 'code'. */
  readonly kind: string;
  /** E-mail address or phone number that it goes to. */
  readonly contact: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string | undefined;
  /** Milliseconds since the epoch. */
  readonly createdAt: number;
}

/** The most messages that a list gives. */
const MOST = 200;

/** Codes and mails; a real sender would take them from here. */
export class OutboxRepository {
  constructor(private readonly database: Sqlite) {}

  add(message: Omit<OutboxMessage, 'id'>): void {
    this.database
      .sql('INSERT INTO outbox (kind, contact, subject, body_text, body_html, created_at) VALUES (?, ?, ?, ?, ?, ?)')
      .run(message.kind, message.contact, message.subject, message.text, message.html ?? null, message.createdAt);
  }

  /** The newest messages first, at most 200; those to one contact if it is given. */
  list(contact?: string): readonly OutboxMessage[] {
    const columns = 'id, kind, contact, subject, body_text, body_html, created_at';
    const rows =
      contact === undefined
        ? this.database.sql(`SELECT ${columns} FROM outbox ORDER BY id DESC LIMIT ${MOST}`).all()
        : this.database
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
