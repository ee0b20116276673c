/** What ran out, and since when. Moments in milliseconds since the epoch. */
export interface RunOut {
  readonly now: number;
  /** Refresh tokens that were spent before this are forgotten; a younger one that comes again shows that it was stolen. */
  readonly spentBefore: number;
  /** Messages that were written before this are forgotten, unless they still wait. */
  readonly messagesBefore: number;
  /** Subscriptions from before this that nobody has confirmed are forgotten. */
  readonly unconfirmedBefore: number;
}

/** Forgets what a shop needs no more. Each call takes so many of each kind at the most, so that nobody waits long for it. */
export interface RetentionRepository {
  /** Forgets proofs, counts, tokens, sessions, messages and subscriptions. @returns how many; less than `most` of a kind where no more of it is there */
  forget(runOut: RunOut, most: number): Promise<Readonly<Record<ForgottenKind, number>>>;
  /**
   * Takes out of messages what nobody may read who finds the database later: codes, links and tokens that were sent or are worth nothing any more.
   * @returns how many messages
   */
  hideSecrets(now: number): Promise<number>;
  /** Photographs of reviews that were declined; each is to be removed, and forgotten then. */
  declinedPhotos(most: number): Promise<readonly { readonly review: number; readonly photos: readonly string[] }[]>;
}

export type ForgottenKind = 'counts' | 'messages' | 'proofs' | 'sessions' | 'subscriptions' | 'tokens';
