/** Widths of A to Z in the display face, heaviest weight, in thousandths of an em. */
const LATIN = [
  463, 440, 468, 469, 395, 389, 473, 480, 216, 216, 462, 361, 582, 481, 472, 421, 472, 452, 408, 404, 472, 464, 645, 446, 446, 404,
]; // prettier-ignore
const TIGHTER = 5;
const NARROW = /[\s.,:;'’!|·-]/u;
const WIDE = /[ЖМФШЩЫЮ@%&]/u;
const IDEOGRAPH = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/**
 * Estimates the maximum width of a name in capitals.
 * @returns in em, always positive. Pure.
 */
export function nameWidth(name: string): number {
  const signs = Array.from(
    name
      .toUpperCase()
      .normalize('NFD')
      .replaceAll(/\p{Mn}/gu, ''),
  );
  return (
    Math.max(
      1000,
      signs.reduce((sum, sign) => sum + widthOf(sign) - TIGHTER, 0),
    ) / 1000
  );
}

/** System fonts differ by device, so assume the widest. */
function widthOf(sign: string): number {
  const latin = LATIN[sign.charCodeAt(0) - 65];
  if (latin !== undefined) return latin;
  if (IDEOGRAPH.test(sign)) return 1020;
  if (WIDE.test(sign)) return 1040;
  if (/\d/.test(sign)) return 460;
  return NARROW.test(sign) ? 350 : 740;
}
