import { mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findMediaFile, normaliseMediaPath } from '../../../adapters/images/media-path';
import { temporaryFolder } from './tmp-picture';

describe('normaliseMediaPath', () => {
  it('writes the path of a picture in one form', () => {
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

  it('never lets any text lead out of a folder', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('..', '.', '/', '\\', 'a', '%2e', '\0', ' ')), (pieces) => {
        const normal = normaliseMediaPath(pieces.join(''));
        return normal === undefined || path.join('/media', normal).startsWith('/media/');
      }),
    );
  });
});

describe('findMediaFile', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await temporaryFolder();
    await mkdir(path.join(folder, 'media/m'), { recursive: true });
    await writeFile(path.join(folder, 'secret.jpg'), 'x');
    await writeFile(path.join(folder, 'media/m/a.jpg'), 'x');
    await symlink(path.join(folder, 'secret.jpg'), path.join(folder, 'media/m/out.jpg'));
    await symlink(folder, path.join(folder, 'media/up'));
    await symlink('a.jpg', path.join(folder, 'media/m/inside.jpg'));
    await mkdir(path.join(folder, 'media-of-another'));
    await writeFile(path.join(folder, 'media-of-another/b.jpg'), 'x');
    await symlink(path.join(folder, 'media-of-another/b.jpg'), path.join(folder, 'media/m/sibling.jpg'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('finds a picture in the folder, also through a symlink that stays inside', async () => {
    expect(await findMediaFile(path.join(folder, 'media'), '/m/a.jpg')).toMatch(/a\.jpg$/);
    expect(await findMediaFile(path.join(folder, 'media'), '/m/inside.jpg')).toMatch(/a\.jpg$/);
  });

  it.each(['/m/out.jpg', '/up/secret.jpg', '/m/sibling.jpg', '/m/none.jpg', '/m/a.jpg/b.jpg', '../secret.jpg'])(
    'does not find %s',
    async (given) => {
      expect(await findMediaFile(path.join(folder, 'media'), given)).toBeUndefined();
    },
  );
});
