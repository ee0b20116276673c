/** The two digits of each byte. A shop makes several ids with each request. */
const DIGITS: readonly string[] = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));
/** A dash stands before these bytes. */
const GROUPS: ReadonlySet<number> = new Set([4, 6, 8, 10]);

/** Sixteen random bytes as a UUID of version 4 (RFC 9562), in lower case. */
export function formatUuid(random: Uint8Array): string {
  let text = '';
  for (let index = 0; index < 16; index += 1) {
    let byte = random[index] ?? 0;
    if (index === 6) byte = (byte & 0x0f) | 0x40; // the version
    if (index === 8) byte = (byte & 0x3f) | 0x80; // the variant
    text += GROUPS.has(index) ? `-${DIGITS[byte] ?? ''}` : (DIGITS[byte] ?? '');
  }
  return text;
}
