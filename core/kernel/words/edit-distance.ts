const LONGEST = 64;

export type DistanceTo = (chars: Uint16Array, start: number, end: number) => number;

/** Restricted Damerau distance; returns `limit + 1` early. The table is reused across comparisons. */
export function distanceFrom(word: string, limit: number): DistanceTo {
  const typed = Uint16Array.from({ length: word.length }, (_, at) => word.charCodeAt(at));
  const width = typed.length;
  const [first, second, third] = [rowOf(width), rowOf(width), rowOf(width)];
  return (chars, start, end) => {
    const height = end - start;
    if (Math.abs(width - height) > limit || width > LONGEST || height > LONGEST) return limit + 1;
    let [before, previous, current] = [first, second, third];
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
        const swapped = column > 1 && letter === typed[column - 2] && letterBefore === typedLetter;
        if (swapped) cost = Math.min(cost, (before[column - 2] ?? 0) + 1);
        current[column] = cost;
        if (cost < lowest) lowest = cost;
      }
      if (lowest > limit + 1) return limit + 1;
      [before, previous, current] = [previous, current, before];
    }
    return Math.min(previous[width] ?? limit + 1, limit + 1);
  };
}

function rowOf(width: number): Uint8Array {
  return new Uint8Array(Math.min(width, LONGEST) + 1);
}
