/**
 * Waits for several things of one unit that do not depend on each other, so that a database which is another process is asked about all of them at
 * once. Where one fails it waits for the others as well: nothing of a unit may go on once it is over.
 */
export async function atOnce<T extends readonly unknown[] | []>(
  work: T,
): Promise<{ -readonly [P in keyof T]: Awaited<T[P]> }> {
  await Promise.allSettled(work);
  return Promise.all(work);
}
