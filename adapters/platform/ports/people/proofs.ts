export type ProofKind = 'code' | 'link' | 'reset';

/** Key for a change of contact address; cannot be used to sign in. */
export function contactChangeOf(customerId: number, email: string): string {
  return `mails of ${String(customerId)} to ${email}`;
}

export interface StoredProof {
  readonly salt: string;
  readonly hash: string;
}

export interface ProofRepository {
  /** Replaces an earlier proof of the kind. */
  write(proof: { readonly contact: string; readonly kind: ProofKind } & StoredProof, expiresAt: number): Promise<void>;
  /** Returns an unexpired proof and locks it, for single use. */
  take(contact: string, kind: ProofKind, now: number): Promise<StoredProof | undefined>;
  find(contact: string, kind: ProofKind, now: number): Promise<StoredProof | undefined>;
  remove(contact: string): Promise<void>;
}
