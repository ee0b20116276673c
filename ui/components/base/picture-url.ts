import { imageUrl, type ImageSize } from '../../../core/shopper';

/** Returns the URL of an image; `density` is 2 for high-density screens. */
export type PictureUrl = (path: string, size: ImageSize, density?: number) => string;

export function usePictureUrl(): PictureUrl {
  return imageUrl;
}
