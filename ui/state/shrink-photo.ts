import type { HttpFile } from '../../core';

/** Pixels of the longer side: more than any page of the shop shows. */
const MOST_PIXELS = 2560;
/** Bytes from which a photograph is made smaller before it is sent: over a phone's network each megabyte is seconds. */
const LARGE = 1.5 * 1024 * 1024;
const QUALITY = 0.88;

/**
 * A chosen photograph as it is sent: a large one is drawn smaller, upright as it is seen. Where the browser cannot, it goes as it is, and the shop
 * makes it smaller.
 */
export async function shrinkPhoto(file: File): Promise<HttpFile> {
  const small = file.size < LARGE ? undefined : await smaller(file).catch(() => undefined);
  const blob = small !== undefined && small.size < file.size ? small : file;
  return { name: file.name, type: blob.type, bytes: new Uint8Array(await blob.arrayBuffer()) };
}

async function smaller(file: File): Promise<Blob | undefined> {
  const bitmap = await createImageBitmap(file);
  try {
    const scale = Math.min(1, MOST_PIXELS / Math.max(bitmap.width, bitmap.height));
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
