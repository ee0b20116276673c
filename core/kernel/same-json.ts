import { lookUp } from './look-up';

/** Compares as JSON; member order and undefined members are ignored. */
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

function everyMember(members: Members, holds: (key: string) => boolean): boolean {
  return Object.keys(members).every((key) => lookUp(members, key) === undefined || holds(key));
}
