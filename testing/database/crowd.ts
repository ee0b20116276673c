export const CROWD = 50;

export function crowd<T>(work: (index: number) => Promise<T>): Promise<readonly T[]> {
  return Promise.all(Array.from({ length: CROWD }, (_, index) => work(index)));
}
