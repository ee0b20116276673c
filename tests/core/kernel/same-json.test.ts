import { describe, expect, it } from 'vitest';
import { sameJson } from '../../../core/kernel/same-json';

describe('sameJson', () => {
  it('finds values the same that say the same, whatever the order of their members', () => {
    expect(sameJson({ a: 1, b: [{ c: 'x' }, null] }, { b: [{ c: 'x' }, null], a: 1 })).toBe(true);
    expect(sameJson([], [])).toBe(true);
  });

  it('treats an undefined member as missing', () => {
    expect(sameJson({ a: 1, b: undefined }, { a: 1 })).toBe(true);
    expect(sameJson({ a: 1 }, { a: 1, b: undefined })).toBe(true);
  });

  it.each([
    ['another number', { a: 1 }, { a: 2 }],
    ['a member more', { a: 1 }, { a: 1, b: null }],
    ['a member less', { a: 1, b: null }, { a: 1 }],
    ['another order of a list', [1, 2], [2, 1]],
    ['a longer list', [1], [1, 2]],
    ['null in place of an object', { a: {} }, { a: null }],
    ['a list in place of an object', {}, []],
    ['a number as text', 1, '1'],
    ['a difference in the depth', { a: [{ b: { c: 1 } }] }, { a: [{ b: { c: 2 } }] }],
  ])('tells apart: %s', (_what, a, b) => {
    expect(sameJson(a, b)).toBe(false);
    expect(sameJson(b, a)).toBe(false);
  });
});
