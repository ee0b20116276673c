import { describe, expect, it } from 'vitest';
import { lookUp } from '../../../core/shopper';

const INHERITED = Object.getOwnPropertyNames(Object.prototype);

describe('looking a word up in a record', () => {
  it('finds what the record itself holds, whatever it is called', () => {
    for (const word of [...INHERITED, 'size']) expect(lookUp(Object.fromEntries([[word, 1]]), word)).toBe(1);
  });

  it.each(INHERITED)('finds nothing under %s, which every object inherits', (word) => {
    expect(lookUp({ size: 'M' }, word)).toBeUndefined();
  });

  it('finds nothing if there is no record', () => {
    expect(lookUp(undefined, 'size')).toBeUndefined();
    expect(lookUp(null, 'size')).toBeUndefined();
  });

  it('finds members of records without a prototype', () => {
    const bare: Record<string, number> = Object.assign(Object.create(null) as Record<string, number>, { size: 1 }); // sound: empty
    expect(lookUp(bare, 'size')).toBe(1);
  });
});
