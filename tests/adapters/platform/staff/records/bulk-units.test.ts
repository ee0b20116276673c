import { expect, it } from 'vitest';
import { recordsOfUnit } from '../../../../../adapters/platform/staff/records/bulk-units';

it.each([
  [[], 0],
  [[1, 1, 1], 3],
  [[150, 50, 1], 2],
  [[300, 300], 1],
  [[1, 2049], 1],
  [[199, 0, 1, 0, 1], 4],
])('a unit of work of records with %j edits takes the first %i', (edits, count) => {
  expect(recordsOfUnit(edits)).toBe(count);
});
