/** Times in milliseconds since the epoch. */
export interface RunOut {
  readonly now: number;
  /** Later reuse of a spent refresh token indicates theft, so keep them until then. */
  readonly spentBefore: number;
  readonly messagesBefore: number;
  readonly unconfirmedBefore: number;
  /** Days since 1970. */
  readonly searchesBefore: number;
}

export interface RetentionRepository {
  forget(runOut: RunOut, max: number): Promise<Readonly<Record<ForgottenKind, number>>>;
  /**
   * Redacts used or expired secrets in messages.
   * @returns messages changed
   */
  hideSecrets(now: number): Promise<number>;
  declinedPhotos(max: number): Promise<readonly { readonly review: number; readonly photos: readonly string[] }[]>;
}

export type ForgottenKind = 'counts' | 'messages' | 'proofs' | 'searches' | 'sessions' | 'subscriptions' | 'tokens';
