import { lazily } from '../../core/kernel/lazily';
import type { Images } from '../platform/ports/pictures';
import type { ImagesOptions } from './open-images';

export type { ImagesOptions } from './open-images';

/**
 * Serves photos from the file store and loads the image code lazily.
 * @throws RangeError when `mostCacheBytes` is not above 0
 */
export function createImages(options: ImagesOptions): Images {
  const { mostCacheBytes: most } = options;
  if (most !== undefined && !(Number.isFinite(most) && most > 0)) {
    throw new RangeError(`option mostCacheBytes must be a number of bytes above 0, it is ${most}`);
  }
  const images = lazily(async () => {
    const { openImages } = await import('./index');
    return openImages(options);
  });
  return {
    respond: async (request, files, standingOf) => (await images()).respond(request, files, standingOf),
    keep: async (photo, path, files) => (await images()).keep(photo, path, files),
    keepWhole: async (bytes, wish, files) => (await images()).keepWhole(bytes, wish, files),
    forget: async (path, files) => (await images()).forget(path, files),
  };
}
