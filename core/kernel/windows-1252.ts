/** Characters at the bytes 0x80–0x9F; a space marks unused bytes. */
const HIGH = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';

/** Encodes text as Windows-1252. Letters lose accents that the encoding lacks; other characters become `?`. */
export function windows1252(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(Array.from(text, byteOf));
}

function byteOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80 || (code >= 0xa0 && code <= 0xff)) return code;
  const high = HIGH.indexOf(character);
  if (high >= 0 && character !== ' ') return 0x80 + high;
  const base = character.normalize('NFD').codePointAt(0) ?? 0;
  return base < 0x80 ? base : QUESTION_MARK;
}

const QUESTION_MARK = 0x3f;
