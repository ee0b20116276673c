import { describe, expect, it } from 'vitest';
import { nameWidth } from '../../../../ui/shell/frame/name-width';

describe('the width of a name in the display type', () => {
  it('is the sum of its capitals, in any case', () => {
    expect(nameWidth('Vitrine')).toBeCloseTo(2.593, 3);
    expect(nameWidth('VITRINE')).toBe(nameWidth('vitrine'));
    expect(nameWidth('Müller')).toBe(nameWidth('Muller'));
    expect(nameWidth('Weiß')).toBe(nameWidth('Weiss'));
  });

  it('grows with each character, also of other scripts, and is never zero', () => {
    expect(nameWidth('Nordlicht Sport')).toBeGreaterThan(nameWidth('Nordlicht') + nameWidth('Sport'));
    expect(nameWidth('商店')).toBeCloseTo(2.03, 2);
    expect(nameWidth('Шуба')).toBeGreaterThan(nameWidth('Куба'));
    expect(nameWidth('')).toBeGreaterThan(0);
  });
});
