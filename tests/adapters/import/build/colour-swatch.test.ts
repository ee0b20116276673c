import { describe, expect, it } from 'vitest';
import { swatchOf } from '../../../../adapters/import/build/colour-swatch';

describe('swatchOf', () => {
  it.each([
    ['Black', '#1b1b1d'],
    ['heather GRAY', '#8b8f94'],
    ['Navy Blue', '#2f62b3'],
    ['Black/Red', 'linear-gradient(135deg, #1b1b1d 50%, #bb3030 50%)'],
    ['White and white', '#f6f5f2'],
    ['Moonrise', 'linear-gradient(135deg, #d8d2c6 50%, #8e887d 50%)'],
    ['constructor', 'linear-gradient(135deg, #d8d2c6 50%, #8e887d 50%)'],
  ])('shows %s', (name, swatch) => {
    expect(swatchOf(name)).toBe(swatch);
  });

  it('makes a light colour lighter and a dark one darker', () => {
    const sum = (name: string): number =>
      [1, 3, 5].reduce((total, at) => total + Number.parseInt(swatchOf(name).slice(at, at + 2), 16), 0);
    expect(sum('Light Blue')).toBeGreaterThan(sum('Blue'));
    expect(sum('Dark Green')).toBeLessThan(sum('Green'));
  });
});
