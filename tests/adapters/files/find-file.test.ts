import { mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findFile } from '../../../adapters/files/find-file';
import { temporaryFolder } from '../images/tmp-picture';

describe('findFile', () => {
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
    expect(await findFile(path.join(folder, 'media'), '/m/a.jpg')).toMatch(/a\.jpg$/);
    expect(await findFile(path.join(folder, 'media'), '/m/inside.jpg')).toMatch(/a\.jpg$/);
  });

  it.each(['/m/out.jpg', '/up/secret.jpg', '/m/sibling.jpg', '/m/none.jpg', '/m/a.jpg/b.jpg', '/../secret.jpg'])(
    'does not find %s',
    async (given) => {
      expect(await findFile(path.join(folder, 'media'), given)).toBeUndefined();
    },
  );
});
