import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;

/**
 * Encrypts text with AES-256-GCM.
 * @param secret 244 bits of entropy, as from `newSecret`
 * @param owner bound to the ciphertext: unsealing for another owner fails
 */
export function seal(secret: string, text: string, owner: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, keyOf(secret), iv).setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return [iv, cipher.getAuthTag(), sealed].map((part) => part.toString('base64url')).join('.');
}

export function unseal(secret: string, kept: string, owner: string): string {
  const [iv = '', tag = '', sealed = ''] = kept.split('.');
  const bytes = (part: string) => Buffer.from(part, 'base64url');
  const decipher = createDecipheriv(CIPHER, keyOf(secret), bytes(iv), { authTagLength: 16 })
    .setAAD(Buffer.from(owner))
    .setAuthTag(bytes(tag));
  return Buffer.concat([decipher.update(bytes(sealed)), decipher.final()]).toString('utf8');
}

function keyOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
