import { createHash } from 'node:crypto';

/** Longest encoded name; file systems take 255 bytes, and a temporary file needs some of them. */
const MAX_LENGTH = 150;
const PLAIN = /[a-z0-9_-]/;

/**
 * Text as a name that every file system keeps apart from every other: lower-case letters, digits, '_' and '-'
 * stay, any other UTF-16 unit becomes '%' and four hex digits (so 'A' and 'a' differ where case does not count).
 */
function encode(text: string): string {
  if (text === '') return '%';
  let name = '';
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charAt(index);
    name += PLAIN.test(unit) ? unit : `%${text.charCodeAt(index).toString(16).padStart(4, '0')}`;
  }
  return name;
}

/**
 * The file or folder name of a key. One too long to be a name becomes its SHA-256 behind a '~'; such a file has
 * to hold its key itself.
 */
export function toFileName(text: string): string {
  const name = encode(text);
  if (name.length <= MAX_LENGTH) return name;
  // JSON text, because it keeps lone surrogates apart that UTF-8 would all turn into one character
  return `~${createHash('sha256').update(JSON.stringify(text)).digest('hex')}`;
}

/** Whether the name stands for a key that was too long to be one. */
export function isHashed(name: string): boolean {
  return name.startsWith('~');
}

/** The key of a name that is not hashed. */
export function fromFileName(name: string): string {
  if (name === '%') return '';
  return name.replace(/%([0-9a-f]{4})/g, (_match, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}
