export interface OpenSession {
  readonly id: number;
  readonly customerId: number;
  /** Who acts as the customer, where it is somebody else. */
  readonly actorId: number | undefined;
}

export type TokenKind = 'access' | 'refresh';

export interface RefreshToken {
  readonly sessionId: number;
  readonly expiresAt: number;
  readonly spentAt: number | undefined;
}

/** Sessions, and the hashes of the tokens that stand for them. Moments in milliseconds since the epoch. */
export interface SessionRepository {
  /** @returns the id of a new session */
  open(customerId: number, actorId: number | undefined, now: number, expiresAt: number): Promise<number>;
  /** Removes sessions that have expired, the given number at the most. */
  removeExpired(now: number, most: number): Promise<void>;
  addToken(hash: string, sessionId: number, kind: TokenKind, expiresAt: number): Promise<void>;
  /** The session of an access token that counts now. */
  byAccessToken(hash: string, now: number): Promise<OpenSession | undefined>;
  refreshToken(hash: string): Promise<RefreshToken | undefined>;
  /** Marks a refresh token as spent. */
  spend(hash: string, now: number): Promise<void>;
  /** Lengthens a session, and forgets its access tokens that have expired. */
  extend(sessionId: number, now: number, expiresAt: number): Promise<void>;
  end(sessionId: number): Promise<void>;
  /** Ends the session that a token of either kind belongs to. */
  endOf(hash: string): Promise<void>;
  /** Ends all sessions of a customer but one. */
  endAll(customerId: number, but: number): Promise<void>;
  /** Writes down who acted as whom (A §4.3); it is kept when the session is over. */
  recordImpersonation(actorId: number, customerId: number, now: number): Promise<void>;
}
