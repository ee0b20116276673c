import { invalidField, type UploadedFile, type Settings } from '../../foundation';
import type { FileStore } from '../../ports/foundation/files';

export type PhotoDependencies = { readonly files: FileStore; readonly settings: Settings };

/**
 * Re-encodes and stores all photos, or none.
 * @returns paths for `imageUrl`
 * @throws ApiError 400 naming an invalid field
 */
export async function keepPhotos(
  uploads: readonly UploadedFile[],
  parts: PhotoDependencies,
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

export async function forgetPhotos(paths: readonly string[], { settings, files }: PhotoDependencies): Promise<void> {
  for (const path of paths) await settings.images?.forget(path, files);
}
