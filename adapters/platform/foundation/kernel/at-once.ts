/**
 * Awaits independent work of one unit in parallel. On failure it still waits for the rest, since nothing may outlive
 * the unit.
 */
export async function atOnce<T extends readonly unknown[] | []>(
  work: T,
): Promise<{ -readonly [P in keyof T]: Awaited<T[P]> }> {
  for (const one of work) if (one instanceof Promise) one.catch(ignore);
  const made: unknown[] = [];
  const failures: unknown[] = [];
  for (const one of work) {
    try {
      made.push(await one);
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
  return made as { -readonly [P in keyof T]: Awaited<T[P]> }; // sound: one for each, in their order
}

/** Prevents unhandled rejections; the loop rethrows the error. */
function ignore(): void {}
