import type { HttpFile } from '../../../core/shopper';

/** Maximum pixels of the longer side. */
const MAX_PIXELS = 2560;
/** Photos above this many bytes are downscaled before upload. */
const LARGE = 1.5 * 1024 * 1024;
const QUALITY = 0.88;

/** Downscales large photos, keeping orientation. On failure uploads the original, which the shop resizes. */
export async function shrinkPhoto(file: File): Promise<HttpFile> {
  const small = file.size < LARGE ? undefined : await smaller(file).catch(() => undefined);
  const blob = small !== undefined && small.size < file.size ? small : file;
  return { name: file.name, type: blob.type, bytes: new Uint8Array(await blob.arrayBuffer()) };
}

async function smaller(file: File): Promise<Blob | undefined> {
  const bitmap = await createImageBitmap(file);
  try {
    const scale = Math.min(1, MAX_PIXELS / Math.max(bitmap.width, bitmap.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(bitmap.width * scale);
    canvas.height = Math.round(bitmap.height * scale);
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve) => {
      canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/jpeg', QUALITY);
    });
  } finally {
    bitmap.close();
  }
}
