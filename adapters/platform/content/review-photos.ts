import { invalidField } from '../http/api-error';
import type { UploadedFile } from '../http/read-input';
import type { Settings } from '../options';

/**
 * Keeps each file with the shop's photographs, made anew from its pixels.
 * @returns the pictures' paths for `imageUrl`
 * @throws ApiError 400 naming the field when one is no picture, or when the shop keeps no pictures
 */
export async function keepPhotos(
  files: readonly UploadedFile[],
  { images, ids }: Pick<Settings, 'ids' | 'images'>,
  { field, folder }: { readonly field: string; readonly folder: string },
): Promise<readonly string[]> {
  const kept: string[] = [];
  for (const { bytes, name } of files) {
    if (images === undefined) throw invalidField(field, 'must be left out: this shop keeps no pictures');
    const path = await images.keep({ bytes, name: name.slice(0, 100) }, `/${folder}/${ids.uuid()}.jpg`);
    if (path === undefined) throw invalidField(field, 'must be JPEG, PNG or WebP pictures');
    kept.push(path);
  }
  return kept;
}
