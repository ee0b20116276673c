import { invalidField } from '../http/api-error';
import type { UploadedFile } from '../http/read-form';
import type { FileStore } from '../ports/files';
import type { Settings } from '../settings/options';

/** What photographs are kept with. */
export type PhotoParts = { readonly files: FileStore; readonly settings: Settings };

/**
 * Keeps each file with the shop's photographs, re-encoded from its pixels: all of them, or none.
 * @returns the pictures' paths for `imageUrl`
 * @throws ApiError 400 naming the field when one is no picture, or when the shop keeps no pictures
 */
export async function keepPhotos(
  uploads: readonly UploadedFile[],
  parts: PhotoParts,
  { field, folder }: { readonly field: string; readonly folder: string },
): Promise<readonly string[]> {
  const { settings, files } = parts;
  const { images, ids } = settings;
  const kept: string[] = [];
  try {
    for (const { bytes, name } of uploads) {
      if (images === undefined) throw invalidField(field, 'must be left out: this shop keeps no pictures');
      const path = await images.keep({ bytes, name: name.slice(0, 100) }, `/${folder}/${ids.uuid()}.jpg`, files);
      if (path === undefined) throw invalidField(field, 'must be JPEG, PNG or WebP pictures');
      kept.push(path);
    }
    return kept;
  } catch (error) {
    await forgetPhotos(kept, parts);
    throw error;
  }
}

/** Removes photographs that nothing names. */
export async function forgetPhotos(paths: readonly string[], { settings, files }: PhotoParts): Promise<void> {
  for (const path of paths) await settings.images?.forget(path, files);
}
