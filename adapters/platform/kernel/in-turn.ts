/** Does one after the other, as what shares a transaction has to be done. @returns the results in the order of the list */
export async function inTurn<T, R>(list: readonly T[], work: (entry: T, index: number) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (const [index, entry] of list.entries()) results.push(await work(entry, index));
  return results;
}
