import { describe, expect, it } from 'vitest';
import { promoParts, readLabel } from '../../../core/bloggers/placement-label';
import { promoLink } from '../../../core/bloggers/promo-link';

describe('a placement label', () => {
  it.each([
    ['summer-post', 'summer-post'],
    [' Summer Post ', 'summer-post'],
    ['x'.repeat(32), 'x'.repeat(32)],
    ['x'.repeat(33), undefined],
    ['-a', undefined],
    ['sömmer', undefined],
    ['', undefined],
  ])('%j is read as %j', (text, label) => {
    expect(readLabel(text)).toBe(label);
  });

  it('follows the code of a link, and is parsed again', () => {
    const link = promoLink('https://shop.example/?a=1', 'LOTTE', 'story');
    expect(link).toBe('https://shop.example/?a=1&promo=LOTTE~story');
    expect(promoParts(new URL(link).searchParams.get('promo') ?? '')).toEqual({ code: 'LOTTE', label: 'story' });
    expect(promoParts(' lotte ')).toEqual({ code: 'LOTTE', label: undefined });
    expect(promoParts('lotte~No Label!')).toEqual({ code: 'LOTTE', label: undefined });
  });

  it('is missing in a link without one', () => {
    expect(promoLink('https://shop.example/', 'LOTTE')).toBe('https://shop.example/?promo=LOTTE');
  });
});
