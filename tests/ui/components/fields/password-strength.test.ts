import { describe, expect, it } from 'vitest';
import { passwordStrength } from '../../../../ui/components/fields/password-strength';

describe('password strength', () => {
  it.each([
    ['abc', 'short'],
    ['1234567', 'short'],
    ['password', 'weak'],
    ['aaaaaaaaaaaaaaaaaaaa', 'weak'],
    ['1234567890', 'weak'],
    ['abcdefghijklmnop', 'weak'],
    ['sunflower7', 'fair'],
    ['Sunflower-17', 'strong'],
    ['three words and more', 'strong'],
  ] as const)('of %s is %s', (password, strength) => {
    expect(passwordStrength(password)).toBe(strength);
  });
  it('does not increase with known data of the shopper', () => {
    expect(passwordStrength('Adelheid-1815', ['Adelheid'])).toBe('weak');
    expect(passwordStrength('Adelheid-1815')).toBe('strong');
  });
  it('counts characters, not surrogates', () => {
    expect(passwordStrength('🦊🦊🦊🦊')).toBe('short');
  });
});
