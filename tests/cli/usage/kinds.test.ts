import { expect, it } from 'vitest';
import { DAY } from '../../../cli/usage/kinds';

it.each([
  ['2026-03-01', '2026-03-01'],
  ['2028-02-29', '2028-02-29'],
  ['2026-02-30', undefined],
  ['2026-13-01', undefined],
  ['2026-3-1', undefined],
  ['2026-03-01T00:00', undefined],
  ['tomorrow', undefined],
])('the date "%s" is parsed as %s', (raw, day) => {
  expect(DAY.parse(raw)).toBe(day);
});
