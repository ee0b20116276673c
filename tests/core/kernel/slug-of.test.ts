import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { slugOf } from '../../../core/kernel/slug-of';

describe('slugOf', () => {
  it.each([
    ['Hoodies & Sweatshirts', 'hoodies-sweatshirts'],
    ['8½', '8-1-2'],
    ['¼ zip', '1-4-zip'],
    ['Größe', 'grosse'],
    ['Floodlight Piqué Polo', 'floodlight-pique-polo'],
    ['Noémie Printed Scarf', 'noemie-printed-scarf'],
    ['Smørrebrød Łódź', 'smorrebrod-lodz'],
    ['Женский й', 'женский-й'],
    ['外套', '外套'],
    ['LumaTech™', 'lumatech'],
    ['Women’s', 'womens'],
    ['★', '2605'],
    ['Shoe 👟👟🏽\u200D♂\uFE0F', 'shoe'],
    ['  a  ', 'a'],
  ])('converts %j to %j', (text, slug) => {
    expect(slugOf(text)).toBe(slug);
  });

  it('cuts between words', () => {
    const slug = slugOf('word '.repeat(40));
    expect(slug.length).toBeLessThanOrEqual(80);
    expect(slug).toMatch(/^(?:word-)+word$/);
  });

  it('never needs escaping as a path segment, and keeps an existing slug', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (text) => {
        const slug = slugOf(text);
        expect(slug).not.toMatch(/[\s/?#%&\\]|^-|-$/u);
        expect(slugOf(slug)).toBe(slug);
      }),
    );
  });
});
