/** What was sent to a contact: a code to type, the code of a link, a token to set a password with. */
export type ProofKind = 'code' | 'link' | 'reset';

/** What the code for another address to write to is kept by: it is for this customer alone, signs nobody in, and reads as no contact. */
export function contactChangeOf(customerId: number, email: string): string {
  return `mails of ${String(customerId)} to ${email}`;
}

/** A proof as it is kept: its hash, never itself. */
export interface StoredProof {
  readonly salt: string;
  readonly hash: string;
}

/** Proofs that a contact is somebody's; one of each kind for a contact. */
export interface ProofRepository {
  /** Keeps a proof; an earlier one of the kind counts no more. */
  write(proof: { readonly contact: string; readonly kind: ProofKind } & StoredProof, expiresAt: number): Promise<void>;
  /** Gives the proof where it has not expired; nobody else takes it until this unit is over, so that it counts once. */
  take(contact: string, kind: ProofKind, now: number): Promise<StoredProof | undefined>;
  /** The proof where it has not expired. */
  find(contact: string, kind: ProofKind, now: number): Promise<StoredProof | undefined>;
  /** Forgets all proofs of a contact. */
  remove(contact: string): Promise<void>;
}
