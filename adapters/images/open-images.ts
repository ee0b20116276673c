import { join } from 'node:path';
import type { Images } from '../platform/ports/foundation/pictures';
import { PicturesBusyError } from '../platform/ports/foundation/pictures';
import { BoundedWork, TooBusyError } from './bounded-work';
import { cleanPhoto } from './clean-photo';
import { createImageService } from './image-service';
import { photoKey } from './media-path';
import { addPhoto, MediaError } from './media-store';
import { makeWhole } from './whole-pictures';

/** Options of `createImages`. */
export interface ImagesOptions {
  readonly data: string;
  /** Max disk space for rendered pictures, in bytes. Default 1 GB. */
  readonly maxCacheBytes?: number | undefined;
}

/** Limits memory: decoding 50 megapixels takes 200 MB. */
const UPLOADS = { running: 2, waiting: 20 } as const;

export function openImages({ data, maxCacheBytes }: ImagesOptions): Images {
  const work = new BoundedWork<unknown>(UPLOADS);
  let count = 0;
  const bounded = async <T>(job: () => Promise<T>): Promise<T> => {
    const done: { value?: T } = {};
    try {
      await work.run(String((count += 1)), async () => {
        done.value = await job();
      });
    } catch (error) {
      throw error instanceof TooBusyError ? new PicturesBusyError('Too many pictures are being made') : error;
    }
    return done.value as T; // sound: the job has ended, or it was thrown
  };
  const service = createImageService({ cache: cacheFolder(data), maxBytes: maxCacheBytes });
  return {
    respond: (request, files, statusOf) => service.respond(request, files, statusOf),
    keep: async ({ bytes, name }, path, files) => {
      try {
        return (await addPhoto(files, await bounded(() => cleanPhoto(bytes, name)), path)).path;
      } catch (error) {
        if (error instanceof MediaError) return undefined;
        throw error;
      }
    },
    keepWhole: async (bytes, input, files) => {
      const made = await bounded(() => makeWhole(bytes, input));
      if (typeof made === 'string') return { kind: made };
      const pictures = [];
      for (const { bytes: content, ending, width, height } of made) {
        const name = input.squares === undefined ? input.path : `${input.path}-${String(width)}`;
        const { path } = await addPhoto(files, content, `${name}.${ending}`);
        pictures.push({ path, width, height });
      }
      return { kind: 'kept', pictures };
    },
    forget: async (path, files) => {
      const key = photoKey(path);
      if (key !== undefined) await files.remove(key);
    },
  };
}

function cacheFolder(data: string): string | undefined {
  return data === ':memory:' ? undefined : join(data, 'cache', 'img');
}
