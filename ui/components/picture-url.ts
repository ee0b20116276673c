import { imageUrl, type ImageSize } from '../../core';

/** The address of a picture at a size; `density` is 2 for screens with two device pixels to one of CSS. */
export type PictureUrl = (path: string, size: ImageSize, density?: number) => string;

/** Where pictures come from: in the storefront the shop itself, in `vitrine/ui` what `UiProvider` says. */
export function usePictureUrl(): PictureUrl {
  return imageUrl;
}
