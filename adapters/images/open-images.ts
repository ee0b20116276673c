import { join } from 'node:path';
import type { Images } from '../platform/ports/pictures';
import { cleanPhoto } from './clean-photo';
import { createImageService } from './image-service';
import { photoKey } from './media-path';
import { addPhoto, MediaError } from './media-store';
import { makeWhole } from './whole-pictures';

export interface ImagesOptions {
  /** The shop's data folder, below which finished pictures are kept, or ':memory:': then each is made again. */
  readonly data: string;
  /** Bytes of disk that finished pictures may take. Default 1 GB. */
  readonly mostCacheBytes?: number | undefined;
}

/** Opens the photographs of a shop; see `Images` for what is promised. */
export function openImages({ data, mostCacheBytes }: ImagesOptions): Images {
  const service = createImageService({ cache: cacheFolder(data), mostBytes: mostCacheBytes });
  return {
    respond: (request, files) => service.respond(request, files),
    keep: async ({ bytes, name }, path, files) => {
      try {
        return (await addPhoto(files, await cleanPhoto(bytes, name), path)).path;
      } catch (error) {
        if (error instanceof MediaError) return undefined;
        throw error;
      }
    },
    keepWhole: async (bytes, wish, files) => {
      const made = await makeWhole(bytes, wish);
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
