import { createHash } from 'node:crypto';

const MAX_LENGTH = 150;
const PLAIN = /[a-z0-9_-]/;

/**
 * Escapes all but lower-case letters, digits, '_' and '-' as '%' and four hex digits, for case-insensitive file
 * systems.
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

/** Too long keys become '~' and their SHA-256; such files must contain their key. */
export function toFileName(text: string): string {
  const name = encode(text);
  if (name.length <= MAX_LENGTH) return name;
  // JSON keeps lone surrogates distinct, which UTF-8 would merge
  return `~${createHash('sha256').update(JSON.stringify(text)).digest('hex')}`;
}

export function isHashed(name: string): boolean {
  return name.startsWith('~');
}

export function fromFileName(name: string): string {
  if (name === '%') return '';
  return name.replace(/%([0-9a-f]{4})/g, (_match, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}
