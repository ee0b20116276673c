/**
 * Waits for several things of one unit that do not depend on each other, so that a database which is another process is asked about all of them at
 * once. Where one fails it waits for the others as well: nothing of a unit may go on once it is over.
 */
export async function atOnce<T extends readonly unknown[] | []>(
  work: T,
): Promise<{ -readonly [P in keyof T]: Awaited<T[P]> }> {
  // Cheaper than Promise.allSettled and Promise.all, which make a dozen promises of two.
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

/** A failure is raised by the loop, which may still wait for another one when it comes. */
function ignore(): void {}
