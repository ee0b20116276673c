import type { Repositories } from '../ports/database';
import type { ProofKind } from '../ports/proofs';
import { hashCode, isSameText } from '../kernel/secrets';

type Db = Pick<Repositories, 'proofs'>;

/** How often a proof may be tried; then it is worth nothing. */
const MOST_ATTEMPTS = 5;

/** What became of a try. */
export interface Attempt {
  readonly isGood: boolean;
  /** How often more it can be tried; 0 also where nothing was sent, or it is too old. */
  readonly left: number;
}

/** A proof that a contact is somebody's, as it was sent to it. It is kept as a hash, lives for a while and counts once. */
export interface Sent {
  readonly contact: string;
  readonly kind: ProofKind;
  readonly secret: string;
}

/** Keeps what is sent; an earlier one of the kind counts no more. */
export async function writeProof({ proofs }: Db, sent: Sent, salt: string, expiresAt: number): Promise<void> {
  const { contact, kind, secret } = sent;
  await proofs.write({ contact, kind, salt, hash: hashCode(salt, contact, secret) }, expiresAt);
}

/** Looks whether this is what was sent. The attempt counts before it is looked at; after a success nothing that was sent counts. */
export async function takeProof({ proofs }: Db, { contact, kind, secret }: Sent, now: number): Promise<Attempt> {
  const proof = await proofs.attempt(contact, kind, now);
  // Without one the same work is done, so that the time gives nothing away.
  const isSame = isSameText(hashCode(proof?.salt ?? '', contact, secret), proof?.hash ?? '');
  const left = proof ? Math.max(0, MOST_ATTEMPTS - proof.attempts) : 0;
  if (!proof || !isSame || proof.attempts > MOST_ATTEMPTS) return { isGood: false, left };
  await proofs.remove(contact);
  return { isGood: true, left };
}

/** Whether `takeProof` would find it good. It stays good; only a wrong one counts as an attempt. */
export async function isProofGood({ proofs }: Db, { contact, kind, secret }: Sent, now: number): Promise<boolean> {
  const proof = await proofs.find(contact, kind, now);
  const isSame = isSameText(hashCode(proof?.salt ?? '', contact, secret), proof?.hash ?? '');
  if (proof && isSame) return proof.attempts < MOST_ATTEMPTS;
  await proofs.countAttempt(contact, kind);
  return false;
}
