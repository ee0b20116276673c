import { describe, expect, it } from 'vitest';
import {
  disabledFor,
  inTypeOrder,
  missingTypes,
  partsKey,
  setTypeOf,
  toggleCollected,
  type Collectable,
} from '../../../core/bloggers/set-rules';

const product = (id: number, type_type: Collectable['type_type'], others: Partial<Collectable> = {}): Collectable => ({
  id,
  type_type,
  is_set: false,
  archive: false,
  delivered: true,
  ...others,
});
const shirt = product(1, 'top');
const jeans = product(2, 'bottom');
const boots = product(3, 'shoes');
const coat = product(4, 'top');

describe('the parts of a set (A §3, §4.9)', () => {
  it('are complete if the types match one set type, in any order', () => {
    expect(setTypeOf(['shoes', 'top', 'bottom'])).toBe('top');
    expect(setTypeOf(['bottom', 'top'])).toBe('bottom');
  });

  it('require top and bottom; shoes are optional', () => {
    expect(missingTypes([])).toEqual(['top', 'bottom']);
    expect(missingTypes(['shoes', 'bottom'])).toEqual(['top']);
    expect(missingTypes(['bottom', 'top'])).toEqual([]);
  });

  it.each([
    [[]],
    [['top'] as const],
    [['top', 'shoes'] as const],
    [['top', 'top'] as const],
    [['top', 'top', 'bottom'] as const],
    [['top', 'bottom', null] as const],
    [['top', 'bottom', 'shoes', 'shoes'] as const],
  ])('are no set: %j', (types) => {
    expect(setTypeOf(types)).toBeUndefined();
  });

  it('give one name for the same parts, sorted by number and not as text', () => {
    expect(partsKey([10, 9])).toBe(partsKey([9, 10]));
    expect(partsKey([10, 9])).toBe('9,10');
  });

  it('are ordered as top, bottom, shoes', () => {
    expect(inTypeOrder([boots, product(9, null), jeans, shirt]).map(({ id }) => id)).toEqual([1, 2, 3, 9]);
  });
});

describe('collecting (A §4.9)', () => {
  const none = { collected: [], sets: [] };

  it('adds one of each type, sorted, and removes it again', () => {
    const one = toggleCollected(boots, none);
    const two = toggleCollected(shirt, { collected: one, sets: [] });
    expect(two.map(({ id }) => id)).toEqual([1, 3]);
    expect(toggleCollected(coat, { collected: two, sets: [] })).toBe(two);
    expect(toggleCollected(boots, { collected: two, sets: [] })).toEqual([shirt]);
  });

  it('has a reason for each product that cannot be collected', () => {
    expect(disabledFor(coat, { collected: [shirt], sets: [] })).toBe('type-collected');
    expect(disabledFor(jeans, { collected: [shirt], sets: [{ parts: [2, 1] }] })).toBe('set-exists');
    expect(disabledFor(product(5, 'top', { archive: true }), none)).toBe('archived');
    expect(disabledFor(product(5, 'top', { delivered: false }), none)).toBe('not-delivered');
    expect(disabledFor(product(5, null), none)).toBe('typeless');
    expect(disabledFor(product(5, 'top', { is_set: true }), none)).toBe('is-set');
  });

  it('allows parts of one set in another', () => {
    const sets = [{ parts: [1, 2] }];
    expect(disabledFor(boots, { collected: [shirt, jeans], sets })).toBeUndefined();
    expect(disabledFor(jeans, { collected: [coat], sets })).toBeUndefined();
  });

  it('allows removing a collected product in any state', () => {
    const gone = { ...shirt, archive: true };
    expect(disabledFor(gone, { collected: [shirt], sets: [] })).toBeUndefined();
    expect(toggleCollected(gone, { collected: [shirt], sets: [] })).toEqual([]);
  });
});
