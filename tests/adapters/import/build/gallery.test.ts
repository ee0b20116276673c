import { describe, expect, it } from 'vitest';
import { buildGallery, imageOfVariant } from '../../../../adapters/import/build/gallery';

const colours = [{ code: 'color', values: ['gray', 'dark-gray', 'red'] }];
const variant = (sku: string, color: string, ...images: string[]) => ({
  sku,
  choices: { color, size: 's' },
  images: images.map((path) => ({ path })),
});

describe('buildGallery', () => {
  it('describes a picture by the variants that have it, unless all have it', () => {
    const gallery = buildGallery(
      [{ path: '/all.jpg' }],
      [variant('1', 'red', '/all.jpg', '/1.jpg'), variant('2', 'gray', '/all.jpg')],
      colours,
    );
    expect(gallery.map(({ image, shows }) => [image, shows])).toEqual([
      ['/all.jpg', undefined],
      ['/1.jpg', { color: 'red' }],
    ]);
  });

  it('uses the file name if no variant has the picture, the longer name first', () => {
    const own = ['/a-dark-gray_back.jpg', '/a-gray.jpg', '/a-gray-red.jpg', '/a-greyish.jpg'].map((path) => ({ path }));
    expect(buildGallery(own, [], colours).map(({ shows }) => shows?.color)).toEqual([
      'dark-gray',
      'gray',
      undefined,
      undefined,
    ]);
  });

  it('sorts pictures of variants by colour and finds each variant its own', () => {
    const variants = [variant('1', 'red', '/r.jpg'), variant('2', 'gray', '/g.jpg')];
    const gallery = buildGallery([], variants, colours);
    expect(gallery.map(({ image }) => image)).toEqual(['/g.jpg', '/r.jpg']);
    expect(imageOfVariant({ sku: '3', choices: { color: 'red' }, images: [] }, gallery)).toBe('/r.jpg');
    expect(imageOfVariant({ sku: '4', choices: { color: 'blue' }, images: [] }, gallery)).toBeUndefined();
  });
});
