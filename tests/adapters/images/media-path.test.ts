import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normaliseMediaPath, photoKey } from '../../../adapters/images/media-path';

describe('normaliseMediaPath', () => {
  it('normalises the path of a picture', () => {
    expect(normaliseMediaPath('m//h/mh01.jpg')).toBe('/m/h/mh01.jpg');
  });

  it.each([
    '',
    '/',
    '../a.jpg',
    '/m/../../a.jpg',
    '/m/.hidden',
    'm\\..\\a.jpg',
    'C:/a.jpg',
    '/a\0.jpg',
    `/${'a'.repeat(600)}`,
  ])('refuses %j', (given) => {
    expect(normaliseMediaPath(given)).toBeUndefined();
  });

  it('never lets any text leave a folder', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('..', '.', '/', '\\', 'a', '%2e', '\0', ' ')), (pieces) => {
        const normal = normaliseMediaPath(pieces.join(''));
        return normal === undefined || path.join('/media', normal).startsWith('/media/');
      }),
    );
  });
});

describe('photoKey', () => {
  it('is the path below the photos, or undefined if the path is too long for one', () => {
    expect(photoKey('m//h/mh01.jpg')).toBe('media/m/h/mh01.jpg');
    expect([photoKey('/../a.jpg'), photoKey(`/${'é'.repeat(450)}.jpg`)]).toEqual([undefined, undefined]);
  });
});
