import { describe, expect, it } from 'vitest';
import { lookUp } from '../../../core/shopper';

const INHERITED = Object.getOwnPropertyNames(Object.prototype);

describe('looking up a word in a record', () => {
  it('finds own properties of any name', () => {
    for (const word of [...INHERITED, 'size']) expect(lookUp(Object.fromEntries([[word, 1]]), word)).toBe(1);
  });

  it.each(INHERITED)('does not find the inherited %s', (word) => {
    expect(lookUp({ size: 'M' }, word)).toBeUndefined();
  });

  it('finds nothing without a record', () => {
    expect(lookUp(undefined, 'size')).toBeUndefined();
    expect(lookUp(null, 'size')).toBeUndefined();
  });

  it('finds members of records without a prototype', () => {
    const bare: Record<string, number> = Object.assign(Object.create(null) as Record<string, number>, { size: 1 }); // sound: empty
    expect(lookUp(bare, 'size')).toBe(1);
  });
});
