import { describe, expect, it } from 'vitest';
import { sameJson } from '../../../core/kernel/same-json';

describe('sameJson', () => {
  it('treats values with another order of members as equal', () => {
    expect(sameJson({ a: 1, b: [{ c: 'x' }, null] }, { b: [{ c: 'x' }, null], a: 1 })).toBe(true);
    expect(sameJson([], [])).toBe(true);
  });

  it('treats an undefined member as missing', () => {
    expect(sameJson({ a: 1, b: undefined }, { a: 1 })).toBe(true);
    expect(sameJson({ a: 1 }, { a: 1, b: undefined })).toBe(true);
  });

  it.each([
    ['a different number', { a: 1 }, { a: 2 }],
    ['an additional member', { a: 1 }, { a: 1, b: null }],
    ['a missing member', { a: 1, b: null }, { a: 1 }],
    ['another order of a list', [1, 2], [2, 1]],
    ['a longer list', [1], [1, 2]],
    ['null in place of an object', { a: {} }, { a: null }],
    ['a list in place of an object', {}, []],
    ['a number as text', 1, '1'],
    ['a nested difference', { a: [{ b: { c: 1 } }] }, { a: [{ b: { c: 2 } }] }],
  ])('distinguishes %s', (_what, a, b) => {
    expect(sameJson(a, b)).toBe(false);
    expect(sameJson(b, a)).toBe(false);
  });
});
