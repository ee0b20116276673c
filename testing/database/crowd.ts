/** How many do something at once. */
export const CROWD = 50;

/** Lets fifty do something at once. */
export function crowd<T>(work: (index: number) => Promise<T>): Promise<readonly T[]> {
  return Promise.all(Array.from({ length: CROWD }, (_, index) => work(index)));
}
