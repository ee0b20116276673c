export interface OpenSession {
  readonly id: number;
  readonly customerId: number;
  /** Who acts as the customer, where it is somebody else. */
  readonly actorId: number | undefined;
  readonly openedAt: number;
  /** When a second factor was given in it, or in the one by which somebody acts. */
  readonly factorAt: number | undefined;
}

/** A session that is open, as staff and its owner see it. */
export interface ShownSession extends OpenSession {
  /** 'Firefox, Linux'; missing where the browser does not say. */
  readonly device: string | undefined;
  /** When it was last lengthened, which a device in use does each hour. */
  readonly seenAt: number;
  readonly expiresAt: number;
}

/** Who acted as somebody, and when. */
export interface ActedAs {
  readonly actorId: number;
  readonly at: number;
}

/** Who signs in. */
export interface NewSession {
  readonly customerId: number;
  readonly acting?: Acting | undefined;
  readonly device?: string | undefined;
  /** When a second factor was given by the sign-in itself. */
  readonly factorAt?: number | undefined;
}

/** Somebody who acts as another, by a session of their own: once that is over, so is this. */
export interface Acting {
  readonly actorId: number;
  readonly sessionId: number;
}

export type TokenKind = 'access' | 'refresh';

export interface RefreshToken {
  readonly sessionId: number;
  readonly customerId: number;
  readonly openedAt: number;
  /** Who acts, where the session is somebody else's. */
  readonly actorId: number | undefined;
  readonly expiresAt: number;
  /** When its session ends unless it is lengthened. */
  readonly sessionEndsAt: number;
  readonly spentAt: number | undefined;
}

/** Sessions, and the hashes of the tokens that stand for them. Moments in milliseconds since the epoch. */
export interface SessionRepository {
  /** @returns the id of a new session */
  open(session: NewSession, now: number, expiresAt: number): Promise<number>;
  /** Removes sessions that have expired, the given number at the most. */
  removeExpired(now: number, most: number): Promise<void>;
  addToken(hash: string, sessionId: number, kind: TokenKind, expiresAt: number): Promise<void>;
  /** The session of an access token that counts now; none where who acts has ended the session by which they did. */
  byAccessToken(hash: string, now: number): Promise<OpenSession | undefined>;
  /** None where who acts has ended the session by which they did. */
  refreshToken(hash: string, now: number): Promise<RefreshToken | undefined>;
  /** Marks a refresh token as spent. */
  spend(hash: string, now: number): Promise<void>;
  /**
   * Opens a session in the place of another, with everything that is known of that one; the other stays, and who acts by it acts by this one.
   * @returns its id; undefined where there is no such session
   */
  succeed(sessionId: number, now: number, expiresAt: number): Promise<number | undefined>;
  /** Has a session end at a moment, if it would not end before. */
  shorten(sessionId: number, until: number): Promise<void>;
  /** Lengthens a session, and forgets its access tokens that have expired. */
  extend(sessionId: number, now: number, expiresAt: number): Promise<void>;
  /** A second factor was given in a session. */
  giveFactor(sessionId: number, now: number): Promise<void>;
  end(sessionId: number): Promise<void>;
  /** Ends the session that a token of either kind belongs to. */
  endOf(hash: string): Promise<void>;
  /** Ends all sessions of a customer but one, and those by which they act as others. @returns how many of their own there were */
  endAll(customerId: number, but: number): Promise<number>;
  /** Those of a customer that are open, the newest first. */
  ofCustomer(customerId: number, now: number): Promise<readonly ShownSession[]>;
  /** Writes down who acted as whom (A §4.3); it is kept when the session is over. */
  recordImpersonation(actorId: number, customerId: number, now: number): Promise<void>;
  /** Who acted as a customer; the newest few first. */
  impersonations(customerId: number, most: number): Promise<readonly ActedAs[]>;
}
