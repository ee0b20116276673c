const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const VALUES = new Map(Array.from(SIGNS, (sign, value) => [sign.charCodeAt(0), value]));
const CHUNK = 8192;

/** Encodes RFC 4648 base64 without `btoa` or Node buffers. */
export function toBase64(bytes: Uint8Array): string {
  const parts: string[] = [];
  let text = '';
  for (let at = 0; at < bytes.length; at += 3) {
    const [first = 0, second, third] = [bytes[at], bytes[at + 1], bytes[at + 2]];
    const all = (first << 16) | ((second ?? 0) << 8) | (third ?? 0);
    text += SIGNS.charAt(all >> 18) + SIGNS.charAt((all >> 12) & 63);
    text += second === undefined ? '=' : SIGNS.charAt((all >> 6) & 63);
    text += third === undefined ? '=' : SIGNS.charAt(all & 63);
    if (text.length < CHUNK) continue;
    parts.push(text);
    text = '';
  }
  return parts.join('') + text;
}

export function fromBase64(text: string): Uint8Array | undefined {
  const length = text.endsWith('==') ? text.length - 2 : text.endsWith('=') ? text.length - 1 : text.length;
  if (text.length % 4 !== 0 || length % 4 === 1) return undefined;
  const bytes = new Uint8Array(Math.floor((length * 3) / 4));
  let [held, bits, to] = [0, 0, 0];
  for (let at = 0; at < length; at += 1) {
    const value = VALUES.get(text.charCodeAt(at));
    if (value === undefined) return undefined;
    held = ((held << 6) | value) & 0xffff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes[to] = (held >> bits) & 0xff;
    to += 1;
  }
  return bytes;
}
