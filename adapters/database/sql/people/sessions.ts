import type {
  ActedAs,
  NewSession,
  OpenSession,
  RefreshToken,
  SessionRepository,
  ShownSession,
  TokenKind,
} from '../../../platform/ports/people/sessions';
import { numberOf, optionalNumberOf, optionalTextOf } from '../base/columns';
import type { SqlConnection } from '../base/connection';

/** SQLite reuses session ids, so an impersonated session is valid only while the actor's session is open. */
const ACTOR_IS_THERE = `(session.actor_session_id IS NULL
  OR EXISTS (SELECT 1 FROM session AS own WHERE own.id = session.actor_session_id AND own.customer_id = session.actor_id
    AND own.actor_id IS NULL AND own.expires_at > ?))`;

const FACTOR_AT = `CASE WHEN session.actor_session_id IS NULL THEN session.factor_at
  ELSE (SELECT own.factor_at FROM session AS own WHERE own.id = session.actor_session_id) END`;

export class SqlSessions implements SessionRepository {
  constructor(private readonly connection: SqlConnection) {}

  async open({ customerId, acting, device, factorAt }: NewSession, now: number, expiresAt: number): Promise<number> {
    const row = await this.connection
      .sql(
        `INSERT INTO session (customer_id, actor_id, actor_session_id, expires_at, created_at, seen_at, device, factor_at)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?)
         RETURNING id`,
      )
      .first(
        customerId,
        acting?.actorId ?? null,
        acting?.sessionId ?? null,
        expiresAt,
        now,
        now,
        device ?? null,
        factorAt ?? null,
      );
    return numberOf(row ?? {}, 'id');
  }

  async removeExpired(now: number, max: number): Promise<void> {
    await this.connection
      .sql('DELETE FROM session WHERE id IN (SELECT id FROM session WHERE expires_at <= ? LIMIT ?)')
      .run(now, max);
  }

  async addToken(hash: string, sessionId: number, kind: TokenKind, expiresAt: number): Promise<void> {
    await this.connection
      .sql('INSERT INTO session_token (hash, session_id, kind, expires_at) VALUES (?, ?, ?, ?)')
      .run(hash, sessionId, kind, expiresAt);
  }

  async byAccessToken(hash: string, now: number): Promise<OpenSession | undefined> {
    const row = await this.connection
      .sql(
        `SELECT session.id AS id, customer_id, actor_id, created_at, ${FACTOR_AT} AS factor_at
         FROM session_token JOIN session ON session.id = session_id
         WHERE hash = ? AND kind = 'access' AND session_token.expires_at > ? AND session.expires_at > ? AND ${ACTOR_IS_THERE}`,
      )
      .first(hash, now, now, now);
    return (
      row && {
        id: numberOf(row, 'id'),
        customerId: numberOf(row, 'customer_id'),
        actorId: optionalNumberOf(row, 'actor_id'),
        openedAt: numberOf(row, 'created_at'),
        factorAt: optionalNumberOf(row, 'factor_at'),
      }
    );
  }

  async refreshToken(hash: string, now: number): Promise<RefreshToken | undefined> {
    const row = await this.connection
      .sql(
        `SELECT session_id, customer_id, actor_id, created_at, session_token.expires_at AS expires_at,
           session.expires_at AS session_ends_at, spent_at
         FROM session_token JOIN session ON session.id = session_id WHERE hash = ? AND kind = 'refresh' AND ${ACTOR_IS_THERE}`,
      )
      .first(hash, now);
    return (
      row && {
        sessionId: numberOf(row, 'session_id'),
        customerId: numberOf(row, 'customer_id'),
        openedAt: numberOf(row, 'created_at'),
        actorId: optionalNumberOf(row, 'actor_id'),
        expiresAt: numberOf(row, 'expires_at'),
        sessionEndsAt: numberOf(row, 'session_ends_at'),
        spentAt: optionalNumberOf(row, 'spent_at'),
      }
    );
  }

  async spend(hash: string, now: number): Promise<void> {
    await this.connection.sql('UPDATE session_token SET spent_at = ? WHERE hash = ?').run(now, hash);
  }

  async succeed(sessionId: number, now: number, expiresAt: number): Promise<number | undefined> {
    const row = await this.connection
      .sql(
        `INSERT INTO session (customer_id, actor_id, actor_session_id, expires_at, created_at, seen_at, device, factor_at)
         SELECT customer_id, actor_id, actor_session_id, ?, created_at, ?, device, factor_at FROM session WHERE id = ?
         RETURNING id`,
      )
      .first(expiresAt, now, sessionId);
    if (row === undefined) return undefined;
    const id = numberOf(row, 'id');
    await this.connection.sql('UPDATE session SET actor_session_id = ? WHERE actor_session_id = ?').run(id, sessionId);
    return id;
  }

  async shorten(sessionId: number, until: number): Promise<void> {
    await this.connection
      .sql('UPDATE session SET expires_at = ? WHERE id = ? AND expires_at > ?')
      .run(until, sessionId, until);
  }

  async extend(sessionId: number, now: number, expiresAt: number): Promise<void> {
    await this.connection
      .sql("DELETE FROM session_token WHERE session_id = ? AND kind = 'access' AND expires_at <= ?")
      .run(sessionId, now);
    await this.connection
      .sql('UPDATE session SET expires_at = ?, seen_at = ? WHERE id = ?')
      .run(expiresAt, now, sessionId);
  }

  async giveFactor(sessionId: number, now: number): Promise<void> {
    await this.connection.sql('UPDATE session SET factor_at = ? WHERE id = ?').run(now, sessionId);
  }

  async end(sessionId: number): Promise<void> {
    await this.connection.sql('DELETE FROM session WHERE id = ? OR actor_session_id = ?').run(sessionId, sessionId);
  }

  async endOf(hash: string): Promise<void> {
    const row = await this.connection.sql('SELECT session_id FROM session_token WHERE hash = ?').first(hash);
    if (row !== undefined) await this.end(numberOf(row, 'session_id'));
  }

  async endAll(customerId: number, but: number): Promise<number> {
    await this.connection
      .sql(
        `DELETE FROM session WHERE actor_session_id IN
           (SELECT own.id FROM session AS own WHERE own.customer_id = ? AND own.actor_id IS NULL AND own.id <> ?)`,
      )
      .run(customerId, but);
    return this.connection.sql('DELETE FROM session WHERE customer_id = ? AND id <> ?').run(customerId, but);
  }

  async ofCustomer(customerId: number, now: number): Promise<readonly ShownSession[]> {
    const rows = await this.connection
      .sql(
        `SELECT id, customer_id, actor_id, created_at, expires_at, seen_at, device, ${FACTOR_AT} AS factor_at FROM session
         WHERE customer_id = ? AND expires_at > ? AND ${ACTOR_IS_THERE} ORDER BY created_at DESC, id DESC`,
      )
      .all(customerId, now, now);
    return rows.map((row) => ({
      id: numberOf(row, 'id'),
      customerId: numberOf(row, 'customer_id'),
      actorId: optionalNumberOf(row, 'actor_id'),
      openedAt: numberOf(row, 'created_at'),
      factorAt: optionalNumberOf(row, 'factor_at'),
      expiresAt: numberOf(row, 'expires_at'),
      seenAt: optionalNumberOf(row, 'seen_at') ?? numberOf(row, 'created_at'),
      device: optionalTextOf(row, 'device'),
    }));
  }

  async recordImpersonation(actorId: number, customerId: number, now: number): Promise<void> {
    await this.connection
      .sql('INSERT INTO impersonation (actor_id, customer_id, created_at) VALUES (?, ?, ?)')
      .run(actorId, customerId, now);
  }

  async impersonations(customerId: number, max: number): Promise<readonly ActedAs[]> {
    const rows = await this.connection
      .sql('SELECT actor_id, created_at FROM impersonation WHERE customer_id = ? ORDER BY id DESC LIMIT ?')
      .all(customerId, max);
    return rows.map((row) => ({ actorId: numberOf(row, 'actor_id'), at: numberOf(row, 'created_at') }));
  }
}
