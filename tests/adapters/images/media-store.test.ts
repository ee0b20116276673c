import { open, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFolderFiles } from '../../../adapters/files/folder';
import { createMediaStore, MAX_BYTES } from '../../../adapters/images';
import type { MediaStore } from '../../../adapters/images';
import { temporaryFolder, writePicture } from './tmp-picture';

describe('createMediaStore', () => {
  let folder = '';
  let store: MediaStore;
  const source = (name: string) => path.join(folder, 'source', name);
  beforeEach(async () => {
    folder = await temporaryFolder();
    store = createMediaStore(createFolderFiles({ folder }));
    await writePicture(source('red.jpg'), 30, 40);
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('copies a photo once', async () => {
    expect(await store.has('/r/e/red.jpg')).toBe(false);
    expect(await store.add(source('red.jpg'), '/r/e/red.jpg')).toEqual({ path: '/r/e/red.jpg', outcome: 'copied' });
    expect(await store.has('/r/e/red.jpg')).toBe(true);
    expect(await store.add(source('red.jpg'), 'r/e/red.jpg')).toEqual({ path: '/r/e/red.jpg', outcome: 'unchanged' });
  });

  it('stores another photo of the same path under a separate name, the same each time', async () => {
    await store.add(source('red.jpg'), '/red.jpg');
    await writePicture(source('red.jpg'), 31, 40);
    const second = await store.add(source('red.jpg'), '/red.jpg');
    expect(second.path).toMatch(/^\/red-[0-9a-f]{10}\.jpg$/);
    expect(await store.add(source('red.jpg'), '/red.jpg')).toEqual({ path: second.path, outcome: 'unchanged' });
    expect((await readdir(path.join(folder, 'media'))).sort()).toHaveLength(2);
  });

  it('refuses a file that is not a picture, and an SVG, which can contain scripts', async () => {
    await writeFile(source('page.jpg'), '<html>');
    await writeFile(source('drawing.svg'), '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    const code = 'MEDIA_NOT_AN_IMAGE';
    await expect(store.add(source('page.jpg'), '/page.jpg')).rejects.toMatchObject({ code });
    await expect(store.check(source('drawing.svg'), '/drawing.svg')).rejects.toMatchObject({ code });
    expect(await store.has('/page.jpg')).toBe(false);
  });

  it('refuses more than 20 MB, naming file and limit', async () => {
    const file = await open(source('huge.jpg'), 'w');
    await file.truncate(MAX_BYTES + 1);
    await file.close();
    await expect(store.check(source('huge.jpg'), '/huge.jpg')).rejects.toThrow(/\/huge\.jpg has 20971521 bytes.*20 MB/);
  });

  it('refuses more than 50 megapixels before decoding them', async () => {
    await writePicture(source('wide.png'), 8000, 6300);
    await expect(store.add(source('wide.png'), '/wide.png')).rejects.toThrow('50 million');
  });

  it('refuses a path that leaves its folder', async () => {
    await expect(store.add(source('red.jpg'), '/../red.jpg')).rejects.toMatchObject({ code: 'MEDIA_PATH' });
  });
});
