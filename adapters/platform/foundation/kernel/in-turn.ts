/** Maps a list sequentially, as one transaction requires. @returns results in list order */
export async function inTurn<T, R>(list: readonly T[], work: (entry: T, index: number) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (const [index, entry] of list.entries()) results.push(await work(entry, index));
  return results;
}
