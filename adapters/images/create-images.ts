import { lazily } from '../../core/kernel/async/lazily';
import type { Images } from '../platform/ports/foundation/pictures';
import type { ImagesOptions } from './open-images';

export type { ImagesOptions } from './open-images';

/**
 * Serves photos from the file store and loads the image code lazily.
 * @throws RangeError when `maxCacheBytes` is not above 0
 */
export function createImages(options: ImagesOptions): Images {
  const { maxCacheBytes: max } = options;
  if (max !== undefined && !(Number.isFinite(max) && max > 0)) {
    throw new RangeError(`option mostCacheBytes must be a number of bytes above 0, it is ${max}`);
  }
  const images = lazily(async () => {
    const { openImages } = await import('./index');
    return openImages(options);
  });
  return {
    respond: async (request, files, statusOf) => (await images()).respond(request, files, statusOf),
    keep: async (photo, path, files) => (await images()).keep(photo, path, files),
    keepWhole: async (bytes, input, files) => (await images()).keepWhole(bytes, input, files),
    forget: async (path, files) => (await images()).forget(path, files),
  };
}
