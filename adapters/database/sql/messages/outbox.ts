import { MESSAGE_CHANNELS, type MessageChannel } from '../../../platform/ports/messages/messages';
import {
  MESSAGE_STATES,
  type AttemptOutcome,
  type MessageState,
  type OutboxMessage,
  type OutboxRepository,
} from '../../../platform/ports/messages/outbox';
import type { Letter } from '../../../platform/ports/messages/mail-look';
import { numberOf, optionalDocumentOf, optionalNumberOf, optionalTextOf, textOf } from '../base/columns';
import type { Row, SqlConnection } from '../base/connection';
import { placeholders } from '../base/placeholders';
import { hideSecrets } from '../staff/retention';

const MAX = 200;
const NORMAL = 0;
const LOW = 1;
const COLUMNS = `id, uid, kind, contact, channel, subject, body_text, body_html, language, reply_to, expires_at, state,
  created_at, queued_at, attempts, next_at, error, sent_at, letter, priority`;
/**
 * From the third attempt on, retries come last, so that a failing sender does not hold up the codes of new customers. The
 * second keeps its place, because servers that greylist refuse every first attempt. Retries of messages that expire
 * precede those that strangers request, so that a flood of these does not let them expire.
 */
const TURN = '(attempts > 1 AND (priority = 1 OR expires_at IS NULL)), priority, attempts, next_at, id';

export class SqlOutbox implements OutboxRepository {
  constructor(private readonly connection: SqlConnection) {}

  async add(message: Parameters<OutboxRepository['add']>[0]): Promise<void> {
    await this.connection
      .sql(
        `INSERT INTO outbox (uid, kind, contact, channel, subject, body_text, body_html, language, reply_to, expires_at, state,
           created_at, queued_at, next_at, letter, error, priority)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?12, ?12, ?13, ?14, ?15)`,
      )
      .send(
        message.uid,
        message.kind,
        message.contact,
        message.channel ?? null,
        message.subject,
        message.text,
        message.html ?? null,
        message.language ?? null,
        message.replyTo ?? null,
        message.expiresAt ?? null,
        message.state,
        message.createdAt,
        message.letter === undefined ? null : JSON.stringify(message.letter),
        message.error ?? null,
        message.priority === 'low' ? LOW : NORMAL,
      );
  }

  async list(contact?: string): Promise<readonly OutboxMessage[]> {
    const rows =
      contact === undefined
        ? await this.connection.sql(`SELECT ${COLUMNS} FROM outbox ORDER BY id DESC LIMIT ${MAX}`).all()
        : await this.connection
            .sql(`SELECT ${COLUMNS} FROM outbox WHERE contact = ? ORDER BY id DESC LIMIT ${MAX}`)
            .all(contact);
    return rows.map(messageOf);
  }

  async inState(state: MessageState | undefined, max: number): Promise<readonly OutboxMessage[]> {
    const rows =
      state === undefined
        ? await this.connection.sql(`SELECT ${COLUMNS} FROM outbox ORDER BY id DESC LIMIT ?`).all(max)
        : await this.connection
            .sql(`SELECT ${COLUMNS} FROM outbox WHERE state = ? ORDER BY id DESC LIMIT ?`)
            .all(state, max);
    return rows.map(messageOf);
  }

  async count(state: MessageState): Promise<number> {
    const row = await this.connection.sql('SELECT count(*) AS n FROM outbox WHERE state = ?').first(state);
    return numberOf(row ?? {}, 'n');
  }

  async find(id: number): Promise<OutboxMessage | undefined> {
    const row = await this.connection.sql(`SELECT ${COLUMNS} FROM outbox WHERE id = ?`).first(id);
    return row && messageOf(row);
  }

  async isDue(channels: readonly MessageChannel[], now: number): Promise<boolean> {
    if (channels.length === 0) return false;
    const row = await this.connection
      .sql(`SELECT 1 AS one FROM outbox WHERE ${dueOf(channels)} LIMIT 1`)
      .first(now, ...channels);
    return row !== undefined;
  }

  async claim(channels: readonly MessageChannel[], now: number, until: number): Promise<OutboxMessage | undefined> {
    if (channels.length === 0) return undefined;
    // SQLite has one writer; PostgreSQL skips rows that another unit is claiming.
    const lock = this.connection.dialect === 'postgres' ? 'FOR UPDATE SKIP LOCKED' : '';
    const row = await this.connection
      .sql(
        `UPDATE outbox SET attempts = attempts + 1, next_at = ?
         WHERE id = (SELECT id FROM outbox WHERE ${dueOf(channels)} ORDER BY ${TURN} LIMIT 1 ${lock})
         RETURNING ${COLUMNS}`,
      )
      .first(until, now, ...channels);
    return row && messageOf(row);
  }

  async settle({ id, attempts }: Pick<OutboxMessage, 'attempts' | 'id'>, outcome: AttemptOutcome): Promise<void> {
    if (outcome.state === 'sent') {
      await this.connection
        .sql(`UPDATE outbox SET state = 'sent', sent_at = ?, error = NULL WHERE id = ?`)
        .run(outcome.at, id);
      await hideSecrets(this.connection, 'id = ?', id);
      return;
    }
    const nextAt = outcome.state === 'waiting' ? outcome.nextAt : null;
    await this.connection
      .sql(
        `UPDATE outbox SET state = ?, error = ?, next_at = coalesce(?, next_at) WHERE id = ? AND attempts = ? AND state = 'waiting'`,
      )
      .run(outcome.state, outcome.error ?? null, nextAt, id, attempts);
  }

  async release({ id, attempts }: Pick<OutboxMessage, 'attempts' | 'id'>, now: number): Promise<void> {
    await this.connection
      .sql(`UPDATE outbox SET attempts = attempts - 1, next_at = ? WHERE id = ? AND attempts = ? AND state = 'waiting'`)
      .run(now, id, attempts);
  }

  async requeue(id: number, now: number): Promise<void> {
    await this.connection
      .sql(
        `UPDATE outbox SET state = 'waiting', attempts = 0, queued_at = ?1, next_at = ?1
         WHERE id = ?2 AND state IN ('failed', 'kept')`,
      )
      .run(now, id);
  }

  async prune(before: number, max: number): Promise<void> {
    const lock = this.connection.dialect === 'postgres' ? 'FOR UPDATE SKIP LOCKED' : '';
    await this.connection
      .sql(
        `DELETE FROM outbox WHERE id IN (
           SELECT id FROM outbox WHERE id < (SELECT min(id) FROM outbox) + ?1 AND created_at < ?2 AND state <> 'waiting' ${lock})`,
      )
      .run(max, before);
  }

  async channels(): Promise<readonly MessageChannel[]> {
    const rows = await this.connection.sql('SELECT channel FROM message_channel').all();
    const known = new Set(rows.map((row) => textOf(row, 'channel')));
    return MESSAGE_CHANNELS.filter((channel) => known.has(channel));
  }

  async carry(channels: readonly MessageChannel[]): Promise<void> {
    const add = this.connection.sql('INSERT INTO message_channel (channel) VALUES (?) ON CONFLICT DO NOTHING');
    for (const channel of channels) await add.run(channel);
    const others = MESSAGE_CHANNELS.filter((channel) => !channels.includes(channel));
    if (others.length === 0) return;
    const list = placeholders(others.length);
    await this.connection.sql(`DELETE FROM message_channel WHERE channel IN (${list})`).run(...others);
    await this.connection
      .sql(`UPDATE outbox SET state = 'kept' WHERE state = 'waiting' AND channel IN (${list})`)
      .run(...others);
  }
}

function dueOf(channels: readonly MessageChannel[]): string {
  return `state = 'waiting' AND next_at <= ? AND channel IN (${placeholders(channels.length)})`;
}

function messageOf(row: Row): OutboxMessage {
  return {
    id: numberOf(row, 'id'),
    uid: textOf(row, 'uid'),
    kind: textOf(row, 'kind'),
    contact: textOf(row, 'contact'),
    channel: oneOf(MESSAGE_CHANNELS, optionalTextOf(row, 'channel')),
    subject: textOf(row, 'subject'),
    text: textOf(row, 'body_text'),
    html: optionalTextOf(row, 'body_html'),
    letter: optionalDocumentOf<Letter>(row, 'letter'),
    language: optionalTextOf(row, 'language'),
    replyTo: optionalTextOf(row, 'reply_to'),
    expiresAt: optionalNumberOf(row, 'expires_at'),
    state: oneOf(MESSAGE_STATES, textOf(row, 'state')) ?? 'kept',
    createdAt: numberOf(row, 'created_at'),
    queuedAt: numberOf(row, 'queued_at'),
    attempts: numberOf(row, 'attempts'),
    nextAt: numberOf(row, 'next_at'),
    error: optionalTextOf(row, 'error'),
    sentAt: optionalNumberOf(row, 'sent_at'),
    priority: numberOf(row, 'priority') === LOW ? 'low' : 'normal',
  };
}

function oneOf<T extends string>(words: readonly T[], text: string | undefined): T | undefined {
  return words.find((word) => word === text);
}
