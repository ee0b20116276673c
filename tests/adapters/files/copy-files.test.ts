import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { copyFiles, sumFiles } from '../../../adapters/files/copy-files';
import { createFolderFiles } from '../../../adapters/files/folder';

it('a shop that moves to another storage copies its downloads along with its photos', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'vitrine-copy-'));
  try {
    const [from, to] = ['from', 'to'].map((name) => createFolderFiles({ folder: path.join(folder, name) }));
    if (from === undefined || to === undefined) throw new Error('There are two stores');
    await from.put('media/a.jpg', Uint8Array.of(1));
    await from.put('downloads/plan/00001', Uint8Array.of(2, 3));
    expect(await copyFiles(from, to, () => undefined)).toBe(2);
    expect(await to.read('downloads/plan/00001')).toEqual(Uint8Array.of(2, 3));
    expect(await sumFiles(to)).toEqual(await sumFiles(from));
    expect(await copyFiles(from, to, () => undefined)).toBe(0);
  } finally {
    await rm(folder, { recursive: true });
  }
});
