import { describe, expect, it } from 'vitest';
import {
  matchesFilters,
  meets,
  parseSort,
  sortDocuments,
  valuesAt,
} from '../../../../../adapters/platform/catalogue/search/match-document';

const category = { id: 4, level: 3, is_active: true, name: 'Jackets', children: [{ id: 5 }, { id: 6 }] };

describe('a search condition', () => {
  it.each([
    [[4], { eq: '4' }, true],
    [['4'], { eq: 4 }, true],
    [['a'], { eq: 'A' }, false],
    [[true], { eq: true }, true],
    [['true'], { eq: true }, true],
    [[3, 5], { in: [5, 9] }, true],
    [[3, 5], { nin: [5] }, false],
    [[], { nin: [5] }, true],
    [[], { eq: 1 }, false],
    [[10], { gt: 9, lte: 10 }, true],
    [['10'], { gt: 9 }, true],
    [['2026-01-02'], { gte: '2026-01-01', lt: '2026-01-02' }, false],
    [[''], { gt: 0 }, false],
  ])('on %j: %j is %s', (values, condition, expected) => {
    expect(meets(values, condition)).toBe(expected);
  });

  it('reads dotted paths through lists, and no inherited properties', () => {
    expect(valuesAt(category, 'children.id')).toEqual([5, 6]);
    expect(valuesAt(category, 'constructor.name')).toEqual([]);
    expect(valuesAt(category, '__proto__.toString')).toEqual([]);
  });

  it('must match together with all others', () => {
    const filters = [
      { attribute: 'level', value: { gte: 2 } },
      { attribute: 'is_active', value: { eq: true } },
    ];
    expect(matchesFilters(category, filters)).toBe(true);
    expect(matchesFilters({ ...category, is_active: false }, filters)).toBe(false);
  });
});

describe('sorting', () => {
  it('reads keys with and without a direction', () => {
    expect(parseSort('position:asc, id desc,,name')).toEqual([
      { field: 'position', direction: 'asc' },
      { field: 'id', direction: 'desc' },
      { field: 'name', direction: 'asc' },
    ]);
    expect(parseSort(undefined)).toEqual([]);
  });

  it('sorts missing values last and keeps the order of equal ones', () => {
    const documents = [{ id: 1 }, { id: 2, position: 10 }, { id: 3, position: 9 }, { id: 4, position: 9 }];
    const sorted = (sort: string) => sortDocuments(documents, parseSort(sort)).map((document) => document.id);
    expect(sorted('position:asc')).toEqual([3, 4, 2, 1]);
    expect(sorted('position:desc')).toEqual([2, 3, 4, 1]);
  });
});
