import { describe, expect, it } from 'vitest';
import { readStory } from '../../../core/content/read-story';

describe('what a block tells', () => {
  it('is its title, its words and its pictures, each once', () => {
    const json = { image: '/a.svg', images: ['/a.svg', '', '/b.svg'] };
    expect(readStory({ id: 1, identifier: 'brand-x', title: 'X', content: '<p>Knit.</p>', json })).toEqual({
      title: 'X',
      html: '<p>Knit.</p>',
      images: ['/a.svg', '/b.svg'],
    });
  });
  it('is nothing without a title', () => {
    expect(readStory({ id: 1, identifier: 'brand-x', content: 'Words' })).toBeUndefined();
  });
});
