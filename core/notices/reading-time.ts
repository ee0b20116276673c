const FINDING_MS = 4000;
/** 12 characters per second suit slow readers. */
const CHARACTER_MS = 80;

/** Returns the display time of an error in milliseconds, at least `lifetimeMs`. */
export function readingTime(message: string, lifetimeMs: number): number {
  return Math.max(lifetimeMs, FINDING_MS + message.length * CHARACTER_MS);
}
