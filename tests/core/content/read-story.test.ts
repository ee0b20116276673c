import { describe, expect, it } from 'vitest';
import { readStory } from '../../../core/content/read-story';

describe('the content of a block', () => {
  it('is its title, its text and its pictures, each once', () => {
    const json = { image: '/a.svg', images: ['/a.svg', '', '/b.svg'] };
    expect(readStory({ id: 1, identifier: 'brand-x', title: 'X', content: '<p>Knit.</p>', json })).toEqual({
      title: 'X',
      html: '<p>Knit.</p>',
      images: ['/a.svg', '/b.svg'],
    });
  });
  it('is empty without a title', () => {
    expect(readStory({ id: 1, identifier: 'brand-x', content: 'Words' })).toBeUndefined();
  });
});
