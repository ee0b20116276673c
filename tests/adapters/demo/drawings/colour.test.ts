import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lighter, toHex, toOklch } from '../../../../adapters/demo/drawings/material/colour';

describe('colour', () => {
  it('converts to OKLCH and back to the same hex', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffffff }), (value) => {
        const hex = `#${value.toString(16).padStart(6, '0')}`;
        expect(toHex(toOklch(hex))).toBe(hex);
      }),
    );
  });

  it('knows the lightness of black, white and the middle', () => {
    expect(toOklch('#000000').l).toBeCloseTo(0, 3);
    expect(toOklch('#ffffff').l).toBeCloseTo(1, 3);
    expect(toOklch('#777777').l).toBeCloseTo(0.568, 2);
  });

  it('lightens and darkens within the range of a screen', () => {
    expect(toOklch(lighter('#e5401f', 0.1)).l).toBeGreaterThan(toOklch('#e5401f').l);
    expect(lighter('#000000', -0.5)).toBe('#000000');
    expect(lighter('#ffffff', 0.5)).toBe('#ffffff');
  });
});
