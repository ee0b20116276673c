/** Milliseconds for finding a notice and beginning to read it. */
const FINDING_MS = 4000;
/** Milliseconds for a character: 12 in a second, which slow readers manage too. */
const CHARACTER_MS = 80;

/** Milliseconds that an error stays where nothing else is said of it: as long as it takes to read, at least the lifetime of other notices. Pure. */
export function readingTime(message: string, lifetimeMs: number): number {
  return Math.max(lifetimeMs, FINDING_MS + message.length * CHARACTER_MS);
}
