import { expect, it } from 'vitest';
import { holdsTag } from '../../../core/kernel/holds-tag';

it.each([
  ['"a1"', true],
  ['W/"a1"', true],
  ['"b2", W/"a1"', true],
  ['*', true],
  ['"a1-gzip"', false],
  ['a1', false],
  ['', false],
  [null, false],
  [undefined, false],
])('a browser that sends %s has the current file: %s', (header, isHeld) => {
  expect(holdsTag(header, '"a1"')).toBe(isHeld);
});
