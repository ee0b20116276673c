import { numberOf, optionalNumberOf, textOf } from '../database/columns';
import type { Sqlite } from '../database/sqlite';
import type { Settings } from '../options';
import { unauthorized } from './require-caller';
import { hashToken } from './secrets';

/** How long a token signs requests, in milliseconds: an hour. */
const ACCESS_MS = 60 * 60 * 1000;
/** How long a session lasts without being used: 60 days. */
const SESSION_MS = 60 * 24 * 60 * 60 * 1000;
/**
 * A refresh token that was just spent is taken once more within this time: the answer may have been lost on its way, or two
 * tabs may have asked at once. Later it is a sign that it was stolen, and the session ends.
 */
const GRACE_MS = 60 * 1000;
/** Expired sessions are removed a few at each new one. */
const REMOVED_AT_ONCE = 20;

export interface Tokens {
  readonly token: string;
  readonly refreshToken: string;
  /** Seconds. */
  readonly expires_in: number;
}

export interface OpenSession {
  readonly id: number;
  readonly customerId: number;
  /** Who acts as the customer, where it is somebody else. */
  readonly actorId: number | undefined;
}

/** Sessions and the tokens that stand for them. Only hashes of tokens are kept. */
export class SessionService {
  constructor(
    private readonly database: Sqlite,
    private readonly settings: Pick<Settings, 'clock' | 'ids'>,
  ) {}

  open(customerId: number, actorId?: number): Tokens {
    const now = this.settings.clock.now();
    return this.database.transaction(() => {
      this.database
        .sql('DELETE FROM session WHERE id IN (SELECT id FROM session WHERE expires_at <= ? LIMIT ?)')
        .run(now, REMOVED_AT_ONCE);
      const row = this.database
        .sql('INSERT INTO session (customer_id, actor_id, expires_at, created_at) VALUES (?, ?, ?, ?) RETURNING id')
        .first(customerId, actorId ?? null, now + SESSION_MS, now);
      return this.#issue(numberOf(row ?? {}, 'id'));
    });
  }

  /** The session of a token that counts now. */
  find(token: string): OpenSession | undefined {
    const row = this.database
      .sql(
        `SELECT session.id AS id, customer_id, actor_id FROM session_token JOIN session ON session.id = session_id
         WHERE hash = ? AND kind = 'access' AND session_token.expires_at > ? AND session.expires_at > ?`,
      )
      .first(hashToken(token), this.settings.clock.now(), this.settings.clock.now());
    return (
      row && {
        id: numberOf(row, 'id'),
        customerId: numberOf(row, 'customer_id'),
        actorId: optionalNumberOf(row, 'actor_id'),
      }
    );
  }

  /**
   * New tokens for a refresh token, which is spent by it.
   * @throws ApiError 401 when it is unknown, expired or was spent before
   */
  refresh(refreshToken: string): Tokens {
    const tokens = this.database.transaction(() => this.#refresh(hashToken(refreshToken)));
    if (tokens === undefined) throw unauthorized();
    return tokens;
  }

  #refresh(hash: string): Tokens | undefined {
    const now = this.settings.clock.now();
    const row = this.database
      .sql("SELECT session_id, expires_at, spent_at FROM session_token WHERE hash = ? AND kind = 'refresh'")
      .first(hash);
    if (!row || numberOf(row, 'expires_at') <= now) return undefined;
    const sessionId = numberOf(row, 'session_id');
    const spentAt = optionalNumberOf(row, 'spent_at');
    if (spentAt !== undefined && now - spentAt > GRACE_MS) {
      this.end(sessionId);
      return undefined;
    }
    if (spentAt === undefined) {
      this.database.sql('UPDATE session_token SET spent_at = ? WHERE hash = ?').run(now, hash);
    }
    this.database
      .sql("DELETE FROM session_token WHERE session_id = ? AND kind = 'access' AND expires_at <= ?")
      .run(sessionId, now);
    this.database.sql('UPDATE session SET expires_at = ? WHERE id = ?').run(now + SESSION_MS, sessionId);
    return this.#issue(sessionId);
  }

  end(sessionId: number): void {
    this.database.sql('DELETE FROM session WHERE id = ?').run(sessionId);
  }

  /** Ends the session that a token of either kind belongs to. */
  endOf(token: string): void {
    const row = this.database.sql('SELECT session_id FROM session_token WHERE hash = ?').first(hashToken(token));
    if (row) this.end(numberOf(row, 'session_id'));
  }

  /** Ends all sessions of a customer but one. */
  endAll(customerId: number, but = 0): void {
    this.database.sql('DELETE FROM session WHERE customer_id = ? AND id <> ?').run(customerId, but);
  }

  #issue(sessionId: number): Tokens {
    const now = this.settings.clock.now();
    const insert = this.database.sql(
      'INSERT INTO session_token (hash, session_id, kind, expires_at) VALUES (?, ?, ?, ?)',
    );
    const [token, refreshToken] = [this.secret(), this.secret()];
    insert.run(hashToken(token), sessionId, 'access', now + ACCESS_MS);
    insert.run(hashToken(refreshToken), sessionId, 'refresh', now + SESSION_MS);
    return { token, refreshToken, expires_in: ACCESS_MS / 1000 };
  }

  /** A text of 244 bits of chance. */
  secret(): string {
    const { ids } = this.settings;
    return `${ids.uuid()}${ids.uuid()}`.replaceAll('-', '');
  }

  /** The shop's own secret of a name; made when it is first asked for. */
  ownSecret(name: string): string {
    this.database.sql('INSERT OR IGNORE INTO secret (name, value) VALUES (?, ?)').run(name, this.secret());
    return textOf(this.database.sql('SELECT value FROM secret WHERE name = ?').first(name) ?? {}, 'value');
  }
}
