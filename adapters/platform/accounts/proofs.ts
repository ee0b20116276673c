import type { Repositories } from '../ports/database';
import type { ProofKind } from '../ports/proofs';
import { hashCode, isSameText } from '../kernel/secrets';
import { countTry, type Asker } from './contact-limits';

type Db = Pick<Repositories, 'proofs' | 'rates'>;

/** How often a code may be tried from one address; then it is worth nothing from there. */
const MOST_ATTEMPTS = 5;
/** Longer than any code lives. */
const TRIES_MS = 60 * 60 * 1000;

/** What became of a try. */
export interface Attempt {
  readonly isGood: boolean;
  /** True for a wrong code that was compared with one that still counts. */
  readonly isGuess: boolean;
  /** How often more it can be tried from there; 0 also where nothing was sent, or it is too old. */
  readonly left: number;
}

/** A proof that a contact is somebody's, as it was sent to it. It is kept as a hash, lives for a while and counts once. */
export interface Sent {
  readonly contact: string;
  readonly kind: ProofKind;
  readonly secret: string;
}

/** Keeps what is sent; an earlier one of the kind counts no more. */
export async function writeProof(
  { proofs }: Pick<Db, 'proofs'>,
  sent: Sent,
  salt: string,
  expiresAt: number,
): Promise<void> {
  const { contact, kind, secret } = sent;
  await proofs.write({ contact, kind, salt, hash: hashCode(salt, contact, secret) }, expiresAt);
}

/**
 * Looks whether this is what was sent; after a success nothing that was sent counts. A code can be guessed, so that each try is counted before it is
 * looked at, by the address that it comes from: nobody uses up the code of somebody else. The secret of a link (244 bits) cannot be guessed.
 */
export async function takeProof(db: Db, sent: Sent, from: Pick<Asker, 'address'>, now: number): Promise<Attempt> {
  const { contact, kind, secret } = sent;
  const proof = await db.proofs.take(contact, kind, now);
  // Without one the same work is done, so that the time gives nothing away.
  const isSame = isSameText(hashCode(proof?.salt ?? '', contact, secret), proof?.hash ?? '');
  if (!proof) return { isGood: false, isGuess: false, left: 0 };
  const left = kind === 'code' ? await triesLeft(db, proof.salt, from, now) : MOST_ATTEMPTS;
  if (!isSame || left < 0) {
    return { isGood: false, isGuess: kind === 'code' && left >= 0, left: Math.max(0, left) };
  }
  await db.proofs.remove(contact);
  return { isGood: true, isGuess: false, left };
}

/** Counts a try of a code. @returns how many are left after it; below 0 where it was one too many */
async function triesLeft(db: Db, code: string, { address }: Pick<Asker, 'address'>, now: number): Promise<number> {
  return MOST_ATTEMPTS - (await countTry(db, code, address, { windowMs: TRIES_MS, now }));
}

/** Whether `takeProof` would find the secret of a link good. It stays good. */
export async function isProofGood(
  { proofs }: Pick<Db, 'proofs'>,
  { contact, kind, secret }: Sent,
  now: number,
): Promise<boolean> {
  const proof = await proofs.find(contact, kind, now);
  return isSameText(hashCode(proof?.salt ?? '', contact, secret), proof?.hash ?? '') && proof !== undefined;
}
