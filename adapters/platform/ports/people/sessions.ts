export interface OpenSession {
  readonly id: number;
  readonly customerId: number;
  readonly actorId: number | undefined;
  readonly openedAt: number;
  readonly factorAt: number | undefined;
}

export interface ShownSession extends OpenSession {
  readonly device: string | undefined;
  readonly seenAt: number;
  readonly expiresAt: number;
}

export interface ActedAs {
  readonly actorId: number;
  readonly at: number;
}

export interface NewSession {
  readonly customerId: number;
  readonly acting?: Acting | undefined;
  readonly device?: string | undefined;
  readonly factorAt?: number | undefined;
}

export interface Acting {
  readonly actorId: number;
  readonly sessionId: number;
}

export type TokenKind = 'access' | 'refresh';

export interface RefreshToken {
  readonly sessionId: number;
  readonly customerId: number;
  readonly openedAt: number;
  readonly actorId: number | undefined;
  readonly expiresAt: number;
  readonly sessionEndsAt: number;
  readonly spentAt: number | undefined;
}

/** Stores token hashes only. Times in milliseconds since the epoch. */
export interface SessionRepository {
  open(session: NewSession, now: number, expiresAt: number): Promise<number>;
  removeExpired(now: number, max: number): Promise<void>;
  addToken(hash: string, sessionId: number, kind: TokenKind, expiresAt: number): Promise<void>;
  /** Undefined if the actor's own session has ended. */
  byAccessToken(hash: string, now: number): Promise<OpenSession | undefined>;
  /** Undefined if the actor's own session has ended. */
  refreshToken(hash: string, now: number): Promise<RefreshToken | undefined>;
  spend(hash: string, now: number): Promise<void>;
  /**
   * Opens a successor session; the old one stays, and impersonations move to the new one.
   * @returns the new id, or undefined if there is none
   */
  succeed(sessionId: number, now: number, expiresAt: number): Promise<number | undefined>;
  /** Never lengthens the session. */
  shorten(sessionId: number, until: number): Promise<void>;
  extend(sessionId: number, now: number, expiresAt: number): Promise<void>;
  giveFactor(sessionId: number, now: number): Promise<void>;
  end(sessionId: number): Promise<void>;
  endOf(hash: string): Promise<void>;
  /** Ends all sessions but one, impersonations included. @returns count of own sessions */
  endAll(customerId: number, but: number): Promise<number>;
  ofCustomer(customerId: number, now: number): Promise<readonly ShownSession[]>;
  /** Audit record, kept after the session. */
  recordImpersonation(actorId: number, customerId: number, now: number): Promise<void>;
  impersonations(customerId: number, max: number): Promise<readonly ActedAs[]>;
}
