import { describe, expect, it } from 'vitest';
import { buildGallery } from '../../../core/product/gallery';
import { aProduct } from './build';

const product = aProduct({
  media_gallery: [
    { image: '/detail.jpg', pos: 3, lab: 'Seam' },
    { image: '/red.jpg', pos: 2, shows: { color: 'red' } },
    { image: '/black.jpg', pos: 1, shows: { color: 'black' }, video: { url: 'https://v.example/1' } },
    { image: '/detail.jpg', pos: 4 },
  ],
});

describe('the gallery', () => {
  it('shows the selected variant first, then pictures of all variants, and none of another one', () => {
    expect(buildGallery(product, { color: 'red' })).toEqual([
      { image: '/red.jpg', alt: 'Tee' },
      { image: '/detail.jpg', alt: 'Tee, Seam' },
    ]);
  });

  it("keeps the merchant's order, and marks a video", () => {
    expect(buildGallery(product, {}).map(({ image }) => image)).toEqual(['/black.jpg', '/red.jpg', '/detail.jpg']);
    expect(buildGallery(product, { color: 'black' })[0]?.video).toBe('https://v.example/1');
  });

  it("is the product's own picture if there are no others, and empty if there is none", () => {
    expect(buildGallery(aProduct(), {})).toEqual([{ image: '/tee.jpg', alt: 'Tee' }]);
    expect(buildGallery({ name: 'Tee' }, {})).toEqual([]);
  });
});
