import type { Repositories } from '../../ports/database';
import type { ProofKind } from '../../ports/people/proofs';
import { hashCode, isSameText, countTry, type Asker } from '../../foundation';

type Db = Pick<Repositories, 'proofs' | 'rates'>;

const MAX_ATTEMPTS = 5;
const TRIES_MS = 60 * 60 * 1000;

export interface Attempt {
  readonly isGood: boolean;
  readonly isGuess: boolean;
  readonly left: number;
}

export interface Sent {
  readonly contact: string;
  readonly kind: ProofKind;
  readonly secret: string;
}

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
 * Code attempts are counted per address first, so that strangers cannot use up a code; link secrets (244 bits) are
 * unguessable.
 */
export async function takeProof(db: Db, sent: Sent, from: Pick<Asker, 'address'>, now: number): Promise<Attempt> {
  const { contact, kind, secret } = sent;
  const proof = await db.proofs.take(contact, kind, now);
  // Constant work without a proof, to prevent timing leaks.
  const isSame = isSameText(hashCode(proof?.salt ?? '', contact, secret), proof?.hash ?? '');
  if (!proof) return { isGood: false, isGuess: false, left: 0 };
  const left = kind === 'code' ? await triesLeft(db, proof.salt, from, now) : MAX_ATTEMPTS;
  if (!isSame || left < 0) {
    return { isGood: false, isGuess: kind === 'code' && left >= 0, left: Math.max(0, left) };
  }
  await db.proofs.remove(contact);
  return { isGood: true, isGuess: false, left };
}

async function triesLeft(db: Db, code: string, { address }: Pick<Asker, 'address'>, now: number): Promise<number> {
  return MAX_ATTEMPTS - (await countTry(db, code, address, { windowMs: TRIES_MS, now }));
}

export async function isProofGood(
  { proofs }: Pick<Db, 'proofs'>,
  { contact, kind, secret }: Sent,
  now: number,
): Promise<boolean> {
  const proof = await proofs.find(contact, kind, now);
  return isSameText(hashCode(proof?.salt ?? '', contact, secret), proof?.hash ?? '') && proof !== undefined;
}
