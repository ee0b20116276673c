import { expect, it } from 'vitest';
import { isDay } from '../../../core/kernel/is-day';

it.each([
  ['2026-12-24', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-02-30', false],
  ['2026-06-31', false],
  ['2026-13-01', false],
  ['2026-00-10', false],
  ['2026-01-00', false],
  ['2026-1-1', false],
  ['2026-12', false],
  ['2026-12-24T10:00', false],
  ['24.12.2026', false],
  ['', false],
])('"%s" is a valid date: %s', (text, expected) => {
  expect(isDay(text)).toBe(expected);
});
