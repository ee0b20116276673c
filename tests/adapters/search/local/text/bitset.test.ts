import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addBit,
  countBits,
  emptyBitset,
  fullBitset,
  hasBit,
  intersectInto,
  members,
  removeBit,
  subtractInto,
} from '../../../../../adapters/search/local/text/bitset';

const numbers = fc.uniqueArray(fc.nat(199));

function bitsetOf(list: readonly number[]): Uint32Array {
  const bits = emptyBitset(200);
  for (const number of list) addBit(bits, number);
  return bits;
}

const rising = (list: Iterable<number>): number[] => [...list].sort((left, right) => left - right);

describe('bitset', () => {
  it('contains the added values and lists them in order', () => {
    fc.assert(
      fc.property(numbers, (list) => {
        const bits = bitsetOf(list);
        expect([...members(bits)]).toEqual(rising(list));
        expect(countBits(bits)).toBe(list.length);
        for (const number of list) removeBit(bits, number);
        expect(countBits(bits)).toBe(0);
      }),
    );
  });

  it('intersects and subtracts', () => {
    fc.assert(
      fc.property(numbers, numbers, (left, right) => {
        const both = bitsetOf(left);
        intersectInto(both, bitsetOf(right));
        expect([...members(both)]).toEqual(rising(left.filter((number) => right.includes(number))));
        const rest = bitsetOf(left);
        subtractInto(rest, bitsetOf(right));
        expect([...members(rest)]).toEqual(rising(left.filter((number) => !right.includes(number))));
      }),
    );
  });

  it.each([0, 1, 31, 32, 33, 64, 100])('is full up to its size of %i and not beyond', (size) => {
    const bits = fullBitset(size);
    expect(countBits(bits)).toBe(size);
    expect(hasBit(bits, size)).toBe(false);
  });
});
