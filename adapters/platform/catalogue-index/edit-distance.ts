/** Rows of the table, grown when a longer word comes; kept between calls because a fuzzy pass makes thousands of them. */
export interface DistanceTable {
  readonly rows: readonly [Uint8Array, Uint8Array, Uint8Array];
}

/** Longest word compared; longer ones are simply too far. */
const LONGEST = 64;

export function distanceTable(): DistanceTable {
  return { rows: [new Uint8Array(LONGEST + 1), new Uint8Array(LONGEST + 1), new Uint8Array(LONGEST + 1)] };
}

/**
 * Edit distance with insertion, deletion, substitution and the swap of two neighbours (Damerau, restricted),
 * between `typed` and the slice start … end of `chars`. Gives `limit + 1` as soon as it must be more than `limit`.
 */
export function editDistance(
  typed: Uint16Array,
  chars: Uint16Array,
  start: number,
  end: number,
  limit: number,
  table: DistanceTable,
): number {
  const width = typed.length;
  const height = end - start;
  if (Math.abs(width - height) > limit || width > LONGEST || height > LONGEST) return limit + 1;
  let [before, previous, current] = table.rows;
  for (let column = 0; column <= width; column += 1) previous[column] = column;
  for (let row = 1; row <= height; row += 1) {
    const letter = chars[start + row - 1] ?? 0;
    const letterBefore = row > 1 ? (chars[start + row - 2] ?? 0) : -1;
    let lowest = row;
    current[0] = row;
    for (let column = 1; column <= width; column += 1) {
      const typedLetter = typed[column - 1] ?? 0;
      let cost = (previous[column - 1] ?? 0) + (letter === typedLetter ? 0 : 1);
      cost = Math.min(cost, (previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1);
      if (column > 1 && letter === typed[column - 2] && letterBefore === typedLetter)
        cost = Math.min(cost, (before[column - 2] ?? 0) + 1);
      current[column] = cost;
      if (cost < lowest) lowest = cost;
    }
    // A swap may still reach two rows back, hence one more of grace.
    if (lowest > limit + 1) return limit + 1;
    [before, previous, current] = [previous, current, before];
  }
  return Math.min(previous[width] ?? limit + 1, limit + 1);
}
