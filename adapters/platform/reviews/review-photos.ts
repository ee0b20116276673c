import { invalidField } from '../http/api-error';
import type { UploadedFile } from '../http/read-input';
import type { FileStore } from '../ports/files';
import type { Settings } from '../settings/options';

/** What photographs are kept with. */
export type PhotoParts = { readonly files: FileStore; readonly settings: Settings };

/**
 * Keeps each file with the shop's photographs, re-encoded from its pixels.
 * @returns the pictures' paths for `imageUrl`
 * @throws ApiError 400 naming the field when one is no picture, or when the shop keeps no pictures
 */
export async function keepPhotos(
  uploads: readonly UploadedFile[],
  { settings: { images, ids }, files }: PhotoParts,
  { field, folder }: { readonly field: string; readonly folder: string },
): Promise<readonly string[]> {
  const kept: string[] = [];
  for (const { bytes, name } of uploads) {
    if (images === undefined) throw invalidField(field, 'must be left out: this shop keeps no pictures');
    const path = await images.keep({ bytes, name: name.slice(0, 100) }, `/${folder}/${ids.uuid()}.jpg`, files);
    if (path === undefined) throw invalidField(field, 'must be JPEG, PNG or WebP pictures');
    kept.push(path);
  }
  return kept;
}
