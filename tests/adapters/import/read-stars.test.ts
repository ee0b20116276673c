import { describe, expect, it } from 'vitest';
import { readStars } from '../../../adapters/import/reviews/read-stars';

describe('stars', () => {
  it.each([
    ...[
      ['', undefined],
      ['0', undefined],
      ['5', 5],
      ['4.33', 4],
      ['4,6', 5],
      ['20', 1],
      ['80%', 4],
      ['3%', 1],
    ],
    ...[
      ['100', 5],
      ['Quality:5|Price:2|Value:4', 4],
      ['Quality:5, Price:1', 3],
      ['5|4', 5],
      ['7', 'none'],
      ['101', 'none'],
    ],
    ...[
      ['-1', 'none'],
      ['good', 'none'],
    ],
  ] as const)('of "%s" are %s', (given, stars) => {
    expect(readStars(given)).toBe(stars);
  });
});
