import type { ShopPicture } from '../../../../core/staff';

/** Escapes the alt text. */
export function pictureMarkup({ src, width, height }: ShopPicture, alt: string): string {
  const escaped = alt.trim().replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
  return `<figure><img src="${src}" alt="${escaped}" width="${String(width)}" height="${String(height)}"></figure>`;
}
