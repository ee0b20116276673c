const HAN = /^\p{Script=Han}+$/u;

/**
 * The name of a person as they write it: the given name first, or, in Chinese letters, the family name and no space. What is empty is left
 * out; '' where both are. Pure.
 */
export function fullName(given: string, family: string): string {
  const [first, last] = [given.trim(), family.trim()];
  return HAN.test(first) && HAN.test(last) ? `${last}${first}` : `${first} ${last}`.trim();
}

/** Languages whose speakers say the family name first. */
const FAMILY_FIRST = new Set(['hu', 'ja', 'ko', 'vi', 'zh']);

/** The two names, or what asks for them, in the order that the speakers of a language (BCP 47) expect. Pure. */
export function inNameOrder<T>(locale: string, given: T, family: T): readonly [T, T] {
  return FAMILY_FIRST.has(locale.split('-')[0] ?? '') ? [family, given] : [given, family];
}
