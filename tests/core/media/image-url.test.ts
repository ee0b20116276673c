import { describe, expect, it } from 'vitest';
import { CART_THUMBNAIL, GALLERY_IMAGE, imageUrl, THUMBNAIL } from '../../../core/media';

describe('imageUrl', () => {
  it('requests the size of S §9, and twice that for high-density screens', () => {
    expect(imageUrl('/m/h/mh01.jpg', THUMBNAIL)).toBe('/img/324/489/resize/m/h/mh01.jpg');
    expect(imageUrl('m/h/mh01.jpg', GALLERY_IMAGE, 2)).toBe('/img/1200/1488/resize/m/h/mh01.jpg');
    expect(imageUrl('/m/h/mh01.jpg', CART_THUMBNAIL)).toBe('/img/210/300/resize/m/h/mh01.jpg');
  });
  it('requests one drawing for every density', () => {
    expect(imageUrl('/garment/x.svg', THUMBNAIL, 2)).toBe(imageUrl('/garment/x.svg', THUMBNAIL));
  });
});
