const HAN = /^\p{Script=Han}+$/u;

/** Joins names: given name first; in Chinese family name first, without space. */
export function fullName(given: string, family: string): string {
  const [first, last] = [given.trim(), family.trim()];
  return HAN.test(first) && HAN.test(last) ? `${last}${first}` : `${first} ${last}`.trim();
}

const FAMILY_FIRST = new Set(['hu', 'ja', 'ko', 'vi', 'zh']);

/** Orders two values by the name order of a locale. */
export function inNameOrder<T>(locale: string, given: T, family: T): readonly [T, T] {
  return FAMILY_FIRST.has(locale.split('-')[0] ?? '') ? [family, given] : [given, family];
}
