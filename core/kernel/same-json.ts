import { lookUp } from './look-up';

/**
 * Whether two values mean the same as JSON: the order of members does not matter, and one that is undefined is none. Compared member
 * by member, which ends at the first difference and writes nothing down.
 */
export function sameJson(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b)) {
    if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false;
    return a.every((entry, index) => sameJson(entry, b[index]));
  }
  const [one, other] = [a as Members, b as Members]; // sound: neither null nor a list
  return (
    everyMember(one, (key) => sameJson(lookUp(one, key), lookUp(other, key))) &&
    everyMember(other, (key) => lookUp(one, key) !== undefined)
  );
}

type Members = Readonly<Record<string, unknown>>;

/** Asks of each member that is not undefined. */
function everyMember(members: Members, holds: (key: string) => boolean): boolean {
  return Object.keys(members).every((key) => lookUp(members, key) === undefined || holds(key));
}
