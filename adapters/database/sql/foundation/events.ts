import { EVENTS, type EventName, type ShopEvent } from '../../../../core/contract/foundation/events';
import type {
  DeadLetter,
  EventRepository,
  NewEvent,
  PlacedEvent,
  Subscription,
} from '../../../platform/ports/foundation/events';
import { documentOf, numberOf, optionalTextOf, textOf } from '../base/columns';
import type { Row, SqlConnection } from '../base/connection';
import { placeholders } from '../base/placeholders';

const MAX = 1000;
/** Minimum retention in milliseconds: 30 days. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;
const PRUNE_EVERY = 100;
/** Bounds the variants of the statement. */
const ADDED_AT_ONCE = 20;

/**
 * In SQLite, ids follow commit order and serve as positions. PostgreSQL may commit out of id order, so a position is
 * assigned when an event is first read.
 */
export class SqlEvents implements EventRepository {
  readonly #position: 'id' | 'position';

  constructor(private readonly connection: SqlConnection) {
    this.#position = connection.dialect === 'sqlite' ? 'id' : 'position';
  }

  async add(events: readonly NewEvent[], now: number): Promise<void> {
    for (let start = 0; start < events.length; start += ADDED_AT_ONCE)
      await this.#add(events.slice(start, start + ADDED_AT_ONCE), now);
  }

  async #add(events: readonly NewEvent[], now: number): Promise<void> {
    const rows = events.map(() => '(?, ?, ?, ?)').join(', ');
    const insert = `INSERT INTO shop_event (name, version, at, data) VALUES ${rows}`;
    const values = events.flatMap(({ name, data }) => [name, EVENTS[name].version, now, JSON.stringify(data)]);
    if (this.connection.dialect === 'postgres') {
      await this.connection.sql(insert).send(...values);
      return;
    }
    const first = numberOf((await this.connection.sql(`${insert} RETURNING id`).first(...values)) ?? {}, 'id');
    if (events.some((_, at) => (first + at) % PRUNE_EVERY === 0)) await this.#prune(now - KEPT_MS);
  }

  async #prune(before: number): Promise<void> {
    await this.connection
      .sql(
        `DELETE FROM shop_event WHERE at < ?1 AND NOT EXISTS (
           SELECT 1 FROM event_subscription AS one WHERE one.seen_at >= ?1
           AND one.cursor_position < shop_event.id)`,
      )
      .run(before);
  }

  async isBehind(cursor: number): Promise<boolean> {
    const waits = this.connection.dialect === 'sqlite' ? '' : 'OR position IS NULL';
    const row = await this.connection
      .sql(`SELECT 1 AS one FROM shop_event WHERE ${this.#position} > ? ${waits} LIMIT 1`)
      .first(cursor);
    return row !== undefined;
  }

  async countAfter(cursor: number, names: readonly EventName[]): Promise<number> {
    if (names.length === 0) return 0;
    const waits = this.connection.dialect === 'sqlite' ? '' : 'OR position IS NULL';
    const row = await this.connection
      .sql(
        `SELECT count(*) AS n FROM shop_event WHERE (${this.#position} > ? ${waits}) AND name IN (${placeholders(names.length)})`,
      )
      .first(cursor, ...names);
    return numberOf(row ?? {}, 'n');
  }

  async place(): Promise<void> {
    if (this.connection.dialect === 'sqlite') return;
    await this.connection.sql('SELECT pg_advisory_xact_lock(3, 0) AS locked').first();
    await this.connection
      .sql(
        `UPDATE shop_event SET position = placed.position
         FROM (SELECT id, nextval('shop_event_position') AS position
               FROM (SELECT id FROM shop_event WHERE position IS NULL ORDER BY id) AS waiting) AS placed
         WHERE shop_event.id = placed.id`,
      )
      .run();
  }

  async after(cursor: number, max: number): Promise<readonly PlacedEvent[]> {
    const rows = await this.connection
      .sql(
        `SELECT id, ${this.#position} AS position, name, version, at, data FROM shop_event
         WHERE ${this.#position} > ? ORDER BY ${this.#position} LIMIT ?`,
      )
      .all(cursor, max);
    return rows.map((row) => ({ position: numberOf(row, 'position'), event: eventOf(row) }));
  }

  async last(): Promise<number> {
    const row = await this.connection.sql(`SELECT coalesce(max(${this.#position}), 0) AS n FROM shop_event`).first();
    return numberOf(row ?? {}, 'n');
  }

  async subscription(name: string): Promise<Subscription | undefined> {
    const row = await this.connection.sql(`SELECT * FROM event_subscription WHERE name = ?`).first(name);
    return row && subscriptionOf(row);
  }

  async subscriptions(): Promise<readonly Subscription[]> {
    const rows = await this.connection.sql('SELECT * FROM event_subscription ORDER BY name').all();
    return rows.map(subscriptionOf);
  }

  async keep({ name, cursor, attempts, nextAt, error }: Subscription, now: number): Promise<void> {
    await this.connection
      .sql(
        `INSERT INTO event_subscription (name, cursor_position, attempts, next_at, error, seen_at) VALUES (?1, ?2, ?3, ?4, ?5, ?6)
         ON CONFLICT (name) DO UPDATE SET cursor_position = ?2, attempts = ?3, next_at = ?4, error = ?5, seen_at = ?6`,
      )
      .run(name, cursor, attempts, nextAt, error ?? null, now);
  }

  async bury({ subscriber, event, attempts, error, failedAt }: Omit<DeadLetter, 'id'>): Promise<void> {
    await this.connection
      .sql(
        `INSERT INTO event_dead_letter (subscriber, event_id, event, attempts, error, failed_at) VALUES (?1, ?2, ?3, ?4, ?5, ?6)
         ON CONFLICT (subscriber, event_id) DO UPDATE SET attempts = ?4, error = ?5, failed_at = ?6`,
      )
      .run(subscriber, event.id, JSON.stringify(event), attempts, error, failedAt);
  }

  async deadLetters(subscriber?: string): Promise<readonly DeadLetter[]> {
    const rows = await (subscriber === undefined
      ? this.connection.sql(`SELECT * FROM event_dead_letter ORDER BY id LIMIT ${String(MAX)}`).all()
      : this.connection
          .sql(`SELECT * FROM event_dead_letter WHERE subscriber = ? ORDER BY id LIMIT ${String(MAX)}`)
          .all(subscriber));
    return rows.map((row) => ({
      id: numberOf(row, 'id'),
      subscriber: textOf(row, 'subscriber'),
      event: documentOf<ShopEvent>(row, 'event'),
      attempts: numberOf(row, 'attempts'),
      error: textOf(row, 'error'),
      failedAt: numberOf(row, 'failed_at'),
    }));
  }

  async raise(id: number): Promise<void> {
    await this.connection.sql('DELETE FROM event_dead_letter WHERE id = ?').run(id);
  }
}

function eventOf(row: Row): ShopEvent {
  const facts = {
    id: String(numberOf(row, 'id')),
    name: textOf(row, 'name'),
    version: numberOf(row, 'version'),
    at: new Date(numberOf(row, 'at')).toISOString(),
    data: documentOf<unknown>(row, 'data'),
  };
  return facts as ShopEvent; // sound: only `add` writes the row, with matching name and data
}

function subscriptionOf(row: Row): Subscription {
  return {
    name: textOf(row, 'name'),
    cursor: numberOf(row, 'cursor_position'),
    attempts: numberOf(row, 'attempts'),
    nextAt: numberOf(row, 'next_at'),
    error: optionalTextOf(row, 'error'),
  };
}
