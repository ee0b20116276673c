import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distanceFrom } from '../../../../core/kernel/words/edit-distance';

const letters = (word: string): Uint16Array => Uint16Array.from(word, (letter) => letter.charCodeAt(0));
const distance = (typed: string, word: string, limit: number): number =>
  distanceFrom(typed, limit)(letters(word), 0, word.length);

/** Textbook recursion of the restricted Damerau distance. */
function plainDistance(a: string, b: string): number {
  const rows = Array.from({ length: a.length + 1 }, (_, row) =>
    Array.from({ length: b.length + 1 }, (__, column) => (row === 0 ? column : column === 0 ? row : 0)),
  );
  const cell = (row: number, column: number): number => rows[row]?.[column] ?? Infinity;
  for (let row = 1; row <= a.length; row += 1) {
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1] ? 0 : 1;
      let cost = Math.min(cell(row - 1, column) + 1, cell(row, column - 1) + 1, cell(row - 1, column - 1) + same);
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1])
        cost = Math.min(cost, cell(row - 2, column - 2) + 1);
      rows[row]![column] = cost;
    }
  }
  return cell(a.length, b.length);
}

describe('edit distance', () => {
  it.each([
    ['jaket', 'jacket', 1],
    ['jaccket', 'jacket', 1],
    ['jackit', 'jacket', 1],
    ['jakcet', 'jacket', 1],
    ['jacket', 'jacket', 0],
    ['jakcte', 'jacket', 2],
  ])('turns %s into %s with %i errors', (typed, word, errors) => {
    expect(distance(typed, word, 2)).toBe(errors);
  });

  it('stops at one more than the limit', () => {
    expect(distance('molico', 'tomato', 2)).toBe(3);
    expect(distance('a', 'abcdefgh', 2)).toBe(3);
    expect(distance('x'.repeat(100), 'x'.repeat(99), 2)).toBe(3);
  });

  it('matches the textbook algorithm for any words and limits', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'д'), maxLength: 9 });
    fc.assert(
      fc.property(word, word, fc.integer({ min: 1, max: 3 }), (typed, other, limit) => {
        expect(distance(typed, other, limit)).toBe(Math.min(plainDistance(typed, other), limit + 1));
      }),
      { numRuns: 3000 },
    );
  });
});
