import type { OpenSession, RefreshToken, SessionRepository, TokenKind } from '../../platform/ports/sessions';
import { numberOf, optionalNumberOf } from './columns';
import type { SqlConnection } from './connection';

export class SqlSessions implements SessionRepository {
  constructor(private readonly connection: SqlConnection) {}

  async open(customerId: number, actorId: number | undefined, now: number, expiresAt: number): Promise<number> {
    const row = await this.connection
      .sql('INSERT INTO session (customer_id, actor_id, expires_at, created_at) VALUES (?, ?, ?, ?) RETURNING id')
      .first(customerId, actorId ?? null, expiresAt, now);
    return numberOf(row ?? {}, 'id');
  }

  async removeExpired(now: number, most: number): Promise<void> {
    await this.connection
      .sql('DELETE FROM session WHERE id IN (SELECT id FROM session WHERE expires_at <= ? LIMIT ?)')
      .run(now, most);
  }

  async addToken(hash: string, sessionId: number, kind: TokenKind, expiresAt: number): Promise<void> {
    await this.connection
      .sql('INSERT INTO session_token (hash, session_id, kind, expires_at) VALUES (?, ?, ?, ?)')
      .run(hash, sessionId, kind, expiresAt);
  }

  async byAccessToken(hash: string, now: number): Promise<OpenSession | undefined> {
    const row = await this.connection
      .sql(
        `SELECT session.id AS id, customer_id, actor_id FROM session_token JOIN session ON session.id = session_id
         WHERE hash = ? AND kind = 'access' AND session_token.expires_at > ? AND session.expires_at > ?`,
      )
      .first(hash, now, now);
    return (
      row && {
        id: numberOf(row, 'id'),
        customerId: numberOf(row, 'customer_id'),
        actorId: optionalNumberOf(row, 'actor_id'),
      }
    );
  }

  async refreshToken(hash: string): Promise<RefreshToken | undefined> {
    const row = await this.connection
      .sql("SELECT session_id, expires_at, spent_at FROM session_token WHERE hash = ? AND kind = 'refresh'")
      .first(hash);
    return (
      row && {
        sessionId: numberOf(row, 'session_id'),
        expiresAt: numberOf(row, 'expires_at'),
        spentAt: optionalNumberOf(row, 'spent_at'),
      }
    );
  }

  async spend(hash: string, now: number): Promise<void> {
    await this.connection.sql('UPDATE session_token SET spent_at = ? WHERE hash = ?').run(now, hash);
  }

  async extend(sessionId: number, now: number, expiresAt: number): Promise<void> {
    await this.connection
      .sql("DELETE FROM session_token WHERE session_id = ? AND kind = 'access' AND expires_at <= ?")
      .run(sessionId, now);
    await this.connection.sql('UPDATE session SET expires_at = ? WHERE id = ?').run(expiresAt, sessionId);
  }

  async end(sessionId: number): Promise<void> {
    await this.connection.sql('DELETE FROM session WHERE id = ?').run(sessionId);
  }

  async endOf(hash: string): Promise<void> {
    await this.connection
      .sql('DELETE FROM session WHERE id = (SELECT session_id FROM session_token WHERE hash = ?)')
      .run(hash);
  }

  async endAll(customerId: number, but: number): Promise<void> {
    await this.connection.sql('DELETE FROM session WHERE customer_id = ? AND id <> ?').run(customerId, but);
  }

  async recordImpersonation(actorId: number, customerId: number, now: number): Promise<void> {
    await this.connection
      .sql('INSERT INTO impersonation (actor_id, customer_id, created_at) VALUES (?, ?, ?)')
      .run(actorId, customerId, now);
  }
}
