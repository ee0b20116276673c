import { join } from 'node:path';
import type { Images } from '../platform/ports/pictures';
import { PicturesBusyError } from '../platform/ports/pictures';
import { BoundedWork, TooBusyError } from './bounded-work';
import { cleanPhoto } from './clean-photo';
import { createImageService } from './image-service';
import { photoKey } from './media-path';
import { addPhoto, MediaError } from './media-store';
import { makeWhole } from './whole-pictures';

/** Options of `createImages`. */
export interface ImagesOptions {
  /** The shop's data folder, below which finished pictures are kept, or ':memory:': then each is made again. */
  readonly data: string;
  /** Bytes of disk that finished pictures may take. Default 1 GB. */
  readonly mostCacheBytes?: number | undefined;
}

/** Uploads that are unpacked at a time, and that wait for it: one of 50 megapixels is 200 MB of memory. */
const UPLOADS = { running: 2, waiting: 20 } as const;

/** Opens the photographs of a shop; see `Images` for what is promised. */
export function openImages({ data, mostCacheBytes }: ImagesOptions): Images {
  const work = new BoundedWork<unknown>(UPLOADS);
  let count = 0;
  /** @throws PicturesBusyError */
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
  const service = createImageService({ cache: cacheFolder(data), mostBytes: mostCacheBytes });
  return {
    respond: (request, files, standingOf) => service.respond(request, files, standingOf),
    keep: async ({ bytes, name }, path, files) => {
      try {
        return (await addPhoto(files, await bounded(() => cleanPhoto(bytes, name)), path)).path;
      } catch (error) {
        if (error instanceof MediaError) return undefined;
        throw error;
      }
    },
    keepWhole: async (bytes, wish, files) => {
      const made = await bounded(() => makeWhole(bytes, wish));
      if (typeof made === 'string') return { kind: made };
      const pictures = [];
      for (const { bytes: content, ending, width, height } of made) {
        const name = wish.squares === undefined ? wish.path : `${wish.path}-${String(width)}`;
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
