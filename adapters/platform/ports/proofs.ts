/** What was sent to a contact: a code to type, the code of a link, a token to set a password with. */
export type ProofKind = 'code' | 'link' | 'reset';

/** A proof as it is kept: its hash, never itself. */
export interface StoredProof {
  readonly salt: string;
  readonly hash: string;
  /** How often it was tried, this time included. */
  readonly attempts: number;
}

/** Proofs that a contact is somebody's; one of each kind for a contact. */
export interface ProofRepository {
  /** Keeps a proof; an earlier one of the kind counts no more. */
  write(
    proof: { readonly contact: string; readonly kind: ProofKind } & Pick<StoredProof, 'hash' | 'salt'>,
    expiresAt: number,
  ): Promise<void>;
  /** Counts an attempt and gives the proof, where it has not expired: in one step, so that no two attempts count as one. */
  attempt(contact: string, kind: ProofKind, now: number): Promise<StoredProof | undefined>;
  /** The proof where it has not expired. No attempt. */
  find(contact: string, kind: ProofKind, now: number): Promise<StoredProof | undefined>;
  /** Counts an attempt. */
  countAttempt(contact: string, kind: ProofKind): Promise<void>;
  /** Forgets all proofs of a contact. */
  remove(contact: string): Promise<void>;
}
