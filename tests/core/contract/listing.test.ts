import { describe, expect, it } from 'vitest';
import { isListed, isSold, LISTED, searchSize, searchStart } from '../../../core/contract/catalogue/listing';

describe('a listed product', () => {
  it.each([
    [{}, true],
    [{ status: 0, visibility: 2 }, true],
    [{ status: 1, visibility: 3 }, true],
    [{ status: 2, visibility: 4 }, false],
    [{ status: 1, visibility: 1 }, false],
    [{ visibility: 1 }, false],
    [{ status: 2 }, false],
  ])('is enabled and individually visible: %o is %s', (product, expected) => {
    expect(isListed(product)).toBe(expected);
  });

  it('passes the conditions of every list', () => {
    const meets = (product: Record<string, number>) =>
      LISTED.every(({ attribute, value }) => value.in.includes(product[attribute] ?? -1));
    for (const status of [0, 1, 2, 3])
      for (const visibility of [0, 1, 2, 3, 4, 5])
        expect(meets({ status, visibility })).toBe(isListed({ status, visibility }));
  });

  it('has a status below the limit of the shop', () => {
    expect([isSold({ status: 2 }, 3), isSold({ status: 2 }), isSold({}), isSold({}, 1)]).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });
});

describe('a page of a list', () => {
  it.each([
    [undefined, 50],
    [-1, -1],
    [0, 50],
    [-7, 50],
    [12, 12],
    [2.9, 2],
    [Number.NaN, 50],
  ])('for size %s has %s (S §5)', (size, expected) => {
    expect(searchSize(size)).toBe(expected);
  });

  it('has the configured size if none is requested', () => {
    expect([searchSize(undefined, 20), searchSize(0, 20), searchSize(5, 20)]).toEqual([20, 20, 5]);
  });

  it.each([
    [undefined, 0],
    [-5, 0],
    [30, 30],
    [Number.NaN, 0],
  ])('starts for %s at %s (S §5)', (start, expected) => {
    expect(searchStart(start)).toBe(expected);
  });
});
