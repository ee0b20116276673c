const BEFORE = /^(?:order\s+)?(?:n[or](?:[.:]\s*|\s+))?[#№:\s]*/iu;

/** Strips prefixes from a typed order number; returns '' for a prefix alone. */
export function readOrderNumber(typed: string): string {
  return typed.trim().replace(BEFORE, '');
}

const NUMBER = /^[A-Za-z0-9][A-Za-z0-9._/-]{0,31}$/;

/** Returns true for 1–32 letters, digits, '-', '/', '.' or '_'. UUIDs are longer. */
export function mayBeOrderNumber(text: string): boolean {
  return NUMBER.test(text);
}
