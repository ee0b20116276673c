import { describe, expect, it } from 'vitest';
import { isLink } from '../../../core/kernel/link';

describe('a link in the settings', () => {
  it.each(['https://shop.example', 'https://shop.example/a?b=c#d', '/privacy', '/'])('accepts %s', (text) => {
    expect(isLink(text)).toBe(true);
  });

  it.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'http://shop.example',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'https://shop.example@evil.example',
    'https:evil.example',
    'https://',
    'tel:+1800',
    'shop.example',
  ])('refuses %j', (text) => {
    expect(isLink(text)).toBe(false);
  });

  it('accepts other schemes only where they are allowed', () => {
    expect([isLink('tg://resolve?domain=x', ['tg']), isLink('TEL:+1800', ['tel'])]).toEqual([true, true]);
    expect(isLink('viber://chat', ['tg'])).toBe(false);
    expect(isLink('tel:+1"><script>', ['tel'])).toBe(false);
  });
});
