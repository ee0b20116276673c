import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { invalidField } from '../http/api-error';
import { pictureFolders } from '../http/pictures';
import type { UploadedFile } from '../http/read-input';
import type { Settings } from '../options';

/**
 * Checks that each file is a picture, makes it anew from its pixels, and keeps it with the shop's photographs.
 * @returns the pictures' paths for `imageUrl`
 * @throws ApiError 400 naming the field when one is no picture
 */
export async function keepPhotos(
  files: readonly UploadedFile[],
  settings: Settings,
  { field, folder: place }: { readonly field: string; readonly folder: string },
): Promise<readonly string[]> {
  if (files.length === 0) return [];
  const { cleanPhoto, createMediaStore, MediaError } = await import('../images');
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-review-'));
  // A shop in memory has nowhere to keep pictures; they are checked and forgotten with the rest of it.
  const store = createMediaStore(settings.inMemory ? join(folder, 'media') : pictureFolders(settings.data).media);
  try {
    const kept: string[] = [];
    for (const [index, file] of files.entries()) {
      const draft = join(folder, String(index));
      await writeFile(draft, await cleanPhoto(file.bytes, file.name.slice(0, 100)));
      kept.push((await store.add(draft, `/${place}/${settings.ids.uuid()}.jpg`)).path);
    }
    return kept;
  } catch (error) {
    if (error instanceof MediaError) throw invalidField(field, 'must be JPEG, PNG or WebP pictures');
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
