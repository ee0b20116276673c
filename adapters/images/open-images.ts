import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { devNull, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Images } from '../platform/ports/pictures';
import { cleanPhoto } from './clean-photo';
import { createImageService } from './image-service';
import { findMediaFile } from './media-path';
import { createMediaStore, MediaError } from './media-store';
import { pictureFolders } from './picture-folders';

export interface ImagesOptions {
  /** The shop's data folder, or ':memory:': photographs are then checked and forgotten, since there is nowhere to keep them. */
  readonly data: string;
  /** Bytes of disk that finished pictures may take. Default 1 GB. */
  readonly mostCacheBytes?: number | undefined;
}

/** Opens the photographs of a data folder; see `Images` for what is promised. */
export function openImages({ data, mostCacheBytes }: ImagesOptions): Images {
  const inMemory = data === ':memory:';
  // Below a file that is no folder nothing is ever found.
  const { media, cache } = pictureFolders(inMemory ? devNull : data);
  const service = createImageService({ media, cache, mostBytes: mostCacheBytes });

  return {
    respond: (request) => service.respond(request),
    keep: async ({ bytes, name }, path) => {
      const folder = await mkdtemp(join(tmpdir(), 'vitrine-photo-'));
      try {
        const draft = join(folder, 'draft');
        await writeFile(draft, await cleanPhoto(bytes, name));
        return (await createMediaStore(inMemory ? join(folder, 'media') : media).add(draft, path)).path;
      } catch (error) {
        if (error instanceof MediaError) return undefined;
        throw error;
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
    forget: async (path) => {
      const file = await findMediaFile(media, path);
      if (file !== undefined) await rm(file, { force: true });
    },
  };
}
